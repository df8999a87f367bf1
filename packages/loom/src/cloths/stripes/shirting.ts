import type { Ink, Scene } from '../../drawing/scene.ts';
import { type Run, yarnsIn } from '../../drawing/weaving/draft.ts';
import { readRuns } from '../../drawing/weaving/sett.ts';
import {
  accentsAsked,
  asksOneDye,
  bandsAsked,
  dyesAsked,
  isGroundAsked,
  isLayoutAsked,
  isLineAsked,
  linesAsked,
  measureAsked,
} from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { usageOf } from '../../recipe/usage-of.ts';
import { accentRoles } from '../../vocabulary/roles.ts';
import type { StripeTask } from './drawn-stripe.ts';
import { measuredStripes } from './measured-stripes.ts';
import { endsPerCm, wovenStripe } from './woven-stripe.ts';

export function isOfShirts(recipe: Recipe): boolean {
  return usageOf(recipe) === 'shirts';
}

const leastRepeat = 2;

/** An order counted out in ends of the cloth, which stand as close whatever the goods are. */
function counted(task: StripeTask, order: readonly Run[], cm = yarnsIn(order) / endsPerCm(task.recipe)): Scene {
  // A repeat of a few ends would be counted out thousands of times.
  const times = Math.max(1, Math.round(leastRepeat / cm));
  const runs = Array.from({ length: times }, () => order).flat();
  return wovenStripe(task, {
    runs,
    repeatCm: cm * times,
    weave: 'rep',
    isCounted: true,
  });
}

/** How often a second dye takes the place of the first: whoever names two gets both. */
const alternating = 0.5;

/** Lines of one to three ends far apart on a plain field: pinstripes by one end, pencil stripes by two, chalk stripes by three. */
export function pinstripe(task: StripeTask): Scene {
  const { rng, recipe } = task;
  // Beside a line of another colour a single end would lose its own.
  const ends = Math.max(accentsAsked(recipe) > 1 || isLineAsked(recipe) ? 2 : 1, rng.pick([1, 1, 2, 2, 3]));
  const { every, lineCm, stepCm = measureAsked(recipe) } = linesAsked(recipe);
  if (stepCm !== undefined) {
    const turns = bandsAsked(recipe) / 2;
    return counted(task, linesInTurn(recipe, stepCm, every, lineCm), stepCm * turns);
  }
  const pitchCm = Math.min(1.8, Math.max(0.34, recipe.heroCm * rng.between(0.42, 0.6)));
  const field = Math.max(ends * 4, Math.round(pitchCm * endsPerCm(recipe)) - ends);
  const half = Math.round(field / 2);
  // Two dyes named for the lines show by turns.
  const inks: readonly Ink[] = [
    ...accentRoles.slice(0, accentsAsked(recipe)),
    ...(isLineAsked(recipe) ? (['line'] as const) : []),
  ];
  return counted(
    task,
    (inks.length > 0 ? inks : (['a1'] as const)).flatMap((ink) => [
      { ink: 'ground', yarns: half },
      { ink, yarns: ends },
      { ink: 'ground', yarns: field - half },
    ]),
  );
}

/** A thin line is so much of the step from one to the next. */
const thinShare = 0.13;

