import { type Cells, createCells } from '../../drawing/counted/cells.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { figuresOf } from './butis.ts';
import type { JamdaniTask } from './task.ts';
import { setWefts } from './wefts.ts';

/** The tile in whole square blocks of about so many units; counted threads fit them. */
function blocksOf({ plot, cell }: JamdaniTask, side: number, multiple: number) {
  const { w, h } = plot.torus;
  // Even counts meet under a shifted repeat as well.
  const columns = 2 * Math.max(1, Math.round(w / side / 2));
  const rows = 2 * Math.max(1, Math.round(h / side / 2));
  const count = multiple * Math.max(2, Math.round(w / columns / cell / multiple));
  const [cellW, cellH] = [w / columns / count, h / rows / count];
  const places = Array.from({ length: columns * rows }, (_, k) => ({
    x: ((k % columns) + 0.5) * count * cellW,
    y: (Math.floor(k / columns) + 0.5) * count * cellH,
  }));
  return { count, places, cellW, cellH };
}

/** Whether a place lies in an angular leaf that leaves a slanting stem: `out` threads from it, `along` from its foot. */
function isLeaf(out: number, along: number, long: number): boolean {
  const middle = long / 2;
  return (
    out > 1 && out < long && Math.abs(along - out * 0.5) < (1 - Math.abs(out - middle) / middle) * long * 0.2 + 0.8
  );
}

function wrapped(value: number, period: number): number {
  const rest = ((value % period) + period) % period;
  return rest > period / 2 ? rest - period : rest;
}

/** Sets cells that may be stretched a little to close in the tile. */
function setBlock(task: JamdaniTask, cells: Cells, block: ReturnType<typeof blocksOf>): void {
  setWefts(task.planner, cells, block.cellW, block.cellH, block.places);
}

/** Tercha: creepers that climb aslant across the cloth in steps, leaves to both sides, flowers between. */
export function tercha(task: JamdaniTask): void {
  const { recipe, plot, planner, rng, threads } = task;
  const pace = 4;
  const block = blocksOf(task, plot.hero * rng.between(0.9, 1.15) * (1.25 - 0.35 * recipe.density), 2 * pace);
  const { count, places, cellW } = block;
  const { body, heart, leaf } = threads.of(0);
  const cells = createCells(count, count);
  const beat = count / 2;
  const hasLeaf = !recipe.motifs.exclude.includes('leaf');
  const hasFlower = !recipe.motifs.exclude.includes('blossom');
  const isRising = rng.chance(0.5);
  const long = Math.min(beat * 0.42, count * 0.24);
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const p = isRising ? i + j : i - j;
      const q = isRising ? i - j : i + j;
      const off = wrapped(p, count);
      const ink = slantInk({ off, q, beat, long, hasLeaf, hasFlower, body, heart, leaf });
      cells.set(i, j, ink);
    }
  }
  setBlock(task, cells, block);
  for (const { x, y } of places) {
    planner.note({ x, y, r: cellW * long * 0.5, motif: 'vine', rank: 'secondary' });
    if (hasLeaf) planner.note({ x, y, r: cellW * long * 0.4, motif: 'leaf', rank: 'filler' });
    if (hasFlower) planner.note({ x, y, r: cellW * beat * 0.2, motif: 'blossom', rank: 'hero' });
  }
}

interface SlantAsk {
  readonly off: number;
  readonly q: number;
  readonly beat: number;
  readonly long: number;
  readonly hasLeaf: boolean;
  readonly hasFlower: boolean;
  readonly body: Role;
  readonly heart: Role;
  readonly leaf: Role;
}

function slantInk({ off, q, beat, long, hasLeaf, hasFlower, body, heart, leaf }: SlantAsk): Role | undefined {
  if (Math.abs(off) < 1.5) return leaf;
  const side = off > 0 ? 1 : -1;
  const along = wrapped(q - (side > 0 ? 0 : beat / 2), beat);
  if (hasLeaf && isLeaf(Math.abs(off), along + long * 0.3, long)) return leaf;
  if (!hasFlower) return undefined;
  // Flowers stand midway between two creepers and at the end of every other leaf.
  const across = Math.abs(off) - beat;
  const far = Math.max(Math.abs(across), Math.abs(wrapped(q - beat / 4, beat)));
  const reach = beat * 0.2;
  if (far < reach * 0.34) return heart;
  const near = Math.min(Math.abs(across), Math.abs(wrapped(q - beat / 4, beat)));
  if (far < reach && near < reach * 0.42) return body;
  return far < reach * 0.78 && Math.abs(far - near) < reach * 0.22 ? body : undefined;
}

/** Jaal: stepped creepers that cross into a net of lozenges, leaves along them, a figure in every mesh. */
export function jaal(task: JamdaniTask): void {
  const { recipe, plot, planner, rng, cell, threads } = task;
  const block = blocksOf(task, plot.hero * rng.between(1.05, 1.3), 4);
  const { count, places, cellW, cellH } = block;
  const { body, heart, leaf } = threads.of(0);
  const cells = createCells(count, count);
  const half = count / 2;
  const hasLeaf = !recipe.motifs.exclude.includes('leaf');
  const long = count * 0.13;
  const beat = count / 4;
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const p = wrapped(i + j + 1, count);
      const q = wrapped(i - j, count);
      const crossing = Math.max(Math.abs(p), Math.abs(q));
      let ink: Role | undefined;
      if (crossing < count * 0.07) ink = crossing < count * 0.03 ? heart : body;
      else if (Math.abs(p) < 1.1 || Math.abs(q) < 1.1) ink = leaf;
      else if (hasLeaf) {
        const onP = isLeaf(Math.abs(p), wrapped(q - (p > 0 ? 0 : beat / 2), beat), long);
        const onQ = isLeaf(Math.abs(q), wrapped(p - (q > 0 ? 0 : beat / 2), beat), long);
        if (onP || onQ) ink = leaf;
      }
      cells.set(i, j, ink);
    }
  }
  setBlock(task, cells, block);
  for (const { x, y } of places) {
    planner.note({ x, y, r: cellW * long, motif: 'vine', rank: 'filler' });
    if (hasLeaf) planner.note({ x, y, r: cellW * long * 0.5, motif: 'leaf', rank: 'filler' });
  }
  const figures = figuresOf(recipe, ['blossom', 'paisley', 'star'], rng.fork('figures'));
  const kinds = Math.min(2, figures.length);
  // Meshes have their middles half a block to the right of the crossings, and half below.
  for (const kind of [0, 1]) {
    const figure = figures[kind % Math.max(1, kinds)];
    if (figure === undefined) continue;
    const room = half * Math.min(cellW, cellH) * 0.92;
    const drawn = figure.cells(Math.max(9, Math.round(room / cell)), threads.of(1));
    const fit = Math.min(1, room / (Math.max(drawn.width, drawn.height * 0.85) * cell));
    const sites = places.map(({ x, y }) => ({
      x: x + (kind === 0 ? 0 : half * cellW),
      y: y + (kind === 0 ? half * cellH : 0),
    }));
    setWefts(planner, drawn, cell * fit, cell * fit, sites);
    const r = (steady.hypot(drawn.width, drawn.height) * cell * fit) / 3;
    for (const { x, y } of sites) planner.note({ x, y, r, motif: figure.motif, rank: 'hero' });
  }
}
