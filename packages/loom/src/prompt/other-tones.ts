import type { WantedColour } from './intent.ts';
import { shadeColour } from './join-phrases.ts';
import type { Reading } from './reading.ts';

/** "Two greens and one red": the tones beside the one that was named. */
export function otherTones({ phrases }: Reading, index: number): WantedColour[] {
  const [before, phrase] = [phrases[index - 1], phrases[index]];
  if (before === undefined || phrase?.gap !== 'none' || phrase.sense.kind !== 'ink') return [];
  const count = before.sense.kind === 'number' ? Number(before.sense.value) : Number(before.text);
  const { name, hex } = phrase.sense.value;
  const tone = (shade: 'light' | 'dark') => ({ name: `${shade} ${name}`, hex: shadeColour(hex, shade) });
  return count === 2 ? [tone('light')] : count === 3 ? [tone('light'), tone('dark')] : [];
}
