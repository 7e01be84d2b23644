"""Makes the sample game known; a server is told to import this."""

import epochal
from tests.server.sample import Pebbles

epochal.register("pebbles", Pebbles)
