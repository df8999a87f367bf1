import type { StoredRoom } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { storedBytes, toGigabytes } from './stored-bytes.ts';

/** What the caller's client keeps of what it may. */
export async function getFileRoom(scope: ClientScope): Promise<{ room: StoredRoom | null }> {
  return { room: await storedRoomOf(scope) };
}

/** Where the files of a client have no limit, they are not counted. */
export async function storedRoomOf(scope: ClientScope): Promise<StoredRoom | null> {
  const [client] = await own(scope).clients.pick({ quotaBytes: fields.clients.quotaBytes });
  const gigabytes = toGigabytes(client?.quotaBytes ?? null);
  return gigabytes === null ? null : { usedBytes: await storedBytes(own(scope), scope.clientId), gigabytes };
}
