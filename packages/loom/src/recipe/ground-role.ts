import { hexToOklch } from '../colour/oklch.ts';
import type { LayoutVocabulary } from '../patterns/vocabulary.ts';

/** From this lightness on a yarn is undyed. */
const undyed = 0.82;

/** The role that shows a colour named for the ground: where the ground is covered it is a thread's. */
export function groundRole(
  layout: Pick<LayoutVocabulary, 'isCovering' | 'isThreaded'> | undefined,
  hex: string,
): 'ground' | 'a1' {
  const isThread = layout?.isThreaded === true && hexToOklch(hex)[0] < undyed;
  return layout?.isCovering === true || isThread ? 'a1' : 'ground';
}
