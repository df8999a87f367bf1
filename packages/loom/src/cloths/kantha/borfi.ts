import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { rowsWithin } from '../../drawing/stitching/rows-within.ts';
import { closeStitch } from '../../drawing/stitching/running-stitch.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { blossom, star } from './flowers.ts';
import type { KanthaTask } from './task.ts';

/** Borfi, the sweet cut in lozenges: the cloth in lozenges of running stitch one within the other, a flower in the middle of each. */
export function borfi({ recipe, plot, planner, rng, needle, threads }: KanthaTask): void {
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(0.9, 1.15), rng.pick([0.5, 0.6, 0.7]));
  const [w, h] = [lattice.stepX / 2, lattice.stepY];
  const corner: Point[] = [
    [0, -h],
    [w, 0],
    [0, h],
    [-w, 0],
  ];
  const core = Math.min(w, h) * 0.36;
  const widths = rng.pick([
    [3, 1, 4, 1, 2],
    [2, 2, 2, 2, 2],
    [4, 1, 1, 1, 4],
  ]);
  for (const kind of [0, 1]) {
    const sketch = createSketch();
    const lines = new Map<Ink, string>();
    const order: readonly Ink[] =
      kind === 0
        ? [threads[0], 'light>ground:0.2', threads[1], 'line', threads[2]]
        : [threads[0], 'light>ground:0.2', threads[2], 'line', threads[3]];
    for (const { points, isClosed, number } of rowsWithin(corner, needle.row * 1.25)) {
      const ring = isClosed ? [...points, points[0] ?? [0, 0]] : points;
      const ink = inkAt(number, widths, order);
      lines.set(ink, (lines.get(ink) ?? '') + closeStitch(ring, needle.stitch, number % 2 === 1));
    }
    for (const [ink, d] of lines) sketch.line(d, ink, needle.thread * 1.05);
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    planner.set('field', sketch.done(Math.max(w, h)), sites);
    for (const { x, y } of sites) planner.note({ x, y, r: Math.min(w, h) * 0.7, motif: 'diamond', rank: 'hero' });
    const motif = (['star', 'blossom'] as const).filter((name) => !recipe.motifs.exclude.includes(name));
    const shown = motif.find((name) => recipe.motifs.include.includes(name)) ?? motif[kind % Math.max(1, motif.length)];
    if (shown === undefined) continue;
    const symbol = (shown === 'star' ? star : blossom)({
      radius: core,
      needle,
      threads,
      rng: rng.fork(`core/${kind}`),
    });
    const ground = createSketch();
    ground.area(`M0 ${-core * 1.25}L${core * 1.25} 0L0 ${core * 1.25}L${-core * 1.25} 0Z`, 'ground');
    planner.set('stems', ground.done(core * 1.3), sites);
    planner.set('motifs', symbol, sites);
    for (const { x, y } of sites) planner.note({ x, y, r: core, motif: shown, rank: 'secondary' });
  }
}

function inkAt(row: number, widths: readonly number[], order: readonly Ink[]): Ink {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let left = row % whole;
  for (const [k, width] of widths.entries()) {
    if (left < width) return order[k % order.length] ?? 'a1';
    left -= width;
  }
  return 'a1';
}
