import { layoutsOf } from '../../drawing/planner.ts';
import type { Ink, Scene } from '../../drawing/scene.ts';
import { type Run, yarnsIn } from '../../drawing/weaving/draft.ts';
import { evenBands } from '../../drawing/weaving/even-bands.ts';
import { readRuns } from '../../drawing/weaving/sett.ts';
import type { Rng } from '../../numbers/rng.ts';
import { accentsAsked, isLineAsked, measureAsked } from '../../recipe/colours-asked.ts';
import { dhari } from './dhari.ts';
import { drawnStripe, type StripeTask } from './drawn-stripe.ts';
import { figured } from './figured.ts';
import { measuredStripes } from './measured-stripes.ts';
import { seersucker } from './seersucker.ts';
import { bengal, hairline, isOfShirts, linedStripes, pinstripe, wideAndFine } from './shirting.ts';
import { wovenStripe } from './woven-stripe.ts';

const draws = {
  awning,
  ticking,
  barcode,
  regimental,
  pinstripe,
  hairline,
  bengal,
  'wide-and-fine': wideAndFine,
  dhari,
  breton,
  seersucker,
  figured,
  ombre,
  bayadere,
} satisfies Record<string, (task: StripeTask) => Scene>;

/** The layouts of stripes. */
export const stripesLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  return draw({ recipe, plot, planner, rng: geo, dyes: col });
});

const finestAwning = 0.75;

/** Broad bands of a dye and the ground, as awnings, deckchairs and cabanas have them; some with a guard line or two. */
function awning(task: StripeTask): Scene {
  const { rng, recipe, dyes } = task;
  const measure = measureAsked(recipe);
  if (measure !== undefined && !isLineAsked(recipe)) return measuredStripes(task, measure);
  // As small as this they are no awning's but a shirt's.
  if (measure === undefined && recipe.heroCm < finestAwning) return hairline(task);
  if (measure === undefined && isOfShirts(recipe)) return bengal(task);
  if (isLineAsked(recipe)) return linedStripes(task, measure ?? Math.min(8, recipe.heroCm * rng.between(0.85, 1.2)));
  // The band is of the first dye, which is pale on a deep ground; its lines may be of another.
  const second = accentsAsked(recipe) > 1 ? 'a2' : dyes.pick(['a2', 'a3']);
  // Two dyes named beside the ground both show.
  const broad = [
    `a1 20, ground 20, ${second} 20, ground 20`,
    `a1 18, ground 24, ${second} 36, ground 24, a1 18`,
    `a1 20, ground 14, ${second} 8, ground 14, a1 20`,
  ];
  const asked = accentsAsked(recipe);
  // Of three dyes and more each has a band of its own.
  const each = ['a1', 'a2', 'a3', 'a4'].slice(0, asked).map((role) => `${role} 20, ground 20`);
  const runs =
    asked > 2
      ? each.join(', ')
      : asked > 1
        ? rng.pick(broad)
        : rng.pick([
            'a1 20, ground 40, a1 20',
            'a1 20, ground 40, a1 20',
            'a1 18, ground 5, a1 4, ground 22, a1 4, ground 5, a1 18',
            `a1 20, ground 15, ${second} 4, ground 4, ${second} 4, ground 15, a1 20`,
            'a1 22, dark 3, ground 34, dark 3, a1 22',
            `a1 18, ground 24, ${second} 36, ground 24, a1 18`,
          ]);
  const bands = asked > 2 ? asked : runs.split(',').length > 6 ? 2.6 : 2;
  return wovenStripe(task, {
    runs: readRuns(runs),
    repeatCm: Math.min(24, recipe.heroCm * bands * rng.between(0.85, 1.2)),
    weave: 'rep',
  });
}

