import { z } from 'zod';

/** Words begun before signing in; the studio opens with them. Kept for the time of the tab. */
const draft = z.object({ prompt: z.string(), seed: z.string() });
export type Draft = z.infer<typeof draft>;

const key = 'naksha.draft';

export const keepDraft = (words: Draft): void => sessionStorage.setItem(key, JSON.stringify(words));

/** The words begun elsewhere, once. */
export function takeDraft(): Draft | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (text === null) return null;
  try {
    return draft.parse(JSON.parse(text));
  } catch {
    // Written by an older version or by hand: beginning with nothing is the safe answer.
    return null;
  }
}
