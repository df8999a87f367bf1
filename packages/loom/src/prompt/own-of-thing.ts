import { hexToOklch } from '../numbers/colour/oklch.ts';
import { natureOf } from '../vocabulary/subjects/nature-of.ts';
import type { Phrase } from './phrase.ts';

/** A thing's own colour is within so many degrees of its dye by nature. */
const ownHue = 34;

/** "Cherries, red and green, summer dress": the red is the cherries'. */
export function isOwnOfThing(phrases: readonly Phrase[], index: number): boolean {
  const sense = phrases[index]?.sense;
  if (sense?.kind !== 'ink') return false;
  const [, C, h] = hexToOklch(sense.value.hex);
  return phrases.some(({ sense: thing }) => {
    if (thing.kind !== 'subject' && thing.kind !== 'motif') return false;
    const nature = natureOf(thing.value, undefined);
    return nature !== undefined && C > 0.05 && Math.abs(((hexToOklch(nature)[2] - h + 540) % 360) - 180) <= ownHue;
  });
}

const leafHues = [100, 165] as const;

/** A green beside a fruit's own colour is that of its leaves. */
export function isLeafGreen(phrases: readonly Phrase[], index: number): boolean {
  const sense = phrases[index]?.sense;
  if (sense?.kind !== 'ink') return false;
  const [, C, h] = hexToOklch(sense.value.hex);
  return C > 0.04 && h >= leafHues[0] && h <= leafHues[1];
}