/** Lines at the step that was named; after every so many, half way to the next, one of the line's own colour. */
function linesInTurn(recipe: Recipe, pitchCm: number, every: number | undefined, lineCm: number | undefined): Run[] {
  const step = Math.max(6, Math.round(pitchCm * endsPerCm(recipe)));
  const ends = Math.min(
    Math.floor(step / 2),
    Math.max(lineCm === undefined ? 2 : 1, Math.round((lineCm ?? pitchCm * thinShare) * endsPerCm(recipe))),
  );
  const bare = step - ends;
  const [left, right] = [Math.floor(bare / 2), Math.ceil(bare / 2)];
  const second = isLineAsked(recipe) ? 'line' : 'a2';
  return Array.from({ length: bandsAsked(recipe) / 2 }, (_, n): Run[] => {
    const ink = every === undefined ? (accentRoles[n] ?? 'a1') : 'a1';
    const lead: Run[] = [
      { ink: 'ground', yarns: left },
      { ink, yarns: ends },
    ];
    if (every === undefined || n > 0 || every < 2) return [...lead, { ink: 'ground', yarns: right }];
    return lead;
  }).flatMap((runs, n): Run[] => {
    if (every === undefined || n > 1 || every < 2) return runs;
    if (n === 0)
      return [
        ...runs,
        { ink: 'ground', yarns: Math.max(1, right - Math.ceil(ends / 2)) },
        { ink: second, yarns: ends },
      ];
    const [first, ...others] = runs;
    return first === undefined ? runs : [{ ...first, yarns: Math.max(1, left - Math.floor(ends / 2)) }, ...others];
  });
}

/** Shirting: dyes by one to three ends with as many of the ground between, so that the whole is a tone until one is near. */
export function hairline(task: StripeTask): Scene {
  const { rng, dyes, recipe } = task;
  if (isLineAsked(recipe)) return counted(task, fineWithLines(task));
  const second: Ink = 'a2';
  const orders = [
    `ground 2, a1 2, ground 4, ${second} 1, ground 2`,
    `ground 3, a1 1, ground 3, ${second} 1`,
    `ground 2, a1 3, ground 4, ${second} 2, ground 2`,
    `ground 2, a1 1, ground 1, a1 1, ground 5, ${second} 2, ground 3`,
    `ground 4, a1 2, ground 1, ${second} 1, ground 4`,
  ];
  const two = rng.pick(orders);
  const one = rng.pick(['ground 2, a1 1, ground 1', 'ground 1, a1 2, ground 2', 'ground 2, a1 2, ground 1']);
  return counted(
    task,
    readRuns(accentsAsked(recipe) > 1 || (dyes.chance(alternating) && !asksOneDye(recipe)) ? two : one),
  );
}

/** Distance of the lines over a fine stripe, cm. */
const lineCm = 0.9;

/** Ground, second yarn and line in one order: stripes of two ends, and in the middle of the ground of every few a line of one or two. */
function fineWithLines({ rng, recipe }: StripeTask): Run[] {
  const wide = rng.pick([2, 3]);
  const inks = accentRoles.slice(0, Math.max(1, accentsAsked(recipe)));
  const times = Math.max(1, Math.round((lineCm * endsPerCm(recipe)) / (inks.length * 2 * wide)));
  const stripes = Array.from({ length: times }, () =>
    inks.flatMap((ink): Run[] => [
      { ink, yarns: wide },
      { ink: 'ground', yarns: wide },
    ]),
  ).flat();
  return [
    ...stripes.slice(0, -1),
    { ink: 'ground', yarns: wide },
    { ink: 'line', yarns: 2 },
    { ink: 'ground', yarns: wide },
  ];
}

/** A fine line of a colour of its own, as a share of the stripe beside it. */
const lineShare = 0.09;
const mostLineCm = 0.35;

/**
 * Stripes with the fine line that was asked for: in the middle of the ground between them, or of every second one, or where two dyes
 * lie side by side without a ground, between these.
 */
