import { bytesOfGigabyte, type ClientDetails, factWord, type StorageLimit } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';
import { toGigabytes } from '../files/stored-bytes.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { visitClient } from '../logs/visit-client.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { findClient } from './find-client.ts';

interface Wanted {
  readonly id: string;
  readonly storageGigabytes: StorageLimit;
  readonly was?: StorageLimit | undefined;
}

/** Sets what the files of a client may come to. One that lies below what is there takes nothing away: only nothing more is taken. */
export async function setStorageLimit(
  scope: SuperScope,
  { id, storageGigabytes, was }: Wanted,
): Promise<ClientDetails> {
  // It is answered whole, though it was set to what it is.
  await visitClient(scope, id, 'client');
  return scope.db.transaction(async (tx) => {
    const theirs = own({ db: tx, clientId: id });
    const [before] = await theirs.clients.pick({ bytes: fields.clients.quotaBytes }).for('no key update');
    const is = toGigabytes(before?.bytes ?? null);
    refuseStale(was, is, () => ({
      now: factWord('storageGigabytes', is, 'en'),
      ...(is !== null && { storageGigabytes: is }),
    }));
    const quotaBytes = storageGigabytes === null ? null : storageGigabytes * bytesOfGigabyte;
    await theirs.clients.update({ quotaBytes });
    const change = changedFields({ storageGigabytes: is }, { storageGigabytes });
    await logChange(tx, { ...scope, clientId: id }, 'client.storage_limit', id, {}, change);
    return findClient(theirs, id);
  });
}
