import { squareLattice } from '../../layout/square-lattice.ts';
import { createBlock } from './block.ts';
import { astroidGap } from './gaps/astroid-gap.ts';
import { framedGap } from './gaps/framed-gap.ts';
import type { DrawGap } from './gaps/gap.ts';
import { octagonGap } from './gaps/octagon-gap.ts';
import { squareGap } from './gaps/square-gap.ts';
import { designRoundel, drawRoundel } from './roundel.ts';
import type { AjrakhTask } from './task.ts';

interface Frame {
  readonly draw: DrawGap;
  /** Radius of a roundel as a share of its cell. */
  readonly share: readonly [number, number];
}

const frames: readonly Frame[] = [
  { draw: astroidGap, share: [0.44, 0.468] },
  { draw: astroidGap, share: [0.44, 0.468] },
  { draw: framedGap, share: [0.405, 0.42] },
  { draw: octagonGap, share: [0.42, 0.44] },
  { draw: squareGap, share: [0.4, 0.43] },
];

/** Roundels on a square grid, two designs on a checker, and the fields between them filled to the cusps. */
export function roundelGrid(task: AjrakhTask): void {
  const { rng, plot, pen, dyes, sheet, recipe, favour, centre } = task;
  const frame = rng.pick(frames);
  const share = rng.between(...frame.share);
  const size = rng.between(0.86, 1.12);
  const lattice = squareLattice(plot.torus, (size * plot.hero) / (2 * share), true);
  const { stepX: cell, stepY } = lattice;
  const stretch = stepY / cell;
  const radius = cell * share;
  const designs = rng.chance(0.3 - recipe.freedom * 0.25) ? 1 : 2;
  const phaseX = rng.chance(0.5) ? cell / 2 : 0;
  const phaseY = rng.chance(0.5) ? stepY / 2 : 0;
  const at = (dx: number, dy: number) =>
    lattice.sites.map(({ x, y }) => ({ x: x + phaseX + dx * cell, y: y + phaseY + dy * stepY }));

  const gap = createBlock(stretch);
  frame.draw(gap, { ...task, rng: rng.fork('gap') }, { cell, radius });
  sheet.print(gap.cut(cell), at(0.5, 0.5), 'field');
  const between = recipe.motifs.exclude.includes('rosette') ? 'medallion' : 'rosette';
  for (const { x, y } of at(0.5, 0.5)) {
    sheet.note({ x, y, r: (Math.SQRT1_2 * cell - radius) * 0.92, motif: between, rank: 'secondary' });
  }

  const sites = at(0, 0);
  for (let kind = 0; kind < designs; kind++) {
    const design = designRoundel(rng.fork(`roundel/${kind}`), { radius, detail: recipe.detail, favour, centre });
    const block = createBlock(stretch);
    drawRoundel(block, design, radius, pen, dyes, kind);
    const mine = sites.filter((_, i) => {
      const { column, row } = lattice.sites[i] ?? { column: 0, row: 0 };
      return (column + row) % designs === kind;
    });
    sheet.print(block.cut(radius + pen.line), mine, 'motifs');
    for (const { x, y } of mine) sheet.note({ x, y, r: radius, motif: 'medallion', rank: 'hero' });
  }
}
