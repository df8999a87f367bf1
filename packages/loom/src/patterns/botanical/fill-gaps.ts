import type { Point } from '../../geometry/point.ts';
import type { FillMaker } from '../../layout/gap-fill.ts';
import { gapFill } from '../../layout/gap-fill.ts';
import { setVisitors } from '../figures/set-visitors.ts';
import type { Part } from './cast.ts';
import type { Easel } from './easel.ts';
import { flowerOf } from './flower-of.ts';
import type { Colourway } from './hand.ts';
import { leavesOf } from './leaves-of.ts';
import { stemSymbols } from './stem-symbols.ts';

export interface Filling {
  readonly heroRadius: number;
  /** Air round every filler, units. */
  readonly gap: number;
  /** Smallest filler, units. */
  readonly min: number;
  /** Without stalks and secondary flowers: small things lie loose. */
  readonly isStrewn?: boolean;
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
      maker(easel, part, 'secondary', hero * 0.27, hero * 0.4),
    ),
    ...cast.filler.map((part) =>
      maker(easel, part, 'filler', ...fillerRange(part, hero, easel.hand.smallest), filling.isStrewn),
    ),
  ]);
}

/** Sets the flowers of second size into the largest gaps before leaves take them. `most` at most. */
export function setSecondary(easel: Easel, filling: Filling, most: number): void {
  const { cast } = easel;
  const hero = filling.heroRadius;
  fill(
    easel,
    { ...filling, min: hero * 0.3 },
    'secondary',
    cast.secondary.map((part, i) => maker(easel, part, 'secondary', hero * 0.26, hero * (0.4 - 0.022 * i))),
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
    stalk: {
      reach: hero * 0.55,
      width: Math.max(1.8, Math.min(3.4, hero * 0.02)),
      draw: (points: readonly Point[], width: number) => easel.stock.add(stalkSymbol(easel, points, width)),
      ...(leaf ? { leaf: leavesOf(easel, Math.max(18, hero * 0.24), 1) } : {}),
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
