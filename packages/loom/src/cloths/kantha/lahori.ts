import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { runningStitch } from '../../drawing/stitching/running-stitch.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { KanthaTask } from './task.ts';

/** Heights −1 … 1 along one wave. */
const waves = {
  /** Lahori proper. */
  wave: (t: number) => steady.sin(2 * Math.PI * t),
  /** Kautar khupi, the pigeon's coop. */
  coop: (t: number) => 1 - 4 * Math.abs(t - Math.floor(t) - 0.5),
  /** Shoja and steps: the row goes level, then climbs. */
  steps: (t: number) => {
    const up = 1 - 4 * Math.abs(t - Math.floor(t) - 0.5);
    return Math.max(-1, Math.min(1, Math.round(up * 2) / 2));
  },
} as const;

/** Lahori kantha: the whole cloth in rows of coloured running stitch that run in waves, band upon band. */
export function lahori({ recipe, plot, planner, rng, needle, threads }: KanthaTask): void {
  const { w, h } = plot.torus;
  const across = 2 * Math.max(1, Math.round(w / (plot.hero * rng.between(0.5, 0.8)) / 2));
  const down = 2 * Math.max(1, Math.round(h / (plot.hero * rng.between(1, 1.4)) / 2));
  const [width, height] = [w / across, h / down];
  const rows = 2 * Math.max(8, Math.round(height / (needle.row * 1.12) / 2));
  const pitch = height / rows;
  const kinds = Object.keys(waves) as (keyof typeof waves)[];
  const climb = waves[recipe.motifs.include.includes('wave') ? 'wave' : rng.pick(kinds)];
  const swing = Math.min(width * 0.24, height * 0.16);
  const stitch = width / Math.max(6, Math.round(width / needle.stitch));
  const bands = bandsOf(rows, threads, rng.fork('bands'));
  const lines = new Map<Ink, string>();
  for (const [j, ink] of bands.entries()) {
    const y = (j + 0.5) * pitch - height / 2;
    // Neighbours go under by turns: half a stitch on.
    const from = j % 2 === 0 ? 0 : 0.5 * stitch;
    const points: Point[] = Array.from({ length: 41 }, (_, k) => {
      const x = from + (k / 40 - 0.5) * width;
      return [x, y + swing * climb(x / width + 0.5)];
    });
    lines.set(ink, (lines.get(ink) ?? '') + runningStitch(points, stitch));
  }
  const sketch = createSketch();
  for (const [ink, d] of lines) sketch.line(d, ink, needle.thread * 1.12);
  const places = Array.from({ length: across * down }, (_, k) => ({
    x: ((k % across) + 0.5) * width,
    y: (Math.floor(k / across) + 0.5) * height,
  }));
  planner.set('motifs', sketch.done(steady.hypot(width, height) / 2 + swing + stitch), places);
  for (const { x, y } of places) planner.note({ x, y, r: height * 0.2, motif: 'wave', rank: 'secondary' });
}

/** A thread for each row: broad bands of colour with lines of the cloth's own thread between. */
function bandsOf(rows: number, [first, second, third, fourth]: KanthaTask['threads'], rng: Rng): Ink[] {
  const order = rng.pick([
    [first, second, third, second],
    [first, third, second, fourth],
    [second, first, second, third],
  ]);
  const bands: Ink[] = [];
  const broad = Math.max(3, Math.round(rows / rng.pick([8, 10, 12])));
  for (let n = 0; bands.length < rows; n++) {
    const ink = order[n % order.length] ?? first;
    const width = n % 2 === 0 ? broad : Math.max(2, Math.round(broad * 0.5));
    for (let k = 0; k < width && bands.length < rows; k++) bands.push(ink);
    if (bands.length < rows) bands.push('line');
    if (bands.length < rows) bands.push('light>ground:0.2');
  }
  return bands;
}
