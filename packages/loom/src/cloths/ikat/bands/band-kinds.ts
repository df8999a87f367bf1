import type { Sketch } from '../../../drawing/motifs/sketch.ts';
import type { Ink } from '../../../drawing/scene.ts';
import { polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { box, lozenge } from '../hearts/shapes.ts';

/** One period of a band about its own middle: `pitch` along it (x), `width` across (y). */
interface BandCell {
  readonly sketch: Sketch;
  readonly pitch: number;
  readonly width: number;
  /** 0 is the band's ground, each next stands out from the one before. */
  readonly ink: (n: number) => Ink;
  readonly rng: Rng;
}

type DrawBand = (cell: BandCell) => void;

export interface BandKind {
  readonly draw: DrawBand;
  /** Length of a period as a share of the width. */
  readonly pitch: number;
  /** Narrowest width in units at which its figures outlive the feather. */
  readonly narrowest: number;
}

/** Chevrons one behind the other. */
const chevrons: DrawBand = ({ sketch, pitch, width, ink }) => {
  const half = width / 2 + 1;
  const stripe = (from: number, to: number): string => {
    const outline: Point[] = [
      [-half, from],
      [0, from - pitch * 0.5],
      [half, from],
      [half, to],
      [0, to - pitch * 0.5],
      [-half, to],
    ];
    return polyline(
      outline.map(([across, along]): Point => [along, across]),
      true,
    );
  };
  sketch.area(stripe(0, pitch * 0.5), ink(1));
  sketch.area(stripe(pitch * 0.16, pitch * 0.34), ink(2));
};

/** A zigzag along the band with a lozenge in every bay. */
const zigzag: DrawBand = ({ sketch, pitch, width, ink }) => {
  const thick = width * 0.26;
  const swing = width / 2 - thick * 0.6;
  const run = (lift: number): Point[] => [
    [-pitch / 2 - 1, swing + lift],
    [0, -swing + lift],
    [pitch / 2 + 1, swing + lift],
  ];
  sketch.area(polyline([...run(-thick / 2), ...run(thick / 2).reverse()], true), ink(1));
  const r = Math.max(9, width * 0.12);
  for (const [x, y] of [
    [0, swing * 0.72],
    [pitch / 2, -swing * 0.72],
    [-pitch / 2, -swing * 0.72],
  ] as const)
    sketch.area(lozenge(x, y, r, r * 1.3), ink(2));
};

/** Arrow heads with shafts. */
const arrows: DrawBand = ({ sketch, pitch, width, ink }) => {
  const half = width * 0.42;
  sketch.area(
    polyline(
      [
        [-pitch * 0.1, -half],
        [pitch * 0.42, 0],
        [-pitch * 0.1, half],
        [-pitch * 0.1, half * 0.4],
        [-pitch * 0.5 - 1, half * 0.4],
        [-pitch * 0.5 - 1, -half * 0.4],
        [-pitch * 0.1, -half * 0.4],
      ],
      true,
    ),
    ink(1),
  );
  sketch.area(
    polyline(
      [
        [-pitch * 0.02, -half * 0.5],
        [pitch * 0.24, 0],
        [-pitch * 0.02, half * 0.5],
      ],
      true,
    ),
    ink(2),
  );
};

/** Combs set back to back. */
const combs: DrawBand = ({ sketch, pitch, width, ink }) => {
  sketch.area(box(0, 0, pitch / 2 + 1, width * 0.1), ink(1));
  for (const x of [-0.25, 0.25]) sketch.area(box(x * pitch, 0, pitch * 0.115, width * 0.45), ink(1));
  sketch.area(lozenge(0, 0, pitch * 0.17, width * 0.2), ink(2));
};

/** Nested lozenges. */
const lozenges: DrawBand = ({ sketch, pitch, width, ink }) => {
  for (const [n, size] of [0.96, 0.64, 0.32].entries())
    sketch.area(lozenge(0, 0, (pitch / 2) * size, (width / 2) * size), ink(n + 1));
  const r = Math.max(8, width * 0.09);
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const)
    sketch.area(lozenge((sx * pitch) / 2, sy * width * 0.32, r, r * 1.4), ink(1));
};

/** Stepped pyramids from both edges, meeting tip to tip. */
const pyramids: DrawBand = ({ sketch, pitch, width, ink }) => {
  const steps = 3;
  for (const side of [-1, 1]) {
    for (let k = 0; k < steps; k++) {
      const reach = (pitch / 2) * (1 - k / steps) * 0.94;
      const y = side * (width / 2 - (width / 2) * ((k + 0.5) / steps) * 0.94);
      sketch.area(box(0, y, reach, (width / 4 / steps) * 1.06), ink(side === -1 ? 1 : 3));
    }
    sketch.area(lozenge(0, side * width * 0.33, pitch * 0.17, width * 0.12), ink(side === -1 ? 2 : 0));
    sketch.area(lozenge((side * pitch) / 2, 0, pitch * 0.12, width * 0.1), ink(side === -1 ? 2 : 1));
    sketch.area(lozenge((-side * pitch) / 2, 0, pitch * 0.12, width * 0.1), ink(side === -1 ? 2 : 1));
  }
};

/** Standing drops with a kernel, small ones between them where the band is broad. */
const drops: DrawBand = ({ sketch, pitch, width, ink }) => {
  sketch.area(lozenge(0, 0, pitch * 0.36, width * 0.44), ink(1));
  if (width < 62) return;
  sketch.area(lozenge(0, 0, pitch * 0.19, width * 0.23), ink(2));
  for (const sx of [-1, 1]) {
    for (const y of [-0.3, 0.3]) sketch.area(lozenge((sx * pitch) / 2, y * width, pitch * 0.1, width * 0.13), ink(3));
  }
};

export const bandKinds: readonly BandKind[] = [
  { draw: chevrons, pitch: 0.72, narrowest: 60 },
  { draw: zigzag, pitch: 1.25, narrowest: 80 },
  { draw: arrows, pitch: 1.15, narrowest: 60 },
  { draw: combs, pitch: 1.1, narrowest: 60 },
  { draw: lozenges, pitch: 0.95, narrowest: 70 },
  { draw: pyramids, pitch: 0.9, narrowest: 80 },
  { draw: drops, pitch: 1, narrowest: 34 },
];
