import { brickLattice, gridLattice, halfDropLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import { clothLayers, layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { askedShares, asksOneDye, pitchAsked, sizesAsked } from '../../recipe/colours-asked.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { confetti } from './confetti.ts';
import { type CoinLook, coinSymbol, type DotTask, dotSymbol, shapeSymbol, shapesFor } from './dot-shapes.ts';

const draws = {
  'half-drop': drop,
  straight,
  confetti,
  coins,
  graded,
  lattice: dottedLattice,
} satisfies Record<string, (task: DotTask) => void>;

/** Distance of neighbours in dot widths: from the densest to the airiest. */
const spreads = { dense: 1.25, airy: 2.7 } as const;

/** Of a cloth that is to be almost empty. */
const apart = { density: 0.2, spread: 4.4 } as const;

function spreadOf({ recipe, plot }: Planner): number {
  const pitch = pitchAsked(recipe);
  if (pitch !== undefined) return Math.max(1.1, (pitch * plot.perCm) / plot.hero);
  if (recipe.density < apart.density) return apart.spread;
  return spreads.airy + (spreads.dense - spreads.airy) * recipe.density;
}

/** The layouts of dots. */
export const dotsLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo: rng, col: dyes } = planner;
  const lead = dyes.pick<readonly [Role, Role, Role]>([
    ['a1', 'a2', 'a3'],
    ['a1', 'a2', 'a3'],
    ['a1', 'a3', 'a2'],
    ['a2', 'a1', 'a3'],
    ['a3', 'a2', 'a1'],
  ]);
  draw({
    recipe,
    plot,
    rng,
    dyes,
    planner,
    radius: (plot.hero / 2) * rng.fork('size').between(0.82, 1.12),
    spread: spreadOf(planner),
    cast: lead,
  });
  return planner.finish(clothLayers);
});

/** Large ringed and beaded coins in half drop, two or three kinds by turns, with small dots where four meet. */
function coins({ plot, radius, spread, rng, dyes, planner, cast, recipe }: DotTask): void {
  const r = radius * 1.35;
  const step = 2 * r * Math.max(1.12, spread * 0.66);
  const lattice = halfDropLattice(plot.torus, { stepX: step * 0.87, stepY: step, evenColumns: true, evenRows: true });
  const looks = rng
    .shuffle<CoinLook>(['ring', 'eye', 'target', 'beaded', 'petals', 'scallop'])
    .slice(0, recipe.detail >= 3 ? 2 : 1);
  const [first, second, third] = cast;
  const dressed = dyes.shuffle<readonly [Ink, Ink]>([
    [first, second],
    [second, third],
    [third, first],
  ]);
  const isByRow = rng.chance(0.6);
  for (const parity of [0, 1]) {
    const sites = lattice.sites.filter(({ column, row }) => (isByRow ? row : column) % 2 === parity);
    const [body, heart] = dressed[parity] ?? [first, second];
    planner.set('motifs', coinSymbol(r, looks[parity % looks.length] ?? 'ring', body, heart), sites);
    for (const { x, y } of sites) planner.note({ x, y, r, motif: 'coin', rank: 'hero' });
  }
  const free = lattice.stepY / 2 - r;
  const small = lattice.sites.map(({ x, y }) => ({ x, y: y + lattice.stepY / 2 }));
  if (recipe.detail >= 2 && free > r * 0.1) {
    const pin = Math.min(r * 0.17, free * 0.7);
    planner.set('fill', dotSymbol(pin, third), small);
    for (const { x, y } of small) planner.note({ x, y, r: pin, motif: 'dot', rank: 'filler' });
  }
}

/** Sizes a dot may have: one symbol each keeps the drawing small. */
const gradedSizes = 10;

