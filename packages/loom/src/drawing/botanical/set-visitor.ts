import type { Rng } from '../../numbers/rng.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import type { Easel } from './easel.ts';
import { setFigure } from './set-figure.ts';
import { setThing } from './set-thing.ts';

const flyingVisitors = ['butterfly', 'feather', 'kite', 'shell'];
/** Of the things of libraries, by their ids: what flies or crawls lies any way round. */
const flyingThings = /bee$|bug$|beetle$|dragonfly|butterfly|moth$|snail|leaf$/;

/** Who was named and visits the plants: things first, where the hand draws them. */
export function visitorsOf({ hand, recipe, cast }: Easel): readonly (MotifId | Outline)[] {
  return [
    ...(hand.guest === undefined ? [] : (recipe.subjects ?? [])),
    ...recipe.motifs.include.filter((motif) => hand.visitors?.includes(motif) && cast.has(motif)),
  ];
}

interface VisitorPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How many there are already: by it they face either way and have their dyes. */
  readonly nth: number;
  readonly rank: 'hero' | 'secondary';
}

/** Sets one of those that were named among the plants, upright, or any way round where it flies. */
export function setVisitor(easel: Easel, motif: MotifId | Outline, { nth, ...place }: VisitorPlace, rng: Rng): void {
  const { hand } = easel;
  const flip = nth % 2 === 1;
  if (typeof motif === 'object') {
    if (hand.guest === undefined) return;
    const turn = flyingThings.test(motif.id) ? rng.between(-0.8, 0.8) : 0;
    setThing(easel, { outline: motif, ...place, turn, flip, air: 2, colourway: nth }, hand.guest, rng);
    return;
  }
  const turn = flyingVisitors.includes(motif) ? rng.between(-0.8, 0.8) : 0;
  const colourway = hand.flowers[nth % hand.flowers.length] ?? hand.flowers[0];
  setFigure(easel, { motif, colourway, ...place, turn, flip, air: 2 }, rng);
}
