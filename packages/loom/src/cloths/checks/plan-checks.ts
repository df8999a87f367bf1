import { layoutsOf } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { lifts, type Run, yarnsIn } from '../../drawing/weaving/draft.ts';
import { fitRuns, readRuns, readSett, repeatsIn } from '../../drawing/weaving/sett.ts';
import { weaveDraft, yarnOf } from '../../drawing/weaving/weave-draft.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { accentsAsked, asksOneDye, isFineAsked, isLineAsked, measureAsked } from '../../recipe/colours-asked.ts';
import { measuredRepeat } from '../../recipe/measured-repeat.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { usageOf } from '../../recipe/usage-of.ts';
import { accentRoles } from '../../vocabulary/roles.ts';
import { measuredLines, measuredSquares } from './measured-check.ts';
import { blackWatch, royalStewart, tartan } from './tartan.ts';
import type { Check, CheckTask } from './task.ts';

const draws = {
  gingham,
  tartan,
  'black-watch': blackWatch,
  'royal-stewart': royalStewart,
  madras,
  windowpane,
  tattersall,
  gamcha,
  buffalo,
} satisfies Record<string, (task: CheckTask) => Check>;

/** Setts that a colour more or less would make another. */
const tartans = ['tartan', 'black-watch', 'royal-stewart'];

/** A twill cloth's yarns are finer than a plain one's; a large sett would otherwise show its diagonals too coarse. */
const twillGain = 1.15;

/** The layouts of checks. */
export const checksLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  const spun = yarnOf(recipe);
  const made = draw({ recipe, plot, rng: geo, dyes: col, perCm: spun.perCm });
  const drawn = { ...made, repeatCm: measuredRepeat(recipe) ?? made.repeatCm };
  const dyed = tartans.includes(recipe.layout) ? drawn : inNamed(drawn, accentsAsked(recipe));
  const check = isLineAsked(recipe) ? overchecked(dyed) : dyed;
  const { across, down } = repeatsIn(plot, check.repeatCm * plot.perCm);
  const isCounted = check.isCounted === true;
  const multiple = Math.max(check.lift.length, check.lift[0]?.length ?? 1);
  const density = spun.perCm * (multiple > 2 ? twillGain : 1);
  const yarns = (length: number, count: number) => (length / count / plot.perCm) * density;
  // A joined edge that is shifted by half must meet the weave as well.
  const draft = {
    warp: isCounted ? check.warp : fitRuns(check.warp, yarns(plot.torus.w, across), multiple),
    weft: isCounted
      ? (check.weft ?? check.warp)
      : fitRuns(check.weft ?? check.warp, yarns(plot.torus.h, down), multiple),
    lift: check.lift,
  };
  return weaveDraft(planner, { draft, across, down, yarn: { ...spun, ...check.yarn }, motif: check.motif });
});

/** A shirt's check beside the same one on furnishing. */
const shirting = 0.42;

function gaugeOf(recipe: Recipe): number {
  return usageOf(recipe) === 'shirts' ? shirting : 1;
}

/** The check in as many dyes as the words name, where they name any: a third would be one that no one asked for. */
function inNamed(check: Check, count: number): Check {
  if (count === 0) return check;
  const accents: readonly Ink[] = accentRoles;
  const named = accents.slice(0, count);
  const inNames = (runs: readonly Run[]) =>
    runs.map((run): Run => {
      const at = run.ink === 'dark' ? 0 : accents.indexOf(run.ink);
      return at < 0 ? run : { ...run, ink: named[at % count] ?? run.ink };
    });
  return {
    ...check,
    warp: inNames(check.warp),
    ...(check.weft === undefined ? {} : { weft: inNames(check.weft) }),
  };
}

/** Least distance between two lines over a check, cm. */
const leastPane = 2.4;

/** The check with a thin line over it in the line's colour, every few repeats, through the middle of its widest ground. */
function overchecked(check: Check): Check {
  const times = Math.max(1, Math.round(leastPane / check.repeatCm));
  const lined = (runs: readonly Run[]): Run[] => {
    const all = Array.from({ length: times }, () => runs.filter(({ ink }) => ink !== 'light')).flat();
    const field = all.some(({ ink }) => ink === 'ground') ? 'ground' : all[0]?.ink;
    const at = all.reduce(
      (best, run, i) => (run.ink === field && run.yarns > (all[best]?.yarns ?? 0) ? i : best),
      all.findIndex(({ ink }) => ink === field),
    );
    const line = Math.max(2, Math.round(yarnsIn(runs) * times * 0.022));
    return all.flatMap((run, i): Run[] => {
      if (i !== at) return [run];
      const half = Math.max(1, Math.round((run.yarns - line) / 2));
      return [
        { ...run, yarns: half },
        { ink: 'line', yarns: line },
        { ...run, yarns: check.isCounted === true ? Math.max(1, run.yarns - line - half) : half },
      ];
    });
  };
  return {
    ...check,
    warp: lined(check.warp),
    ...(check.weft === undefined ? {} : { weft: lined(check.weft) }),
    repeatCm: check.repeatCm * times,
  };
}

