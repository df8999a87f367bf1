import type { Instance } from './instance.ts';
import { coverOfInstance, mostGap } from './refill.ts';
import type { Room } from './room.ts';
import type { Sheet } from './sheet.ts';

/** Of so many motifs the distance to their neighbours is measured. */
const measured = 40;

/** Some of all motifs, evenly. */
export function samplesOf(instances: readonly Instance[]): Instance[] {
  const drawn = instances.filter(({ parts, disc }) => parts.length > 0 && disc !== undefined);
  const step = Math.max(1, Math.floor(drawn.length / measured));
  return drawn.filter((_, i) => i % step === 0);
}

/** Half of these motifs are nearer to a neighbour than this. */
export function usualGap(sheet: Sheet, room: Room, samples: readonly Instance[]): number {
  const gaps = samples
    .map((instance) => {
      const discs = coverOfInstance(sheet, instance);
      const own = instance.parts.map(({ item }) => item);
      return room.clearance(discs, mostGap, new Set([...room.beneath(discs), ...own]));
    })
    .sort((a, b) => a - b);
  return Math.max(1, gaps[Math.floor(gaps.length / 2)] ?? 1);
}
