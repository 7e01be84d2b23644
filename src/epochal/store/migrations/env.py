"""Run by Alembic, on the connection that ``upgrade`` hands over."""

from alembic import context

from epochal.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
