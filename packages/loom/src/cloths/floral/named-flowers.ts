import { createEasel, type Easel, type Habit } from '../../drawing/botanical/easel.ts';
import { greenAccents } from '../../drawing/botanical/green-accents.ts';
import type { Colourway, Hand } from '../../drawing/botanical/hand.ts';
import { garden } from '../../drawing/motifs/garden/garden.ts';
import { leavesOf } from '../../drawing/motifs/garden/leaves-of.ts';
import type { Motif } from '../../drawing/motifs/motif.ts';
import type { Planner } from '../../drawing/planner.ts';
import { type Dress, drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { songbird } from '../../drawing/subjects/songbird.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { accentRoles } from '../../vocabulary/roles.ts';

/** An easel on which flowers that were named are drawn as themselves, and no other flower stands beside them. */
export function createGarden(planner: Planner, usual: Hand, habit: Habit): Easel {
  const hand = withTheirLeaves(withAnyBird(keepGreensForLeaves(usual, planner.recipe), planner.recipe), planner.recipe);
  const named = namedFlowers(planner.recipe);
  const recipe = named.size === 0 ? planner.recipe : withoutGuests(planner.recipe, named);
  // A bud is the mate of what is in flower; alone it may lead.
  const { bud: _, ...open } = habit.hero;
  const isMate = !named.has('bud') && flowers.some((flower) => recipe.motifs.include.includes(flower));
  const habits = isMate ? { ...habit, hero: open } : habit;
  if (named.size === 0) return createEasel(planner, hand, habits);
  const drawn = [...named].map(([motif, kinds]): [MotifId, Motif] => [motif, byTurns(kinds)]);
  const motifs: Hand['motifs'] = { ...hand.motifs, ...Object.fromEntries(drawn) };
  // A sprig of lavender needs no other stalk.
  const { sprig: _sprig, ...stalkless } = hand;
  const own = named.has('bud') ? stalkless : hand;
  return createEasel({ ...planner, recipe }, { ...own, motifs }, amongThemselves(habits, named, recipe));
}

/** What is named grows its own leaves: pinnate ones beside marigolds, swords beside tulips. */
function withTheirLeaves(hand: Hand, { source: { understood } }: Recipe): Hand {
  const named = Object.entries(leavesOf).filter(([word]) => understood.includes(`motif:${word}`));
  const kinds = [...new Set(named.map(([, leaf]) => leaf))];
  return kinds.length === 0 ? hand : { ...hand, motifs: { ...hand.motifs, leaf: byTurns(kinds) } };
}

const birds = ['parrot', 'peacock', 'swan'] as const satisfies readonly MotifId[];

/** "Birds" among flowers are small ones on a twig, where none is called by its name. */
function withAnyBird(hand: Hand, { source: { understood } }: Recipe): Hand {
  const isAny = understood.includes('motif:bird') && !birds.some((bird) => understood.includes(`motif:${bird}`));
  if (!isAny) return hand;
  const small: Motif = ({ radius, inks, detail, line }) => {
    const { body, second, leaf, light, contour } = inks;
    const dress: Dress = { body, second, leaf: [leaf, leaf], light, dark: 'dark' };
    const pen = Math.min(1.6, Math.max(0.7, 0.4 + radius * 0.009)) * line;
    return drawPrinted(songbird, { radius, pen, detail, dress, contour });
  };
  return { ...hand, motifs: { ...hand.motifs, ...Object.fromEntries(birds.map((bird) => [bird, small])) } };
}

/** The hand with the named colours that are no greens on its flowers: the greens are the leaves'. */
function keepGreensForLeaves(hand: Hand, recipe: Recipe): Hand {
  const { greens, blooms } = greenAccents(recipe);
  const [first, ...others] = blooms;
  if (first === undefined || greens.length === 0) return hand;
  const spare = accentRoles.findLast((role) => !greens.includes(role) && !blooms.includes(role));
  const bloom = (body: Colourway['body'], n: number): Colourway => {
    const next = blooms[(n + 1) % blooms.length] ?? first;
    return { body, second: next === body ? 'light' : next, third: 'light', heart: next === body ? 'light' : next };
  };
  return {
    ...hand,
    flowers: [
      bloom(first, 0),
      ...others.map((role, i) => bloom(role, i + 1)),
      // A tint of the bloom: a white flower on a pale ground would be a hole in the leaves about it.
      { body: spare ?? 'light', second: first, third: first, heart: first },
    ],
    leaves: [
      { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
      { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
      { body: 'leaf2', second: 'leaf1', third: 'leaf3', heart: 'leaf3' },
    ],
  };
}

/** "Jasmine, white flowers" wishes for jasmine: the word for any flower brings no other. */
function withoutGuests(recipe: Recipe, named: ReadonlyMap<MotifId, unknown>): Recipe {
  const { motifs, source } = recipe;
  const isAny = (motif: MotifId) => flowers.includes(motif) && !source.understood.includes(`motif:${motif}`);
  const include = motifs.include.filter((motif) => named.has(motif) || !isAny(motif));
  return { ...recipe, motifs: { ...motifs, include } };
}

/** Whether flowers of the garden are named, each drawn as itself. */
export function namesFlowers(recipe: Recipe): boolean {
  return namedFlowers(recipe).size > 0;
}

/** Drawings of the flowers that were named, by the motif in whose place each is drawn. */
function namedFlowers({ source }: Recipe): ReadonlyMap<MotifId, readonly Motif[]> {
  const named = new Map<MotifId, Motif[]>();
  for (const word of source.understood) {
    const flower = Object.entries(garden).find(([name]) => word === `motif:${name}`)?.[1];
    if (flower === undefined) continue;
    const kinds = named.get(flower.motif) ?? [];
    if (!kinds.includes(flower.draw)) named.set(flower.motif, [...kinds, flower.draw]);
  }
  return named;
}

const sizeStep = 10;

/** Several flowers of one motif take turns, drawing by drawing. */
function byTurns(kinds: readonly Motif[]): Motif {
  // Among those of a size, or all great ones could be of one kind.
  const counts = new Map<number, number>();
  return (params, rng) => {
    const size = Math.round(params.radius / sizeStep);
    const count = counts.get(size) ?? 0;
    counts.set(size, count + 1);
    const draw = kinds[count % kinds.length];
    if (!draw) throw new RangeError('Expected a flower to draw but received none');
    return draw(params, rng);
  };
}

const flowers: readonly MotifId[] = ['rosette', 'blossom', 'palmette', 'carnation', 'lotus'];

/** The habit with flowers that were named in the places of those that were not. */
function amongThemselves(habit: Habit, named: ReadonlyMap<MotifId, unknown>, { motifs }: Recipe): Habit {
  const isGuest = (motif: string) =>
    flowers.some((flower) => flower === motif && !named.has(flower) && !motifs.include.includes(flower));
  const without = (part: Habit['secondary']): Habit['secondary'] =>
    Object.fromEntries(Object.entries(part).filter(([motif]) => !isGuest(motif)));
  const own = Object.fromEntries([...named.keys()].filter((motif) => motif !== 'bud').map((motif) => [motif, 2]));
  const heroes = Object.fromEntries([...named.keys()].map((motif) => [motif, habit.hero[motif] ?? 0]));
  return {
    hero: { ...habit.hero, ...heroes },
    secondary: { ...without(habit.secondary), ...own },
    filler: without(habit.filler),
  };
}