/** Squares on cloth in cm: what shirts and table linen have, and a step larger for furnishing. */
const smallestSquare = 0.24;
const usualLargest = 2;
const largestSquare = 5;
/** A fine check on what is worn, and on what lies in a room; whole repeats in a tile make it up to a fifth broader. */
const finestSquares = { worn: 0.24, laid: 0.5 } as const;

function isForRooms(recipe: Recipe): boolean {
  return usageOf(recipe) === 'bedsheets';
}

/** Equal stripes both ways in plain weave: full colour, half tone and bare ground. Now and then two dyes take turns. */
function gingham(task: CheckTask): Check {
  const { recipe, rng, dyes } = task;
  const measure = measureAsked(recipe);
  if (measure !== undefined) return measuredSquares(task, measure, 'plain');
  const wanted =
    recipe.heroCm <= usualLargest ? recipe.heroCm : usualLargest * steady.power(recipe.heroCm / usualLargest, 0.35);
  const cm = Math.min(largestSquare, Math.max(smallestSquare, wanted * rng.between(0.55, 0.95) * gaugeOf(recipe)));
  const square = isFineAsked(recipe) ? Math.min(cm, finestSquares[isForRooms(recipe) ? 'laid' : 'worn']) : cm;
  const named = accentsAsked(recipe);
  const hasTwoDyes = named > 1 || (dyes.chance(0.25) && !asksOneDye(recipe));
  // Each dye that is named has a square of its own on the ground.
  const cast = accentRoles.slice(0, Math.max(hasTwoDyes ? 2 : 1, named));
  const order = cast.flatMap((ink): Ink[] => [ink, 'ground']);
  return {
    warp: halved(order, 6),
    lift: lifts.plain,
    repeatCm: square * order.length,
    motif: 'check',
  };
}

/** Begins in the middle of the first stripe. */
function halved([first = 'a1', ...rest]: readonly Ink[], half: number) {
  return [{ ink: first, yarns: half }, ...rest.map((ink) => ({ ink, yarns: 2 * half })), { ink: first, yarns: half }];
}

const broadRuns = [14, 18, 24, 30] as const;
const fineRuns = [2, 3, 4] as const;

/** Unsymmetric plaid in plain weave whose vegetable dyes run: other orders in warp and weft, soft edges, uneven yarns. */
function madras({ recipe, rng, dyes, perCm }: CheckTask): Check {
  const repeatCm = Math.min(26, Math.max(recipe.heroCm, 7 + 2.4 * recipe.heroCm) * rng.between(0.9, 1.2));
  const all: readonly Ink[] = ['a1', 'a2', 'a3', 'a4'];
  const named = accentsAsked(recipe);
  const cast = dyes.shuffle<Ink>(named > 0 ? all.slice(0, named) : all);
  const bands = Math.max(4, Math.round(4 + recipe.density * 3));
  return {
    warp: order(rng.fork('warp'), cast, bands),
    weft: order(rng.fork('weft'), [...cast.slice(1), ...cast.slice(0, 1)], bands),
    lift: lifts.plain,
    repeatCm,
    yarn: { bleed: Math.max(1, Math.round(perCm * 0.13)), tone: 0.08, slub: 0.06 },
    motif: 'check',
  };
}

/** Broad bands that never stand beside their like, most with a fine line of another dye within or between. */
function order(rng: Rng, cast: readonly Ink[], bands: number): Run[] {
  const runs: Run[] = [{ ink: 'ground', yarns: 10 }];
  for (let i = 0; i < bands; i++) {
    const ink = i % 3 === 2 ? 'ground' : (cast[(i - Math.floor(i / 3)) % cast.length] ?? 'a1');
    const other = cast[(i + 2) % cast.length] ?? 'a2';
    const width = rng.pick(broadRuns);
    const line = rng.pick(fineRuns);
    switch (rng.whole(0, 3)) {
      case 0:
        runs.push({ ink, yarns: width });
        break;
      case 1:
        runs.push(
          { ink, yarns: Math.round(width * 0.4) },
          { ink: other, yarns: line },
          { ink, yarns: Math.round(width * 0.6) },
        );
        break;
      case 2:
        runs.push({ ink: 'light', yarns: line }, { ink, yarns: width }, { ink: 'dark', yarns: 2 });
        break;
      default:
        runs.push({ ink, yarns: width }, { ink: 'light', yarns: line }, { ink: other, yarns: line * 2 });
    }
  }
  return [...runs, { ink: 'ground', yarns: 10 }];
}

