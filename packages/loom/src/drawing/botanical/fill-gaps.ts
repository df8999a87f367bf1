import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { echoDots } from '../layout/echo-dots.ts';
import { type FillMaker, gapFill } from '../layout/gap-fill.ts';
import { createSketch } from '../motifs/sketch.ts';
import type { Easel, Part } from './easel.ts';
import { leavesOf } from './grow-leaves.ts';
import type { Colourway } from './hand.ts';
import { flowerOf } from './set-flower.ts';
import { setVisitor, visitorsOf } from './set-visitor.ts';
import { stemSymbols } from './stem.ts';

interface Filling {
  readonly heroRadius: number;
  /** Air round every filler, units. */
  readonly gap: number;
  /** Smallest filler, units. */
  readonly min: number;
  /** Without stalks and secondary flowers: small things lie loose. */
  readonly isStrewn?: boolean;
  /** What lies loose is nothing but sprigs with a stalk of their own, where the hand draws them. */
  readonly isOfSprigs?: boolean;
  /** Everything hangs on a stem: what no stalk reaches stays ground. */
  readonly isRooted?: boolean;
}

/** Motifs that have a foot and turn it to the stem. */
const growing = ['palmette', 'lotus', 'carnation', 'bud', 'leaf', 'trefoil'];
const slim = { leaf: 0.44, bud: 0.62 } as const;

/** Fills the room that is left: secondary flowers, small flowers and buds on stalks, leaves, then dots. */
export function fillGaps(easel: Easel, filling: Filling): void {
  const { cast } = easel;
  const hero = filling.heroRadius;
  setVisitors(easel, hero);
  fill(easel, filling, 'fill', [
    ...(filling.isStrewn === true ? [] : cast.secondary).map((part) =>
      maker(easel, part, filling.isRooted === true ? 'filler' : 'secondary', hero * 0.27, hero * 0.4),
    ),
    ...strewable(easel, filling).map((part) =>
      maker(easel, part, 'filler', ...fillerRange(part, hero, easel.hand.smallest), filling.isStrewn),
    ),
  ]);
}

/** What lies loose has a stalk of its own: sprigs, where the hand draws them. */
function strewable({ cast, hand }: Easel, { isOfSprigs }: Filling): readonly Part[] {
  const sprigs =
    isOfSprigs === true && hand.sprig !== undefined ? cast.filler.filter(({ motif }) => motif === 'bud') : [];
  return sprigs.length > 0 ? sprigs : cast.filler;
}

/** Sets the flowers of second size into the largest gaps before leaves take them. `most` at most. */
export function setSecondary(easel: Easel, filling: Filling, most: number): void {
  const { cast } = easel;
  const hero = filling.heroRadius;
  fill(
    easel,
    { ...filling, min: hero * 0.3 },
    'secondary',
    cast.secondary.map((part, i) =>
      maker(easel, part, 'secondary', hero * 0.26, hero * ((filling.isRooted === true ? 0.48 : 0.4) - 0.022 * i)),
    ),
    most,
  );
}

function fill(easel: Easel, filling: Filling, path: string, menu: readonly FillMaker[], most?: number): void {
  const { plot, occupancy, stems, rng, cast } = easel;
  const hero = filling.heroRadius;
  const leaf = cast.has('leaf') ? leavesOf(easel, Math.max(26, hero * 0.4), 1.2) : undefined;
  const filled = gapFill({
    torus: plot.torus,
    occupancy,
    rng: rng.fork(path),
    menu,
    heroRadius: hero,
    min: filling.min,
    gap: filling.gap,
    ...(leaf ? { collar: { leaf, from: hero * 0.1 } } : {}),
    ...(most === undefined ? {} : { most }),
    ...(filling.isStrewn === true ? {} : { stems }),
    ...(filling.isRooted === true ? { isRooted: true } : {}),
    stalk: {
      reach: hero * (filling.isRooted === true ? 1.5 : 0.55),
      width: Math.max(1.8, Math.min(3.4, hero * 0.02)),
      draw: (points: readonly Point[], width: number) => easel.add(stalkSymbol(easel, points, width)),
      ...(leaf ? { leaf: leavesOf(easel, Math.max(18, hero * (filling.isRooted === true ? 0.34 : 0.24)), 1) } : {}),
    },
  });
  easel.drawn.fill.push(
    ...filled.stalks,
    ...filled.leaves.map((item, i) => ({ ...item, flip: i % 2 === 0 })),
    ...filled.motifs,
  );
  easel.census.push(...filled.census);
}

function fillerRange({ motif }: Part, hero: number, smallest: number): [from: number, to: number] {
  if (motif === 'dot') return [0, 6.5];
  if (motif === 'trefoil') return [smallest * 1.3, hero * 0.1 + smallest];
  if (motif === 'leaf') return [smallest, hero * 0.24];
  if (motif === 'bud') return [smallest * 1.25, hero * 0.2];
  return [Math.max(smallest, hero * 0.07), hero * 0.2];
}

