import { BackupProblem } from './backup/backup-problem.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/database.ts';
import { DatabaseUnreachable } from './db/database-unreachable.ts';
import { FolderInUse } from './db/lock-folder.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { StorageError } from './storage/storage-error.ts';

interface Opened {
  readonly config: Config;
  readonly connection: Connection;
  readonly storage: Storage;
}

/** Runs a command on the installation that the settings name and prints what it answers; what is known to go wrong is a sentence and an exit code. */
export async function runCommand(work: (opened: Opened) => Promise<string>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const connection = await connect({ databaseUrl: config.databaseUrl?.reveal(), dataDir: config.dataDir });
    try {
      const storage = await openStorage(config);
      process.stdout.write(`${await work({ config, connection, storage })}\n`);
    } finally {
      await connection.close();
    }
  } catch (problem) {
    const isBucketAway = problem instanceof StorageError && problem.fault === 'away';
    const isAway = isBucketAway || problem instanceof DatabaseUnreachable || problem instanceof FolderInUse;
    const isKnown = isAway || problem instanceof ConfigError || problem instanceof BackupProblem;
    if (!isKnown) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = isAway ? 69 : problem instanceof ConfigError ? 78 : 1;
  }
}
