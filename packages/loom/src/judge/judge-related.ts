import type { Scene } from '../drawing/scene.ts';
import { delta } from '../numbers/torus.ts';
import type { RelatedThings } from '../prompt/intent.ts';
import type { Verdict } from './verdict.ts';

/** Of all places of a thing so many have the other where it was said. */
const most = 0.8;
/** In the sum of two radii: how far one may lie aside, and how far away. */
const aside = 0.8;
const away = 1.5;
const level = 0.55;

/** "A deer under trees" → whether each deer of the repeat has a tree over it, near enough to be seen as its own. */
export function judgeRelated(
  { where, things, others }: RelatedThings,
  { census, torus }: Scene,
): Omit<Verdict, 'token'> {
  const own = census.filter(({ motif }) => things.includes(motif));
  const beside = census.filter(({ motif }) => others.includes(motif));
  const isHeld = (one: (typeof own)[number]) =>
    beside.some((other) => {
      const [x, y] = delta(torus, one.x, one.y, other.x, other.y);
      const reach = one.r + other.r;
      if (where === 'beside') return Math.abs(y) <= reach * level && Math.abs(x) <= reach * away;
      const rises = where === 'under' ? -y : y;
      return rises > 0 && rises <= reach * away && Math.abs(x) <= reach * aside;
    });
  const held = own.filter(isHeld).length;
  const measured = `${held} of ${own.length}`;
  return own.length > 0 && held >= own.length * most ? { measured } : { measured, failing: 'otherPlace' };
}
