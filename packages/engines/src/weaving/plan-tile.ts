import { planZone, type ZoneTile } from '@naksha/loom';

/** Plans the repeat of a zone: its scene as JSON in shared memory. */
export function planTile(tile: ZoneTile): SharedArrayBuffer {
  const text = Buffer.from(JSON.stringify(planZone(tile)));
  const shared = new SharedArrayBuffer(text.length);
  text.copy(new Uint8Array(shared));
  return shared;
}
