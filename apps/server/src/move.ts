import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyObjects } from './backup/copy-objects.ts';
import { findNamed, refuseLost } from './backup/hold-objects.ts';
import { moveDatabase } from './backup/move-database.ts';
import { BackupProblem } from './backup-problem.ts';
import { ConfigError } from './config.ts';
import { openPostgres } from './db/open-postgres.ts';
import { runCommand } from './run-command.ts';
import { openDisk } from './storage/disk.ts';

const usage = `npm run move -- --database postgres://…   from the database of the settings to an empty PostgreSQL
npm run move -- --files                   from the data folder to the bucket of the settings`;

/** Moves an installation that stands still to a larger home, and leaves what was there as it is. */
await runCommand(async ({ config, connection, storage }) => {
  const options = { database: { type: 'string' }, files: { type: 'boolean' } } as const;
  const { database, files } = parseArgs({ options }).values;
  if (database !== undefined) {
    const target = await openPostgres(database);
    try {
      const { tables, rows } = await moveDatabase(connection, target);
      return `Moved ${rows} rows of ${tables} tables, each table held against its count and hash. Now set DATABASE_URL.`;
    } finally {
      await target.close();
    }
  }
  if (!files) throw new ConfigError(usage);
  if (config.s3 === undefined) throw new BackupProblem('S3_BUCKET names no bucket to move to.');
  const from = await openDisk(join(config.dataDir, 'files'));
  const named = await findNamed(connection);
  const moved = await copyObjects({ from, to: storage, isWanted: () => true, named });
  await refuseLost(connection, named, moved);
  const bytes = moved.reduce((all, each) => all + each.bytes, 0);
  return `Moved ${moved.length} files of ${Math.ceil(bytes / 1e6)} MB, each read back and held against its hash.`;
});
