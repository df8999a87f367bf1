import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';

/** Small things by nature: their size says nothing of the main motif's. */
const minor: readonly string[] = ['dot', 'bud', 'leaf', 'trefoil'];

/** Whether a size beside this noun is the main motif's: of buds it is, unless there is something larger. */
export function isOfMain({ phrases }: Reading, noun: string): boolean {
  const isLarger = ({ sense }: Phrase) =>
    sense.kind === 'pattern' || (sense.kind === 'motif' && !minor.includes(sense.value));
  return !minor.includes(noun) || !phrases.some(isLarger);
}

/** "Wide border", "border wide". */
export function isOfBorder(reading: Reading, index: number): boolean {
  const before = reading.phrases[index - 1]?.sense;
  const noun = nounAfter(reading, index);
  const isBehind = noun === '' && reading.phrases[index]?.gap === 'none' && before?.kind === 'layout';
  return noun === 'borders' || (isBehind && before.value === 'borders');
}

/** The value of the next phrase that means something, within the same clause. */
export function nounAfter({ phrases }: Reading, index: number): string {
  for (let i = index + 1; i < phrases.length && i < index + 6 && phrases[i]?.gap === 'none'; i++) {
    const sense = phrases[i]?.sense;
    if (sense !== undefined && ['motif', 'pattern', 'usage', 'layout', 'own-layout', 'grammar'].includes(sense.kind))
      return String(sense.value);
  }
  return '';
}
