import { circle, closedCurve, curve, polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { almond, dotsOn } from '../almond.ts';
import type { Block } from '../block.ts';
import { leaf } from '../leaf.ts';
import type { AjrakhPen, Dyes, RingInks } from '../ring.ts';
import { drawRoundel, type RoundelDesign } from '../roundel.ts';

/** One period of a border about its own middle: `pitch` long (x), `width` across (y); inwards is −y. */
interface StripCell {
  readonly pitch: number;
  readonly width: number;
  readonly inks: RingInks;
  readonly pen: AjrakhPen;
  readonly dyes: Dyes;
  /** A design for roundels of a radius in units. */
  readonly roundel: (radius: number) => RoundelDesign;
}

type DrawStrip = (block: Block, cell: StripCell) => void;

export interface StripKind {
  readonly draw: DrawStrip;
  /** Length of a period as a share of the width. */
  readonly pitch: number;
  readonly isNarrow: boolean;
  readonly motif: string;
}

/** A row of dots. */
const beadStrip: DrawStrip = (block, { pitch, width, pen }) => {
  const r = Math.min(pen.dot * 1.1, width * 0.28);
  const count = Math.max(1, Math.round(pitch / (r * 4.2)));
  for (let i = 0; i < count; i++) block.dot(-pitch / 2 + ((i + 0.5) * pitch) / count, 0, r);
};

/** Temple teeth pointing inwards, a dot in each and in each bay. */
const toothStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const foot = width * 0.46;
  const tip = -width * 0.36;
  block.dye(
    polyline(
      [
        [-pitch / 2, foot],
        [0, tip],
        [pitch / 2, foot],
      ],
      true,
    ),
    inks.figure,
  );
  block.resist(
    polyline([
      [-pitch / 2, foot],
      [0, tip],
      [pitch / 2, foot],
    ]),
    pen.thin,
  );
  const lift = pen.thin * 2.4;
  if (width > lift * 5) {
    const core = (pitch / 2) * 0.52;
    block.dye(
      polyline(
        [
          [-core, foot],
          [0, tip + (foot - tip) * 0.46],
          [core, foot],
        ],
        true,
      ),
      inks.second,
    );
    block.resist(
      polyline([
        [-core, foot],
        [0, tip + (foot - tip) * 0.46],
        [core, foot],
      ]),
      pen.thin,
    );
    // A smaller tooth hangs in every bay.
    for (const side of [-1, 1]) {
      const bay: Point[] = [
        [(side * pitch) / 2, -foot + width * 0.3],
        [side * (pitch / 2 - core * 0.7), -foot],
        [(side * pitch) / 2, -foot],
      ];
      block.dye(polyline(bay, true), inks.second);
      block.resist(polyline(bay.slice(0, 2)), pen.thin);
    }
  }
  const r = Math.min(pen.dot * 0.85, width * 0.1);
  block.dot(0, foot - width * 0.2, r);
  block.dot(pitch / 2, width * 0.06, r);
};

const samples = 8;

/** Two strands that cross: eyes with a dot. */
const chainStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const swing = width * 0.34;
  const strand = (sign: number, size: number): Point[] =>
    Array.from({ length: samples + 1 }, (_, i) => [
      size * (-pitch / 2 + (i * pitch) / samples),
      sign * size * swing * steady.sin((Math.PI * i) / samples),
    ]);
  const eye = (size: number) => {
    const below = curve(strand(1, size).reverse());
    return `${curve(strand(-1, size))}${below.slice(below.indexOf('C'))}Z`;
  };
  block.dye(eye(1), inks.figure);
  for (const sign of [-1, 1]) block.resist(curve(strand(sign, 1)), pen.thin);
  if (swing > pen.dot * 3.4) {
    block.dye(eye(0.6), inks.second);
    block.resist(eye(0.6), pen.thin);
    for (const side of [-1, 1]) block.dot(side * pitch * 0.36, 0, pen.dot * 0.6);
  }
  block.dot(0, 0, Math.min(pen.dot, swing * 0.4));
  for (const side of [-1, 1]) block.dot(pitch / 2, side * swing * 0.85, Math.min(pen.dot * 0.9, swing * 0.24));
};

/** Almonds lying one behind the other, dots between their tips. */
const almondStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const gap = pen.dot * 3;
  almond(block.at(0, 0, Math.PI / 2), {
    length: pitch - gap,
    width: width * 0.72,
    inks: { band: inks.figure, figure: inks.second, second: inks.band },
    pen,
  });
  block.dot(pitch / 2, 0, Math.min(pen.dot, width * 0.12));
  for (const side of [-1, 1]) block.dot(pitch / 2, side * width * 0.27, Math.min(pen.dot * 0.8, width * 0.09));
};

/** Roundels in a row, leaves in the bays between them. */
const coinStrip: DrawStrip = (block, { pitch, width, inks, pen, roundel, dyes }) => {
  const r = Math.min(width * 0.44, pitch * 0.47);
  for (const side of [-1, 1]) {
    const bay = block.at(pitch / 2, (side * width) / 2, side === 1 ? 0 : Math.PI);
    leaf(bay, [0, 0], 0, { length: width * 0.3, fat: 0.5, ink: inks.figure, heart: 'light' }, pen);
    for (const lean of [-1, 1])
      leaf(bay, [lean * pen.thin, 0], lean * 0.8, { length: width * 0.19, fat: 0.5, ink: inks.second }, pen);
    bay.dot(0, -width * 0.3 - pen.dot * 1.8, pen.dot * 0.8);
  }
  drawRoundel(block, roundel(r), r, pen, dyes, 1);
};

