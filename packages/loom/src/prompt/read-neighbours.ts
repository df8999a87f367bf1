import type { Family } from '@naksha/contract';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { foldText } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';
import { refusePhrases } from './refuse-phrases.ts';

/**
 * Phrases whose sense another word of the prompt decides: a place is no craft beside a craft that is named, the waves of a leheriya are its
 * bands, mirrors in Kutch work are its glass, a medal of a craft is a roundel, "1 mm wide" is one measure, and things that come again
 * with their colours are those that were named.
 */
export function readNeighbours(said: readonly Phrase[]): Phrase[] {
  const phrases = joined(said);
  const crafts = craftsOf(phrases);
  const isBlocks = ofBlocks.some((family) => crafts.has(family));
  const refused = crafts.has('kutch') || isBlocks ? refusePhrases(phrases).refused : new Set<number>();
  const isLined = phrases.some(({ sense }) => ['checks', 'stripes'].includes(familyOf(sense) ?? ''));
  const isChecked = phrases.some(({ sense }) => familyOf(sense) === 'checks');
  const glassy = crafts.has('kutch') ? refused : undefined;
  const isKept = phrases.some(({ sense }, at) => familyOf(sense) === 'kutch' && glassy?.has(at) === false);
  return phrases.map((phrase, index, all) => {
    const sense =
      placeOf(phrase, crafts) ??
      (refused.has(index) ? undefined : blockOf(phrase, crafts)) ??
      pondOf(all, index) ??
      decadeOf(all, index) ??
      waveOf(phrase, crafts) ??
      (isChecked ? squareOf(phrase) : undefined) ??
      (isLined ? suitingOf(phrase) : undefined) ??
      glassOf(phrase, index, isKept, glassy) ??
      roundelOf(all, index, crafts) ??
      againOf(all, index) ??
      breadthOf(all, index) ??
      birdOf(all, index) ??
      shadingOf(all, index);
    return sense === undefined ? phrase : { ...phrase, sense };
  });
}

/** Folded words, parted by bars. */
const oneOf = (words: string) => new RegExp(`^(?:${foldText(words).text})$`, 'u');

/** Towns by which a craft is called where no other is named. */
const towns = oneOf(
  'jaipur|jaipuri|jaipur print|sanganer|sanganeri|bagru|bagroo|banaras|banarasi|benarasi|lucknow|lucknowi|lakhnavi|kanchipuram|chanderi|maheshwari|जयपुर|जयपुरी|सांगानेर|सांगानेरी|बगरू|बनारस|बनारसी|लखनवी|लखनऊ|જયપુર|જયપુરી|સાંગાનેર|સાંગાનેરી|બગરુ|બનારસી|લખનવી',
);

/** The crafts that are named themselves, and not by their town alone. */
function craftsOf(phrases: readonly Phrase[]): ReadonlySet<Family> {
  return new Set(
    phrases.flatMap(({ sense, text }) => {
      const family = familyOf(sense);
      return family === undefined || towns.test(text) || !vocabularies[family].isTechnique ? [] : [family];
    }),
  );
}

function familyOf(sense: Sense) {
  return sense.kind === 'pattern' ? sense.value : sense.kind === 'own-layout' ? sense.family : undefined;
}

/** "Jaipur leheriya" is a leheriya. */
function placeOf({ sense, text }: Phrase, crafts: ReadonlySet<Family>): Sense | undefined {
  const family = familyOf(sense);
  const [craft] = crafts;
  if (family === undefined || craft === undefined || crafts.has(family) || !towns.test(text)) return undefined;
  return { kind: 'pattern', value: craft };
}

const blocks = oneOf('(?:hand )?block ?prints?|(?:hand )?block printed|hand block|ब्लॉक प्रिंट|બ્લોક પ્રિન્ટ|બ્લોક છાપ');
/** Printed with blocks by nature. */
const ofBlocks: readonly Family[] = ['ajrakh', 'kalamkari'];

/** "Ajrakh block print" is an ajrakh; "kalamkari, not block print" refuses no kalamkari. */
function blockOf({ sense, text }: Phrase, crafts: ReadonlySet<Family>): Sense | undefined {
  const craft = ofBlocks.find((family) => crafts.has(family));
  const isBlock = sense.kind === 'pattern' && sense.value === 'block-print' && blocks.test(text);
  return isBlock && craft !== undefined ? { kind: 'pattern', value: craft } : undefined;
}

const warm = oneOf('tropical|jungle|safari|camouflage|floral|paisley|botanical|ट्रॉपिकल|ટ્રોપિકલ');
const plainHues = oneOf(
  'greens?|blues?|yellows?|pinks?|reds?|oranges?|browns?|purples?|teals?|corals?|turquoise|हरा|हरे|हरी|नीला|नीले|पीला|पीले|લીલો|લીલા|લીલી|લીલું|વાદળી|પીળો|પીળા',
);

