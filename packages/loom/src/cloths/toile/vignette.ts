import type { Easel } from '../../drawing/botanical/easel.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { curve, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { drawWater, isSeascape, setPastoral, setStanding } from './pastoral.ts';

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
    ['palm', -0.56, 0.95],
    ['palm', -0.8, 0.66],
    ['elephant', 0.34, 0.56],
    ['peacock', -0.3, 0.22],
  ],
  [
    ['temple', 0.02, 0.6],
    ['cypress', -0.84, 0.66],
    ['cypress', 0.86, 0.56],
    ['peacock', -0.58, 0.26],
    ['deer', 0.58, 0.28, true],
  ],
  [
    ['tree', -0.06, 0.92],
    ['deer', 0.56, 0.4, true],
    ['deer', -0.62, 0.36],
  ],
  [
    ['palm', 0.62, 0.9],
    ['camel', -0.26, 0.54],
    ['palm', 0.84, 0.56],
    ['swan', -0.86, 0.16],
  ],
  [
    ['tree', 0.5, 0.8],
    ['dancer', -0.16, 0.46],
    ['dancer', -0.62, 0.44, true],
    ['peacock', 0.84, 0.22],
  ],
  [
    ['cypress', 0.72, 0.78],
    ['horse', 0.06, 0.5],
    ['cypress', -0.84, 0.64],
    ['swan', -0.58, 0.18],
  ],
  [
    ['tree', 0.56, 0.82],
    ['cow', -0.04, 0.4],
    ['temple', -0.68, 0.36],
    ['swan', 0.88, 0.16],
  ],
  [
    ['palm', -0.62, 0.82],
    ['tiger', 0.1, 0.46],
    ['tree', 0.82, 0.52],
    ['parrot', -0.3, 0.15],
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
export function setVignette(easel: Easel, parts: readonly Part[], island: Island, rng: Rng): void {
  const { recipe, drawn, occupancy } = easel;
  const { x, y, half, flip } = island;
  const figures = wishedFigures(recipe, toileFigures);
  const isOpen = recipe.subjects === undefined && figures.every((id) => scenery.includes(id));
  if (isOpen) setStage(easel, parts, island, rng);
  else setPastoral(easel, figures, island, rng);
  const isSea = isSeascape(recipe);
  const { symbol, scale } = easel.take(
    isSea ? 'water' : 'mound',
    half,
    (drawnHalf, fork) => (isSea ? drawWater(drawnHalf, recipe) : drawMound(drawnHalf, recipe, fork)),
    rng.fork('mound'),
  );
  drawn.mounds.push({ symbol, x, y, turn: 0, scale, flip });
  for (let k = -4; k <= 4; k++) occupancy.add(x + (k / 4) * half * 0.92, y + half * 0.14, half * 0.17);
}

/** Sets what belongs to a stage. */
function setStage(easel: Easel, parts: readonly Part[], { x, y, half, flip }: Island, rng: Rng): void {
  for (const [k, [shown, at, size, looksLeft = false]] of parts.entries()) {
    if (easel.recipe.motifs.exclude.includes(shown)) continue;
    const radius = half * size;
    const foot = (feet[shown] ?? 0.88) * radius;
    const side = flip ? -1 : 1;
    const turf = 0.1 * half * at * at + (scenery.includes(shown) ? 0 : half * 0.03);
    const place = { x: x + side * at * half, y: y - foot + turf, radius, flip: looksLeft !== flip } as const;
    const rank = size > 0.5 ? 'hero' : 'secondary';
    if (shown === 'tree') setStanding(easel, 'oak', { ...place, rank }, rng.fork(k));
    else
      setFigure(
        easel,
        { motif: shown, colourway: easel.hand.flowers[0], ...place, rank, on: 'heroes', air: 3 },
        rng.fork(k),
      );
  }
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
