import type { StoredRoom } from '@naksha/contract';
import type { ClientScope } from '../../http/scope.ts';
import { storedRoomOf } from './stored-room-of.ts';

/** What the caller's client keeps of what it may. */
export async function getFileRoom(scope: ClientScope): Promise<{ room: StoredRoom | null }> {
  return { room: await storedRoomOf(scope) };
}