/** Many dots on one lattice whose sizes swell and fade in waves, as in halftones; the finest are pin dots. */
function graded({ plot, radius, spread, rng, planner, cast, recipe }: DotTask): void {
  const step = radius * spread * 0.92;
  const { torus } = plot;
  const lattice = brickLattice(torus, { stepX: step, stepY: step * 0.866 });
  const largest = Math.min(lattice.stepX, lattice.stepY * 1.15) * 0.47;
  // Waves close over shifted edges when their count across the shift is even.
  const even = (count: number, isShifted: boolean) => (isShifted ? 2 * Math.max(1, Math.round(count / 2)) : count);
  const waves = Math.max(1, Math.round((4.2 + recipe.density) * rng.between(0.5, 1)));
  const across = even(waves, torus.brickX !== 0);
  const down = even(Math.max(1, Math.round((waves * torus.h) / torus.w)), torus.dropY !== 0);
  const kind = rng.pick(['bands', 'slant', 'pools', 'columns'] as const);
  const level = (x: number, y: number) => {
    const u = 2 * Math.PI * across * (x / torus.w);
    const v = 2 * Math.PI * down * (y / torus.h);
    if (kind === 'bands') return steady.cos(v);
    if (kind === 'columns') return steady.cos(u);
    if (kind === 'slant') return steady.cos(u + v);
    return (steady.cos(u) + steady.cos(v)) / 2;
  };
  const hasSecond = rng.chance(0.5);
  const bySize = new Map<string, { x: number; y: number }[]>();
  for (const { x, y } of lattice.sites) {
    const size = Math.round((0.5 + 0.5 * level(x, y)) * (gradedSizes - 1));
    const key = `${hasSecond && size < gradedSizes * 0.3 ? 1 : 0} ${size}`;
    bySize.set(key, [...(bySize.get(key) ?? []), { x, y }]);
  }
  for (const [key, sites] of bySize) {
    const [dye = 0, size = 0] = key.split(' ').map(Number);
    const r = largest * (0.2 + 0.8 * (size / (gradedSizes - 1)));
    planner.set('motifs', dotSymbol(r, cast[dye] ?? 'a1'), sites);
    if (size > gradedSizes * 0.6) for (const { x, y } of sites) planner.note({ x, y, r, motif: 'dot', rank: 'hero' });
  }
}

/** A trellis of small dots in diamonds, a larger dot where its lines cross and a coin or a floret of dots in every diamond. */
function dottedLattice({ plot, radius, rng, planner, cast, recipe }: DotTask): void {
  const wide = radius * rng.between(6.2, 8);
  const lattice = brickLattice(plot.torus, { stepX: wide, stepY: (wide / 2) * rng.pick([1, 1.3, 1.6]) });
  const { stepX, stepY } = lattice;
  const [first, second, third] = cast;
  const pearls = rng.pick([6, 7, 8]);
  const pearl = Math.min(stepX, 2 * stepY) / (pearls * 3.4);
  // Each site sends one line down to the right and one down to the left: together they are all.
  const strings = lattice.sites.flatMap(({ x, y }) =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: pearls - 1 }, (_, k) => ({
        x: x + (side * stepX * (k + 1)) / (2 * pearls),
        y: y + (stepY * (k + 1)) / pearls,
      })),
    ),
  );
  planner.set('field', dotSymbol(pearl, first), strings);
  planner.set('motifs', dotSymbol(pearl * 2.1, second), lattice.sites);
  if (recipe.detail >= 3) planner.set('fill', dotSymbol(pearl * 0.95, 'ground'), lattice.sites);
  const middles = lattice.sites.map(({ x, y }) => ({ x: x + stepX / 2, y }));
  const room = Math.min(stepX * 0.3, stepY * 0.55);
  const heart = rng.pick(['coin', 'floret', 'dot'] as const);
  if (heart === 'floret') {
    const petals = middles.flatMap(({ x, y }) =>
      petalsAround.map(([dx, dy]) => ({ x: x + dx * room * 0.46, y: y + dy * room * 0.46 })),
    );
    planner.set('motifs', dotSymbol(room * 0.28, second), petals);
    planner.set('motifs', dotSymbol(room * 0.18, third), middles);
  } else if (heart === 'coin')
    planner.set(
      'motifs',
      coinSymbol(room * 0.78, rng.pick(['beaded', 'petals', 'target', 'ring']), third, first),
      middles,
    );
  else planner.set('motifs', dotSymbol(room * 0.5, third), middles);
  for (const { x, y } of middles) planner.note({ x, y, r: room * 0.7, motif: 'dot', rank: 'hero' });
  for (const { x, y } of lattice.sites) planner.note({ x, y, r: pearl * 2.1, motif: 'dot', rank: 'secondary' });
}

