import { type Cells, createCells } from '../../../drawing/counted/cells.ts';
import { creatureSheets } from '../../../drawing/counted/creature-sheets.ts';
import { stamp } from '../../../drawing/counted/stamp.ts';
import type { Sketch } from '../../../drawing/motifs/sketch.ts';
import type { Ink } from '../../../drawing/scene.ts';
import { envelope } from '../../../numbers/geometry/envelope.ts';
import { circle, curve, polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Recipe } from '../../../recipe/recipe.ts';
import type { MotifId } from '../../../vocabulary/motif-ids.ts';
import { contourOutline } from '../contour.ts';
import { box, lozenge, petalPath } from './shapes.ts';

/** The figure in the middle of a cell, about the origin. */
interface HeartAsk {
  readonly sketch: Sketch;
  /** Half width and half height in units. */
  readonly width: number;
  readonly height: number;
  /** The n-th dye; −1 is the field's, 0 stands out from it, each next from the one before. */
  readonly ink: (n: number) => Ink;
  readonly rng: Rng;
}

type DrawHeart = (ask: HeartAsk) => void;

export interface HeartKind {
  readonly draw: DrawHeart;
  readonly motif: MotifId;
  /** Motifs by which it is wanted or refused. */
  readonly motifs: readonly MotifId[];
  /** Needs the room that rings would take. */
  readonly isLarge?: boolean;
}

/** Almonds one in the other. */
const almondHeart: DrawHeart = ({ sketch, width, height, ink, rng }) => {
  const kind = rng.pick(['almond', 'oval', 'ogee'] as const);
  const band = Math.max(17, Math.min(30, width / 4.4));
  for (let n = 0; n * band < width - 8; n++) {
    const outline = contourOutline({ kind, width: width * 0.92, height, edge: 'plain', count: 1 }, n * band);
    if (outline !== undefined) sketch.area(polyline(outline, true), ink(n));
  }
};

/** A pomegranate ("anar"): crown, rind, seeds, two leaves at its foot. */
const pomegranate: DrawHeart = ({ sketch, width, height, ink }) => {
  const r = Math.min(width * 0.82, height * 0.56);
  const middle = height * 0.1;
  const shift = (by: number) => {
    const outline = contourOutline({ kind: 'oval', width: r, height: r * 1.08, edge: 'plain', count: 1 }, by);
    return outline === undefined
      ? ''
      : polyline(
          outline.map(([x, y]) => [x, y + middle] as const),
          true,
        );
  };
  for (const lean of [-0.62, 0.62, 0])
    sketch.area(petalPath('point', 0, middle - r * 0.72, lean, height * 0.5, r * 0.44), ink(lean === 0 ? 2 : 0));
  for (const side of [-1, 1]) {
    sketch.area(petalPath('point', 0, middle + r * 0.9, side * 1.2, width * 0.98, r * 0.5), ink(4));
    sketch.area(petalPath('point', side * 8, middle + r * 0.92, side * 1.2, width * 0.62, r * 0.2), ink(1));
  }
  const rind = Math.max(16, r * 0.2);
  sketch.area(shift(0), ink(0));
  sketch.area(shift(rind), ink(1));
  sketch.area(shift(rind * 2), ink(2));
  const seeds = Math.max(15, r * 0.16);
  for (const [x, y] of [
    [0, -1.5],
    [0, 1.5],
    [-1.15, 0],
    [1.15, 0],
  ] as const)
    sketch.area(lozenge(x * seeds, middle + y * seeds, seeds * 0.58, seeds * 0.95), ink(1));
};

/** A tulip on its stem between two bowed leaves. */
const tulip: DrawHeart = ({ sketch, width, height, ink }) => {
  const foot = height * 0.22;
  const stem = Math.max(8, width * 0.07);
  sketch.area(box(0, height * 0.56, stem, height * 0.36), ink(2));
  for (const side of [-1, 1]) {
    sketch.area(petalPath('point', side * stem, height * 0.92, side * 0.62, height * 0.86, width * 0.36), ink(4));
    sketch.area(petalPath('point', side * stem * 1.6, height * 0.8, side * 0.62, height * 0.55, width * 0.13), ink(1));
    sketch.area(petalPath('ogee', 0, foot, side * 0.66, height * 1.08, width * 0.66), ink(0));
    sketch.area(petalPath('ogee', side * width * 0.05, foot - 6, side * 0.66, height * 0.76, width * 0.32), ink(1));
  }
  sketch.area(petalPath('ogee', 0, foot + height * 0.1, 0, height * 1.3, width * 0.8), ink(2));
  sketch.area(petalPath('ogee', 0, foot, 0, height * 1.02, width * 0.48), ink(3));
  sketch.area(petalPath('ogee', 0, foot - height * 0.1, 0, height * 0.7, width * 0.22), ink(0));
};

