import { type GenerateParams, generateParams, isBlank } from '@naksha/contract';

/** What the panel asks for, always with a seed, so that preview and design are the same cloth. */
export type Ask = GenerateParams & { seed: string };

/** The words and options of a design to be made. */
export interface Asks {
  readonly ask: Ask;
  /** The ask that lies on the table as a design: as long as they are equal the design is shown. */
  readonly made: string | null;
  /** What stood there before a reset, until something else is asked for. */
  readonly before: Ask | null;
}

export const noAsks = (): Asks => ({ ask: plainAsk(), made: null, before: null });

export const plainAsk = (): Ask => ({ ...generateParams.parse({ prompt: '-' }), prompt: '', seed: newSeed() });

/** Four figures: enough to find another cloth, short enough to be read out. */
export function newSeed(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(1000 + (random % 9000));
}

/** Words, or a pattern: without either there is nothing to draw. */
export function isAskable(ask: Ask): boolean {
  return !isBlank(ask.prompt) || ask.trainedPattern !== undefined || ask.patternName !== undefined;
}

/** True when words or options stand in the panel that no design was made of yet. */
export const hasNewWords = ({ ask, made }: Asks): boolean => isAskable(ask) && keyOf(ask) !== made;

/** Equal for asks that give the same first cloth. */
export function keyOf({ count: _, language: __, ...ask }: Ask): string {
  const given = Object.entries(ask).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