/** Groups of thin and thick lines on the bare ground in satin, whose ties fray their edges. */
function ticking(task: StripeTask): Scene {
  const { rng, recipe } = task;
  const second: Ink = isLineAsked(recipe) ? 'line' : 'a2';
  const ofOne = rng.pick([
    'ground 11, a1 3, ground 3, a1 8, ground 3, a1 3, ground 11',
    'ground 9, a1 2, ground 3, a1 2, ground 4, a1 8, ground 4, a1 2, ground 3, a1 2, ground 9',
    'ground 14, a1 3, ground 3, a1 3, ground 3, a1 3, ground 14',
    'ground 10, a1 2, ground 3, a1 4, ground 3, a2 4, ground 3, a1 4, ground 3, a1 2, ground 10',
    'ground 16, a1 10, ground 4, a1 3, ground 16',
  ]);
  // A second dye that is named, or one for the lines, shows.
  const runs =
    isLineAsked(recipe) || accentsAsked(recipe) > 1
      ? `${second} 1, ground 10, a1 3, ground 3, a1 8, ground 3, a1 3, ground 10, ${second} 1`
      : ofOne;
  return wovenStripe(task, {
    runs: readRuns(runs),
    repeatCm: Math.min(12, Math.max(1.6, recipe.heroCm * rng.between(1.1, 1.5))),
    weave: 'satin',
  });
}

/** Upright stripes of many widths and colours. */
function barcode(task: StripeTask): Scene {
  const { recipe, rng } = task;
  if (isLineAsked(recipe)) return linedStripes(task, Math.min(8, recipe.heroCm * rng.between(0.85, 1.2)));
  const repeatCm = Math.min(32, Math.max(5, recipe.heroCm * rng.between(4.2, 5.5)));
  return wovenStripe(task, { runs: multiOrder(task, false), repeatCm, weave: 'rep' });
}

/** Bands of many colours across the cloth, laid by the weft. */
function bayadere(task: StripeTask): Scene {
  const { recipe, rng } = task;
  const repeatCm = Math.min(32, Math.max(5, recipe.heroCm * rng.between(4.2, 5.5)));
  return wovenStripe(task, { runs: multiOrder(task, true), repeatCm, weave: 'bands' });
}

/** The sailor's jersey: a centimetre of dye on two of the bare ground, across the cloth; a second dye takes turns. */
function breton(task: StripeTask): Scene {
  const second = accentsAsked(task.recipe) > 1;
  return wovenStripe(task, {
    runs: readRuns(second ? 'a1 5, ground 20, a2 10, ground 20, a1 5' : 'a1 5, ground 20, a1 5'),
    repeatCm: Math.min(6, Math.max(1, task.recipe.heroCm * 1.15)) * (second ? 2 : 1),
    weave: 'bands',
  });
}

/** Widths of stripes, each about 1.6 times the one before: a rhythm of fine, middle and broad. */
const widths = [2, 3, 5, 8, 13] as const;
const deepTones: readonly Ink[] = ['a1', 'a2', 'a3', 'a4', 'dark', 'a1>dark:0.4', 'a2>light:0.5', 'a4>light:0.45'];

/**
 * Stripes of many colours and widths in a long order. No colour stands within three of itself, and broad ones are parted by
 * fine ones, so that the eye finds no row before the repeat does.
 */
function multiOrder({ rng, dyes, recipe }: StripeTask, isBands: boolean): Run[] {
  const count = Math.round((isBands ? 14 : 18) + recipe.density * 8);
  const runs: Run[] = [];
  let pool: Ink[] = [];
  for (let i = 0; i < count; i++) {
    const last = runs.slice(-3).map((run) => run.ink);
    const head = i > count - 4 ? runs.slice(0, 3 - (count - 1 - i)).map((run) => run.ink) : [];
    if (pool.length < 4) pool = [...pool, ...dyes.fork(i).shuffle<Ink>([...deepTones, 'ground', 'light'])];
    const ink = pool.find((tone) => !last.includes(tone) && !head.includes(tone)) ?? 'ground';
    pool = pool.filter((tone, at) => at !== pool.indexOf(ink) || tone !== ink);
    runs.push({ ink, yarns: widthOf(i, rng.fork(i)) });
  }
  return runs;
}

function widthOf(i: number, rng: Rng): number {
  return i % 3 === 0
    ? rng.pick(widths.slice(3))
    : i % 3 === 1
      ? rng.pick(widths.slice(0, 2))
      : rng.pick(widths.slice(1, 4));
}

/** On a shirt a slanting stripe is no broader than some six millimetres, its ground beside it. */
const mostOnShirts = 1;

