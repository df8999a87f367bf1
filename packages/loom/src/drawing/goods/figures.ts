import { circle, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { BorderFigure } from '../../vocabulary/border.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Ink, Shape } from '../scene.ts';
import type { Edge } from './strip.ts';

/** Where a figure runs: from `start` to `end` along the edge, a border of `breadth` units in `dye`. */
export interface Run {
  readonly edge: Edge;
  readonly start: number;
  readonly end: number;
  readonly breadth: number;
  readonly dye: Role;
}

/** How far into the border its band of dye reaches: teeth stand on it. */
export const bandOf: Readonly<Record<BorderFigure, number>> = {
  row: 1,
  temple: 0.56,
  gingham: 1,
  stripe: 1,
  zigzag: 1,
  vine: 1,
  dots: 1,
};

/** Lines of the field's ground in the band, as shares of the breadth from the edge inwards. */
export const linesOf: Readonly<Record<BorderFigure, readonly (readonly [from: number, to: number])[]>> = {
  row: [
    [0.045, 0.085],
    [0.86, 0.9],
  ],
  temple: [
    [0.045, 0.08],
    [0.43, 0.47],
  ],
  gingham: [],
  stripe: [
    [0.06, 0.1],
    [0.16, 0.18],
    [0.24, 0.4],
    [0.46, 0.48],
    [0.54, 0.7],
    [0.76, 0.78],
    [0.86, 0.93],
  ],
  zigzag: [
    [0.045, 0.085],
    [0.86, 0.9],
  ],
  vine: [
    [0.045, 0.085],
    [0.86, 0.9],
  ],
  dots: [
    [0.045, 0.085],
    [0.86, 0.9],
  ],
};

/** What of a figure is drawn with lines and dots, on its band; a row of motifs and the blossoms of a vine are set beside it. */
export function figureShapes(figure: BorderFigure, run: Run): Shape[] {
  switch (figure) {
    case 'temple':
      return temple(run);
    case 'gingham':
      return gingham(run);
    case 'zigzag':
      return zigzag(run);
    case 'vine':
      return vine(run);
    case 'dots':
      return dots(run);
    default:
      return [];
  }
}

/** Whole repeats of about this length along the run: count and exact length. */
export function repeatsIn(
  { start, end }: Pick<Run, 'start' | 'end'>,
  length: number,
  isEven = false,
): [number, number] {
  const whole = isEven
    ? 2 * Math.max(1, Math.round((end - start) / length / 2))
    : Math.max(1, Math.round((end - start) / length));
  return [whole, (end - start) / whole];
}

/** A closed path through places along and deep. */
function path({ at }: Edge, points: readonly Point[]): string {
  return `${points.map(([u, v], i) => `${i === 0 ? 'M' : 'L'}${at(u, v).map(fixed).join(' ')}`).join('')}Z`;
}

export function lozenge(edge: Edge, u: number, v: number, a: number, b: number): string {
  return path(edge, [
    [u - a, v],
    [u, v - b],
    [u + a, v],
    [u, v + b],
  ]);
}

/** Stepped gables biting into the field, as the mandir or reku border of a saree; lozenges in the band below. */
function temple({ edge, start, end, breadth: b, dye }: Run): Shape[] {
  const [count, pitch] = repeatsIn({ start, end }, b * 0.52);
  const foot = bandOf.temple * b - 0.5;
  const tall = b * (1 - bandOf.temple);
  const steps = 4;
  const gable = (middle: number, k: number): string => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      const half = (pitch / 2) * k * (1 - i / (steps + 0.6));
      const low = foot + (tall * k * i) / (steps + 0.6);
      const high = foot + (tall * k * (i + 1)) / (steps + 0.6);
      left.push([middle - half, low], [middle - half, Math.min(high, foot + tall * k)]);
      right.unshift([middle + half, Math.min(high, foot + tall * k)], [middle + half, low]);
    }
    return path(edge, [...left, ...right]);
  };
  const middles = Array.from({ length: count }, (_, i) => start + (i + 0.5) * pitch);
  return [
    { d: middles.map((u) => gable(u, 1)).join(''), fill: dye },
    { d: middles.map((u) => gable(u, 0.5)).join(''), fill: 'ground' },
    { d: middles.map((u) => lozenge(edge, u, b * 0.255, pitch * 0.3, b * 0.13)).join(''), fill: 'ground' },
    { d: middles.map((u) => lozenge(edge, u, b * 0.255, pitch * 0.13, b * 0.055)).join(''), fill: dye },
  ];
}

/** Checks of two threads: full where both cross, half where one runs alone. */
function gingham({ edge, start, end, breadth: b, dye }: Run): Shape[] {
  const rows = 4;
  const low = b * 0.07;
  const cell = (b * 0.88) / (rows * 2 - 1);
  const [count, pitch] = repeatsIn({ start, end }, cell * 2);
  const half: Ink = `ground>${dye}:0.5`;
  const bar = (u0: number, v0: number, u1: number, v1: number) =>
    path(edge, [
      [u0, v0],
      [u1, v0],
      [u1, v1],
      [u0, v1],
    ]);
  const columns = Array.from({ length: count }, (_, i) => start + i * pitch);
  const lines = Array.from({ length: rows }, (_, i) => low + i * cell * 2);
  return [
    { d: bar(start, b * 0.035, end, b * 0.985), fill: 'ground' },
    { d: columns.map((u) => bar(u + pitch / 4, low, u + (pitch * 3) / 4, low + cell * 7)).join(''), fill: half },
    { d: lines.map((v) => bar(start, v, end, v + cell)).join(''), fill: half },
    {
      d: columns.flatMap((u) => lines.map((v) => bar(u + pitch / 4, v, u + (pitch * 3) / 4, v + cell))).join(''),
      fill: dye,
    },
  ];
}

