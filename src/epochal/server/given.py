"""What every route can ask for by name: who calls, and the parts of the server."""

from litestar.di import NamedDependency

from epochal.server.gate import Gate
from epochal.server.people import People, Profile
from epochal.table.tables import Tables

Caller = NamedDependency[Profile]
ThePeople = NamedDependency[People]
TheTables = NamedDependency[Tables]
TheGate = NamedDependency[Gate]
