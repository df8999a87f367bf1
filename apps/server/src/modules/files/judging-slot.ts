import { limits } from '@naksha/contract';
import type { PictureWeight } from '@naksha/imaging';
import { AppError } from '../../http/app-error.ts';
import { refuseWithoutRoom } from './refuse-without-room.ts';

interface Wish {
  readonly clientId: string;
  readonly weight: PictureWeight;
  /** Where temporary files will lie. */
  readonly folder: string;
}

/**
 * What waits for the slot, by client; the clients are served in rotation. Counted by process: what is shared out is this process's memory and the disk
 * beneath its own temporary files.
 */
const waiting = new Map<string, (() => void)[]>();
let isBusy = false;

/**
 * Runs the judging of an upload. Small pictures never wait for large ones; of the large, one is judged at a time, so that their
 * temporary files and their memory are those of one, and the clients are served in rotation.
 */
export async function inJudgingSlot<Result>(
  { clientId, weight, folder }: Wish,
  work: (isSmall: boolean) => Promise<Result>,
): Promise<Result> {
  if (weight.pixels <= limits.smallPictureMaxPixels) return work(true);
  if (isBusy) await wait(clientId);
  isBusy = true;
  try {
    await refuseWithoutRoom(folder, weight.temporaryBytes);
    return await work(false);
  } finally {
    const next = nextWaiting();
    if (next) next();
    else isBusy = false;
  }
}

function wait(clientId: string): Promise<void> {
  const line = waiting.get(clientId) ?? [];
  if (line.length >= limits.judgingsWaitingPerClient) {
    const seconds = 30;
    throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
  }
  waiting.set(clientId, line);
  return new Promise((enter) => line.push(enter));
}

function nextWaiting(): (() => void) | undefined {
  for (const [clientId, line] of waiting) {
    waiting.delete(clientId);
    const next = line.shift();
    if (line.length > 0) waiting.set(clientId, line);
    if (next) return next;
  }
  return undefined;
}
