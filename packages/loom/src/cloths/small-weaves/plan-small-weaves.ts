import { layoutsOf } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import {
  basketLift,
  type Draft,
  drafted,
  herringboneLift,
  lifts,
  type Run,
  yarnsIn,
} from '../../drawing/weaving/draft.ts';
import { readRuns, repeatsIn } from '../../drawing/weaving/sett.ts';
import { weaveDraft, yarnOf } from '../../drawing/weaving/weave-draft.ts';
import type { Rng } from '../../numbers/rng.ts';
import { accentsAsked, asksOneDye } from '../../recipe/colours-asked.ts';
import { measuredRepeat } from '../../recipe/measured-repeat.ts';
import type { Recipe } from '../../recipe/recipe.ts';

interface SmallWeaveTask {
  readonly recipe: Recipe;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
}

/** A draft with the size of its repeat on cloth. Its yarns are counted out; broad ones are several threads. */
interface SmallWeave extends Draft {
  readonly repeatCm: number;
  readonly motif: string;
}

const draws = {
  houndstooth,
  herringbone,
  'glen-plaid': glenPlaid,
  birdseye,
  basket,
  'log-cabin': logCabin,
  dobby,
} satisfies Record<string, (task: SmallWeaveTask) => SmallWeave>;

/** The layouts of small weaves. */
export const smallWeavesLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  const drawn = draw({ recipe, rng: geo, dyes: col });
  const made = { ...drawn, repeatCm: measuredRepeat(recipe) ?? drawn.repeatCm };
  const { across, down } = repeatsIn(plot, made.repeatCm * plot.perCm);
  const spun = yarnOf(recipe);
  const fine = Math.max(1, Math.round((made.repeatCm * spun.perCm) / yarnsIn(made.warp)));
  return weaveDraft(planner, { draft: made, across, down, yarn: { ...spun, fine }, motif: made.motif });
});

