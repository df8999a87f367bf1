import { BackupProblem } from '../../backup-problem.ts';
import type { Database } from '../../db/database.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

/** The client that leaves. Throws BackupProblem where there is none of this id. */
export async function leavingClient(db: Database, clientId: string): Promise<Row<'clients'>> {
  const [client] = await own({ db, clientId }).clients.where();
  if (!client) throw new BackupProblem('There is no such client.');
  return client;
}