/** "Parrots, tropical green and yellow": a green as the tropics have it, where something else says what the cloth is of. */
function isOfDye(phrases: readonly Phrase[], index: number): boolean {
  const [phrase, dye, noun] = [phrases[index], phrases[index + 1], phrases[index + 2]];
  if (phrase === undefined || dye?.sense.kind !== 'ink' || dye.gap !== 'none') return false;
  if (!warm.test(phrase.text) || !plainHues.test(dye.text)) return false;
  // "Tropical green leaves" are leaves of the tropics.
  const isOfNoun = noun?.gap === 'none' && (isDrawn(noun.sense) || familyOf(noun.sense) !== undefined);
  const isBesides = phrases.some(
    ({ sense }, at) => at !== index && (isDrawn(sense) || familyOf(sense) !== undefined || sense.kind === 'layout'),
  );
  return isBesides && !isOfNoun;
}

const pond = oneOf('ponds?|talab|तालाब|તળાવ');

/** "Lotus pond": of lotuses and their pads; only where fishes, or nothing, is named is it a pond of fishes. */
function pondOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'own-layout' || phrase.sense.value !== 'fish-pond' || !pond.test(phrase.text))
    return undefined;
  const things = phrases.filter(({ sense }) => isDrawn(sense));
  const isOfFish = phrases.some(
    ({ sense }) => familyOf(sense) === 'madhubani' && (sense.kind === 'pattern' || sense.value !== 'fish-pond'),
  );
  if (isOfFish || things.length === 0 || things.some(({ sense }) => sense.value === 'fish')) return undefined;
  return things.some(({ sense }) => sense.value === 'lotus')
    ? { kind: 'subject', value: 'lily-pads' }
    : { kind: 'unknown', value: '' };
}

const decade = oneOf('(?:19)?[567]0s|(?:19)?[567]0 s|fifties|sixties|seventies');

/** "Retro 70s print": its shapes, where nothing is named that would be drawn. */
function decadeOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const phrase = phrases[index];
  const isDecade = phrase?.sense.kind === 'unknown' && decade.test(phrase.text);
  const isRetro = phrase?.text === 'retro' && phrase.sense.kind === 'style';
  if (!isDecade && !isRetro) return undefined;
  const isOpen = phrases.every(
    ({ sense }, at) =>
      at === index ||
      !(isDrawn(sense) || familyOf(sense) !== undefined || sense.kind === 'layout' || sense.kind === 'later-cloth'),
  );
  const isTwice = isRetro && phrases.some(({ text }) => decade.test(text));
  return isOpen && !isTwice && (isDecade || phrases.length > 1)
    ? { kind: 'own-layout', family: 'geometric', value: 'mid-century' }
    : undefined;
}

/** Leheriya means a wave. */
function waveOf({ sense }: Phrase, crafts: ReadonlySet<Family>): Sense | undefined {
  const isWave = sense.kind === 'motif' && sense.value === 'wave';
  return isWave && crafts.has('leheriya') ? { kind: 'pattern', value: 'leheriya' } : undefined;
}

const squares = oneOf('squares?|boxes|khana|khaane|चौकोर|खाने|ખાનાં|ચોરસ');

/** "12 mm squares, tattersall": they are the check's own. */
function squareOf({ sense, text }: Phrase): Sense | undefined {
  const isSquare = sense.kind === 'layout' && sense.value === 'grid' && squares.test(text);
  return isSquare ? { kind: 'pattern', value: 'checks' } : undefined;
}

const suiting = oneOf('suitings?|सूटिंग|સૂટિંગ');

/** "White pinstripe suiting": where its stripes or checks are named it is what they are for. */
function suitingOf({ sense, text }: Phrase): Sense | undefined {
  return sense.kind === 'pattern' && suiting.test(text) ? { kind: 'usage', value: 'fabrics' } : undefined;
}

const glass = oneOf('mirrors?|sheeshe?|sheesha|shishe|शीशे|शीशा|કાચ');
/** Glass by whose name the craft is called too. */
const abhla = oneOf('aa?bh?la|mirror work|आभला|आभले|शीशा काम|આભલા|આભલાં');

/** Of Kutch work the glass is its own; "no mirrors" refuses that, and not the craft. */
function glassOf(
  { sense, text }: Phrase,
  index: number,
  isKept: boolean,
  refused: ReadonlySet<number> | undefined,
): Sense | undefined {
  const isGlass = sense.kind === 'pattern' ? isKept && refused?.has(index) && abhla.test(text) : glass.test(text);
  if (refused === undefined || isGlass !== true) return undefined;
  return refused.has(index) ? { kind: 'layout', value: 'mirror' } : { kind: 'pattern', value: 'kutch' };
}

