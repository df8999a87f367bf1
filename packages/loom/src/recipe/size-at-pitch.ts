import type { Intent } from '../prompt/intent.ts';

/** So much of its step a motif may take. */
const ofPitch = 0.9;

/** A distance in figures holds: the size in cm of what stands there, which fits in, and fills it where the cloth is to be dense; undefined where none is given. */
export function sizeAtPitch({ pitchCm, density }: Intent, usual: number): number | undefined {
  if (pitchCm === undefined) return undefined;
  const room = pitchCm * ofPitch;
  return density === 'dense' ? room : Math.min(usual, room);
}