export function linedStripes(task: StripeTask, stripeCm: number): Scene {
  const { recipe } = task;
  const ends = Math.max(4, Math.round(stripeCm * endsPerCm(recipe)));
  const isMeasured = measureAsked(recipe) !== undefined;
  const usual = Math.max(1, Math.round(Math.min(ends * lineShare, endsPerCm(recipe) * mostLineCm)));
  // In the middle of ground as broad as the stripe it has as much on both sides.
  const fine = isMeasured ? usual + ((ends - usual) % 2) : usual;
  const hasGround = dyesAsked(recipe) < 2 || isGroundAsked(recipe);
  const accents = accentRoles.slice(0, Math.max(1, accentsAsked(recipe)));
  const dyes: readonly Ink[] =
    hasGround || dyesAsked(recipe) === accentsAsked(recipe) ? accents : ['ground', ...accents];
  const line: Run = { ink: 'line', yarns: fine };
  const isSecond = isLayoutAsked(recipe, 'every-second');
  const round = isSecond && dyes.length % 2 === 1 ? [...dyes, ...dyes] : dyes;
  const half = Math.max(1, Math.round((ends - fine) / 2));
  const order = round.flatMap((ink, k): Run[] => {
    const isLined = !isSecond || k % 2 === 0;
    // A measure in figures is of the stripe with its line, where the next lies straight beside it.
    const isWithLine = isMeasured && !hasGround && isLined;
    const stripe: Run = { ink, yarns: isWithLine ? ends - fine : ends };
    if (!hasGround) return isLined ? [stripe, line] : [stripe];
    const bare: Run = { ink: 'ground', yarns: half };
    return isLined ? [stripe, bare, line, bare] : [stripe, { ink: 'ground', yarns: 2 * half + fine }];
  });
  // The edge of the repeat lies within a stripe: where two meet, the picture steps most.
  const [first, ...others] = order;
  if (first === undefined) throw new RangeError('Expected stripes');
  const cut = Math.floor(first.yarns / 2);
  const runs = [{ ...first, yarns: cut }, ...others, { ...first, yarns: first.yarns - cut }];
  return counted(task, runs, isMeasured ? (stripeCm * yarnsIn(runs)) / ends : undefined);
}

/** Even stripes of a dye and the ground, three to six millimetres each; a third of the dye's when two take turns. */
export function bengal(task: StripeTask): Scene {
  const { rng, recipe } = task;
  const measure = measureAsked(recipe);
  if (measure !== undefined && !isLineAsked(recipe)) return measuredStripes(task, measure);
  const cm = measure ?? Math.min(1.2, Math.max(0.2, recipe.heroCm * rng.between(0.16, 0.26)));
  if (isLineAsked(recipe)) return linedStripes(task, cm);
  const ends = Math.max(3, Math.round(cm * endsPerCm(recipe)));
  const half = Math.floor(ends / 2);
  const order = (ink: Ink): Run[] => [
    { ink: 'ground', yarns: half },
    { ink, yarns: ends },
    { ink: 'ground', yarns: ends - half },
  ];
  return counted(task, accentsAsked(recipe) > 1 ? [...order('a1'), ...order('a2')] : order('a1'));
}

/** Broad bands, and between them fine lines of the line's own colour. */
export function wideAndFine(task: StripeTask): Scene {
  const { rng, recipe } = task;
  const fine: Ink = isLineAsked(recipe) ? 'line' : 'a2';
  const scale = isOfShirts(recipe) ? 0.35 : 1;
  if (isLineAsked(recipe) && dyesAsked(recipe) > 1) {
    const usual = Math.min(8, Math.max(0.4, recipe.heroCm * rng.between(0.7, 0.9) * scale));
    return linedStripes(task, measureAsked(recipe) ?? usual);
  }
  const bandCm = Math.min(12, Math.max(0.5, recipe.heroCm * rng.between(0.95, 1.25) * scale));
  const ends = (cm: number) => Math.max(1, Math.round(cm * endsPerCm(recipe)));
  // A line of two millimetres on an awning, of an end or two on a shirt.
  const line = Math.max(1, Math.round(Math.min(6, ends(bandCm) * 0.055)));
  const count = rng.pick([2, 3]);
  const apart = Math.max(line * 2, Math.round(ends(bandCm) * 0.1));
  const gap = Math.max(apart, Math.round(ends(bandCm) * rng.between(0.34, 0.46)));
  const lines = Array.from({ length: count }, (_, k): Run[] => [
    { ink: fine, yarns: line },
    { ink: 'ground', yarns: k === count - 1 ? gap : apart },
  ]).flat();
  const half = Math.round(ends(bandCm) / 2);
  return counted(task, [
    { ink: 'a1', yarns: half },
    { ink: 'ground', yarns: gap },
    ...lines,
    { ink: 'a1', yarns: half },
  ]);
}
