"""${message}

Revision ID: ${up_revision}
Revises: ${down_revision | comma,n}
"""

from alembic import op
from alembic.util import CommandError

from pgassay import migrations

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None


def upgrade() -> None:
    # One revision runs exactly one file of sql/releases; both versions are written down here.
    migrations.apply(op, from_="0.0.0", to="0.0.0")


def downgrade() -> None:
    raise CommandError(
        "An audit log is not downgraded. Restore a backup, or drop the schema assay by hand."
    )
