import type { Easel } from '../../drawing/botanical/easel.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { MotifDisc, SceneSymbol } from '../../drawing/scene.ts';
import { drawEngraved } from '../../drawing/subjects/draw-engraved.ts';
import { footOf } from '../../drawing/subjects/foot-of.ts';
import { groundOf } from '../../drawing/subjects/ground-of.ts';
import { curve, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';

/** Figures that stand on the islands. */
const toileFigures = [
  'elephant',
  'peacock',
  'deer',
  'camel',
  'horse',
  'cow',
  'tiger',
  'lion',
  'dancer',
  'swan',
  'temple',
  'palm',
  'cypress',
  'parrot',
  'butterfly',
] as const;
type Player = (typeof toileFigures)[number] | 'tree';

type Part = readonly [motif: Player, x: number, size: number, looksLeft?: boolean];

/** Behind to before: where along the island (−1 … 1) and how tall, in shares of its half width. */
const stages: readonly (readonly Part[])[] = [
  [
    ['palm', -0.5, 0.95],
    ['palm', -0.74, 0.66],
    ['elephant', 0.22, 0.62],
    ['peacock', -0.52, 0.26],
  ],
  [
    ['temple', 0.02, 0.7],
    ['cypress', -0.64, 0.72],
    ['cypress', 0.66, 0.6],
    ['peacock', -0.36, 0.3],
    ['deer', 0.46, 0.28, true],
  ],
  [
    ['tree', -0.1, 0.92],
    ['deer', 0.56, 0.4, true],
    ['deer', -0.66, 0.36],
  ],
  [
    ['palm', 0.56, 0.9],
    ['camel', -0.2, 0.6],
    ['palm', 0.8, 0.56],
    ['swan', 0.34, 0.2],
  ],
  [
    ['tree', 0.5, 0.8],
    ['dancer', -0.24, 0.5],
    ['dancer', -0.62, 0.44, true],
    ['peacock', 0.42, 0.28],
  ],
  [
    ['cypress', 0.64, 0.78],
    ['horse', 0.02, 0.56],
    ['cypress', -0.66, 0.64],
    ['swan', -0.56, 0.2],
  ],
  [
    ['tree', 0.56, 0.82],
    ['cow', -0.16, 0.54],
    ['temple', -0.7, 0.36],
    ['swan', 0.3, 0.18],
  ],
  [
    ['palm', -0.6, 0.82],
    ['tiger', 0.14, 0.52],
    ['tree', 0.72, 0.52],
    ['parrot', -0.14, 0.2],
  ],
];

/** What stays in its place whatever is wished for. */
const scenery: readonly Player[] = ['tree', 'palm', 'cypress', 'temple'];

/** Where a figure's feet are below its centre, in shares of its radius. */
const feet: Readonly<Partial<Record<Player, number>>> = {
  elephant: 0.78,
  tiger: 0.78,
  lion: 0.78,
  peacock: 0.7,
  swan: 0.76,
  temple: 0.86,
  tree: 0.92,
  palm: 0.94,
  cypress: 0.92,
  dancer: 0.9,
  parrot: 0.9,
  butterfly: 1.4,
};

/** The order in which islands bring their stages: those of wished figures alone where there are such. */
export function stagesFor({ motifs }: Recipe, rng: Rng): readonly (readonly Part[])[] {
  const allowed = stages.filter((parts) => parts.filter(([motif]) => !motifs.exclude.includes(motif)).length >= 2);
  const wished = allowed.filter((parts) => parts.some(([motif]) => motifs.include.some((id) => id === motif)));
  return rng.shuffle(wished.length > 0 ? wished : allowed.length > 0 ? allowed : stages);
}

interface Island {
  readonly x: number;
  /** Of the turf. */
  readonly y: number;
  readonly half: number;
  readonly flip: boolean;
  /** Whose turn it is among the figures wished for, so that each stands somewhere: shared by all islands of a cloth. */
  readonly turns: { next: number };
}

/** Sets one island: its ground, then what stands on it, the far things first. */
export function setVignette(easel: Easel, parts: readonly Part[], { x, y, half, flip, turns }: Island, rng: Rng): void {
  const { recipe, drawn, occupancy } = easel;
  const way = easel.hand.flowers[0];
  const figures = wishedFigures(recipe, toileFigures).filter((id) => !scenery.includes(id));
  const wished = [...(recipe.subjects ?? []), ...figures];
  for (const [k, [motif, at, size, looksLeft = false]] of parts.entries()) {
    const isScenery = scenery.includes(motif);
    const shown = isScenery || wished.length === 0 ? motif : wished[turns.next % wished.length];
    if (shown === undefined || (typeof shown === 'string' && recipe.motifs.exclude.includes(shown))) continue;
    if (!isScenery) turns.next += 1;
    // Beasts are broader than the dancers whose place they take, and larger than small birds.
    const own = shown === motif ? size : Math.max(0.3, size * (motif === 'dancer' ? 0.78 : 1));
    const radius = half * own;
    const foot = (typeof shown === 'string' ? (feet[shown] ?? 0.88) : footOf(shown)) * radius;
    const side = flip ? -1 : 1;
    const rank = size > 0.5 ? 'hero' : 'secondary';
    const turf = 0.1 * half * at * at + (isScenery ? 0 : half * 0.03);
    const place = { x: x + side * at * half, y: y - foot + turf, radius, flip: looksLeft !== flip, rank } as const;
    if (typeof shown !== 'string') {
      setThing(easel, shown, place, rng.fork(k));
      continue;
    }
    setFigure(
      easel,
      {
        motif: shown,
        colourway: way,
        ...place,
        on: 'heroes',
        air: 3,
      },
      rng.fork(k),
    );
  }
  const { symbol, scale } = easel.take(
    'mound',
    half,
    (drawnHalf, fork) => drawMound(drawnHalf, recipe, fork),
    rng.fork('mound'),
  );
  drawn.mounds.push({ symbol, x, y, turn: 0, scale, flip });
  for (let k = -4; k <= 4; k++) occupancy.add(x + (k / 4) * half * 0.92, y + half * 0.14, half * 0.17);
}

/** Sets a thing of a library as a figure is set. */
function setThing(
  easel: Easel,
  thing: Outline,
  {
    x,
    y,
    radius,
    flip,
    rank,
  }: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly flip: boolean;
    readonly rank: MotifDisc['rank'];
  },
  rng: Rng,
): void {
  const { line, detail } = easel.recipe;
  const draw = (drawn: number) => ({ ...drawEngraved(thing, { radius: drawn, line, detail }), motif: thing.id });
  const { symbol, scale } = easel.take(`thing/${thing.id}`, radius, draw, rng);
  easel.drawn.heroes.push({ symbol, x, y, turn: 0, scale, ...(flip ? { flip } : {}) });
  for (const disc of groundOf(thing, radius))
    easel.occupancy.add(x + (flip ? -disc.x : disc.x), y + disc.y, disc.r + 3);
  easel.census.push({ x, y, r: radius * 0.82, motif: thing.id, rank });
}