const petalsAround = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Dots in straight rows and columns, often with pin dots in the middle of four. */
function straight(task: DotTask): void {
  const { plot, radius, spread, rng } = task;
  const step = 2 * radius * spread;
  const hasPins = rng.chance(0.5);
  const kind = rng.pick(['one', 'checker', 'rows'] as const);
  const lattice = gridLattice(plot.torus, {
    stepX: step,
    stepY: step,
    evenColumns: kind === 'checker',
    evenRows: kind !== 'one',
  });
  setDots(task, lattice, kind);
  if (!hasPins) return;
  const pins = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + lattice.stepY / 2 }));
  task.planner.set('fill', dotSymbol(radius * 0.26, task.cast[rng.pick([0, 1])] ?? 'a1'), pins);
}

/** Dots by turns half a step down: the polka of dresses and scarves. */
function drop(task: DotTask): void {
  const { plot, radius, spread, rng } = task;
  const step = 2 * radius * spread;
  const kind = rng.pick(['one', 'one', 'one', 'columns'] as const);
  const isSquare = rng.chance(0.6);
  const lattice = halfDropLattice(plot.torus, {
    stepX: step * (isSquare ? Math.SQRT1_2 : 0.87),
    stepY: step * (isSquare ? Math.SQRT2 : 1),
    evenColumns: kind !== 'one',
  });
  setDots(task, lattice, kind);
  setSmaller(task, lattice);
}

/** The smaller of sizes that were asked for: half as large between those above each other, a quarter between columns. */
function setSmaller({ planner, radius, cast, recipe }: DotTask, lattice: Lattice): void {
  const sizes = sizesAsked(recipe) ?? 1;
  const [first, second, third] = cast;
  const isOne = asksOneDye(recipe);
  const [, half, quarter] = askedShares;
  const between = [
    { share: half, dx: 0, dy: lattice.stepY / 2, ink: isOne ? first : second },
    { share: quarter, dx: lattice.stepX / 2, dy: lattice.stepY / 4, ink: isOne ? first : third },
  ];
  for (const { share, dx, dy, ink } of between.slice(0, sizes - 1)) {
    const sites = lattice.sites.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
    planner.set('motifs', dotSymbol(radius * share, ink), sites);
    for (const { x, y } of sites) planner.note({ x, y, r: radius * share, motif: 'dot', rank: 'secondary' });
  }
}

/** The plain dot, and as often one with a ring or an eye. */
function setDots(
  { planner, radius, rng, cast, recipe }: DotTask,
  lattice: Lattice,
  kind: 'one' | 'checker' | 'rows' | 'columns',
): void {
  const [first, second, third] = cast;
  const look = recipe.detail < 3 ? 'plain' : rng.pick(['plain', 'plain', 'plain', 'ring', 'eye'] as const);
  const draw = (ink: Ink) =>
    look === 'plain' ? dotSymbol(radius, ink) : coinSymbol(radius, look, ink, ink === first ? second : first);
  const isOther = (column: number, row: number) =>
    kind === 'checker'
      ? (column + row) % 2 === 1
      : kind === 'rows'
        ? row % 2 === 1
        : kind === 'columns' && column % 2 === 1;
  const shapes = shapesFor(recipe);
  for (const [k, ink] of [first, second].entries()) {
    const sites = lattice.sites.filter(({ column, row }) => isOther(column, row) === (k === 1));
    const isAlternate = shapes.length > 1 && kind === 'one';
    for (const part of isAlternate ? [0, 1] : [0]) {
      const shape = shapes[(k + part) % Math.max(1, shapes.length)];
      const places = isAlternate ? sites.filter(({ column, row }) => (column + row) % 2 === part) : sites;
      const inks =
        part === 0 ? ([ink, ink === first ? second : first, third] as const) : ([second, first, third] as const);
      const drawn =
        shape === undefined ? draw(ink) : shapeSymbol(shape, radius * 1.2, inks, recipe, rng.fork(`shape/${part}`));
      planner.set('motifs', drawn, places);
      for (const { x, y } of places) planner.note({ x, y, r: radius, motif: shape ?? 'dot', rank: 'hero' });
    }
  }
}
