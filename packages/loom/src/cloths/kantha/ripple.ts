import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { Needle } from './task.ts';

/** Distance of the rows that hold the layers together, in rows of a filling. */
const apart = 1.75;
/** The sides of a block of quilting in parts of the tile. */
const blocks = 4;

/** Quilts the whole cloth: level rows of running stitch that pull it in, so that it ripples between them; over printed cloth they only cast a shadow. */
export function ripple(planner: Planner, plot: Plot, { thread, stitch, row }: Needle, isOverPrint = false): void {
  const { w, h } = plot.torus;
  const [width, height] = [w / blocks, h / blocks];
  // Rows are even, for neighbours go under by turns.
  const rows = 2 * Math.max(2, Math.round(height / (row * apart) / 2));
  const stitches = Math.max(3, Math.round(width / (stitch * 1.15)));
  const [pitch, length] = [height / rows, width / stitches];
  const [dash, shadow, rise] = [createSketch(), [] as string[], [] as string[]];
  const lying: string[] = [];
  for (let j = 0; j < rows; j++) {
    const y = (j + 0.5) * pitch - height / 2;
    for (let i = 0; i < stitches; i++) {
      const x = (i + (j % 2) / 2 + 0.2) * length - width / 2;
      lying.push(`M${fixed(x)} ${fixed(y)}h${fixed(length * 0.56)}`);
      shadow.push(`M${fixed(x - length * 0.04)} ${fixed(y + thread * 0.55)}h${fixed(length * 0.66)}`);
      rise.push(`M${fixed(x + length * 0.62)} ${fixed(y - thread * 0.2)}h${fixed(length * 0.34)}`);
    }
  }
  if (isOverPrint) dash.line(shadow.join(''), 'dark', thread * 1.1, 0.22);
  else {
    dash.line(shadow.join(''), 'ground>dark:0.17', thread * 1.5);
    dash.line(rise.join(''), 'ground>light:0.16', thread * 1.6);
  }
  dash.line(lying.join(''), isOverPrint ? 'light>ground:0.15' : 'light>ground:0.5', thread * 0.85);
  const places = Array.from({ length: blocks * blocks }, (_, k) => ({
    x: ((k % blocks) + 0.5) * width,
    y: (Math.floor(k / blocks) + 0.5) * height,
  }));
  planner.set('field', dash.done(steady.hypot(width, height) / 2 + length), places);
}
