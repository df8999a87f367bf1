import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { type Contour, contourKinds, contourOutline, drawRings, edgeKinds, fitContour, isBeyond } from './contour.ts';
import { lozenge } from './hearts/shapes.ts';
import { type IkatTask, sprinkle } from './task.ts';

/** An ogee net that covers the cloth: bands along the net, a medallion of nested bands in every cell, a figure in it. */
export function ogeeNet(task: IkatTask): void {
  const { rng, plot, dyes, hearts, recipe } = task;
  const tall = rng.between(1.2, 1.62);
  const stepX = plot.hero * rng.between(0.86, 1.08);
  const lattice = fitBrick(plot.torus, stepX, tall / 2);
  const width = lattice.stepX / 2;
  const height = lattice.stepY;
  const kinds = rng.chance(0.75) ? 2 : 1;
  const unit = Math.max(19, width * rng.between(0.078, 0.096) * steady.power(recipe.line, 0.3));
  task.feather(unit);
  const frame: Contour = {
    kind: 'ogee',
    width: width - Math.max(8, unit * 0.42),
    height: height - unit * 0.6,
    edge: rng.pick(['plain', 'plain', 'scalloped'] as const),
    count: 9,
  };
  const widths = rng
    .pick([
      [1, 1.3, 0.95],
      [0.95, 0.95, 0.95],
      [1.2, 1, 1],
    ])
    .map((share) => share * unit);
  for (let kind = 0; kind < kinds; kind++) {
    const sketch = createSketch();
    const inset = drawRings(sketch, frame, widths, (n) => dyes.band(n, kind));
    const room = { width: frame.width - inset, height: frame.height - inset * 1.4 };
    const medallion = drawMedallion(sketch, task, room, unit, kind, rng.fork(`cell/${kind}`));
    const sites = lattice.sites.filter(({ row }) => row % kinds === kind);
    task.set('motifs', sketch.done(steady.hypot(width, height)), sites);
    const heart = hearts[kind % hearts.length] ?? hearts[0];
    for (const { x, y } of sites) {
      task.note({ x, y, r: Math.min(width, height) * 0.92, motif: 'medallion', rank: 'hero' });
      task.note({ x, y, r: medallion, motif: heart.motif, rank: 'secondary' });
    }
  }
}

/** What stands in a cell's field: pendants in its ends, drops, rings, a figure. Returns the figure's radius. */
function drawMedallion(
  sketch: Sketch,
  { dyes, hearts, recipe }: IkatTask,
  room: { width: number; height: number },
  unit: number,
  kind: number,
  rng: Rng,
): number {
  const hasDrops = rng.chance(0.55) && room.width > unit * 7;
  const form = rng.pick(contourKinds.filter((name) => name !== 'diamond'));
  // Forms that end in a point go further into the ends of the cell.
  const reach = form === 'ogee' || form === 'almond' ? 0.16 : 0;
  const wish: Contour = {
    kind: form,
    width: room.width * (hasDrops ? rng.between(0.68, 0.74) : rng.between(0.78, 0.86)),
    height: room.height * (rng.between(0.6, 0.72) + reach),
    edge: rng.pick(edgeKinds),
    count: rng.pick([5, 6, 7, 9]),
  };
  const contour = fitContour(wish, { kind: 'ogee', ...room });
  sprinkle(sketch, {
    ...room,
    gap: unit * (2.2 - recipe.density * 0.6),
    ink: dyes.band(2, kind),
    isFree: (x, y) =>
      !isBeyond({ ...contour, kind: 'ogee', ...room }, x, y, -unit * 0.8) &&
      Math.abs(y) < room.height * 0.82 &&
      (Math.abs(x) > unit * 1.6 || Math.abs(y) < contour.height) &&
      isBeyond(contour, x, y, unit * (hasDrops ? 1.9 : 0.75)),
  });
  if (hasDrops) drawDrops(sketch, contour, unit * 1.15, rng.pick([5, 7, 9]), unit * 0.46, dyes.band(2, kind));
  const free = room.height - contour.height;
  const half = Math.min(free * 0.4, contour.height * 0.5);
  for (const side of [-1, 1]) {
    const y = side * (contour.height + free * 0.42);
    sketch.area(lozenge(0, y, Math.max(15, Math.min(unit * 1.5, half * 0.55)), half), dyes.band(2, kind));
    if (half > 40)
      sketch.area(lozenge(0, y, Math.max(9, Math.min(unit * 0.75, half * 0.27)), half * 0.5), dyes.band(1, kind));
  }
  const heart = hearts[kind % hearts.length] ?? hearts[0];
  const most = heart.isLarge === true ? 1 : Math.min(4, recipe.detail + 1);
  const count = Math.max(1, Math.min(most, Math.floor((contour.width * 0.55) / unit)));
  const widths = [0.9, 1.25, 0.9, 1.1].slice(0, count).map((share) => share * unit);
  const inset = drawRings(sketch, contour, widths, (n) => dyes.band(n + 4, kind));
  const core = contourOutline(contour, inset);
  if (core === undefined) return 0;
  sketch.area(polyline(core, true), dyes.band(widths.length + 4, kind));
  const width = (contour.width - inset) * 0.8;
  const height = (contour.height - inset * 1.3) * 0.8;
  heart.draw({ sketch, width, height, ink: (n) => dyes.band(widths.length + 5 + n, kind), rng: rng.fork('heart') });
  return Math.min(width, height);
}

/** Smallest half width of a drop: less would drown in the feather. */
const smallestDrop = 8.5;

/** Standing drops round a contour, `away` units outside it, `count` on each side. */
function drawDrops(sketch: Sketch, contour: Contour, away: number, count: number, size: number, ink: Ink): void {
  const outline = contourOutline({ ...contour, edge: 'plain' }, -away);
  if (outline === undefined) return;
  const half = outline.slice(0, Math.floor(outline.length / 2));
  const r = Math.max(smallestDrop, size);
  for (let k = 0; k < count; k++) {
    const [x, y] = half[Math.round(((k + 0.5) / count) * (half.length - 1))] ?? [0, 0];
    if (x < r * 1.3) continue;
    for (const side of [-1, 1]) sketch.area(lozenge(side * x, y, r, r * 1.9), ink);
  }
}
