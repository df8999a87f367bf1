import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { envelope } from '../../numbers/geometry/envelope.ts';
import { circle, curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { almond } from './almond.ts';
import { type Block, createBlock } from './block.ts';
import { leaf } from './leaf.ts';
import { type AjrakhPen, polar, type RingInks } from './ring.ts';
import { designRoundel, drawRoundel } from './roundel.ts';
import type { AjrakhTask } from './task.ts';

/** Almonds ("badam") from knot to knot: a trellis, straight or on its point, with a flower or mangoes in every field. */
export function almondLattice(task: AjrakhTask): void {
  const { rng, plot, pen, dyes, sheet, recipe, favour } = task;
  const isDiagonal = rng.chance(0.5);
  const hasMangoes = wantsMangoes(task);
  const pitch = plot.hero * (hasMangoes ? rng.between(1.3, 1.5) : rng.between(1.02, 1.25));
  const lattice = squareLattice(plot.torus, isDiagonal ? pitch * Math.SQRT2 : pitch, true);
  const { stepX, stepY } = lattice;
  const step = isDiagonal ? stepX / Math.SQRT2 : stepX;
  const stretch = stepY / stepX;
  const turn = isDiagonal ? Math.PI / 4 : 0;
  // Every knot and the fields that belong to it: on its point the trellis has two of each per cell.
  const places = (dx: number, dy: number) =>
    lattice.sites.flatMap(({ x, y, column, row }) => {
      const here = { x: x + dx * stepX, y: y + dy * stepY, parity: isDiagonal ? 0 : (column + row) % 2 };
      return isDiagonal ? [here, { x: here.x + stepX / 2, y: here.y + stepY / 2, parity: 1 }] : [here];
    });
  const knots = places(0, 0);
  const fields = places(0.5, isDiagonal ? 0 : 0.5);

  const knotRadius = step * rng.between(0.15, 0.2);
  const width = step * rng.between(0.27, 0.36);
  const trellis = createBlock(stretch, turn);
  drawTrellis(trellis, task, { step, width, knotRadius });
  sheet.print(trellis.cut(step * 0.8), knots, 'field');

  for (const parity of [0, 1]) {
    const mine = fields.filter((field) => field.parity === parity);
    const block = createBlock(stretch, turn);
    const fork = rng.fork(`field/${parity}`);
    const room = (step - width) / 2 - pen.line * 2;
    if (hasMangoes) drawMangoes(block, task, room, step, parity);
    else {
      const radius = room * fork.between(0.86, 0.97);
      const design = designRoundel(fork, { radius, detail: recipe.detail, favour, centre: task.centre });
      drawRoundel(block, design, radius, pen, dyes, parity);
      fillCorners(block, task, step, radius);
    }
    sheet.print(block.cut(step * 0.75), mine, 'motifs');
    for (const { x, y } of mine)
      sheet.note({ x, y, r: room, motif: hasMangoes ? 'paisley' : 'medallion', rank: 'hero' });
  }
  const knot = recipe.motifs.exclude.includes('rosette') ? 'medallion' : 'rosette';
  for (const { x, y } of knots) sheet.note({ x, y, r: knotRadius, motif: knot, rank: 'secondary' });
}

function wantsMangoes({ rng, recipe }: AjrakhTask): boolean {
  const { include, exclude, weight } = recipe.motifs;
  if (exclude.includes('paisley')) return false;
  return include.includes('paisley') || rng.fork('mangoes').chance(0.3 * (weight.paisley ?? 1));
}

function drawTrellis(
  block: Block,
  { rng, pen, dyes, favour }: AjrakhTask,
  { step, width, knotRadius }: { step: number; width: number; knotRadius: number },
): void {
  const length = step - 2 * knotRadius - pen.line * 0.5;
  for (const [sx, sy] of [
    [0, 1],
    [1, 0],
  ] as const) {
    almond(block.at((sx * step) / 2, (sy * step) / 2, sx === 0 ? 0 : Math.PI / 2), {
      length,
      width,
      inks: dyes.band(0),
      pen,
    });
  }
  const design = designRoundel(rng.fork('knot'), { radius: knotRadius, detail: 2, favour });
  drawRoundel(block, design, knotRadius, pen, dyes, 1);
  for (let k = 0; k < 4; k++) {
    const angle = Math.PI / 4 + (k * Math.PI) / 2;
    const look = { length: knotRadius * 0.72, fat: 0.62, ink: dyes.gapFigure, shape: 'round' as const };
    leaf(block, polar(angle, knotRadius * 1.12), angle, look, pen);
    block.dot(...polar(angle, knotRadius * 1.12 + look.length + pen.dot * 1.8), pen.dot * 0.9);
    block.dot(...polar(angle, knotRadius * 1.12 + look.length + pen.dot * 4.4), pen.dot * 0.65);
  }
}

/** Sprigs from the flower towards the four knots, dots beside them along the almonds. */
function fillCorners(block: Block, { pen, dyes }: AjrakhTask, step: number, radius: number): void {
  const corner = step * Math.SQRT1_2;
  for (let k = 0; k < 4; k++) {
    const angle = Math.PI / 4 + (k * Math.PI) / 2;
    const length = Math.max(0, (corner - radius) * 0.36);
    leaf(block, polar(angle, radius + pen.line), angle, { length, fat: 0.6, ink: dyes.gapSpice, heart: 'light' }, pen);
    for (const lean of [-1, 1]) {
      leaf(
        block,
        polar(angle + lean * 0.2, radius + pen.line),
        angle + lean * 0.5,
        { length: length * 0.72, fat: 0.5, ink: dyes.gapFigure },
        pen,
      );
      for (let i = 0; i < 3; i++) {
        const r = radius + pen.dot * (2.2 + i * 0.6);
        block.dot(...polar(angle + lean * (0.42 + i * ((pen.dot * 3.3) / radius)), r), pen.dot * (0.8 - i * 0.1));
      }
    }
  }
}

/** Four mirrored pairs of mangoes about a rosette, so that the field keeps all its mirrors. */
function drawMangoes(block: Block, task: AjrakhTask, room: number, step: number, parity: number): void {
  const { rng, pen, dyes, favour } = task;
  const heart = room * 0.36;
  const reach = (step * Math.SQRT1_2 + room) / 2;
  const radius = (reach - heart) * 0.215;
  for (let k = 0; k < 4; k++) {
    const angle = Math.PI / 4 + (k * Math.PI) / 2;
    for (const side of [-1, 1] as const) {
      const [cx, cy] = polar(angle + side * 0.33, heart + radius * 1.5);
      kairi(block.at(cx, cy, angle + side * 0.12), radius, side, dyes.band(1, parity), pen);
    }
    block.dot(...polar(angle, heart + radius * 0.7), pen.dot);
    block.dot(...polar(angle - Math.PI / 4, heart + pen.dot * 2.4), pen.dot);
    block.dot(...polar(angle - Math.PI / 4, heart + pen.dot * 5.4), pen.dot * 0.75);
  }
  const design = designRoundel(rng.fork(`heart/${parity}`), { radius: heart, detail: 2, favour });
  drawRoundel(block, design, heart, pen, dyes, parity);
}

const kairiSteps = 20;

/**
 * A mango ("kairi") of nested outlines, its belly at the origin, growing upwards and curling to the right, or to the
 * left with `side` −1.
 */
function kairi(block: Block, radius: number, side: 1 | -1, inks: RingInks, pen: AjrakhPen): void {
  const spine: Point[] = [];
  const radii: number[] = [];
  let x = 0;
  let y = 0;
  const step = (radius * 2.5) / kairiSteps;
  for (let i = 0; i <= kairiSteps; i++) {
    const t = i / kairiSteps;
    spine.push([x, y]);
    radii.push(radius * (steady.power(1 - t, 1.3) * (1 + 0.26 * steady.sin(1.3 * Math.PI * t)) + 0.05));
    const heading = -0.25 + 2.7 * t ** 2;
    x += steady.sin(heading) * step;
    y -= steady.cos(heading) * step;
  }
  const outline = (by: number) => {
    const points = envelope(
      spine,
      radii.map((r) => r - by),
    ).map(([px, py]): Point => [side * px, py]);
    return points.length > 3 ? curve(points, true) : '';
  };
  block.dye(outline(0), inks.band);
  block.resist(outline(0), pen.line * 0.85);
  if (radius < pen.line * 6) {
    block.dye(outline(radius * 0.42), 'light');
    return;
  }
  block.dye(outline(radius * 0.32), inks.figure);
  block.resist(outline(radius * 0.32), pen.thin);
  block.dye(outline(radius * 0.62), 'light');
  block.dye(circle(0, 0, radius * 0.17), inks.second);
  for (let k = 0; k < 9; k++) {
    const angle = Math.PI * (0.62 + (1.1 * k) / 8) * side;
    block.dot(
      radius * 0.84 * steady.sin(angle),
      -radius * 0.84 * steady.cos(angle),
      Math.min(pen.dot * 0.6, radius * 0.06),
    );
  }
}
