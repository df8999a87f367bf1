import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { type Contour, contourOutline, drawRings, edgeKinds, fitContour, isBeyond } from './contour.ts';
import { lozenge } from './hearts/shapes.ts';
import { type IkatTask, sprinkle } from './task.ts';

/** A trellis of diamonds, jewels at its crossings, a figure in every cell. */
export function diamondTrellis(task: IkatTask): void {
  const { rng, plot, dyes, hearts, recipe } = task;
  const stepX = plot.hero * rng.between(0.8, 1.05);
  const lattice = fitBrick(plot.torus, stepX, rng.between(0.5, 0.72));
  const width = lattice.stepX / 2;
  const height = lattice.stepY;
  const unit = Math.max(18, steady.power(recipe.line, 0.3) * Math.min(32, width * rng.between(0.085, 0.115)));
  task.feather(unit);
  const kinds = rng.chance(0.85) ? 2 : 1;
  const edge = rng.pick(['plain', 'stepped', 'toothed', 'stepped'] as const);
  const line = rng.between(0.5, 1) * unit;
  const cell: Contour = {
    kind: 'diamond',
    width: width - line,
    height: height - (line * height) / width,
    edge,
    count: edge === 'toothed' ? 10 : Math.round(height / unit / 1.15),
  };
  const widths = rng.pick([[1, 1], [1.1], [0.9, 0.9, 0.9]] as const).map((share) => share * unit);
  for (let kind = 0; kind < kinds; kind++) {
    const fork = rng.fork(`cell/${kind}`);
    const sketch = createSketch();
    const ink = (n: number) => dyes.band(n, kind);
    const inset = drawRings(sketch, cell, widths, ink);
    const core = contourOutline({ ...cell, edge: 'plain' }, inset);
    if (core !== undefined) sketch.area(polyline(core, true), ink(widths.length));
    const room = { width: cell.width - inset, height: cell.height - (inset * cell.height) / cell.width };
    const size = drawFigure(sketch, task, { room, unit, kind, from: widths.length, rng: fork });
    const sites = lattice.sites.filter(({ row }) => row % kinds === kind);
    task.set('motifs', sketch.done(steady.hypot(width, height)), sites);
    for (const { x, y } of sites)
      task.note({
        x,
        y,
        r: Math.min(room.width, room.height) * size,
        motif: (hearts[kind % hearts.length] ?? hearts[0]).motif,
        rank: 'hero',
      });
  }
  const jewel = createSketch();
  const r = line + unit * rng.between(0.9, 1.5);
  const tall = (r * height) / width;
  jewel.area(lozenge(0, 0, r * 1.5, tall * 1.5), dyes.band(0, 1));
  jewel.area(lozenge(0, 0, r, tall), dyes.band(1, 1));
  if (r > 26) jewel.area(lozenge(0, 0, r * 0.45, tall * 0.45), dyes.band(2, 1));
  const crossings = lattice.sites.map(({ x, y }) => ({ x: x + width, y }));
  task.set('motifs', jewel.done(steady.hypot(r, tall) * 1.5), crossings);
  for (const { x, y } of crossings) task.note({ x, y, r: Math.min(r, tall) * 1.2, motif: 'diamond', rank: 'filler' });
}

interface Cell {
  readonly room: { readonly width: number; readonly height: number };
  readonly unit: number;
  readonly kind: number;
  /** The dye that the cell's field has. */
  readonly from: number;
  readonly rng: Rng;
}

/** Share of its cell that a man or beast takes: the corners of its box are mostly empty. */
const largeShare = 0.92;

/** What stands in a cell: a figure, ringed where there is room, drops about it. Returns its share of the room. */
function drawFigure(sketch: Sketch, { dyes, hearts, recipe }: IkatTask, { room, unit, kind, from, rng }: Cell): number {
  const heart = hearts[kind % hearts.length] ?? hearts[0];
  const isLarge = heart.isLarge === true;
  const rings = room.width > unit * 5.2 && !isLarge ? rng.pick([1, 2, 2]) : 0;
  const size = isLarge ? largeShare : rings === 0 ? 0.6 : 0.74;
  const inner: Contour = {
    kind: rings === 0 ? 'diamond' : rng.pick(['oval', 'diamond', 'almond', 'hexagon'] as const),
    width: room.width * size * 0.94,
    height: room.height * size * 0.94,
    edge: rng.pick(edgeKinds),
    count: rng.pick([6, 7, 8]),
  };
  const contour = fitContour(inner, { kind: 'diamond', ...room });
  const field: Contour = { kind: 'diamond', ...room, edge: 'plain', count: 1 };
  sprinkle(sketch, {
    ...room,
    gap: unit * (2.1 - recipe.density * 0.5),
    ink: dyes.band(from + 1, kind),
    isFree: (x, y) => !isBeyond(field, x, y, -unit * 1.1) && isBeyond(contour, x, y, unit * 0.7),
  });
  const inset =
    rings === 0
      ? 0
      : drawRings(
          sketch,
          contour,
          Array.from({ length: rings }, () => unit * 0.95),
          (n) => dyes.band(from + 1 + n, kind),
        );
  const squeeze = isLarge ? 0.74 : contour.kind === 'diamond' ? 0.72 : 0.84;
  heart.draw({
    sketch,
    width: (contour.width - inset) * squeeze,
    height: (contour.height - inset) * squeeze,
    ink: (n) => dyes.band(from + rings + 1 + (rings > 0 ? 1 : 0) + n, kind),
    rng,
  });
  return size;
}
