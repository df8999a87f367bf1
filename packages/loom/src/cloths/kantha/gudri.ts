import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { runningStitch } from '../../drawing/stitching/running-stitch.ts';
import { circle } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { ripple } from './ripple.ts';
import type { KanthaTask } from './task.ts';

/** Gudri: faded pieces of old saris, each of another print, laid edge to edge and quilted through with level rows. */
export function gudri({ recipe, plot, planner, rng, needle, threads }: KanthaTask): void {
  const lattice = squareLattice(plot.torus, plot.hero * rng.between(0.62, 0.9), false);
  const { stepX, stepY } = lattice;
  const prints = ['plain', 'dots', 'stripes', 'checks', 'flowers'] as const;
  const may = prints.filter((print) => print !== 'dots' || !recipe.motifs.exclude.includes('dot'));
  const [first, second, third, fourth] = threads;
  const pieces = [first, second, first, third, fourth, second, third];
  const kinds = pieces.length;
  for (let k = 0; k < kinds; k++) {
    const own = rng.fork(`piece/${k}`);
    const sketch = createSketch();
    const role: Role = pieces[k] ?? 'a1';
    const fade = [0.12, 0.3, 0.62, 0.45, 0.7, 0.08, 0.55][k] ?? 0.4;
    const under: Ink = `${role}>ground:${fade}`;
    const over: Ink = fade < 0.4 ? 'light' : `${pieces[(k + 2) % kinds] ?? 'a2'}>ground:0.1`;
    const [w, h] = [stepX / 2 + 0.4, stepY / 2 + 0.4];
    sketch.area(`M${-w} ${-h}H${w}V${h}H${-w}Z`, under);
    const print = may[(k + own.whole(0, 1)) % may.length] ?? 'plain';
    printPiece(sketch, print, { w: stepX / 2, h: stepY / 2, ink: over, gap: stepX / own.whole(4, 8) });
    const sites = lattice.sites.filter(({ row, column }) => (column * 3 + row * 2) % kinds === k);
    planner.set('field', sketch.done(steady.hypot(w, h)), sites);
    for (const { x, y } of sites) {
      planner.note({ x, y, r: Math.min(w, h) * 0.9, motif: 'diamond', rank: 'hero' });
      if (print === 'dots') planner.note({ x, y, r: Math.min(w, h) * 0.3, motif: 'dot', rank: 'filler' });
      if (print === 'flowers') planner.note({ x, y, r: Math.min(w, h) * 0.3, motif: 'blossom', rank: 'filler' });
    }
  }
  const seam = createSketch();
  for (const line of [
    [
      [-stepX / 2, -stepY / 2],
      [stepX / 2, -stepY / 2],
    ],
    [
      [-stepX / 2, -stepY / 2],
      [-stepX / 2, stepY / 2],
    ],
  ] as const)
    seam.line(runningStitch(line, needle.stitch * 1.2), 'light>ground:0.2', needle.thread * 1.1);
  planner.set('stems', seam.done(steady.hypot(stepX, stepY) / 2), lattice.sites);
  ripple(planner, plot, needle, true);
}

interface Piece {
  readonly w: number;
  readonly h: number;
  readonly ink: Ink;
  readonly gap: number;
}

function printPiece(sketch: Sketch, print: string, { w, h, ink, gap }: Piece): void {
  const columns = Math.max(2, Math.round((2 * w) / gap));
  const rows = Math.max(2, Math.round((2 * h) / gap));
  const [dx, dy] = [(2 * w) / columns, (2 * h) / rows];
  let d = '';
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [(i + 0.5) * dx - w, (j + 0.5) * dy - h];
      if (print === 'dots' && (i + j) % 2 === 0) d += circle(x, y, gap * 0.2);
      if (print === 'flowers' && (i + j) % 2 === 0)
        for (let k = 0; k < 5; k++)
          d += circle(x + steady.sin(1.2566 * k) * gap * 0.24, y - steady.cos(1.2566 * k) * gap * 0.24, gap * 0.15);
    }
  }
  sketch.area(d, ink, 0.75);
  let lines = '';
  if (print !== 'dots' && print !== 'flowers' && print !== 'plain')
    for (let i = 0; i < columns; i++) lines += `M${(i + 0.5) * dx - w} ${-h}V${h}`;
  if (print === 'checks') for (let j = 0; j < rows; j++) lines += `M${-w} ${(j + 0.5) * dy - h}H${w}`;
  sketch.line(lines, ink, gap * 0.2, 0.7);
}
