import { setImmediate } from 'node:timers/promises';

/**
 * Lets go of what the rasteriser held. It lies outside of the heap, so that the engine sees no need to collect it, and is given back only
 * between turns of the event loop: drawings of a hundred thousand shapes, of some hundred megabytes each, lay beside each other. The threads of
 * the pool have the collector (`openPool`); elsewhere the turn of the loop is all.
 */
export async function giveRoomBack(): Promise<void> {
  globalThis.gc?.({ type: 'minor' });
  await setImmediate();
}
