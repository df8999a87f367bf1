import { type Cells, createCells } from '../../drawing/counted/cells.ts';
import { plantSheets } from '../../drawing/counted/plant-sheets.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import { figureOutlines as drawn } from '../../drawing/motifs/figures/outlines.ts';
import { cellsOf } from '../../drawing/subjects/draw-cells.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Threads } from './task.ts';

type Dress = ReturnType<Threads['of']>;
type Rule = (x: number, y: number, dress: Dress) => Dress[keyof Dress] | undefined;

/** A buti by a rule over the places about its middle, −1 … 1; `tall` ones are higher than wide. */
interface Buti {
  readonly motif: string;
  readonly rule: Rule;
  readonly tall?: number;
}

const lozenge = (x: number, y: number, w: number, h: number) => Math.abs(x) / w + Math.abs(y) / h;

/** Jui, the jasmine: four lozenges crosswise, four aslant, an eye. */
const jasmine: Rule = (x, y, { body, heart }) => {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  if (lozenge(x, y, 0.2, 0.2) < 1) return heart;
  if (lozenge(ax - 0.62, y, 0.36, 0.24) < 1 || lozenge(x, ay - 0.62, 0.24, 0.36) < 1) return body;
  return Math.abs(ax - 0.44) + Math.abs(ay - 0.44) < 0.2 ? body : undefined;
};

/** Ashrafi, the coin: stepped rings about a lozenge. */
const coin: Rule = (x, y, { body, heart }) => {
  const far = Math.max(Math.max(Math.abs(x), Math.abs(y)), (Math.abs(x) + Math.abs(y)) * 0.72);
  if (far > 0.96) return undefined;
  if (far > 0.72) return body;
  if (far > 0.5) return undefined;
  return far > 0.24 ? body : heart;
};

/** Tara: a star of eight stepped rays. */
const star: Rule = (x, y, { body, heart }) => {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  if (ax + ay < 0.24) return heart;
  const isRay = Math.min(ax, ay) < 0.17 * (1.05 - Math.max(ax, ay)) + 0.03;
  const isSlant = Math.abs(ax - ay) < 0.14 && ax + ay < 1.2;
  return isRay || isSlant ? body : undefined;
};

/** Kalka: a full-bellied cone whose tip steps over to one side, a band of ground within its rim, a jasmine in its belly. */
const cone: Rule = (x, y, dress) => {
  const { body, heart, leaf } = dress;
  const middle = 0.22;
  const rise = Math.max(0, middle - y) / (1 + middle);
  const lean = 0.62 * steady.power(rise, 2.2);
  const half =
    y > middle ? 0.66 * Math.sqrt(Math.max(0, 1 - ((y - middle) / 0.76) ** 2)) : 0.66 * steady.power(1 - rise, 0.85);
  const off = Math.abs(x - lean + 0.12);
  if (off > half || y > 0.98) return undefined;
  if (off > half - 0.15 || y > 0.84) return body;
  const [fx, fy] = [x + 0.12, (y - middle - 0.06) * 1.3];
  if (off > half - 0.25 || y > 0.74) return undefined;
  if (rise > 0.34) return heart;
  return jasmine(fx / 0.42, fy / 0.42, { body: leaf, heart, leaf });
};

/** Tora: a sprig that bends in steps, a flower at its tip, angular leaves in pairs. */
const sprig: Rule = (x, y, { body, heart, leaf }) => {
  const flower = jasmine((x - 0.16) / 0.6, (y + 0.55) / 0.44, { body, heart, leaf });
  if (flower !== undefined) return flower;
  const stem = y > 0.4 ? 0 : 0.16 * ((0.4 - y) / 1);
  if (y > -0.1 && Math.abs(x - stem) < 0.055) return leaf;
  for (const [foot, side] of [
    [0.72, 1],
    [0.5, -1],
    [0.28, 1],
    [0.06, -1],
  ] as const) {
    const along = (x - stem) * side;
    const up = foot - y;
    // A leaf climbs one step for each step outwards.
    if (along > 0.04 && along < 0.56 && Math.abs(up - along * 0.72) < 0.12 * (1 - Math.abs(along - 0.3) / 0.34))
      return leaf;
  }
  return undefined;
};

