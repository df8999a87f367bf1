import { hexToOklch } from '../numbers/colour/oklch.ts';
import type { Intent } from './intent.ts';

/** "Checks in light blue and white": in an order of yarns one lies between the others, the palest where no ground was named. Empty elsewhere. */
export function paleGround({
  patterns: [first],
  ground,
  accents,
  line,
}: Pick<Intent, 'patterns' | 'ground' | 'accents' | 'line'>): Partial<Pick<Intent, 'ground' | 'accents'>> {
  if (ground !== undefined || (first !== 'stripes' && first !== 'checks')) return {};
  const dyes = accents.filter(({ hex }) => hex !== line?.hex);
  const [palest] = dyes.toSorted((one, other) => hexToOklch(other.hex)[0] - hexToOklch(one.hex)[0]);
  if (dyes.length < 2 || palest === undefined) return {};
  return { ground: palest, accents: dyes.filter((colour) => colour !== palest) };
}
