import { generateParams } from '@naksha/contract';
import { z } from 'zod';
import { type Ask, isAskable } from '../store/asks.ts';

/** The words of the panel, and which of them lie on the table as a design. */
interface Words {
  readonly ask: Ask;
  readonly made: string | null;
}
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'naksha.words';
/** More than is read may stand in a field; a tab has room for a few million characters in all. */
export const longestKept = 200_000;
const stored = z.object({
  userId: z.string(),
  // More than is read may stand in the field: it is kept all the same.
  ask: generateParams.safeExtend({ prompt: z.string().max(longestKept), seed: z.string() }),
  made: z.string().nullable(),
});

/** Puts the words away for the one who typed them; an empty panel leaves nothing behind. */
export function writeWords(drawer: Drawer, userId: string, { ask, made }: Words): void {
  if (isAskable(ask) && ask.prompt.length <= longestKept) drawer.setItem(key, JSON.stringify({ userId, ask, made }));
  else drawer.removeItem(key);
}

/** The words that this person put away in this tab; null for somebody else's, or such as no version of today wrote. */
export function readWords(drawer: Drawer, userId: string): Words | null {
  const text = drawer.getItem(key);
  if (text === null) return null;
  try {
    const { userId: whose, ask, made } = stored.parse(JSON.parse(text));
    return whose === userId ? { ask, made } : null;
  } catch {
    drawer.removeItem(key);
    return null;
  }
}
