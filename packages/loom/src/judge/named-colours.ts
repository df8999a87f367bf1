import type { Intent, WantedColour } from '../prompt/intent.ts';
import { isZari } from '../vocabulary/zari.ts';

/** What the words say about colours as a whole. */
export interface ColourContract {
  readonly ground: WantedColour | undefined;
  /** All that were named, the ground first. */
  readonly named: readonly WantedColour[];
  /** Colours were named for what lies on the ground: with their tints and one neutral they are the whole palette. */
  readonly isClosed: boolean;
  /** At most so many colours, the ground counted; tints are not. */
  readonly most: number | undefined;
}

const open: readonly Intent['scheme'][] = ['vibrant', 'complementary', 'jewel'];

/** What the named colours promise. A list of flowers names none: roses may be red. */
export function contractOf(intent: Intent): ColourContract {
  const written = new Set(intent.tokens.flatMap(({ hex }) => (hex === undefined ? [] : [hex])));
  const upon = [...intent.accents, ...intent.leaves, ...(intent.line === undefined ? [] : [intent.line])].filter(
    ({ hex }) => written.has(hex),
  );
  const isOfLeaves = new Set(
    intent.leaves.filter(({ hex }) => !intent.accents.some((one) => one.hex === hex)).map(({ hex }) => hex),
  );
  const named = [...(intent.ground === undefined ? [] : [intent.ground]), ...upon];
  const isMany = open.includes(intent.scheme) || (intent.colourCount ?? 0) > Math.max(4, named.length + 1);
  // Where nothing but its zari was named the silk of a brocade is free.
  const isThreadOnly = intent.patterns[0] === 'brocade' && named.every(({ name }) => isZari(name));
  const count = intent.scheme === 'monochrome' && intent.colourCount === undefined ? undefined : intent.colourCount;
  return {
    ground: intent.ground,
    named: [...new Map(named.map((colour) => [colour.hex, colour])).values()],
    // "Green leaves" says nothing of the flowers.
    isClosed: upon.some(({ hex }) => !isOfLeaves.has(hex)) && !isMany && !isThreadOnly,
    // "One ink" is that ink on its cloth.
    most: count === 1 ? 2 : count,
  };
}