/** Pointed niches side by side with dots along their arches, a flowering sprig in each, buds over the spandrels. */
const archStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const foot = width * 0.48;
  const side = (sign: number, by: number): Point[] =>
    Array.from({ length: samples + 1 }, (_, i) => {
      const t = i / samples;
      const half = pitch * 0.46 - by;
      return [
        sign * half * steady.power(steady.cos((Math.PI / 2) * t), 0.66),
        foot - (width * 0.86 - by * 1.5) * (0.34 + 0.66 * steady.power(t, 1.25)),
      ];
    });
  const niche = (by: number) => {
    const left = side(-1, by);
    const right = side(1, by).reverse();
    const half = pitch * 0.46 - by;
    return closedCurve([
      [[-half, foot - by], left[0] ?? [0, 0]],
      left,
      right,
      [right.at(-1) ?? [0, 0], [half, foot - by]],
      [
        [half, foot - by],
        [-half, foot - by],
      ],
    ]);
  };
  block.dye(niche(0), inks.figure);
  block.resist(niche(0), pen.line * 0.9);
  const row = pen.line + pen.dot * 1.4;
  if (pitch > row * 8) {
    for (const sign of [-1, 1]) dotsOn(block, side(sign, row), pen.dot * 0.65, pen.dot * 2.9);
    const inner = row + pen.dot * 1.9;
    block.dye(niche(inner), inks.second);
    block.resist(niche(inner), pen.thin);
  }
  const size = Math.min(width * 0.26, pitch * 0.26);
  const head = foot - width * 0.48;
  for (let k = 0; k < 5; k++) {
    leaf(
      block,
      [0, head],
      (k - 2) * 0.72,
      { length: size * (k === 2 ? 1.15 : 0.95), fat: 0.52, ink: k % 2 === 0 ? 'light' : inks.band },
      pen,
    );
  }
  block.resist(`M0 ${foot - width * 0.06}L0 ${head}`, pen.thin * 1.2);
  for (const lean of [-1, 1]) {
    leaf(
      block,
      [0, foot - width * 0.12],
      lean * 0.9,
      { length: size * 0.95, fat: 0.46, ink: inks.band, heart: 'light' },
      pen,
    );
    leaf(
      block,
      [(lean * pitch) / 2, -width * 0.5],
      Math.PI,
      { length: width * 0.2, fat: 0.6, ink: inks.second, heart: 'light' },
      pen,
    );
    block.dot((lean * pitch) / 2, -width * 0.24, pen.dot * 0.8);
  }
  block.dye(circle(0, head, pen.dot * 1.5), inks.figure);
};

const vineSamples = 24;
const vinePetals = 8;

/** The running vine ("wal"): a wave with a flower in every pocket, leaves along the stem and dots about it. */
const vineStrip: DrawStrip = (block, cell) => {
  const { pitch, width, pen } = cell;
  const swing = width * 0.3;
  const at = (t: number): Point => [-pitch / 2 + t * pitch, swing * steady.sin(2 * Math.PI * t)];
  block.resist(curve(Array.from({ length: vineSamples + 1 }, (_, i) => at(i / vineSamples))), pen.line * 1.1);
  // The half wave below is the half wave above, turned about the point where the stem crosses the middle.
  pocket(block.at(0, 0, Math.PI), cell, at);
  pocket(block, cell, at);
};

function pocket(block: Block, { pitch, width, inks, pen }: StripCell, at: (t: number) => Point): void {
  const [cx] = at(0.25);
  const cy = -width * 0.13;
  const r = Math.min(width * 0.3, pitch * 0.2);
  for (const [t, lean, size] of [
    [0.03, -0.2, 0.24],
    [0.47, 0.2, 0.24],
    [0.13, 2.2, 0.2],
    [0.37, -2.2, 0.2],
    [0.25, Math.PI, 0.16],
  ] as const) {
    const [x, y] = at(t);
    leaf(block, [x, y], lean, { length: width * size, fat: 0.48, ink: inks.second, heart: 'light' }, pen);
  }
  block.resist(curve([at(0.25), [cx, cy]]), pen.thin * 1.2);
  for (const turn of [0.5, 0]) {
    const size = turn === 0 ? r * 0.86 : r;
    for (let k = 0; k < vinePetals; k++) {
      const angle = ((k + turn) * 2 * Math.PI) / vinePetals;
      leaf(
        block,
        [cx, cy],
        angle,
        { length: size, fat: 0.6, ink: turn === 0 ? inks.figure : inks.second, shape: turn === 0 ? 'round' : 'point' },
        pen,
      );
    }
  }
  block.dye(circle(cx, cy, r * 0.34), 'light');
  block.dye(circle(cx, cy, r * 0.2), inks.second);
  for (const side of [-1, 1]) {
    block.dot(cx + side * (r + pen.dot * 2.4), cy + r * 0.3, pen.dot * 0.8);
    block.dot(cx + side * pitch * 0.2, -width * 0.4, pen.dot * 0.9);
  }
}

/** What borders are made of. */
export const stripKinds = {
  beads: { draw: beadStrip, pitch: 1, isNarrow: true, motif: 'dot' },
  teeth: { draw: toothStrip, pitch: 1.1, isNarrow: true, motif: 'star' },
  chain: { draw: chainStrip, pitch: 1.7, isNarrow: true, motif: 'vine' },
  almonds: { draw: almondStrip, pitch: 2.1, isNarrow: true, motif: 'leaf' },
  coins: { draw: coinStrip, pitch: 1.1, isNarrow: false, motif: 'medallion' },
  arches: { draw: archStrip, pitch: 0.8, isNarrow: false, motif: 'trefoil' },
  vine: { draw: vineStrip, pitch: 1.7, isNarrow: false, motif: 'vine' },
} as const satisfies Record<string, StripKind>;
