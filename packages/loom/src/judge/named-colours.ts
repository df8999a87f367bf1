import type { Family } from '@naksha/contract';
import type { Intent, WantedColour } from '../prompt/intent.ts';
import { keepsOwnDyes } from '../prompt/named-things.ts';
import { isZari } from '../vocabulary/zari.ts';

/** What the words say about colours as a whole. */
export interface ColourContract {
  readonly ground: WantedColour | undefined;
  /** All that were named, the ground first. */
  readonly named: readonly WantedColour[];
  /** Colours were named for what lies on the ground: with their tints and one neutral they are the whole palette. */
  readonly isClosed: boolean;
  /** And no neutral either: the words say "only", or ask for one ink. */
  readonly isStrict: boolean;
  /** As many are named as there are to be: the ground is among them. */
  readonly isWhole: boolean;
  /** The craft leaves cloth undyed: its white is no colour that was added. */
  readonly isBare: boolean;
  /** At most so many colours, the ground counted; tints are not. */
  readonly most: number | undefined;
}

/** What is tied, waxed or pasted off stays white. */
const bare: readonly Family[] = ['ajrakh', 'batik', 'ikat', 'patola', 'bandhani', 'leheriya', 'shibori', 'tie-dye'];

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
  // "A red bandhani with a yellow border": two dyes are named, and the knots have no third.
  const isBareCloth = bare.some((family) => family === intent.patterns[0]);
  const edge = intent.border?.colour;
  const isEdged = isBareCloth && upon.length === 0 && intent.accents.length === 0 && intent.ground !== undefined;
  if (isEdged && edge !== undefined) upon.push(edge);
  // "Only three colours" of a whole saree are those of its border and its pallu too.
  if (intent.colourCount !== undefined || intent.isOnly === true) upon.push(...ofBorder(intent, upon));
  const named = [...(intent.ground === undefined ? [] : [intent.ground]), ...upon];
  const isMany = open.includes(intent.scheme) || (intent.colourCount ?? 0) > Math.max(4, named.length + 1);
  // Where nothing but its zari was named the silk of a brocade is free.
  const isThreadOnly = intent.patterns[0] === 'brocade' && named.every(({ name }) => isZari(name));
  const count = intent.scheme === 'monochrome' && intent.colourCount === undefined ? undefined : intent.colourCount;
  const all = [...new Map(named.map((colour) => [colour.hex, colour])).values()];
  // "Only three colours" of which two are named leaves one open.
  const leavesNoneOpen = (intent.colourCount ?? 0) <= all.length;
  const isStrict =
    upon.length > 0 && (count === 1 || (leavesNoneOpen && (intent.isOnly === true || intent.scheme === 'monochrome')));
  return {
    ground: intent.ground,
    named: all,
    // "Green leaves" says nothing of the flowers.
    isClosed:
      isStrict ||
      (upon.some(({ hex, name }) => !isOfLeaves.has(hex) || (isZari(name) && intent.patterns[0] === 'brocade')) &&
        !isMany &&
        !isThreadOnly &&
        !keepsOwnDyes(intent)),
    isStrict,
    isWhole: isStrict && all.length > 1 && intent.colourCount === all.length,
    isBare: intent.patterns.some((family) => bare.includes(family)),
    // "One ink" is that ink on its cloth.
    most: count === 1 ? 2 : count,
  };
}

/** The colours said of a border, of what stands on it and of a pallu that are named for nothing else. */
function ofBorder({ border, ground }: Intent, upon: readonly WantedColour[]): WantedColour[] {
  const own = [border?.colour, border?.thingColour, border?.palluColour].filter((each) => each !== undefined);
  return own.filter(({ hex }) => hex !== ground?.hex && !upon.some((each) => each.hex === hex));
}