/** A double comb or scorpion: teeth to both sides of a spine, longest in the middle. */
const comb: DrawHeart = ({ sketch, width, height, ink }) => {
  const thick = Math.max(9.5, Math.min(15, height / 11));
  const count = 2 * Math.max(1, Math.floor((height * 0.74) / (thick * 4))) + 1;
  const step = (height * 1.5) / count;
  for (let k = 0; k < count; k++) {
    const y = (k - (count - 1) / 2) * step;
    const reach = width * (0.96 - 0.5 * Math.abs(y / height));
    sketch.area(box(0, y, reach, thick), ink(0));
    for (const side of [-1, 1]) sketch.area(box(side * (reach - thick), y - thick * 0.9, thick, thick * 1.8), ink(0));
  }
  sketch.area(box(0, 0, Math.max(12, width * 0.13), height * 0.94), ink(2));
  sketch.area(lozenge(0, 0, width * 0.36, height * 0.34), ink(2));
  sketch.area(lozenge(0, 0, width * 0.22, height * 0.21), ink(1));
};

/** An open flower, stretched along the warp as flowers of ikat are. */
const rosette: DrawHeart = ({ sketch, width, height, ink, rng }) => {
  const petals = rng.pick([6, 8, 8]);
  for (const [ring, size] of [
    [0, 1],
    [1, 0.62],
  ] as const) {
    for (let k = 0; k < petals; k++) {
      const angle = ((k + ring * 0.5) * 2 * Math.PI) / petals;
      const reach = size / steady.hypot(steady.sin(angle) / width, steady.cos(angle) / height);
      sketch.area(
        petalPath('round', 0, 0, angle, reach, width * size * (petals === 6 ? 0.72 : 0.56)),
        ink(ring === 0 ? 0 : 1),
      );
    }
  }
  sketch.area(circle(0, 0, width * 0.3), ink(2));
  sketch.area(circle(0, 0, width * 0.14), ink(1));
};

/** An eight-pointed star of nested bands. */
const star: DrawHeart = ({ sketch, width, height, ink }) => {
  const bands = Math.max(2, Math.min(5, Math.floor(width / 26)));
  for (let n = 0; n < bands; n++) {
    const size = 1 - (n / bands) * 0.98;
    const outline = Array.from({ length: 16 }, (_, k): Point => {
      const angle = (k * Math.PI) / 8;
      const r = size * (k % 2 === 0 ? 1 : 0.66);
      return [steady.sin(angle) * r * width, -steady.cos(angle) * r * height];
    });
    sketch.area(polyline(outline, true), ink(n));
  }
};

const botehSteps = 24;

/** Botehs: two side by side where it is broad, two over one another, looking away, where it is tall. */
const boteh: DrawHeart = ({ sketch, width, height, ink }) => {
  const isPair = width > 1.05 * height && width > 95;
  const isTall = height > width * 1.7;
  const r = isPair ? Math.min(width * 0.44, height * 0.42) : Math.min(width * 0.82, height * (isTall ? 0.27 : 0.54));
  const band = Math.max(14, r * 0.3);
  for (const side of isPair || isTall ? [-1, 1] : [1]) {
    const { spine, radii } = mango(r);
    for (let n = 0; n < 3; n++) {
      const outline = envelope(
        spine,
        radii.map((radius) => radius - n * band),
      ).map(([x, y]): Point => {
        if (isTall) return [side * (x - r * 0.2), side * (y + height * 0.66)];
        return [side * x + (isPair ? side * r * 0.98 : -r * 0.2), y + r * 0.6];
      });
      if (outline.length > 4) sketch.area(curve(outline, true), ink(n));
    }
  }
};

function mango(r: number): { spine: Point[]; radii: number[] } {
  const spine: Point[] = [];
  const radii: number[] = [];
  let x = 0;
  let y = 0;
  const step = (r * 2.6) / botehSteps;
  for (let i = 0; i <= botehSteps; i++) {
    const t = i / botehSteps;
    spine.push([x, y]);
    radii.push(r * (steady.power(1 - t, 1.15) * (1 + 0.28 * steady.sin(1.3 * Math.PI * t)) + 0.1));
    const heading = -0.15 + 2.5 * steady.power(t, 2.2);
    x += steady.sin(heading) * step;
    y -= steady.cos(heading) * step;
  }
  return { spine, radii };
}

