import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { createBlock } from './block.ts';
import { astroidGap } from './gaps/astroid-gap.ts';
import { type DrawGap, echoArcs, smallRoundel } from './gaps/gap.ts';
import { khajurGap } from './gaps/khajur-gap.ts';
import { leaf } from './leaf.ts';
import { polar } from './ring.ts';
import { designRoundel, drawRoundel } from './roundel.ts';
import type { AjrakhTask } from './task.ts';

interface Frame {
  readonly draw: DrawGap;
  /** Radius of a roundel as a share of its cell. */
  readonly share: readonly [number, number];
}

/** Each roundel in a square frame: bars with a row of dots, a tile with a small roundel where they cross. */
const framedGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes } = task;
  const half = cell / 2;
  const band = (half - radius) * 0.82;
  const free = Math.SQRT2 * half - radius;
  const tile = Math.min(free * 0.66, cell * 0.16);
  for (const turned of [false, true]) {
    const bar = ([x, y]: Point): Point => (turned ? [y, x] : [x, y]);
    const corners: Point[] = [
      [-half, -band / 2],
      [half, -band / 2],
      [half, band / 2],
      [-half, band / 2],
    ];
    block.dye(polyline(corners.map(bar), true), dyes.gap === 'ground' ? 'dark' : dyes.gap);
    const count = Math.round((half - tile) / (pen.dot * 4));
    for (const end of [-1, 1]) {
      for (const side of [-band / 2, band / 2])
        block.resist(polyline([bar([end * tile, side]), bar([end * half, side])]), pen.line * 0.8);
      for (let i = 0; i < count; i++) {
        block.dot(...bar([end * (tile + ((i + 0.5) * (half - tile)) / count), 0]), Math.min(pen.dot, band * 0.26));
      }
    }
  }
  for (let k = 0; k < 8; k++) {
    const angle = ((k * 2 + 1) * Math.PI) / 8;
    const length = (half - tile) * 0.42;
    const side = k % 2 === 0 ? 1 : -1;
    const [x, y] = polar(angle - (side * Math.PI) / 8, tile + length * 0.22);
    const across = polar(angle + (side * 3 * Math.PI) / 8, band / 2 + length * 0.26);
    leaf(
      block,
      [x + across[0], y + across[1]],
      angle - (side * Math.PI) / 8,
      { length, fat: 0.42, ink: dyes.gapFigure, heart: 'light' },
      pen,
    );
  }
  echoArcs(block, cell, radius + pen.line + pen.dot * 2, pen, tile * Math.SQRT2 + pen.dot * 3);
  for (const size of [1, 0.86]) {
    const square = polyline(
      [0, 1, 2, 3].map((k) => polar(Math.PI / 4 + (k * Math.PI) / 2, tile * size * Math.SQRT2)),
      true,
    );
    block.dye(square, size === 1 ? 'dark' : dyes.gapFigure);
    block.resist(square, size === 1 ? pen.line : pen.thin);
  }
  for (let k = 0; k < 4; k++) block.dot(...polar(Math.PI / 4 + (k * Math.PI) / 2, tile * 1.04), pen.dot * 0.9);
  smallRoundel(block, task, tile * 0.82);
};

/** Roundels in octagons that meet side to side; the squares between stand on their points. */
const octagonGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes } = task;
  const half = cell / 2;
  // An octagon over the whole cell has sides of cell · (√2 − 1); the square between has the same.
  const side = cell * (Math.SQRT2 - 1);
  const tip = side * Math.SQRT1_2;
  const square = (size: number): Point[] => [0, 1, 2, 3].map((k) => polar((k * Math.PI) / 2, tip * size));
  block.dye(polyline(square(1), true), dyes.gap === 'ground' ? 'a1' : dyes.gap);
  block.resist(polyline(square(1), true), pen.line);
  block.resist(polyline(square(0.86), true), pen.thin);
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    block.resist(polyline([polar(angle, tip), polar(angle, half)]), pen.line);
    block.dot(...polar(angle, tip * 0.73), pen.dot * 0.9);
    const room = tip - pen.line * 2;
    leaf(block, polar(angle, tip * 0.6 - room * 0.2), angle, { length: 0, fat: 0.5, ink: dyes.gapFigure }, pen);
    for (const lean of [-1, 1]) {
      const [x, y] = polar(angle, tip + (half - tip) * 0.12);
      const [ox, oy] = polar(angle + (lean * Math.PI) / 2, pen.line * 2.4);
      leaf(
        block,
        [x + ox, y + oy],
        angle + lean * 0.3,
        { length: (half - tip) * 0.66, fat: 0.46, ink: dyes.gapFigure },
        pen,
      );
    }
  }
  echoArcs(block, cell, radius + pen.line + pen.dot * 2, pen, 0);
  smallRoundel(block, task, side * 0.5 - pen.line * 3);
};

/** A star of two crossed squares between the roundels, joined to its neighbours by leaves and dots. */
const squareGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes } = task;
  const half = cell / 2;
  const free = Math.SQRT2 * half - radius;
  const heart = free * 0.86;
  const points = 8;
  const star = (size: number, dip: number) =>
    polyline(
      Array.from({ length: points * 2 }, (_, k) =>
        polar((k * Math.PI) / points, heart * size * (k % 2 === 0 ? 1 : dip)),
      ),
      true,
    );
  const reach = half - heart * 1.04 - cell * 0.02;
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    leaf(
      block,
      polar(angle, heart * 0.98),
      angle,
      { length: reach * 0.86, fat: 0.5, ink: dyes.gapSpice, heart: 'light' },
      pen,
    );
    for (const lean of [-1, 1]) {
      const at = polar(angle + lean * 0.2, heart * 1.08);
      leaf(
        block,
        at,
        angle + lean * 0.62,
        { length: reach * 0.5, fat: 0.52, ink: dyes.gapFigure, shape: 'round' },
        pen,
      );
    }
  }
  echoArcs(block, cell, radius + pen.line + pen.dot * 2, pen, heart + pen.dot * 2);
  block.dye(star(1, 0.765), dyes.gap === 'ground' ? 'dark' : dyes.gap);
  block.resist(star(1, 0.765), pen.line);
  block.resist(star(0.84, 0.765), pen.thin);
  for (let k = 0; k < points; k++) block.dot(...polar((k * 2 * Math.PI) / points, heart * 0.72), pen.dot * 0.75);
  smallRoundel(block, task, heart * 0.6);
};

const frames: readonly Frame[] = [
  { draw: astroidGap, share: [0.44, 0.468] },
  { draw: astroidGap, share: [0.44, 0.468] },
  { draw: framedGap, share: [0.405, 0.42] },
  { draw: octagonGap, share: [0.42, 0.44] },
  { draw: squareGap, share: [0.4, 0.43] },
];

const dates: Frame = { draw: khajurGap, share: [0.39, 0.41] };

/** Roundels on a square grid, two designs on a checker, and the fields between them filled to the cusps. */
export function roundelGrid(task: AjrakhTask): void {
  const { rng, plot, pen, dyes, sheet, recipe, favour, centre } = task;
  const hasDates = recipe.motifs.include.includes('palm');
  const frame = hasDates ? dates : rng.pick(frames);
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
  const between = hasDates ? 'palm' : recipe.motifs.exclude.includes('rosette') ? 'medallion' : 'rosette';
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
    for (const { x, y } of mine) {
      sheet.note({ x, y, r: radius, motif: 'medallion', rank: 'hero' });
      if (design.centre === 'star')
        sheet.note({ x, y, r: radius * design.centreRadius, motif: 'star', rank: 'secondary' });
    }
  }
}
