import { polyline } from '../../geometry/polyline.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { type Contour, contourOutline } from './contour.ts';
import { drawDrops } from './drops.ts';
import { fitBrick } from './fit-brick.ts';
import { lozenge } from './hearts/shapes.ts';
import { drawRings } from './rings.ts';
import type { IkatTask } from './task.ts';

/** A trellis of diamonds, jewels at its crossings, a figure in every cell. */
export function diamondTrellis(task: IkatTask): void {
  const { rng, plot, dyes, hearts } = task;
  const stepX = plot.hero * rng.between(0.8, 1.05);
  const lattice = fitBrick(plot.torus, stepX, rng.between(0.5, 0.72));
  const width = lattice.stepX / 2;
  const height = lattice.stepY;
  const unit = Math.max(18, Math.min(32, width * rng.between(0.085, 0.115)));
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
  const hasDrops = rng.chance(0.5);
  for (let kind = 0; kind < kinds; kind++) {
    const fork = rng.fork(`cell/${kind}`);
    const sketch = createSketch();
    const ink = (n: number) => dyes.band(n, kind);
    const inset = drawRings(sketch, cell, widths, ink);
    const core = contourOutline({ ...cell, edge: 'plain' }, inset);
    if (core !== undefined) sketch.area(polyline(core, true), ink(widths.length));
    const room = { width: cell.width - inset, height: cell.height - (inset * cell.height) / cell.width };
    const heart = hearts[kind % hearts.length] ?? hearts[0];
    const size = hasDrops ? 0.5 : 0.58;
    if (hasDrops)
      drawDrops(sketch, { ...cell, ...room, edge: 'plain' }, -unit * 1.5, 6, unit * 0.42, ink(widths.length + 1));
    heart.draw({
      sketch,
      width: room.width * size,
      height: room.height * size,
      ink: (n) => ink(widths.length + 1 + n),
      rng: fork,
    });
    const sites = lattice.sites.filter(({ row }) => row % kinds === kind);
    task.set('motifs', sketch.done(Math.hypot(width, height)), sites);
    for (const { x, y } of sites)
      task.note({ x, y, r: Math.min(room.width, room.height) * size, motif: heart.motif, rank: 'hero' });
  }
  const jewel = createSketch();
  const r = line + unit * rng.between(0.9, 1.5);
  const tall = (r * height) / width;
  jewel.area(lozenge(0, 0, r * 1.5, tall * 1.5), dyes.band(0, 1));
  jewel.area(lozenge(0, 0, r, tall), dyes.band(1, 1));
  if (r > 26) jewel.area(lozenge(0, 0, r * 0.45, tall * 0.45), dyes.band(2, 1));
  const crossings = lattice.sites.map(({ x, y }) => ({ x: x + width, y }));
  task.set('motifs', jewel.done(Math.hypot(r, tall) * 1.5), crossings);
  for (const { x, y } of crossings) task.note({ x, y, r: Math.min(r, tall) * 1.2, motif: 'diamond', rank: 'filler' });
}