const kinds: readonly HeartKind[] = [
  { draw: almondHeart, motif: 'medallion', motifs: ['medallion'] },
  { draw: pomegranate, motif: 'bud', motifs: ['bud', 'tree', 'bouquet'] },
  { draw: tulip, motif: 'lotus', motifs: ['lotus', 'palmette', 'carnation', 'leaf', 'vine'] },
  { draw: comb, motif: 'tree', motifs: ['tree'] },
  { draw: rosette, motif: 'rosette', motifs: ['rosette', 'blossom'] },
  { draw: star, motif: 'star', motifs: ['star', 'diamond'] },
  { draw: boteh, motif: 'paisley', motifs: ['paisley'] },
];

/** Cells of air round a sheet for its outline. */
const rim = 2;
const pale: readonly Ink[] = ['light', 'ground'];

/** Neighbouring cells overlap by this much in units, or the field would shine through between them. */
const lap = 0.4;

/** Men and beasts, only where they are asked for. */
const guests: readonly HeartKind[] = (['elephant', 'peacock', 'parrot', 'tiger', 'dancer'] as const).map((motif) => ({
  draw: woven(creatureSheets[motif]),
  motif,
  motifs: [motif],
  isLarge: true,
}));

/** Middles of cells in order of importance: wanted ones first, refused ones never. At least one is left. */
export function chooseHearts({ motifs }: Recipe, rng: Rng): readonly [HeartKind, ...HeartKind[]] {
  const asked = guests.filter(({ motif }) => motifs.include.includes(motif));
  const open = [...asked, ...kinds].filter((kind) => !motifs.exclude.includes(kind.motif));
  const score = (kind: HeartKind, i: number) => {
    const weight = kind.motifs.reduce((product, motif) => product * (motifs.weight[motif] ?? 1), 1);
    const wanted = kind.motifs.some((motif) => motifs.include.includes(motif)) ? (asked.includes(kind) ? 4 : 2) : 0;
    return wanted + steady.power(rng.fork(i).next(), 1 / weight);
  };
  const sorted = open
    .map((kind, i) => ({ kind, key: score(kind, i) }))
    .sort((a, b) => b.key - a.key)
    .map(({ kind }) => kind);
  const [first = { draw: almondHeart, motif: 'medallion' as const, motifs: [] }, ...rest] = sorted;
  return [first, ...rest];
}

/** A man or beast on point paper, as the tied bundles of Odisha and Pochampally draw them: stepped, outlined, few dyes. */
function woven(rows: readonly string[]): DrawHeart {
  const columns = Math.max(...rows.map((row) => row.length)) + 2 * rim;
  const height = rows.length + 2 * rim;
  return (ask) => {
    const cells = createCells(columns, height);
    const { edge, ...legend } = inksOn(ask);
    stamp(cells, { rows, legend, edge, flip: ask.rng.chance(0.5) }, columns / 2, height / 2);
    const cell = Math.min((ask.width * 2) / columns, (ask.height * 2) / height);
    for (const { from, to, row, ink } of runsOf(cells)) {
      const middle = (from + to) / 2 - columns / 2;
      ask.sketch.area(
        box(middle * cell, (row + 0.5 - height / 2) * cell, ((to - from) * cell) / 2 + lap, cell / 2 + lap),
        ink,
      );
    }
  };
}

/**
 * Dyes that hold on the field however few the cloth has: a dark outline and light trappings on a dye, light on a dye's field, light with
 * no outline on the darkest.
 */
function inksOn({ ink }: HeartAsk) {
  const field = ink(-1);
  const dye = [0, 1, 2, 3].map(ink).find((one) => one !== field && !pale.includes(one) && one !== 'dark') ?? 'a1';
  if (pale.includes(field)) return { '#': dye, o: 'light', x: 'dark', e: 'dark', edge: 'dark' } as const;
  const edge = field === 'dark' ? undefined : ('dark' as const);
  return { '#': 'light', o: dye, x: edge ?? 'light', e: 'dark', edge } as const;
}

function runsOf(cells: Cells) {
  const runs: { from: number; to: number; row: number; ink: NonNullable<ReturnType<Cells['at']>> }[] = [];
  for (let row = 0; row < cells.height; row++) {
    for (let from = 0; from < cells.width; ) {
      const ink = cells.at(from, row);
      let to = from + 1;
      while (to < cells.width && cells.at(to, row) === ink) to++;
      if (ink !== undefined) runs.push({ from, to, row, ink });
      from = to;
    }
  }
  return runs;
}
