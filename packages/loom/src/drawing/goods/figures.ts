import { circle, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { hundredths, steady } from '../../numbers/steady.ts';
import type { BorderFigure } from '../../vocabulary/border.ts';
import type { Ink, Shape } from '../scene.ts';
import { between, chevron, courses, meander, scale } from './courses.ts';
import { closed, leafPath, lozenge, type Run, repeatsIn } from './run.ts';

/** How far into the border its band of dye reaches: teeth stand on it. */
export const bandOf: Readonly<Record<BorderFigure, number>> = {
  row: 1,
  temple: 0.56,
  gingham: 1,
  stripe: 1,
  zigzag: 1,
  vine: 1,
  dots: 1,
  meander: 1,
  chevron: 1,
  scale: 1,
  solid: 1,
};

/** Lines on both sides of two narrow courses. */
const besideCourses = [courses.outer, courses.inner].flatMap(
  ([from, to]) =>
    [
      [from, from + courses.line],
      [to - courses.line, to],
    ] as const,
);

/** Lines of the field's ground in the band, as shares of the breadth from the edge inwards. */
export const linesOf: Readonly<Record<BorderFigure, readonly (readonly [from: number, to: number])[]>> = {
  row: besideCourses,
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
  zigzag: besideCourses,
  vine: besideCourses,
  dots: besideCourses,
  meander: besideCourses,
  chevron: besideCourses,
  scale: besideCourses,
  solid: [],
};

/** Whether narrow courses run on either side of a figure. */
export function hasCourses(figure: BorderFigure): boolean {
  return linesOf[figure] === besideCourses;
}

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
    case 'meander':
      return meander(run);
    case 'chevron':
      return chevron(run);
    case 'scale':
      return scale(run);
    default:
      return [];
  }
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
    return closed(edge, [...left, ...right]);
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
    closed(edge, [
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
    return closed(edge, [...there, ...back]);
  };
  const middles = Array.from({ length: count }, (_, i) => start + (i + 0.5) * pitch);
  const ends = Array.from({ length: count }, (_, i) => start + i * pitch);
  return [
    { d: wave(b * 0.21, b * 0.14, b * 0.06, 1), fill: 'ground' },
    { d: wave(b * 0.57, b * 0.14, b * 0.06, 0), fill: 'ground' },
    { d: middles.map((u) => lozenge(edge, u, b * 0.49, pitch * 0.3, b * 0.15)).join(''), fill: 'ground' },
    { d: middles.map((u) => lozenge(edge, u, b * 0.49, pitch * 0.13, b * 0.065)).join(''), fill: dye },
    {
      d: ends
        .flatMap((u, i) =>
          i === 0 && end - start < edge.length ? [] : [lozenge(edge, u, b * 0.49, pitch * 0.1, b * 0.05)],
        )
        .join(''),
      fill: 'ground',
    },
  ].filter(({ d }) => d !== '') as Shape[];
}

/** Where the bends of a vine are: along, deep, and to which side it bends. */
export function bendsOf({
  start,
  end,
  breadth: b,
}: Run): { readonly u: number; readonly v: number; readonly way: 1 | -1; readonly pitch: number }[] {
  const [count, pitch] = repeatsIn({ start, end }, b * 0.92, true);
  return Array.from({ length: count }, (_, i) => {
    const way = i % 2 === 0 ? 1 : -1;
    return { u: start + (i + 0.5) * pitch, v: b * (axis - way * 0.045), way, pitch };
  });
}

/** The middle of what the courses leave, and how far a stem swings from it. */
const axis = (between.from + between.to) / 2;
const swing = 0.205;
/** Leaves of half a wave: where each has its foot, how far along and aside its tip lies; shares of the pitch and the breadth. */
const foliage = [
  { at: 0.1, along: 0.2, aside: -0.17 },
  { at: 0.12, along: 0.17, aside: 0.13 },
  { at: 0.34, along: 0.17, aside: 0.1 },
  { at: 0.66, along: -0.17, aside: 0.1 },
  { at: 0.9, along: -0.2, aside: -0.17 },
] as const;

/** A stem that swings from side to side with leaves on it; in its bends blossoms hang on stalks of their own. */
function vine(run: Run): Shape[] {
  const { edge, start, end, breadth: b } = run;
  const bends = bendsOf(run);
  const [, pitch] = repeatsIn(run, b * 0.92, true);
  const deep = (u: number) => b * (axis + swing * steady.sin(((u - start) / pitch) * Math.PI));
  const steps = bends.length * 12;
  const line = (points: readonly Point[]) =>
    points
      .map(
        (point, i) =>
          `${i === 0 ? 'M' : 'L'}${edge
            .at(...point)
            .map(fixed)
            .join(' ')}`,
      )
      .join('');
  const stem = line(
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const u = start + ((end - start) * i) / steps;
      return [u, deep(u)];
    }),
  );
  const stalks: string[] = [];
  const leaves: string[] = [];
  const berries: string[] = [];
  for (const { u, v, way } of bends) {
    const foot = u - pitch * 0.42;
    const from: Point = [foot, deep(foot)];
    const by: Point = [u - pitch * 0.3, v + way * b * 0.02];
    stalks.push(
      line(
        Array.from({ length: 9 }, (_, i): Point => {
          const t = i / 8;
          const one = (a: number, c: number, e: number) => a * (1 - t) ** 2 + 2 * c * t * (1 - t) + e * t * t;
          return [one(from[0], by[0], u), one(from[1], by[1], v)];
        }),
      ),
    );
    for (const { at, along, aside } of foliage) {
      const root = u + (at - 0.5) * pitch;
      leaves.push(leafPath(edge, root, deep(root), pitch * along, way * b * aside));
    }
    const crest = edge.at(u, b * (axis + way * (swing + 0.052)));
    berries.push(circle(crest[0], crest[1], b * 0.02));
    for (const side of [-1, 1]) {
      const [x, y] = edge.at(u + side * pitch * 0.09, b * (axis + way * (swing + 0.04)));
      berries.push(circle(x, y, b * 0.014));
    }
  }
  const ink = 'ground';
  return [
    { d: stem, stroke: ink, strokeWidth: hundredths(b * 0.028) },
    { d: stalks.join(''), stroke: ink, strokeWidth: hundredths(b * 0.018) },
    { d: leaves.join(''), fill: ink },
    { d: berries.join(''), fill: ink },
  ];
}

/** Great rings with a dot in each and smaller dots between, in line. */
function dots({ edge, start, end, breadth: b, dye }: Run): Shape[] {
  const [count, pitch] = repeatsIn({ start, end }, b * 0.46);
  const round = (u: number, v: number, r: number) => {
    const [x, y] = edge.at(u, v);
    return circle(x, y, r);
  };
  const middles = Array.from({ length: count }, (_, i) => start + (i + 0.5) * pitch);
  // A side that closes on itself has a joint at its end as well.
  const joints = Array.from(
    { length: end - start < edge.length ? count - 1 : count },
    (_, i) => start + (i + 1) * pitch,
  );
  return [
    {
      d:
        middles.map((u) => round(u, b * axis, b * 0.145)).join('') +
        joints.map((u) => [-0.17, 0, 0.17].map((off) => round(u, b * (axis + off), b * 0.036)).join('')).join(''),
      fill: 'ground',
    },
    { d: middles.map((u) => round(u, b * axis, b * 0.105)).join(''), fill: dye },
    { d: middles.map((u) => round(u, b * axis, b * 0.06)).join(''), fill: 'ground' },
  ];
}
