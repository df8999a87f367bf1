import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { hundredths, steady } from '../../numbers/steady.ts';
import type { Shape } from '../scene.ts';
import { closed, lozenge, type Run, repeatsIn } from './run.ts';

/** The small figures of the narrow courses that run on either side of a border's own figure. */
export const courseKinds = ['beads', 'teeth', 'lozenges', 'dashes', 'scallops'] as const;
export type CourseKind = (typeof courseKinds)[number];

/** Where the courses lie, as shares of the breadth: each between two lines; what is left between them is the figure's. */
export const courses = { outer: [0.035, 0.165], inner: [0.815, 0.945], line: 0.022 } as const;
export const between = { from: 0.2, to: 0.78 } as const;

/** One course along a run; on all four sides it turns the corner without a break, for its marks meet there. */
export function courseShapes(
  kind: CourseKind,
  run: Run,
  [from, to]: readonly [number, number],
  isAround: boolean,
): Shape[] {
  const { edge, breadth } = run;
  const low = (from + courses.line * 1.3) * breadth;
  const high = (to - courses.line * 1.3) * breadth;
  const [middle, room] = [(low + high) / 2, high - low];
  // Corner to corner: along its own middle.
  const start = isAround ? middle : 0;
  const [count, pitch] = repeatsIn({ start, end: edge.length - start }, room * pitches[kind], true);
  const first = isAround && (kind === 'beads' || kind === 'lozenges') ? 0 : 0.5;
  const places = Array.from({ length: count }, (_, k) => start + (k + first) * pitch);
  const mark = (u: number, isLarge: boolean): string => {
    if (kind === 'beads') {
      const [x, y] = edge.at(u, middle);
      return circle(x, y, room * (isLarge ? 0.3 : 0.17));
    }
    if (kind === 'lozenges')
      return lozenge(edge, u, middle, pitch * (isLarge ? 0.4 : 0.16), room * (isLarge ? 0.44 : 0.2));
    if (kind === 'scallops') return dome(run, u, low, pitch * 0.46, room * 0.92);
    if (kind === 'dashes')
      return bar(run, u - pitch * 0.34, middle - room * 0.2, u + pitch * 0.34, middle + room * 0.2);
    return closed(edge, [
      [u - pitch * 0.46, low],
      [u, high],
      [u + pitch * 0.46, low],
    ]);
  };
  return [{ d: places.map((u, k) => mark(u, k % 2 === 0)).join(''), fill: 'ground' }];
}

const pitches: Readonly<Record<CourseKind, number>> = {
  beads: 1,
  teeth: 1.1,
  lozenges: 1.15,
  dashes: 1.7,
  scallops: 1.5,
};

function bar({ edge }: Run, u0: number, v0: number, u1: number, v1: number): string {
  return closed(edge, [
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ]);
}

/** Half an oval that stands on a line. */
function dome({ edge }: Pick<Run, 'edge'>, u: number, foot: number, half: number, tall: number): string {
  const steps = 10;
  return closed(
    edge,
    Array.from({ length: steps + 1 }, (_, k): Point => {
      const angle = Math.PI * (1 - k / steps);
      return [u + half * steady.cos(angle), foot + tall * steady.sin(angle)];
    }),
  );
}

/** A running key: hooks on a line, all the way round. */
export function meander(run: Run): Shape[] {
  const { edge, start, end, breadth: b } = run;
  const [low, high] = [b * (between.from + 0.05), b * (between.to - 0.05)];
  const tall = high - low;
  const [count, pitch] = repeatsIn({ start, end }, tall * 1.06);
  const thick = tall * 0.115;
  const hooks = Array.from({ length: count }, (_, k) => {
    const u = start + k * pitch + pitch * 0.08;
    const at = (x: number, y: number): Point => [u + pitch * x, low + tall * y];
    const points = [at(0, 0), at(0, 0.94), at(0.78, 0.94), at(0.78, 0.3), at(0.3, 0.3), at(0.3, 0.62), at(0.52, 0.62)];
    return points
      .map(
        (point, i) =>
          `${i === 0 ? 'M' : 'L'}${edge
            .at(...point)
            .map(hundredths)
            .join(' ')}`,
      )
      .join('');
  });
  return [
    { d: hooks.join(''), stroke: 'ground', strokeWidth: hundredths(thick) },
    { d: bar(run, start, low - thick * 0.5, end, low + thick * 0.5), fill: 'ground' },
  ];
}

/** Nested arrows, one behind the other along the edge. */
export function chevron(run: Run): Shape[] {
  const { edge, start, end, breadth: b } = run;
  const [low, high] = [b * (between.from + 0.03), b * (between.to - 0.03)];
  const middle = (low + high) / 2;
  const [count, pitch] = repeatsIn({ start, end }, (high - low) * 0.5);
  const reach = pitch * 0.9;
  const arrow = (u: number, thick: number) =>
    closed(edge, [
      [u, low],
      [u + thick, low],
      [u + thick + reach, middle],
      [u + thick, high],
      [u, high],
      [u + reach, middle],
    ]);
  // In a corner the last one's head would lie in the next side's.
  const arrows = Array.from({ length: end - start < edge.length ? count - 1 : count }, (_, k) =>
    arrow(start + k * pitch, pitch * 0.46),
  );
  return [{ d: arrows.join(''), fill: 'ground' }];
}

/** Three rows of scales, each standing on the joints of the last. */
export function scale(run: Run): Shape[] {
  const { start, end, breadth: b } = run;
  const [low, high] = [b * between.from, b * between.to];
  const rows = 3;
  const tall = (high - low) / (rows * 0.62 + 0.38);
  const [count, pitch] = repeatsIn({ start, end }, tall * 1.5);
  const row = (r: number, share: number) =>
    Array.from({ length: count + (r % 2) }, (_, k) => {
      const u = start + (k + (r % 2 === 0 ? 0.5 : 0)) * pitch;
      const isCut = (u < start + 0.1 || u > end - 0.1) && end - start < run.edge.length;
      return isCut ? '' : dome(run, u, low + r * tall * 0.62, pitch * 0.48 * share, tall * share);
    }).join('');
  return Array.from({ length: rows }, (_, k) => rows - 1 - k).flatMap((r): Shape[] => [
    { d: row(r, 1), fill: 'ground' },
    { d: row(r, 0.82), fill: run.dye },
    { d: row(r, 0.5), fill: 'ground' },
    { d: row(r, 0.26), fill: run.dye },
  ]);
}
