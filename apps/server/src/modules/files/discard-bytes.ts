import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { enterInTurn } from './enter-files.ts';
import { fileKeys } from './file-keys.ts';

const { files } = fields;

/** Throws away what was kept of a picture that became no file; the bytes of one that did stay. */
export async function discardBytes(scope: ClientScope, id: string): Promise<void> {
  const { clientId, db, services } = scope;
  await db.transaction(async (tx) => {
    // In turn with what writes its row, which looks before it does whether they are there.
    await enterInTurn({ db: tx, clientId });
    const [file] = await own(scope, tx).files.pick({ id: files.id }, eq(files.id, id));
    if (!file) await services.storage.remove(fileKeys.file(clientId, id));
  });
}
