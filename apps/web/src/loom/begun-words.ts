import { z } from 'zod';

/** Words begun before signing in; the studio opens with them. Kept for the time of the tab. */
const begunWords = z.object({ prompt: z.string(), seed: z.string() });
export type BegunWords = z.infer<typeof begunWords>;

const key = 'naksha.draft';

/** So much is kept: a tab has room for a few million characters in all. */
const longest = 200_000;

export const keepBegunWords = ({ prompt, seed }: BegunWords): void =>
  sessionStorage.setItem(key, JSON.stringify({ prompt: prompt.slice(0, longest), seed }));

/** The words begun elsewhere, once. */
export function takeBegunWords(): BegunWords | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (text === null) return null;
  try {
    return begunWords.parse(JSON.parse(text));
  } catch {
    // Written by an older version or by hand: beginning with nothing is the safe answer.
    return null;
  }
}
