import { type PetalShape, petalOutline } from '../../drawing/motifs/petal-outline.ts';
import { circle, closedCurve, polyline } from '../../numbers/geometry/path.ts';
import { place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Block } from './block.ts';
import { type AjrakhPen, polar, type RingInks } from './ring.ts';

export const centreNames = ['rosette', 'double', 'star', 'cross', 'sun'] as const;
export type CentreName = (typeof centreNames)[number];

export interface Centre {
  readonly radius: number;
  readonly fold: number;
  readonly shape: PetalShape;
  readonly inks: RingInks;
  readonly pen: AjrakhPen;
}

/** The heart of a roundel or star about the origin; it dyes its own disc. */
export function drawCentre(block: Block, name: CentreName, centre: Centre): void {
  const { radius, fold, inks, pen } = centre;
  block.dye(circle(0, 0, radius), inks.band);
  if (name === 'star') {
    star(block, radius * 0.97, fold, inks, pen);
    rosette(block, { ...centre, radius: radius * 0.6 }, 0, 'light');
  } else if (name === 'cross') {
    rosette(block, { ...centre, fold: 4, shape: 'point', radius: radius * 0.98 }, 0, inks.figure);
    rosette(block, { ...centre, fold: 4, shape: 'point', radius: radius * 0.86 }, Math.PI / 4, 'light');
  } else if (name === 'sun') {
    rosette(block, { ...centre, fold: fold * 2, shape: 'point' }, 0, inks.figure);
    block.dye(circle(0, 0, radius * 0.56), inks.second);
    block.resist(circle(0, 0, radius * 0.56), pen.thin);
    rosette(block, { ...centre, fold: Math.min(8, fold), radius: radius * 0.5 }, Math.PI / Math.min(8, fold), 'light');
  } else {
    rosette(block, centre, 0, name === 'double' ? inks.figure : 'light');
    if (name === 'double') rosette(block, { ...centre, radius: radius * 0.68 }, Math.PI / fold, 'light');
  }
  const eye = radius * 0.17;
  block.dye(circle(0, 0, eye * 1.5), inks.second);
  block.resist(circle(0, 0, eye * 1.5), pen.thin);
  block.dot(0, 0, Math.min(eye * 0.75, pen.dot * 1.2));
}

function rosette(block: Block, { radius, fold, shape, inks, pen }: Centre, turn: number, ink: RingInks['band']): void {
  const step = (2 * Math.PI) / fold;
  const width = Math.min(radius * 0.62, 2 * steady.sin(step / 2) * radius * 0.66);
  for (let k = 0; k < fold; k++) {
    const angle = turn + k * step;
    const [x, y] = polar(angle, radius * 0.12);
    const petal = (size: number) =>
      closedCurve(petalOutline(shape, radius * 0.84 * size, width * size).map((line) => place(line, x, y, angle)));
    block.dye(petal(1), ink);
    // A white petal needs a dyed edge: resist on resist would run together.
    if (ink === 'light') block.core(petal(1), inks.second === 'light' ? 'dark' : inks.band, pen.thin * 0.9);
    else block.resist(petal(1), pen.thin);
    if (width > pen.thin * 4) block.dye(petal(0.52), ink === 'light' ? inks.figure : inks.second);
  }
}

function star(block: Block, radius: number, fold: number, inks: RingInks, pen: AjrakhPen): void {
  const half = Math.PI / fold;
  const low = radius * (fold > 8 ? 0.74 : 0.66);
  const outline = polyline(
    Array.from({ length: fold * 2 }, (_, k) => polar(k * half, k % 2 === 0 ? radius : low)),
    true,
  );
  block.dye(outline, inks.figure);
  block.resist(outline, pen.thin);
  const r = Math.min(pen.dot * 0.8, radius * 0.05);
  for (let k = 0; k < fold; k++) {
    const [x, y] = polar(2 * k * half, radius * 0.78);
    block.dot(x, y, r);
  }
}
