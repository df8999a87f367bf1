import type { Family, Look } from '@naksha/contract';
import { lookDistance } from '@naksha/imaging';
import { families, type Recipe } from '@naksha/loom';
import { OperationError } from '../operation-error.ts';
import { within } from '../within.ts';

/** Families whose layouts are all tried: those whose first cloth comes nearest. */
const tried = 4;
/** Of one family so many are shown at most, unless words name it: the others show what else comes near. */
const mostOfFamily = 2;
/** Share of the work after which the first cloth of each family is measured. */
const firstShare = 0.6;

/** A cloth that was woven small. */
interface WovenSmall {
  readonly recipe: Pick<Recipe, 'family' | 'layout'>;
  /** What it measures; undefined where more is on it than can be drawn. */
  readonly own: Look | undefined;
}

interface Choice<Woven extends WovenSmall> {
  readonly look: Look;
  readonly among: readonly Family[];
  readonly count: number;
  /** Weaves a family small, in the layout that the seed chooses where none is named. */
  readonly weave: (family: Family, layout?: string) => Promise<Woven>;
  readonly progress: (share: number) => void;
}

/**
 * The recipes of the cloths that measure nearest to a look, each of another layout. Of many families the first cloth of each says whether its other
 * layouts are worth a look. Throws `OperationError` `like_too_fine` where none can be drawn.
 */
export async function chooseCloths<Woven extends WovenSmall>({
  look,
  among,
  count,
  weave,
  progress,
}: Choice<Woven>): Promise<Woven['recipe'][]> {
  // One that cannot be drawn is passed over.
  const inOrder = (all: readonly Woven[]) =>
    all
      .flatMap(({ recipe, own }) => (own === undefined ? [] : [{ recipe, away: lookDistance(look, own) }]))
      .toSorted((one, other) => one.away - other.away);
  const first = await each(among, (family) => weave(family), within(progress, 0, firstShare));
  // Of few, one whose first cloth cannot be drawn may have another that can.
  const near = among.length <= tried ? first : inOrder(first).slice(0, tried);
  const others = near.flatMap(({ recipe: { family, layout } }) =>
    families[family].layouts.filter((name) => name !== layout).map((name) => ({ family, layout: name })),
  );
  const more = await each(others, ({ family, layout }) => weave(family, layout), within(progress, firstShare, 1));
  const best: Woven['recipe'][] = [];
  for (const { recipe } of inOrder([...first, ...more])) {
    const own = best.filter(({ family }) => family === recipe.family).length;
    if (best.length < count && (own < mostOfFamily || among.length === 1)) best.push(recipe);
  }
  if (best.length === 0) throw new OperationError('like_too_fine', 'Expected a cloth that can be drawn like this');
  return best;
}

/** A few at a time, so that each thread has work and the share that is done is known. */
const atOnce = 4;

async function each<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
  progress: (share: number) => void,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    made.push(...(await Promise.all(items.slice(from, from + atOnce).map(make))));
    progress(made.length / items.length);
  }
  return made;
}
