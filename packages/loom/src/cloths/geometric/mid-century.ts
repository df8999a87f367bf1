import { mapPoint, type WallpaperGroup, wallpaperMaps } from '../../drawing/layout/wallpaper-group.ts';
import type { Ink, Shape } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { cellsOf, type GeometricTask } from './task.ts';

/** Groups whose quarter cell is a square, so that tiles of a quarter make the unit. */
const groups = ['pmm', 'p4', 'pgg', 'pmg', 'p2'] as const satisfies readonly WallpaperGroup[];

/** A shape's colours from below to the top, by what it lies on. */
const onGround: Readonly<Partial<Record<Ink, readonly (readonly Ink[])[]>>> = {
  ground: [
    ['a1', 'light', 'a3'],
    ['a2', 'a3', 'ground'],
    ['a4', 'ground', 'a1'],
    ['dark', 'ground', 'a3'],
  ],
  a1: [
    ['ground', 'a2', 'light'],
    ['a3', 'a1', 'ground'],
    ['light', 'a1', 'a3'],
  ],
  a2: [
    ['light', 'a2', 'a3'],
    ['a3', 'dark', 'light'],
    ['ground', 'a1', 'a2'],
  ],
  a3: [
    ['dark', 'a3', 'light'],
    ['a1', 'ground', 'a3'],
    ['light', 'a2', 'a1'],
  ],
};

/** Cut shapes in squares, two or three to a side of the part that the group repeats. */
export function midCentury({ plot, rng, dyes, planner, wash, recipe }: GeometricTask): void {
  const group = rng.pick(groups);
  const maps = wallpaperMaps(group, { along: [1, 0], down: [0, 1] });
  const side = maps.length === 2 ? 2 : rng.pick([2, 2, 3]);
  const isHalf = maps.length === 2;
  const tiles = isHalf ? [4, 2] : [side, side];
  const [columns = 2, rows = 2] = tiles;
  const across = isHalf ? 4 : side * 2;
  const cells = cellsOf(plot.torus, 'square', plot.hero * 0.5 * across);
  const names = rng.shuffle(Object.keys(tileShapes));
  const few = names.slice(0, recipe.detail > 2 ? 5 : 3);
  const layers = new Map<string, Shape & { d: string }>();
  const add = (key: string, ink: Ink, d: string) => {
    const known = layers.get(key + ink)?.d ?? '';
    layers.set(key + ink, { d: known + d, fill: ink, stroke: ink, strokeWidth: 0.5 });
  };
  const grounds: readonly Ink[] = ['ground', 'a1', 'a2', 'a3'];
  const first = dyes.whole(0, 3);
  const parted = rng.fork('parted').whole(0, columns * rows - 1);
  for (let i = 0; i < columns * rows; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const paper = grounds[(column + row * 3 + first) % grounds.length] ?? 'ground';
    const sets = onGround[paper] ?? [];
    const inks = sets.length > 0 ? dyes.fork(i).pick(sets) : (['a1', 'light', 'a2'] as const);
    const shape = tileShapes[few[(i + rng.fork(i).whole(0, 1)) % few.length] ?? 'leaf'] ?? [];
    const turn = rng.fork(`turn/${i}`).whole(0, 3);
    const place = (points: readonly Point[]) =>
      points.map((point): Point => {
        const [x, y] = turned(point, turn);
        return [(column + x) / across, (row + y) / across];
      });
    // One square of the part is four small ones: large forms lead.
    const isParted = i === parted;
    const parts: readonly Point[] = isParted
      ? [
          [0, 0],
          [0.5, 0],
          [0, 0.5],
          [0.5, 0.5],
        ]
      : [[0, 0]];
    for (const map of maps) {
      const put = (points: readonly Point[]) =>
        polyline(
          place(points).map((point) => cells.place(mapPoint(map, point))),
          true,
        );
      add('0', paper, put(square));
      for (const [dx, dy] of parts) {
        const share = isParted ? 0.5 : 1;
        for (const [k, outline] of shape.entries())
          add(String(k + 1), inks[k] ?? 'a1', put(outline.map(([x, y]): Point => [dx + x * share, dy + y * share])));
        const [middle = [0, 0]] = place([[dx + share / 2, dy + share / 2]]);
        const [mx, my] = cells.place(mapPoint(map, middle));
        const r = (cells.side / across) * share * 0.5;
        for (const site of cells.sites)
          planner.note({
            x: site.x + mx,
            y: site.y + my,
            r,
            motif: 'cut-out',
            rank: isParted ? 'secondary' : 'hero',
          });
      }
    }
  }
  wash('ground');
  const depth = (level: number) =>
    [...layers].filter(([key]) => key.startsWith(String(level))).map(([, shape]) => shape);
  for (let level = 0; level < 4; level++)
    planner.set(level === 0 ? 'field' : 'motifs', { shapes: depth(level), radius: cells.side * 2.2 }, cells.sites);
}

const square: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

function turned([x, y]: Point, quarters: number): Point {
  let [u, v] = [x - 0.5, y - 0.5];
  for (let k = 0; k < quarters; k++) [u, v] = [-v, u];
  return [u + 0.5, v + 0.5];
}

/** Outlines in the unit square, from the largest to the one on top of all. */
type TileShape = readonly (readonly Point[])[];

const arcSamples = 10;

function arc(x: number, y: number, r: number, from: number, to: number): Point[] {
  return Array.from({ length: arcSamples + 1 }, (_, k) => {
    const angle = ((from + ((to - from) * k) / arcSamples) * Math.PI) / 180;
    return [x + r * steady.cos(angle), y + r * steady.sin(angle)];
  });
}

const quarter = (r: number): Point[] => [[0, 0], ...arc(0, 0, r, 0, 90)];
const leaf = (inset: number): Point[] => {
  const grown = [...arc(1, 0, 1, 90, 180), ...arc(0, 1, 1, -90, 0)];
  return grown.map(([x, y]) => [0.5 + (x - 0.5) * inset, 0.5 + (y - 0.5) * inset]);
};
const disc = (r: number): Point[] => [...arc(0.5, 0.5, r, 0, 180), ...arc(0.5, 0.5, r, 180, 360)];

/** Cut-paper shapes of the fifties. */
const tileShapes: Readonly<Record<string, TileShape>> = {
  rainbow: [quarter(1), quarter(0.72), quarter(0.44)],
  leaf: [leaf(1), leaf(0.5)],
  eye: [leaf(1), disc(0.2), disc(0.1)],
  quarter: [quarter(1)],
  domes: [
    [[0, 0.5], ...arc(0.5, 0.5, 0.5, 180, 360)],
    [[0, 1], ...arc(0.5, 1, 0.5, 180, 360)],
  ],
  disc: [disc(0.5), disc(0.3), disc(0.14)],
  corner: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  hourglass: [
    [
      [0, 0],
      [1, 0],
      [0.5, 0.5],
    ],
    [
      [0, 1],
      [1, 1],
      [0.5, 0.5],
    ],
  ],
  diamond: [
    [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ],
    [
      [0.5, 0.25],
      [0.75, 0.5],
      [0.5, 0.75],
      [0.25, 0.5],
    ],
  ],
  bars: [0, 0.4, 0.8].map((x): Point[] => [
    [x, 0],
    [x + 0.2, 0],
    [x + 0.2, 1],
    [x, 1],
  ]),
};
