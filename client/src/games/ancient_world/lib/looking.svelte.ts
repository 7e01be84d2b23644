// Whose city is looked at; null for one's own.

class Looking {
  seat = $state<number | null>(null)
}

export const looking = new Looking()
