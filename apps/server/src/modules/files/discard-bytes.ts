import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { enterInTurn } from './enter-files.ts';
import { fileKeys } from './file-keys.ts';

const { files, uploads } = fields;

/** Throws away what was kept of a picture that became no file; the bytes of one that did stay. */
export function discardBytes(scope: ClientScope, id: string): Promise<void> {
  return discard(scope, id, async () => false);
}

/**
 * Throws away what was kept of an upload of which no row is left, neither its own nor that of a file: it was erased while it was judged. Where
 * the upload is there its sender may ask again.
 */
export function discardForsaken(scope: ClientScope, id: string): Promise<void> {
  return discard(scope, id, async (tx) => {
    const [upload] = await own(scope, tx).uploads.pick({ id: uploads.id }, eq(uploads.id, id));
    return upload !== undefined;
  });
}

async function discard(scope: ClientScope, id: string, isWanted: (tx: Transaction) => Promise<boolean>): Promise<void> {
  const { clientId, db, services } = scope;
  await db.transaction(async (tx) => {
    // In turn with what writes its row, which looks before it does whether they are there.
    await enterInTurn({ db: tx, clientId });
    const [file] = await own(scope, tx).files.pick({ id: files.id }, eq(files.id, id));
    if (!file && !(await isWanted(tx))) await services.storage.remove(fileKeys.file(clientId, id));
  });
}
