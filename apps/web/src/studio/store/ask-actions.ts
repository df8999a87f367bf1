import { type GenerateInput, generateParams } from '@naksha/contract';
import { type Ask, type Asks, isAskable, keyOf, newSeed, plainAsk } from './asks.ts';
import { readStudio, update, updateSlice } from './studio-store.ts';

/** The words of the prompt as they are typed. */
export const typeWords = (prompt: string): void => chooseOptions({ prompt });

/** Chooses other options; an optional one is taken out with `undefined`. */
export const chooseOptions = (options: Partial<Ask>): void =>
  ask(({ ask: now }) => ({ ask: { ...now, ...options }, before: null }));

/** Empties the panel; `bringBack` undoes that until something else is asked for. */
export const resetWords = (): void =>
  ask(({ ask: now }) => ({ ask: plainAsk(), made: null, before: isAskable(now) ? now : null }));
export const bringBack = (): void => ask(({ before }) => (before ? { ask: before, before: null } : {}));

/** Takes over the words and options that a design was made from. */
export function takeWords(params: GenerateInput, seed: string | undefined): void {
  const parsed = generateParams.safeParse(params);
  if (!parsed.success) return;
  const taken: Ask = { ...parsed.data, seed: seed ?? parsed.data.seed ?? newSeed() };
  ask(() => ({ ask: taken, made: keyOf(taken), before: null }));
}

/** Puts back the words that were typed before the page was loaded again. */
export const restoreWords = (kept: Pick<Asks, 'ask' | 'made'>): void => updateSlice('asks', { ...kept, before: null });

/** These words are being made into a design. Answers how to take that back. */
export function markMade(now: Ask): () => void {
  const { made } = readStudio().asks;
  updateSlice('asks', { made: keyOf(now) });
  return () => updateSlice('asks', { made });
}

/** As soon as the words ask for another cloth than the one on the table, their preview is shown. */
function ask(by: (asks: Asks) => Partial<Asks>): void {
  update(({ asks, table }) => {
    const next = { ...asks, ...by(asks) };
    const isNew = keyOf(next.ask) !== keyOf(asks.ask) && keyOf(next.ask) !== next.made;
    return { asks: next, ...(isNew ? { table: { ...table, isPreviewing: true, choices: [] } } : {}) };
  });
}
