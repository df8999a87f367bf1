import { arcLength, resample } from '../../numbers/geometry/line.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Block } from './block.ts';
import { leaf } from './leaf.ts';
import type { AjrakhPen, RingInks } from './ring.ts';

const samples = 9;

interface AlmondLook {
  readonly length: number;
  readonly width: number;
  readonly inks: RingInks;
  readonly pen: AjrakhPen;
}

/** An almond of nested outlines about the origin, upright: dye, a row of dots, a second dye, a kernel or a sprig. */
export function almond(block: Block, { length, width, inks, pen }: AlmondLook): void {
  // The inner almond keeps its distance at the belly; its tips draw back further, as offset arcs do.
  const at = (by: number) =>
    sides(Math.max((width - 2 * by) * 1.3, length - (2 * by * length) / width), width - 2 * by);
  const outline = (by: number) => closedCurve(at(by));
  block.dye(outline(0), inks.band);
  block.resist(outline(0), pen.line);
  const dotted = pen.line + pen.dot * 1.5;
  const second = dotted + pen.dot * 2.1;
  if (width < second * 2.6) {
    block.dye(outline(width * 0.26), 'light');
    block.dye(outline(width * 0.36), inks.figure);
    return;
  }
  for (const side of at(dotted)) dotsOn(block, side, pen.dot * 0.72, pen.dot * 3.1);
  block.dye(outline(second), inks.figure);
  block.resist(outline(second), pen.thin);
  const room = width / 2 - second;
  if (room < pen.dot * 5) {
    block.dye(outline(second + room * 0.4), 'light');
    block.dye(outline(second + room * 0.66), inks.second);
    return;
  }
  const kernel = second + pen.dot * 3.4;
  for (const side of at(second + pen.dot * 1.7)) dotsOn(block, side, pen.dot * 0.6, pen.dot * 2.6);
  block.dye(outline(kernel), inks.second);
  block.resist(outline(kernel), pen.thin);
  sprig(block, (length * (width - 2 * kernel)) / width, width - 2 * kernel, inks, pen);
}

/** Leaves in pairs from the middle towards both tips: the almond stays the same upside down. */
function sprig(block: Block, length: number, width: number, inks: RingInks, pen: AjrakhPen): void {
  for (const up of [0, Math.PI]) {
    const half = block.at(0, 0, up);
    const size = Math.min(width * 0.52, length * 0.2);
    leaf(half, [0, -length * 0.1], 0, { length: length * 0.27, fat: 0.42, ink: 'light', heart: inks.figure }, pen);
    for (const lean of [-1, 1]) {
      leaf(half, [0, -length * 0.02], lean * 0.85, { length: size, fat: 0.5, ink: inks.figure, heart: 'light' }, pen);
    }
  }
  block.dot(0, 0, pen.dot * 1.2);
}

/** The two sides of an almond about the origin, standing upright, as arcs of circles. */
function sides(length: number, width: number): Point[][] {
  const bow = (length * length + width * width) / (4 * width);
  const reach = steady.asin(Math.min(1, length / 2 / bow));
  const right = Array.from({ length: samples + 1 }, (_, i): Point => {
    const angle = -reach + (2 * reach * i) / samples;
    return [bow * steady.cos(angle) - (bow - width / 2), bow * steady.sin(angle)];
  });
  return [right, right.map(([x, y]): Point => [-x, -y])];
}

/** Dots along an open line, a whole number of even steps of about `spacing`; its ends stay free. */
export function dotsOn(block: Block, line: readonly Point[], r: number, spacing: number): void {
  const count = Math.floor(arcLength(line) / spacing);
  if (count < 1) return;
  const halves = resample(line, arcLength(line) / (2 * count));
  for (const [i, [x, y]] of halves.entries()) if (i % 2 === 1) block.dot(x, y, r);
}
