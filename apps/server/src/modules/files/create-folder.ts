import { type Folder, limits } from '@naksha/contract';
import { count } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Makes a folder for the client's collection; so many at most. */
export async function createFolder(scope: ClientScope, { name }: { name: string }): Promise<Folder> {
  return onceOfAName(() =>
    scope.db.transaction(async (tx) => {
      await oneAtATime(tx, `folders ${scope.clientId}`);
      const mine = own(scope, tx).folders;
      const [found] = await mine.pick({ total: count() });
      const limit = limits.foldersPerClient;
      if ((found?.total ?? 0) >= limit) throw new AppError('folders_too_many', { params: { limit } });
      const [row] = await mine.insert({ name, createdBy: scope.userId }).returning();
      if (!row) throw new Error('A folder was not inserted.');
      await logAction(tx, scope, 'folder.created', row.id, { name });
      return presentFolder(row);
    }),
  );
}

export const presentFolder = ({ id, name, createdBy }: Row<'folders'>): Folder => ({ _id: id, name, createdBy });

/** Refuses a name that another folder has, as the database says in the end. */
export async function onceOfAName<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (problem) {
    if (isUniqueViolation(problem, 'folders_name')) throw new AppError('folder_exists', { field: 'name' });
    throw problem;
  }
}
