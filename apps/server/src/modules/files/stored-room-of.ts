import type { StoredRoom } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { storedBytes, toGigabytes } from './stored-bytes.ts';

/** What a client keeps of what it may. Where its files have no limit, they are not counted. */
export async function storedRoomOf(scope: ClientScope): Promise<StoredRoom | null> {
  const [client] = await own(scope).clients.pick({ quotaBytes: fields.clients.quotaBytes });
  const limitBytes = client?.quotaBytes ?? null;
  const gigabytes = toGigabytes(limitBytes);
  if (limitBytes === null || gigabytes === null) return null;
  return { usedBytes: await storedBytes(own(scope), scope.clientId), limitBytes, gigabytes };
}