/** Slanting stripes as on ties: a broad dye, the ground, and guard lines between. */
function regimental(task: StripeTask): Scene {
  const { rng, dyes, plot, recipe } = task;
  const first = dyes.pick(['a1', 'a1', 'a1', 'a2']);
  const second = first === 'a1' ? 'a2' : 'a1';
  const runs = rng.pick([
    `ground 34, ${first} 24, ${second} 8`,
    `ground 30, ${second} 5, ${first} 20, ${second} 5`,
    `ground 30, ${second} 4, ground 4, ${first} 22, ground 4, ${second} 4`,
    `ground 26, ${first} 26, ground 3, ${second} 14, ground 3`,
    `ground 30, ${second} 4, ${first} 9, ${second} 4`,
    `ground 22, dark 3, ${first} 22, dark 3`,
  ]);
  const measure = measureAsked(recipe);
  const even = measure === undefined ? undefined : evenBands(recipe, 10);
  const usual = Math.min(20, recipe.heroCm * rng.between(1.9, 2.6));
  const cm =
    measure !== undefined && even !== undefined
      ? (measure * yarnsIn(even)) / 10
      : isOfShirts(recipe)
        ? Math.min(mostOnShirts, usual)
        : usual;
  // At 45° a repeat is √2 times as wide along the weft as it is across the stripe.
  const step = cm * plot.perCm * Math.SQRT2;
  const counted = (length: number, isEven: boolean) =>
    isEven ? 2 * Math.max(1, Math.round(length / step / 2)) : Math.max(1, Math.round(length / step));
  const { torus } = plot;
  const across = counted(torus.w, torus.brickX !== 0);
  const aside = counted(torus.h, torus.dropY !== 0);
  return drawnStripe(task, { runs: even ?? readRuns(runs), across, aside: rng.chance(0.75) ? aside : -aside });
}

/** Yarns of a step, of which the dye takes one more at every step. */
const ombreStep = 8;

/** The n-th yarn of a step that changes its dye: far from those changed before, so that no step shows lines. */
const yarnPlaces = [0, 4, 2, 6, 1, 5, 3, 7] as const;

/** Shaded stripes: one dye goes over into another yarn by yarn, as weavers of ombré do it, and back or with an edge. */
function ombre(task: StripeTask): Scene {
  const { rng, dyes, recipe } = task;
  const cast: readonly Ink[] = dyes.pick([
    ['ground', 'a1'],
    ['ground', 'a1'],
    ['ground', 'a1', 'a2'],
    ['ground', 'a2', 'a1', 'dark'],
  ] as const);
  const isMirrored = rng.chance(0.6);
  const solid = rng.pick([2, 3, 4]);
  const way = isMirrored ? [...cast, ...cast.slice(1, -1).toReversed()] : cast;
  const yarns = way.flatMap((ink, i) => {
    const next = way[(i + 1) % way.length] ?? ink;
    const plain = Array.from({ length: ombreStep * solid }, () => ink);
    // Without a mirror the last dye ends with an edge and a fine line of the darkest.
    if (!isMirrored && i === way.length - 1)
      return [...plain, 'dark' as Ink, 'dark' as Ink, ...repeated(next, ombreStep - 2)];
    return [...plain, ...shaded(ink, next)];
  });
  return wovenStripe(task, {
    runs: gathered(yarns),
    repeatCm: Math.min(30, Math.max(3, recipe.heroCm * way.length * rng.between(1.1, 1.5))),
    weave: 'rep',
    isCounted: true,
  });
}

function shaded(from: Ink, to: Ink): Ink[] {
  return Array.from({ length: ombreStep - 1 }, (_, k) => {
    const changed = new Set<number>(yarnPlaces.slice(0, k + 1));
    return Array.from({ length: ombreStep }, (__, i) => (changed.has(i) ? to : from));
  }).flat();
}

function repeated(ink: Ink, count: number): Ink[] {
  return Array.from({ length: count }, () => ink);
}

function gathered(yarns: readonly Ink[]): Run[] {
  const runs: Run[] = [];
  for (const ink of yarns) {
    const last = runs.at(-1);
    if (last?.ink === ink) runs[runs.length - 1] = { ink, yarns: last.yarns + 1 };
    else runs.push({ ink, yarns: 1 });
  }
  return runs;
}