/** A leaf alone, cut by its vein. */
const blade: Rule = (x, y, { body, leaf }) => {
  const half = 0.55 * (1 - steady.power(Math.abs(y), 1.3));
  if (Math.abs(x) > half) return undefined;
  return Math.abs(x) < 0.08 ? undefined : x > 0 ? leaf : body;
};

/** A bud on its stalk. */
const bud: Rule = (x, y, { body, heart, leaf }) => {
  if (lozenge(x, y + 0.35, 0.42, 0.6) < 1) return lozenge(x, y + 0.35, 0.18, 0.26) < 1 ? heart : body;
  if (y > 0.1 && Math.abs(x) < 0.08) return leaf;
  return y > 0.05 && Math.abs(Math.abs(x) - (0.75 - y) * 0.6) < 0.11 && y < 0.6 ? leaf : undefined;
};

const butis: readonly Buti[] = [
  { motif: 'blossom', rule: jasmine },
  { motif: 'paisley', rule: cone, tall: 1.3 },
  { motif: 'medallion', rule: coin },
  { motif: 'star', rule: star },
  { motif: 'bouquet', rule: sprig, tall: 1.35 },
  { motif: 'leaf', rule: blade, tall: 1.4 },
  { motif: 'bud', rule: bud, tall: 1.3 },
];

/** A figure ready to be counted out at about so many threads across. */
export interface Figure {
  readonly motif: string;
  cells(across: number, dress: Dress): Cells;
}

function ruled({ motif, rule, tall = 1 }: Buti): Figure {
  return {
    motif,
    cells: (across, dress) => {
      const width = 2 * Math.floor(across / 2) + 1;
      const height = 2 * Math.floor((across * tall) / 2) + 1;
      const cells = createCells(width, height);
      for (let j = 0; j < height; j++)
        for (let i = 0; i < width; i++)
          cells.set(i, j, rule((2 * i + 1 - width) / width, (2 * j + 1 - height) / height, dress));
      return cells;
    },
  };
}

function sheeted(motif: string, rows: readonly string[]): Figure {
  return {
    motif,
    cells: (_, { body, heart, leaf }) => {
      const width = Math.max(...rows.map((row) => row.length));
      const cells = createCells(width, rows.length);
      stamp(
        cells,
        { rows, legend: { '#': body, o: heart, x: leaf, e: undefined, l: leaf } },
        width / 2,
        rows.length / 2,
      );
      return cells;
    },
  };
}

/** Threads of a thing of a library to its longer side. */
const largestThing = 40;
const beasts = [
  { motif: 'peacock', rows: cellsOf(drawn.peacock, largestThing) },
  { motif: 'elephant', rows: cellsOf(drawn.elephant, largestThing) },
  { motif: 'parrot', rows: cellsOf(drawn.parrot, largestThing) },
  { motif: 'rosette', rows: plantSheets.rose },
] as const;

/** What a layout sets: things and beasts that were named, then wished butis, then its own habit; the refused never. */
export function figuresOf({ motifs, subjects = [] }: Recipe, habit: readonly string[], rng: Rng): readonly Figure[] {
  const { include, exclude } = motifs;
  const is = (list: readonly string[]) => (one: { readonly motif: string }) => list.includes(one.motif);
  const things = subjects.map((subject) => sheeted(subject.id, cellsOf(subject, largestThing)));
  const named = [
    ...beasts.filter(is(include)).map(({ motif, rows }) => sheeted(motif, rows)),
    ...butis.filter(is(include)).map(ruled),
  ];
  if (things.length + named.length > 0) return [...things, ...named];
  const own = rng.shuffle(
    butis.filter((buti) => habit.includes(buti.motif) && !exclude.some((name) => name === buti.motif)),
  );
  const rest = butis.filter((buti) => !habit.includes(buti.motif) && !exclude.some((name) => name === buti.motif));
  return [...own, ...rest].map(ruled);
}
