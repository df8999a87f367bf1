import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import { fixed, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { type BandKind, bandKinds } from './bands/band-kinds.ts';
import { type IkatTask, sprinkle } from './task.ts';

/** Widths of a group's bands as shares: a = plain line, b = small figures, c = large figures, d = row of hearts. */
const groupings = [
  'aabaacaabaadaabaacaab',
  'abacabadabacab',
  'aacaabaadaabaacaab',
  'abaacaadaacaaba',
  'acabacabadabacabaca',
  'bababacabababad',
] as const;
const shares = { a: 1, b: 3.1, c: 4.9, d: 7 } as const;
type BandName = keyof typeof shares;
/** Widest and narrowest plain line in units. */
const narrowest = 19;

/** Bands of figures and plain lines, mirrored about the widest, across the cloth or down along the warp. */
export function runningBands(task: IkatTask): void {
  const { rng, plot, dyes } = task;
  const { w, h, dropY, brickX } = plot.torus;
  // A half-drop only keeps bands whole that run down the cloth, a half-brick those that run across it.
  const isDown = dropY !== 0 || (brickX === 0 && rng.chance(0.5));
  const along = isDown ? h : w;
  const across = isDown ? w : h;
  const grouping = [...rng.pick(groupings)] as BandName[];
  const total = grouping.reduce((sum, name) => sum + shares[name], 0);
  const wish = Math.max((plot.hero * 0.62 * total) / shares.d, narrowest * total);
  const groups = Math.max(1, Math.round(across / wish));
  const unit = across / groups / total;
  task.feather(Math.max(narrowest, unit) * 0.9);
  const start = rng.pick([0, 0.5, 0.25]) * (across / groups);
  const kinds = rng.shuffle(bandKinds);
  const ofClass = (name: BandName, n: number, width: number): BandKind | undefined => {
    if (name === 'a') return undefined;
    const fitting = kinds.filter((kind) => kind.narrowest <= width);
    return name === 'b' ? fitting.at(-1 - (n % Math.max(1, fitting.length))) : fitting[n % Math.max(1, fitting.length)];
  };
  for (let g = 0; g < groups; g++) {
    let at = start + (g * across) / groups;
    for (const [i, name] of grouping.entries()) {
      const width = shares[name] * unit;
      // Mirrored bands are of one kind.
      const side = Math.min(
        i,
        grouping.lastIndexOf('d') * 2 - i < 0 ? grouping.length - 1 - i : Math.abs(i - grouping.indexOf('d')),
      );
      const place = (u: number): { x: number; y: number } =>
        isDown ? { x: at + width / 2, y: u } : { x: u, y: at + width / 2 };
      const ink = (n: number) => dyes.band(i + n, side);
      if (name === 'd') drawHearts(task, { isDown, along, width, place, ink, row: g });
      else
        drawBand(
          task,
          { isDown, along, width, place, ink, rng: rng.fork(`band/${side}`), row: g },
          ofClass(name, side, width),
        );
      at += width;
    }
  }
}

interface Band {
  readonly isDown: boolean;
  readonly along: number;
  readonly width: number;
  readonly place: (u: number) => { x: number; y: number };
  readonly ink: Parameters<BandKind['draw']>[0]['ink'];
  readonly row: number;
}

function drawBand(task: IkatTask, band: Band & { rng: Rng }, kind: BandKind | undefined): void {
  const { isDown, along, width, place, ink, rng } = band;
  const wish = kind === undefined ? along / 2 : Math.max(40, kind.pitch * width);
  const count = 2 * Math.max(1, Math.round(along / wish / 2));
  const pitch = along / count;
  const sketch = isDown ? turned(createSketch()) : createSketch();
  const half: Point = [pitch / 2 + 1, width / 2];
  sketch.area(
    polyline(
      [
        [-half[0], -half[1]],
        [half[0], -half[1]],
        [half[0], half[1]],
        [-half[0], half[1]],
      ],
      true,
    ),
    ink(0),
  );
  kind?.draw({ sketch, pitch, width: width - 4, ink, rng });
  task.set(
    'field',
    sketch.done(steady.hypot(pitch, width) * 0.6),
    Array.from({ length: count }, (_, k) => place((k + 0.5) * pitch)),
  );
}

/** The main band: figures in a row, always upright, small lozenges between them. */
function drawHearts(task: IkatTask, { isDown, along, width, place, ink, row }: Band): void {
  const { hearts, rng } = task;
  const count = 2 * Math.max(1, Math.round(along / (width * (isDown ? 1.15 : 0.92)) / 2));
  const pitch = along / count;
  const [w, h] = isDown ? [width / 2, pitch / 2] : [pitch / 2, width / 2];
  const ground = createSketch();
  const edge: Point[] = [
    [-w - (isDown ? 0 : 1), -h - (isDown ? 1 : 0)],
    [w + (isDown ? 0 : 1), -h - (isDown ? 1 : 0)],
    [w + (isDown ? 0 : 1), h + (isDown ? 1 : 0)],
    [-w - (isDown ? 0 : 1), h + (isDown ? 1 : 0)],
  ];
  ground.area(polyline(edge, true), ink(0));
  sprinkle(ground, {
    width: w,
    height: h,
    gap: Math.max(28, Math.min(w, h) * 0.26),
    ink: ink(1),
    isFree: (x, y) => Math.abs(x) < w - 12 && Math.abs(y) < h - 16 && steady.hypot(x / (w * 0.7), y / (h * 0.72)) > 1,
  });
  task.set(
    'field',
    ground.done(steady.hypot(w, h) + 2),
    Array.from({ length: count }, (_, k) => place((k + 0.5) * pitch)),
  );
  // Men and beasts walk among themselves.
  const beasts = hearts.filter(({ isLarge }) => isLarge === true);
  const shown = beasts.length > 0 ? beasts : hearts;
  for (const kind of [0, 1]) {
    const heart = shown[kind % shown.length] ?? hearts[0];
    const sketch = createSketch();
    heart.draw({ sketch, width: w * 0.86, height: h * 0.9, ink: (n) => ink(n + 1), rng: rng.fork(`heart/${kind}`) });
    const sites = Array.from({ length: count / 2 }, (_, k) => place((2 * k + ((kind + row) % 2) + 0.5) * pitch));
    task.set('motifs', sketch.done(steady.hypot(w, h)), sites);
    for (const { x, y } of sites) task.note({ x, y, r: Math.min(w, h) * 0.9, motif: heart.motif, rank: 'hero' });
  }
}

/** The same sketch with everything turned by a quarter: bands that run down the cloth. */
function turned(sketch: Sketch): Sketch {
  return { ...sketch, area: (d, fill, opacity) => sketch.area(quarterTurn(d), fill, opacity) };
}

/** Path data of straight lines (M, L, Z) turned by a quarter: x becomes y. */
function quarterTurn(d: string): string {
  return d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_pair, x: string, y: string) => `${fixed(-Number(y))} ${fixed(Number(x))}`,
  );
}
