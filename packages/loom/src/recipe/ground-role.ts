import { hexToOklch } from '../numbers/colour/oklch.ts';
import type { LayoutVocabulary } from '../vocabulary/families/family-vocabulary.ts';

/** From this lightness on, and below this chroma, a yarn is undyed. */
const undyed = { lightness: 0.82, chroma: 0.06 };

/** The role that shows a colour named for the ground: where the ground is covered it is a thread's. */
export function groundRole(
  layout: Pick<LayoutVocabulary, 'isCovering' | 'isThreaded'> | undefined,
  hex: string,
): 'ground' | 'a1' {
  const isThread = layout?.isThreaded === true && !isUndyed(hex);
  return layout?.isCovering === true || isThread ? 'a1' : 'ground';
}

/** Whether a colour is that of bare yarn: white, cream or ecru. */
export function isUndyed(hex: string): boolean {
  const [L, C] = hexToOklch(hex);
  return L >= undyed.lightness && C < undyed.chroma;
}
