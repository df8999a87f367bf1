import { type GenerateInput, type GenerateParams, generateParams } from '@naksha/contract';
import { create } from 'zustand';
import { newSeed } from './new-seed.ts';

/** What the panel asks for, always with a seed, so that preview and design are the same cloth. */
export type Ask = GenerateParams & { seed: string };

interface AskState {
  readonly ask: Ask;
  /** The one that lies on the table as a design: as long as they are equal the design is shown. */
  readonly made: string | null;
  /** What stood there before a reset, until something else is asked for. */
  readonly before: Ask | null;
}

const plain = (): Ask => ({ ...generateParams.parse({ prompt: '-' }), prompt: '', seed: newSeed() });

export const useAsk = create<AskState>(() => ({ ask: plain(), made: null, before: null }));

/** Changes parts of it; an optional part is taken out with `undefined`. */
export function changeAsk(change: Partial<Ask>): void {
  useAsk.setState(({ ask }) => ({ ask: { ...ask, ...change }, before: null }));
}

export const resetAsk = (): void =>
  useAsk.setState(({ ask }) => ({ ask: plain(), made: null, before: isAskable(ask) ? ask : null }));
export const bringBack = (): void => useAsk.setState(({ before }) => (before ? { ask: before, before: null } : {}));

/** Takes over the words and options a design was made from. */
export function takeAsk(params: GenerateInput, seed: string | undefined): void {
  const parsed = generateParams.safeParse(params);
  if (!parsed.success) return;
  const ask: Ask = { ...parsed.data, seed: seed ?? parsed.data.seed ?? newSeed() };
  useAsk.setState({ ask, made: keyOf(ask), before: null });
}

export const markMade = (ask: Ask): void => useAsk.setState({ made: keyOf(ask) });

/** True when words or options stand in the panel that no design was made of yet. */
export function hasNewWords(): boolean {
  const { ask, made } = useAsk.getState();
  return isAskable(ask) && keyOf(ask) !== made;
}

/** Equal for asks that give the same first cloth. */
export function keyOf({ count: _, language: __, ...ask }: Ask): string {
  const given = Object.entries(ask).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Words, or a pattern: without either there is nothing to draw. */
export function isAskable(ask: Ask): boolean {
  return ask.prompt.trim() !== '' || ask.trainedPattern !== undefined || ask.patternName !== undefined;
}
