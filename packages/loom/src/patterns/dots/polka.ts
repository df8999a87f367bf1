import { gridLattice, halfDropLattice, type Lattice } from '../../layout/lattice.ts';
import type { Ink } from '../../scene/scene.ts';
import { coinSymbol } from './coin-symbol.ts';
import { shapeSymbol, shapesFor } from './dot-shapes.ts';
import { dotSymbol } from './dot-symbol.ts';
import type { DotTask } from './task.ts';

/** Dots in straight rows and columns, often with pin dots in the middle of four. */
export function straight(task: DotTask): void {
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
  task.stage.set('fill', dotSymbol(radius * 0.26, task.cast[rng.pick([0, 1])] ?? 'a1'), pins);
}

/** Dots by turns half a step down: the polka of dresses and scarves. */
export function drop(task: DotTask): void {
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
}

/** The plain dot, and as often one with a ring or an eye. */
function setDots(
  { stage, radius, rng, cast, recipe }: DotTask,
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
      stage.set('motifs', drawn, places);
      for (const { x, y } of places) stage.note({ x, y, r: radius, motif: shape ?? 'dot', rank: 'hero' });
    }
  }
}
