"""The lab: many games at once, odds and measurements. It knows the contract, not the games."""