/** Two zigzag lines with lozenges between. */
function zigzag({ edge, start, end, breadth: b, dye }: Run): Shape[] {
  const [count, pitch] = repeatsIn({ start, end }, b * 0.62);
  const wave = (low: number, tall: number, thick: number, shift: number): string => {
    const there: Point[] = [];
    const back: Point[] = [];
    for (let i = 0; i <= count * 2; i++) {
      const u = start + (i * pitch) / 2;
      const v = low + ((i + shift) % 2 === 0 ? 0 : tall);
      there.push([u, v]);
      back.unshift([u, v + thick]);
    }
    return path(edge, [...there, ...back]);
  };
  const middles = Array.from({ length: count }, (_, i) => start + (i + 0.5) * pitch);
  const ends = Array.from({ length: count }, (_, i) => start + i * pitch);
  return [
    { d: wave(b * 0.16, b * 0.17, b * 0.075, 1), fill: 'ground' },
    { d: wave(b * 0.545, b * 0.17, b * 0.075, 0), fill: 'ground' },
    { d: middles.map((u) => lozenge(edge, u, b * 0.475, pitch * 0.3, b * 0.15)).join(''), fill: 'ground' },
    { d: middles.map((u) => lozenge(edge, u, b * 0.475, pitch * 0.13, b * 0.065)).join(''), fill: dye },
    {
      d: ends
        .flatMap((u, i) =>
          i === 0 && end - start < edge.length ? [] : [lozenge(edge, u, b * 0.475, pitch * 0.1, b * 0.05)],
        )
        .join(''),
      fill: 'ground',
    },
  ].filter(({ d }) => d !== '') as Shape[];
}

const waveShare = 0.17;

/** Where the bends of a vine are: along, deep, and to which side it bends. */
export function bendsOf({
  start,
  end,
  breadth: b,
}: Run): { readonly u: number; readonly v: number; readonly way: 1 | -1; readonly pitch: number }[] {
  const [count, pitch] = repeatsIn({ start, end }, b * 0.95, true);
  return Array.from({ length: count }, (_, i) => {
    const way = i % 2 === 0 ? 1 : -1;
    return { u: start + (i + 0.5) * pitch, v: b * (0.475 - way * 0.06), way, pitch };
  });
}

/** A stem that swings from side to side, with leaves; at its bends there is room for blossoms. */
function vine(run: Run): Shape[] {
  const { edge, start, end, breadth: b } = run;
  const [count, pitch] = repeatsIn(run, b * 0.95, true);
  const steps = count * 10;
  const deep = (u: number) => b * 0.475 + b * waveShare * 1.25 * steady.sin(((u - start) / pitch) * Math.PI);
  const there: Point[] = [];
  const back: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const u = start + ((end - start) * i) / steps;
    there.push([u, deep(u) - b * 0.016]);
    back.unshift([u, deep(u) + b * 0.016]);
  }
  const leaves: string[] = [];
  for (let i = 0; i < count; i++) {
    for (const share of [0.03, 0.97]) {
      const u = start + (i + share) * pitch;
      const way = (i % 2 === 0 ? 1 : -1) * (share < 0.5 ? -1 : -1);
      leaves.push(leafPath(edge, u, deep(u), pitch * (share < 0.5 ? 0.26 : -0.26), way * b * 0.24));
    }
  }
  return [
    { d: path(edge, [...there, ...back]), fill: 'ground' },
    { d: leaves.join(''), fill: 'ground' },
  ];
}

/** An almond from its foot towards a tip that lies so far along and deep. */
export function leafPath(edge: Edge, u: number, v: number, du: number, dv: number): string {
  const point = (t: number, out: number) =>
    edge
      .at(u + du * t - dv * out, v + dv * t + du * out)
      .map(fixed)
      .join(' ');
  return `M${point(0, 0)}C${point(0.25, 0.34)} ${point(0.7, 0.3)} ${point(1, 0)}C${point(0.7, -0.3)} ${point(0.25, -0.34)} ${point(0, 0)}Z`;
}

/** Dots in three lines, the middle one larger. */
function dots({ edge, start, end, breadth: b }: Run): Shape[] {
  const [count, pitch] = repeatsIn({ start, end }, b * 0.34);
  const row = (v: number, r: number, shift: number) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = edge.at(
        start + (i + 0.5 + shift) * pitch - (shift > 0 ? pitch : 0) + (shift > 0 ? pitch / 2 : 0) * 0,
        v,
      );
      return circle(x, y, r);
    }).join('');
  return [{ d: row(b * 0.475, b * 0.1, 0) + row(b * 0.24, b * 0.05, 0) + row(b * 0.71, b * 0.05, 0), fill: 'ground' }];
}
