import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { cellSymbol, createCells } from '../counted/cells.ts';
import type { Ink, SceneSymbol } from '../scene.ts';
import { cellsOf } from './draw-cells.ts';

/** The threads of a figured silk: its figure's weft, a second one, the ground that shows between, and the tone where both mix. */
export interface Threads {
  readonly figure: Ink;
  readonly second: Ink;
  readonly third: Ink;
  readonly leaf: Ink;
  readonly cut: Ink;
  readonly bound: Ink;
  /** Of one thread, parts are known by a line of ground between them. */
  readonly isLined?: boolean;
}

/** Width of a cell that the harness lifts at once, units; cells to a side at least and at most. */
const harness = 2.4;
const bounds = [36, 116] as const;
/** A weft floats over so many ends at most before one binds it: an eight-end satin, counted by threes. */
const float = 8;
const counter = 3;

/** An outline on point paper for the draw-loom: its largest part satin, the next one twill, all else the second weft, each float bound. */
export function drawWoven(
  outline: Outline,
  { radius, threads }: { readonly radius: number; readonly threads: Threads },
): SceneSymbol {
  const across = Math.min(bounds[1], Math.max(bounds[0], Math.round((2 * radius) / harness)));
  const rows = cellsOf(outline, across);
  const width = Math.max(...rows.map((row) => row.length));
  const [base, binding] = [createCells(width, rows.length), createCells(width, rows.length)];
  const inks: Readonly<Record<string, Ink>> = {
    o: threads.figure,
    x: threads.second,
    '#': threads.third,
    l: threads.leaf,
    e: threads.cut,
  };
  for (const [j, row] of rows.entries()) {
    for (const [i, letter] of [...row].entries()) {
      if (letter === '.') continue;
      const beside = [row[i - 1] ?? '.', rows[j - 1]?.[i] ?? '.'];
      const isSeam = threads.isLined === true && beside.some((other) => !['.', 'e', letter].includes(other));
      base.set(i, j, isSeam ? threads.cut : inks[letter]);
      const isBound =
        letter === 'x'
          ? (i + j) % 4 === 0
          : letter === 'l'
            ? (i - j + 4 * width) % 3 === 0
            : (i + counter * j) % float === 0;
      if (letter !== 'e' && !isSeam && isBound) binding.set(i, j, threads.bound);
    }
  }
  const cell = (2 * radius) / across;
  const [cloth, ties] = [cellSymbol(base, cell, cell), cellSymbol(binding, cell, cell)];
  return { shapes: [...cloth.shapes, ...ties.shapes], radius: cloth.radius };
}
