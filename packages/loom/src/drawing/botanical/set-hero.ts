import type { Rng } from '../../numbers/rng.ts';
import type { Easel } from './easel.ts';
import { type Flower, setFlower } from './set-flower.ts';
import { setVisitor, visitorsOf } from './set-visitor.ts';

/** Larger than any flower in such a place: a beast fills less of its circle. */
const leading = 1.26;

/** Sets a great flower, or, where beasts or things were named, one of them by turns in its place and larger than it: what is named leads. */
export function setHero(easel: Easel, flower: Omit<Flower, 'rank'>, rng: Rng): void {
  const visitors = visitorsOf(easel);
  const nth = easel.heroes.length;
  const visitor = nth % 2 === 0 ? visitors[(nth / 2) % Math.max(1, visitors.length)] : undefined;
  if (visitor === undefined) {
    setFlower(easel, { ...flower, rank: 'hero' }, rng);
    return;
  }
  const { x, y, radius } = flower;
  setVisitor(easel, visitor, { x, y, radius: radius * leading, nth: nth / 2, rank: 'hero' }, rng);
}
