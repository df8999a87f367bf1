import type { PictureColour } from './dye-groups.ts';
import { editColours } from './edit-colours.ts';
import { splitWishes } from './split-wishes.ts';

/** An edit of a picture without recipe, parted: what can be done exactly, and what would have to be drawn. In the words that were said. */
export interface PartedEdit {
  readonly exact: string;
  readonly beyond: string;
}

/**
 * Parts the wishes for a picture that has no recipe. A wish with a single word that was not understood lies beyond as a whole: "make
 * the sky blue" is not "blue" where no sky is known. What is so already, or locked, needs no drawing. Never throws.
 */
export function partEdit(picture: readonly PictureColour[], words: string, locked: readonly string[] = []): PartedEdit {
  const exact: string[] = [];
  const beyond: string[] = [];
  for (const wish of splitWishes(words)) {
    const { refused, unmatched } = editColours(picture, wish, locked);
    const isBeyond = unmatched.length > 0 || refused.some(({ why }) => why !== 'already' && why !== 'locked');
    (isBeyond ? beyond : exact).push(wish);
  }
  return { exact: exact.join(', '), beyond: beyond.join(', ') };
}
