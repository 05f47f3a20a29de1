"""pgassay 0.1.0: the first release of the schema assay.

Revision ID: pgassay_0_1_0
Revises:
"""

from alembic import op
from alembic.util import CommandError

from pgassay import migrations

revision = "pgassay_0_1_0"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    migrations.apply(op, to="0.1.0")
    op.execute(migrations.COMMENT_VERSION_TABLE)


def downgrade() -> None:
    raise CommandError(
        "An audit log is not downgraded. Restore a backup, or drop the schema assay by hand."
    )