function maker(
  easel: Easel,
  { motif, weight }: Part,
  rank: FillMaker['rank'],
  from: number,
  to: number,
  isStrewn = false,
): FillMaker {
  const { hand } = easel;
  const ways = motif === 'leaf' || motif === 'trefoil' ? hand.leaves : hand.flowers;
  const isSprig = isStrewn && motif === 'bud' && hand.sprig !== undefined;
  const width = motif === 'leaf' ? slim.leaf : motif === 'bud' && !isSprig ? slim.bud : undefined;
  return {
    motif,
    from,
    to: Math.max(from, isSprig ? to * 1.7 : to),
    weight,
    rank,
    grows: growing.includes(motif),
    ...(width === undefined ? {} : { slim: width }),
    collar: !isSprig && motif !== 'leaf' && motif !== 'dot' && motif !== 'trefoil',
    make: (radius, rng, near) => {
      const fresh: Colourway[] = ways.filter((way) => !near.includes(way.body));
      return flowerOf(
        easel,
        motif,
        rng.pick(fresh.length > 0 ? fresh : ways),
        radius,
        rng,
        isSprig ? hand.sprig : undefined,
      );
    },
  };
}

function stalkSymbol({ hand, recipe }: Easel, points: readonly Point[], width: number) {
  const taper = (t: number) => width * (1.15 - 0.4 * t);
  const { line, body } = stemSymbols(points, taper, hand.stem, recipe.line, 1);
  return line ? { shapes: [...line.shapes, ...body.shapes], radius: body.radius } : body;
}

/** How finely gaps are filled: detail sets the smallest filler, density how much air stays. */
export function fillingFor({ density, detail }: Recipe, heroRadius: number): Filling {
  const air = 1 - density;
  return { heroRadius, gap: 2.4 + 9 * air * air + 2 * air, min: Math.max(3, 7.5 - detail) + 16 * air * air };
}

/** Rows of dots on the ground that follow every outline. `away` is their distance from it, units. */
export function sowDots(easel: Easel, away: number, spacing: number, size: number): void {
  if (!easel.cast.has('dot')) return;
  const rng = easel.rng.fork('dots');
  const symbols = easel.hand.dots.map((role) => {
    const sketch = createSketch();
    sketch.area(circle(0, 0, 2), role);
    return easel.add(sketch.done(3));
  });
  for (const [i, [x, y]] of echoDots(easel.plot.torus, easel.occupancy, away, spacing).entries()) {
    const own = rng.fork(i);
    easel.drawn.dots.push({ symbol: own.pick(symbols), x, y, turn: 0, scale: (size / 2) * own.between(0.8, 1.15) });
  }
}

/** Radii as shares of the hero's: the largest a visitor becomes, and the smallest after the first. */
const visitorSize = { most: 0.74, thing: 0.86, least: 0.24 } as const;

/** One to so many squares of the hero's diameter. */
const visitorSpread = 1.9;
/** Birds, butterflies and things that are wished for, upright in the largest gaps between the flowers, each at least once. */
function setVisitors(easel: Easel, heroRadius: number): void {
  const { occupancy, plot, rng, census } = easel;
  // Whoever has a great flower's place is no guest beside it.
  const leads = new Set(census.filter(({ rank }) => rank === 'hero').map(({ motif }) => motif));
  const wished = visitorsOf(easel).filter((each) => !leads.has(typeof each === 'object' ? each.id : each));
  if (wished.length === 0) return;
  const own = rng.fork('visitors');
  const { w, h } = plot.torus;
  const count = Math.max(wished.length, Math.round((w * h) / (heroRadius * 2 * visitorSpread) ** 2) * wished.length);
  // All places before any figure: which drawing stands in one must not move the next.
  const places: {
    readonly motif: MotifId | Outline;
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  }[] = [];
  for (let k = 0; k < count; k++) {
    const motif = wished[k % wished.length];
    const free = occupancy.max();
    // Corners of a figure's circle are mostly empty: it may reach a little over its neighbours' leaves.
    const radius = Math.min(
      free.r * 1.12,
      heroRadius * (typeof motif === 'object' ? visitorSize.thing : visitorSize.most),
    );
    if (motif === undefined || (k >= wished.length && radius < heroRadius * visitorSize.least)) break;
    places.push({ motif, x: free.x, y: free.y, radius });
    occupancy.add(free.x, free.y, radius * 0.7);
  }
  for (const [k, { motif, ...place }] of places.entries())
    setVisitor(easel, motif, { ...place, nth: k, rank: 'secondary' }, own.fork(k));
}