const padak = oneOf('padak|पदक|પદક');
const middle = /beech|bich|cent(?:re|er)|middle|बिच|मध्य|વચ|મધ્ય/u;

/** Among sports it is won; in the middle of a cloth and in a craft it is a roundel. */
function roundelOf(phrases: readonly Phrase[], index: number, crafts: ReadonlySet<Family>): Sense | undefined {
  const phrase = phrases[index];
  if (phrase === undefined) return undefined;
  const isMedal = phrase.sense.kind === 'subject' && /medal/u.test(phrase.sense.value);
  if (!isMedal && !padak.test(phrase.text)) return undefined;
  const isPlaced = crafts.size > 0 || phrases.some(({ text }) => middle.test(text));
  return isPlaced || !isMedal ? { kind: 'motif', value: 'medallion' } : undefined;
}

const extent =
  /^(?:wide|broad|across|tall|high|long|thick|apart|large|big|chaud[aie]|pahol[aiuo]|bad[aie]|mot[aiueo]|lamb[aie]|चौड[ािे]|बड[ािे]|मोट[ािे]|लंब[ािे]|પહોળ[ાિુ]ં?|મોટ[ાિુો]ં?|જાડ[ાિુો]ં?|લાંબ[ાિુો]ં?)$/u;

/** The breadth of the broadest line, cm. */
const finest = 0.3;

/** "5 cm wide": the word belongs to the figure. */
function isOfMeasure(phrases: readonly Phrase[], index: number): boolean {
  const [before, phrase] = [phrases[index - 1], phrases[index]];
  const isSize = phrase?.sense.kind === 'size' || phrase?.sense.kind === 'stop';
  // Of a line so thin its breadth is read apart.
  const isMeasure = before?.sense.kind === 'centimetres' && before.sense.value > finest;
  return isMeasure && phrase?.gap === 'none' && isSize && extent.test(phrase.text);
}

/** "1 mm wide": no size in words. */
function breadthOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [before, phrase] = [phrases[index - 1], phrases[index]];
  if (before?.sense.kind !== 'centimetres' || phrase?.gap !== 'none' || phrase.sense.kind !== 'size') return undefined;
  return extent.test(phrase.text) ? { kind: 'stop', value: '' } : undefined;
}

/** Phrases in which a figure has the word of its extent, and a dye the word that says where it is from. */
function joined(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase, index) => {
    if (isOfDye(phrases, index) || isOfMeasure(phrases, index)) return [];
    const [before, next] = [phrases[index - 1], phrases[index + 1]];
    const end = next !== undefined && isOfMeasure(phrases, index + 1) ? next.end : phrase.end;
    const isDye = before !== undefined && isOfDye(phrases, index - 1);
    return [isDye ? { ...phrase, start: before.start, gap: before.gap, end } : { ...phrase, end }];
  });
}

/** "Hot air balloons …, balloons coral": at the head of its clause and with its colour behind it, it is what was named at length before. */
function againOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [phrase, next] = [phrases[index], phrases[index + 1]];
  if (phrase === undefined || phrase.gap === 'none' || !isDrawn(phrase.sense)) return undefined;
  if (next?.gap !== 'none' || next.sense.kind !== 'ink') return undefined;
  return phrases.slice(0, index).find(({ sense, text }) => isDrawn(sense) && text.endsWith(` ${phrase.text}`))?.sense;
}

/** "Peacock saree", "peacock brocade in red": the bird stands on it; "peacock and gold saree" is dyed. */
function birdOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [before, phrase, next] = [phrases[index - 1], phrases[index], phrases[index + 1]];
  if (phrase?.text !== 'peacock' || phrase.sense.kind !== 'ink' || next?.gap !== 'none') return undefined;
  const isOnGoods = next.sense.kind === 'usage' || next.sense.kind === 'pattern';
  const isListed =
    phrase.gap === 'none' && (isGrammar(before?.sense, 'and', 'or', 'in') || before?.sense.kind === 'ink');
  return isOnGoods && !isListed ? { kind: 'motif', value: 'peacock' } : undefined;
}

const shading = oneOf('gradients?|gradations?|ombre|shading|shadings|ग्रेडिएंट|ગ્રેડિયન્ટ');

/** "No gradient": a manner that is refused; where it is asked for it is not known. */
function shadingOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [before, phrase, next] = [phrases[index - 1], phrases[index], phrases[index + 1]];
  if (phrase?.sense.kind !== 'unknown' || !shading.test(phrase.text)) return undefined;
  const isRefused = isGrammar(before?.sense, 'not') || (next?.gap === 'none' && isGrammar(next.sense, 'not-after'));
  return isRefused ? { kind: 'own-layout', family: 'stripes', value: 'ombre' } : undefined;
}
