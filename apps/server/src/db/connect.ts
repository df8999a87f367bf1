import type { Connection } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the database this installation lives in: PostgreSQL where a URL is given, else PGlite in the data folder. */
export function connect(home: { databaseUrl?: string | undefined; dataDir: string }): Promise<Connection> {
  return home.databaseUrl === undefined ? openPglite(home.dataDir) : openPostgres(home.databaseUrl);
}
