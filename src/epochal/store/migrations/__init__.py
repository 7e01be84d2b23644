"""The history of the schema, one step a file; ``upgrade`` brings a database to the last."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Bring the database behind this connection to the schema of this version."""
    config = Config()
    config.set_main_option("script_location", "epochal.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