/** The floating ground of a vignette: turf above, tufts on it, hanging roots and water lines beneath. Its top lies at y = 0. */
function drawMound(half: number, { line, detail }: Recipe, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const pen = 1.2 * line;
  const depth = half * 0.2;
  const top = Array.from({ length: 9 }, (_, i): Point => {
    const u = (i - 4) / 4;
    return [u * half, u * u * depth * 0.5 + (i % 2 === 0 ? 0 : rng.between(-0.06, 0.02) * half)];
  });
  const under = Array.from({ length: 11 }, (_, i): Point => {
    const u = 1 - i / 5;
    return [u * half * 0.98, depth * (0.5 + (1 - u * u) * (i % 2 === 0 ? 0.62 : 0.95))];
  });
  sketch.outlined(curve([...top, ...under], true), 'ground', 'line', pen);
  let hatching = '';
  const step = Math.max(3, 6.4 - detail * 0.6);
  for (let k = 0; k < (2 * half) / step; k++) {
    const x = -half + (k + 0.5) * step;
    const u = x / half;
    const room = depth * (0.35 + 0.75 * (1 - u * u));
    const y = depth * 0.5 * u * u;
    hatching += `M${fixed(x)} ${fixed(y + room * (k % 2 === 0 ? 0.2 : 0.42))}L${fixed(x - step * 0.8)} ${fixed(y + room * (k % 3 === 0 ? 0.98 : 0.8))}`;
  }
  sketch.line(hatching, 'line', pen * 0.72);
  let tufts = '';
  const count = Math.round(half / 9);
  for (let k = 0; k < count; k++) {
    const x = half * rng.between(-0.94, 0.94);
    const y = depth * 0.5 * (x / half) ** 2 + depth * rng.between(0, 0.24);
    const tall = half * rng.between(0.05, 0.1);
    for (const lean of [-0.5, -0.15, 0.2, 0.55])
      tufts += `M${fixed(x)} ${fixed(y)}Q${fixed(x + lean * tall * 0.3)} ${fixed(y - tall * 0.7)} ${fixed(x + lean * tall)} ${fixed(y - tall)}`;
  }
  sketch.line(tufts, 'line', pen * 0.8);
  let water = '';
  for (const [k, reach] of [0.72, 0.5, 0.86].entries()) {
    const y = depth * (1.75 + k * 0.34);
    for (const side of [-1, 1])
      water += `M${fixed(side * half * 0.1)} ${fixed(y)}Q${fixed(side * half * reach * 0.5)} ${fixed(y + depth * 0.14 * steady.cos(k))} ${fixed(side * half * reach)} ${fixed(y - depth * 0.12)}`;
  }
  sketch.line(water, 'line', pen * 0.7);
  return sketch.done(half * 1.06 + depth);
}
