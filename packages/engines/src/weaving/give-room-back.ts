import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: unknown;

/**
 * Lets go of what the rasteriser held. It lies outside of the heap, so that the engine sees no need to collect it, and is given back only
 * between turns of the event loop: drawings of a hundred thousand shapes, of some hundred megabytes each, lay beside each other.
 */
export async function giveRoomBack(): Promise<void> {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  if (typeof collect === 'function') collect({ type: 'minor' });
  await setImmediate();
}
