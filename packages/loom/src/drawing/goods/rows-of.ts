import type { Recipe } from '../../recipe/recipe.ts';

type Counted = Pick<NonNullable<Recipe['border']>, 'isDouble' | 'isTriple'>;

/** The narrow bands of a border that stand behind its first one, as shares of that one's breadth. */
const narrow = [
  { from: 1.13, to: 1.5 },
  { from: 1.63, to: 2 },
] as const;
/** Three rows are each so much narrower, or little of the cloth would be left. */
const ofThree = 0.8;

/** The narrow bands behind the first. */
export function bandsBehind({
  isDouble,
  isTriple,
}: Counted): readonly { readonly from: number; readonly to: number }[] {
  return narrow.slice(0, isTriple === true ? 2 : isDouble === true ? 1 : 0);
}

/** How broad all rows are together, and how broad the first is, as shares of a border of one row. */
export function breadthOfRows(border: Counted): { readonly all: number; readonly first: number } {
  const first = border.isTriple === true ? ofThree : 1;
  return { first, all: first * (bandsBehind(border).at(-1)?.to ?? 1) };
}

/** In how many rows a border stands. */
export function rowsOf(border: Counted): number {
  return bandsBehind(border).length + 1;
}