/** A line is so much of the way to the next, where that is given. */
const lineShares = { windowpane: 0.0625, tattersall: 0.18 } as const;

/** Large panes of single or doubled lines on a plain field. */
function windowpane(task: CheckTask): Check {
  const { recipe, rng } = task;
  const measure = measureAsked(recipe);
  const named = accentsAsked(recipe);
  // Of many dyes each has fewer lines, which are the broader for it.
  const share = lineShares.windowpane * Math.max(1, Math.min(named, accentRoles.length) / 2);
  if (measure !== undefined) return measuredLines(task, measure, share);
  const drawn = rng.pick([
    'ground 46, a1 5, ground 45',
    'ground 40, a1 3, ground 5, a1 3, ground 39',
    'ground 44, a2 3, a1 5, a2 3, ground 44',
    'ground 34, a2 3, ground 10, a1 5, ground 10, a2 3, ground 34',
  ]);
  // Of one dye a pane has one line: two of a colour side by side would be a band.
  const isPlain = named === 1 || asksOneDye(recipe);
  const lines = isPlain ? 'ground 45, a1 6, ground 45' : drawn;
  const paneCm = Math.min(14, Math.max(1.2, recipe.heroCm * rng.between(1.7, 2.3) * (1 + gaugeOf(recipe)) * 0.5));
  // Every dye that is named has a line.
  if (named > (lines.includes('a2') ? 2 : 1)) return measuredLines(task, paneCm, share);
  return { warp: readRuns(lines), lift: lifts.twill, repeatCm: paneCm, motif: 'check' };
}

/** Fine lines in two or three alternating dyes: the riding waistcoat's check. */
function tattersall(task: CheckTask): Check {
  const { recipe, rng } = task;
  const measure = measureAsked(recipe);
  if (measure !== undefined) return measuredLines(task, measure, lineShares.tattersall);
  const lines = rng.pick([
    'ground 9, a1 4, ground 18, a2 4, ground 9',
    'ground 8, a1 4, ground 16, a2 4, ground 16, a1 4, ground 16, a3 4, ground 8',
    'ground 9, a1 3, ground 3, a1 3, ground 18, a2 4, ground 9',
    'ground 9, a1 4, ground 18, dark 3, ground 9',
  ]);
  return {
    warp: readRuns(lines),
    lift: lifts.twill,
    repeatCm: Math.min(
      9,
      Math.max(0.8, recipe.heroCm * rng.between(1.5, 2) * (lines.includes('a3') ? 2 : 1) * Math.sqrt(gaugeOf(recipe))),
    ),
    motif: 'check',
  };
}

/** The weaver's towel of Bengal: a small check on the ground, crossed at intervals by broad bands with guard lines. */
function gamcha({ recipe, rng }: CheckTask): Check {
  const small = rng.pick(['a1 2, ground 6', 'a1 4, ground 4', 'a1 1, ground 2, a1 1, ground 6']);
  const band = rng.pick([
    'a1 14, ground 2, a1 2, ground 2, a2 6, ground 2, a1 2, ground 2, a1 14, ground 6',
    'a1 20, light 2, a2 4, light 2, a1 20, ground 6',
    'a2 4, ground 2, a1 24, ground 2, a2 4, ground 6',
  ]);
  const cells = rng.whole(5, 8);
  const checks: Run[] = Array.from({ length: cells }, () => readRuns(small)).flat();
  return {
    warp: [...checks, ...readRuns(band)],
    lift: lifts.plain,
    repeatCm: Math.min(16, Math.max(5, 3.6 + recipe.heroCm * 1.6)),
    yarn: { tone: 0.06, slub: 0.06 },
    motif: 'check',
  };
}

/** Two-colour blocks in twill, bold and large; some with a pin line of the field in each block. */
function buffalo(task: CheckTask): Check {
  const { recipe, rng } = task;
  const measure = measureAsked(recipe);
  if (measure !== undefined) return measuredSquares(task, measure, 'twill');
  const gauge = gaugeOf(recipe);
  // Blocks of a shirt may be fine.
  const cm = Math.min(16, Math.max(gauge < 1 ? 0.6 : 2, recipe.heroCm * rng.between(2.2, 3) * gauge));
  const free = rng.pick([
    'dark 40, ground 40',
    'a1 40, ground 40',
    'dark 34, ground 3, dark 6, ground 40',
    'dark 34, a2 8, ground 42',
  ]);
  // A dye that was named is the block's.
  const sett = accentsAsked(recipe) > 1 ? 'a1 34, a2 10, ground 42' : free;
  return { warp: readSett(sett), lift: lifts.twill, repeatCm: cm, motif: 'check' };
}
