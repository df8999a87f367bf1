import { limits } from '@naksha/contract';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { LinkScope } from '../../http/scope.ts';
import { enterInTurn } from './enter-files.ts';
import { promisedBytes } from './promised-bytes.ts';
import { refuseBeyondQuota } from './refuse-beyond-quota.ts';
import { refuseWithoutRoom } from './refuse-without-room.ts';
import { tooManyUploads, unsavedBytes } from './unsaved-bytes.ts';

type OwnUploads = ReturnType<typeof own>['uploads'];

/**
 * Promises so many bytes of the disk to an upload, which `write` writes down; it answers with the rows that it wrote. Throws AppError
 * `conflict` where there are none, and what else is refused: too much unsaved, a client's quota, a full disk.
 */
export async function promiseUpload(
  { db, services }: LinkScope,
  { clientId }: Row<'uploads'>,
  bytes: number,
  write: (mine: OwnUploads) => PromiseLike<readonly unknown[]>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Addresses that were given before any bytes came are asked one after the other, of one client: another one's do not wait for it.
    await enterInTurn({ db: tx, clientId });
    const coming = (await unsavedBytes(tx, clientId)) + bytes;
    if (coming > limits.uploadBytesPerClient) throw tooManyUploads();
    await refuseBeyondQuota({ db: tx, clientId }, coming);
    if ((await write(own({ db: tx, clientId }).uploads)).length === 0) throw new AppError('conflict');
    // Last, and with what was just written in it: everybody's uploads wait for each other from here to the end of the transaction.
    await refuseWithoutRoom(services.workDir, await promisedBytes(tx));
  });
}
