import { type Intent, readPrompt } from '@naksha/loom';
import type { Wish } from './wish.ts';

/** Matters of which a prompt says one thing: another thing there is a wish that was changed. */
const single = [
  'ground',
  'groundTone',
  'line',
  'colourCount',
  'heroFactor',
  'heroCm',
  'density',
  'style',
  'mood',
  'scheme',
  'setting',
  'usage',
  'gender',
  'age',
  'cloth',
  'repeat',
] as const satisfies readonly (keyof Intent)[];

/**
 * The rules judge words proposed for a wish: better are those of which the loom understands more, without a word more that it does
 * not know, that keep everything it understood of the wish and turn none of it into its opposite.
 */
export function isSaidBetter(proposal: string, { prompt, language }: Wish): boolean {
  const own = readPrompt(prompt, language);
  const other = readPrompt(proposal, language);
  const had = saidIn(own);
  const has = saidIn(other);
  const isKept =
    [...had].every((said) => has.has(said)) &&
    (own.patterns[0] === undefined || own.patterns[0] === other.patterns[0]) &&
    single.every((matter) => own[matter] === undefined || isSame(own[matter], other[matter]));
  const isMore = drawnIn(other) > drawnIn(own) && other.unmatched.length <= own.unmatched.length;
  return isMore && isKept && !turnsDown(other, own);
}

/** Everything understood, each once. */
function saidIn({ tokens }: Intent): Set<string> {
  return new Set(tokens.map(({ kind, value }) => `${kind} ${value}`));
}

function drawnIn(intent: Intent): number {
  return saidIn({ ...intent, tokens: intent.tokens.filter(({ kind }) => kind !== 'later') }).size;
}

/** Whether it excludes something that was wished for. */
function turnsDown(other: Intent, own: Intent): boolean {
  const wanted = new Set(own.tokens.filter(({ kind }) => kind !== 'exclude').map(({ value }) => value));
  const excluded = own.tokens.filter(({ kind }) => kind === 'exclude').map(({ value }) => value);
  return other.tokens.some(({ kind, value }) => kind === 'exclude' && wanted.has(value) && !excluded.includes(value));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
