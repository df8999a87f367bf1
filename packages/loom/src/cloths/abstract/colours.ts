import type { Ink } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What a print is painted with, the strongest first. */
export const paints: readonly [Role, ...Role[]] = ['a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2', 'dark'];

/** A paint that is none of those; any when all are. */
export function paintBeside(beside: readonly Ink[], rng: Rng, from: readonly Ink[] = paints): Ink {
  const fresh = from.filter((ink) => !beside.includes(ink));
  return rng.pick(fresh.length > 0 ? fresh : from);
}
