import { type Config, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/database.ts';
import { sayProblem } from './say-problem.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

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
    sayProblem(problem);
  }
}