/** Ribs of twill that turn and break after some yarns, warp of one dye and weft of the ground. */
function herringbone({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const reach = rng.pick([6, 8, 8, 12, 16]);
  const ends = 2 * reach;
  // Finer ribs are narrower too.
  const cm = Math.min(6, recipe.heroCm * (0.7 + reach / 14));
  const drawn = dyes.pick([
    `a1 ${ends}`,
    `a1 ${ends}`,
    `a1 ${ends}`,
    `a1 ${reach}, a2 ${reach}`,
    `a2 1, a1 ${reach - 1}, a2 1, a1 ${reach - 1}`,
  ]);
  const warp = asksOneDye(recipe) || accentsAsked(recipe) === 1 ? `a1 ${ends}` : drawn;
  return {
    warp: readRuns(warp),
    weft: readRuns(`ground ${4 * Math.ceil(ends / 4)}`),
    lift: herringboneLift(reach),
    repeatCm: cm,
    motif: 'weave',
  };
}

/** Glen Urquhart: bands of four-and-four against bands of two-and-two in twill, some under a coloured overcheck. */
function glenPlaid({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const broad = rng.pick([4, 5, 6]);
  const fine = 2 * rng.pick([4, 5, 6]);
  const hasOvercheck = dyes.chance(0.65);
  const four = times(broad, 'a1 4, ground 4');
  const two = times(fine, 'a1 2, ground 2');
  const middle = Math.floor(two.length / 4) * 2;
  const lined = two.map((run, i): Run => (i === middle && hasOvercheck ? { ink: 'a2', yarns: run.yarns } : run));
  const runs = [...four, ...lined];
  const yarns = broad * 8 + fine * 4;
  return {
    warp: runs,
    weft: runs,
    lift: lifts.twill,
    // From shirts to blankets; the teeth keep in proportion.
    repeatCm: Math.min(20, Math.max(3.6, recipe.heroCm * (yarns / 16))),
    motif: 'weave',
  };
}

function times(count: number, order: string): Run[] {
  return Array.from({ length: count }, () => readRuns(order)).flat();
}

/** Eyes with a pupil, as suitings and towels have them: rows are picks. */
const figures: readonly (readonly string[])[] = [
  ['#..#..#.', '..###..#', '.##.##.#', '##...##.', '#..#..#.', '##...##.', '.##.##.#', '..###..#'],
  ['...#....', '..###...', '.##.##..', '##...##.', '#..#..#.', '##...##.', '.##.##..', '..###...'],
  ['.##.....', '#..#....', '#..#....', '.##.....', '.....##.', '....#..#', '....#..#', '.....##.'],
  [
    '.....#....',
    '....###...',
    '...##.##..',
    '..##...##.',
    '.##..#..##',
    '##..###..#',
    '.##..#..##',
    '..##...##.',
    '...##.##..',
    '....###...',
  ],
];

/** A ground sown with small eyes, each a ring about a dot. */
function birdseye({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const figure = rng.pick(figures);
  const size = figure.length;
  const warp = dyes.chance(0.7) ? `a1 ${size}` : `a1 ${size / 2}, a2 ${size / 2}`;
  return {
    warp: readRuns(warp),
    weft: readRuns(`ground ${size}`),
    lift: figureLift(figure),
    repeatCm: Math.min(2, recipe.heroCm * rng.between(0.5, 0.7)),
    motif: 'weave',
  };
}

/** A weave's drawing as rows of characters: # where the warp lies on top. */
function figureLift(rows: readonly string[]): boolean[][] {
  return rows.map((row) => [...row].map((sign) => sign === '#'));
}

/** Groups of yarns over and under like a woven basket: one dye against the ground, or two dyes taking turns. */
function basket({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const size = rng.pick([2, 3, 4]);
  const step = 2 * size;
  const order = dyes.whole(0, 2);
  const warp = order === 0 ? `a1 ${step}` : order === 1 ? `a1 ${step}, a2 ${step}` : `a1 ${step}, ground ${step}`;
  const weft = order === 2 ? `a1 ${step}, ground ${step}` : `ground ${order === 0 ? step : 2 * step}`;
  const draft = { warp: readRuns(warp), weft: readRuns(weft), lift: basketLift(size) };
  return {
    ...rotateDraft(draft, Math.floor(size / 2)),
    repeatCm: Math.min(4, recipe.heroCm * (order === 0 ? 0.55 : 1.1) * (0.6 + size * 0.15)),
    motif: 'weave',
  };
}

/** Dark and light yarns by turns in plain weave; where the turn is changed, lines that stood now lie. */
function logCabin({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const pairs = rng.pick([4, 5, 6]);
  const isLong = rng.chance(0.35);
  const second: Ink = dyes.chance(0.35) ? 'a2' : 'a1';
  const runs = [...turns(pairs, 'a1', 'ground'), ...turns(isLong ? Math.ceil(pairs / 2) : pairs, 'ground', second)];
  return {
    warp: runs,
    weft: runs,
    lift: lifts.plain,
    repeatCm: Math.min(10, Math.max(1.2, recipe.heroCm * rng.between(1.5, 2.1))),
    motif: 'weave',
  };
}

function turns(pairs: number, one: Ink, other: Ink): Run[] {
  return Array.from({ length: pairs }, () => [
    { ink: one, yarns: 1 },
    { ink: other, yarns: 1 },
  ]).flat();
}

/** Diamonds within diamonds drawn by single yarns, a floret or a dot in the middle of each and between them. */
function dobby({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const size = rng.pick([16, 20, 24]);
  const warp = dyes.chance(0.75) ? `a1 ${size}` : `a1 ${size / 2}, a2 ${size / 2}`;
  return {
    warp: readRuns(warp),
    weft: readRuns(`ground ${size}`),
    lift: diamonds(size, rng),
    repeatCm: Math.min(5, recipe.heroCm * (size / 13)),
    motif: 'weave',
  };
}

/** Rings by their distance from the middle of the diamond, measured in yarns along both ways. */
function diamonds(size: number, rng: Rng): readonly (readonly boolean[])[] {
  const half = size / 2;
  const heart = rng.pick([1, 2, 3]);
  const first = heart + rng.pick([2, 3]);
  const width = rng.pick([1, 2]);
  const gap = rng.pick([2, 3]);
  const hasCross = rng.chance(0.5);
  return drafted(size, size, (end, pick) => {
    const x = Math.abs(end - half);
    const y = Math.abs(pick - half);
    // The diamonds in the corners are the same ones half a repeat away.
    const inner = Math.min(x + y, half - x + (half - y));
    const isMiddle = x + y <= half;
    if (inner <= heart)
      return isMiddle ? inner <= heart && (inner > 0 || heart === 1) : hasCross ? inner < 2 : inner % 2 === 0;
    if (inner < first) return false;
    return (inner - first) % (width + gap) < width;
  });
}

/** Teeth between two lines of the overcheck. */
const teethInPane = 4;

/**
 * Four dark and four light yarns both ways in two-and-two twill: the tooth is what comes of it. With a third dye every
 * other dark stripe it is the gun club; with a line over every few teeth, an overcheck.
 */
function houndstooth({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const cm = recipe.heroCm;
  const kind = dyes.whole(0, 4);
  const tooth = readRuns('a1 4, ground 4');
  const runs: Run[] =
    kind === 4
      ? readRuns('a1 4, ground 4, a2 4, ground 4')
      : kind === 3
        ? [...readRuns('a2 4, ground 4'), ...Array.from({ length: teethInPane - 1 }, () => tooth).flat()]
        : tooth;
  const teeth = kind === 4 ? 2 : kind === 3 ? teethInPane : 1;
  const lift = rng.chance(0.5) ? lifts.twill : lifts.twill.map((pick) => pick.toReversed());
  return {
    ...rotateDraft({ warp: runs, weft: runs, lift }, 2),
    repeatCm: Math.min(4, cm) * teeth,
    motif: 'weave',
  };
}

/** The same cloth begun so many yarns later both ways: its edge then falls where nothing changes. */
function rotateDraft({ warp, weft, lift }: Draft, yarns: number): Draft {
  return {
    warp: rotateRuns(warp, yarns),
    weft: rotateRuns(weft, yarns),
    lift: rotated(
      lift.map((pick) => rotated(pick, yarns)),
      yarns,
    ),
  };
}

function rotateRuns(runs: readonly Run[], yarns: number): Run[] {
  const [first, ...rest] = runs;
  if (first === undefined || first.yarns <= yarns || rest.length === 0) return [...runs];
  return [{ ...first, yarns: first.yarns - yarns }, ...rest, { ...first, yarns }];
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
