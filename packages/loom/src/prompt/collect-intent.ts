import type { Family } from '@naksha/contract';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { canDraw, carriesSubjects } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import { isMotifWord, motifsOfWord, motifsRefused } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { isZari } from '../vocabulary/zari.ts';
import { acceptOption } from './accept-option.ts';
import { type ColourPart, joinedTo, thingOf } from './bind-colours.ts';
import type { PlacedThing } from './border-wish.ts';
import { bringColours } from './bring-colours.ts';
import { countedAt } from './counted-things.ts';
import { distancesIn, isApartBy, isOfLinesAlone, setDistances, setStrewn } from './distances.ts';
import type { Draft } from './draft.ts';
import { isDrawnWhole, isOutlineOf } from './drawn-whole.ts';
import { fruitOfTree } from './fruit-of-tree.ts';
import type { Intent, TokenKind, WantedColour } from './intent.ts';
import { shadeColour } from './join-phrases.ts';
import { leaveUnmatched } from './leave-unmatched.ts';
import { mannersIn } from './manners.ts';
import {
  comparedThing,
  isOfBorder,
  isOfGoods,
  isOfGround,
  isOfMain,
  isOfUnknown,
  nounAfter,
  sizedPlace,
  sizedThing,
  sizeFactors,
} from './noun-of.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';
import { refuseWord } from './refuse-word.ts';
import { relatedAt } from './related-things.ts';
import { shadeSchemes } from './scheme-of.ts';
import { isOfLine, isOfOvercheck, stripesInTurn, stripeWidths } from './stripe-widths.ts';
import { isOfOneInk } from './take-only.ts';
import { thingOf as placedThing } from './take-places.ts';
import { insteadOf, isMotifBesides, isOpenTo, setNearest, techniqueOf } from './technique-of.ts';
import { centimetresText, joinTokens, mannerToken, tokenOf } from './token-of.ts';

/** Stripes and checks that are fine by their name. */
const fineByName =
  /^(?:pin ?striped?s?|hairline stripes?|hairlines?|(?:mini|tiny|fine|jhin[aiu]|zin[aiu]|ba?a?ree?k|mahin) ch\p{L}+|(?:बारिक|महिन|नंहा) चेक|(?:ઝિણિ|ઝિણા|બારિક) ચ[\p{L}\p{M}]+)$/u;
const whiteSpace = /^(?:white|सफेद|સફેદ) /u;
const scaleWord = /\bscale$/u;

/** Phrases with what is refused and what each colour is for → the intent. The first word on a matter wins; of two that contradict each other the later holds. */
export function collectIntent(asked: Reading): Intent {
  const { phrases, language, border } = asked;
  const technique = techniqueOf(asked);
  const distances = distancesIn(phrases);
  const stripes = distances.second === undefined ? stripeWidths(phrases) : stripesInTurn(phrases, distances.second);
  const reading: Reading = { ...asked, cloth: asked.cloth ?? technique ?? insteadOf(asked), stripes };
  const intent: Draft = {
    language,
    ...(border === undefined ? {} : { border }),
    tokens: [],
    patterns: technique === undefined ? [] : [technique],
    layouts: [],
    ownLayouts: [],
    motifs: [],
    subjects: [],
    fewer: [],
    sparse: [],
    accents: [],
    leaves: [],
    bound: [],
    sized: [],
    details: [],
    later: [],
    unmatched: [],
    refused: { patterns: [], layouts: [], ownLayouts: [], motifs: [], colours: [], grounds: [], options: [] },
  };
  const manners = mannersIn(phrases);
  const inManners = new Set([...manners.values()].flat());
  phrases.forEach((phrase, index) => {
    const manner = manners.get(index);
    if (manner !== undefined) intent.tokens.push(mannerToken(reading, manner));
    if (inManners.has(index)) return;
    if (distances.at.has(index)) {
      const token = tokenOf(reading, index, isOfLinesAlone(phrases) ? 'detail' : 'density');
      // "Apart" says what its figure does.
      const apart = token.kind === 'density' && phrase.sense.kind !== 'centimetres' ? distances.pitchCm : undefined;
      intent.tokens.push(apart === undefined ? token : { ...token, value: centimetresText(apart) });
      return;
    }
    const kind = reading.refused.has(index)
      ? refuseWord(intent, phrase.sense, isOfGround(reading, index))
      : (phrase.sense.kind === 'unknown' && !isSaid(reading, index)) || phrase.sense.kind === 'aside'
        ? leaveUnmatched(intent, reading, phrase)
        : accept(intent, reading, index);
    const related = intent.related?.find(({ start }) => start === phrase.start);
    if (kind !== undefined)
      intent.tokens.push(
        ...fruitOfTree(
          { ...tokenOf(reading, index, kind), ...(related === undefined ? {} : { value: related.where }) },
          phrase.text,
        ),
      );
  });
  // No dark ground has white space, where none is said.
  if (phrases.some(isWhiteSpace) && intent.ground === undefined) intent.groundTone ??= 'light';
  bringColours(intent, phrases, stripes !== undefined && isOfStripes(intent, reading.cloth));
  if (isDitsy(intent) && reading.cloth !== 'floral') {
    // Of anything but flowers: small, close, and thrown in every direction.
    if (!intent.layouts.includes('toss')) intent.layouts.push('toss');
    intent.density ??= 'dense';
    intent.heroFactor ??= sizeFactors.mini;
  }
  if (stripes !== undefined && isOfStripes(intent, reading.cloth)) {
    if (!stripes.isOrdered || !intent.ownLayouts.some(({ family }) => family === 'stripes'))
      intent.ownLayouts = [{ family: 'stripes', layout: stripes.isFine === true ? 'pinstripe' : 'wide-and-fine' }];
    intent.heroFactor = undefined;
    const fine = intent.line?.hex;
    if (fine !== undefined && intent.accents.length > 1)
      intent.accents = intent.accents.filter(({ hex }) => hex !== fine);
    if (intent.patterns.length === 0) intent.patterns.push('stripes');
  }
  setDistances(intent, distances, isOfStripes(intent, reading.cloth));
  Object.assign(intent, paleGround(intent));
  if (intent.scheme === 'monochrome' && intent.accents.length + intent.leaves.length === 1 && phrases.some(isOfOneInk))
    intent.colourCount ??= 1;
  const { sparse, ...all } = intent;
  const read = { ...all, tokens: joinTokens(all.tokens, reading.text) };
  return isOpen(intent) ? { ...read, motifs: sparse, fewer: [], density: intent.density ?? 'airy' } : read;
}

function isWhiteSpace({ sense, text }: Phrase): boolean {
  return sense.kind === 'density' && whiteSpace.test(text);
}

/** "Few roses on navy": nothing is named but what there is to be little of, so it is what is wanted, wide apart. */
function isOpen({ sparse, motifs, patterns, layouts, ownLayouts }: Draft): boolean {
  return sparse.length > 0 && motifs.length + patterns.length + layouts.length + ownLayouts.length === 0;
}

function isDitsy({ ownLayouts, motifs, subjects }: Draft): boolean {
  const isOfFlowers = motifs.length > 0 && subjects.length === 0 && motifs.every((motif) => canDraw(motif, 'floral'));
  return ownLayouts.some(({ layout }) => layout === 'ditsy') && !isOfFlowers;
}

/** Nothing is named but stripes. */
function isOfStripes({ motifs, subjects, layouts }: Draft, cloth: Family | undefined): boolean {
  const isStripe = (word: LayoutWord) => ['stripe', 'bands', 'every-second'].includes(word);
  return (
    (cloth === undefined || cloth === 'stripes') && motifs.length + subjects.length === 0 && layouts.every(isStripe)
  );
}

/** What is in no table, and says how broad a stripe is, how two things lie, or that they are a pair. */
function isSaid(reading: Reading, index: number): boolean {
  return (
    reading.stripes?.widths.has(index) === true ||
    relatedAt(reading, index) !== undefined ||
    countedAt(reading, index) !== undefined
  );
}

function accept(intent: Draft, reading: Reading, index: number): TokenKind | undefined {
  const phrase = reading.phrases[index];
  if (phrase === undefined) return undefined;
  const { sense } = phrase;
  if (phrase.isAll === true) intent.isAlone = true;
  if (reading.stripes?.widths.has(index)) return 'detail';
  const counted = countedAt(reading, index);
  if (counted !== undefined) {
    intent.counted = [...(intent.counted ?? []), counted];
    return 'detail';
  }
  const related = relatedAt(reading, index);
  if (related !== undefined) {
    intent.related = [...(intent.related ?? []), related];
    return 'layout';
  }
  switch (sense.kind) {
    case 'pattern':
      if (intent.patterns[0] === sense.value) return 'pattern';
      if (isMotifBesides(sense.value, reading)) {
        // Of stars and diamonds beside paper planes nothing was said.
        for (const motif of sense.value === 'geometric' ? [] : vocabularies[sense.value].suggestedMotifs)
          if (!intent.motifs.includes(motif)) intent.motifs.push(motif);
        return 'motif';
      }
      if (!intent.patterns.includes(sense.value)) intent.patterns.push(sense.value);
      return 'motif';
    case 'later-cloth':
      return setNearest(intent, sense.value, reading);
    case 'own-layout':
      if (fineByName.test(phrase.text)) intent.heroFactor ??= sizeFactors.mini;
      if (!intent.ownLayouts.some(({ family, layout }) => family === sense.family && layout === sense.value))
        intent.ownLayouts.push({ family: sense.family, layout: sense.value });
      if (reading.cloth === sense.family || !isOpenTo(sense.family, reading)) return 'layout';
      if (!intent.patterns.includes(sense.family)) intent.patterns.push(sense.family);
      return 'motif';
    case 'later-motif':
      return postpone(intent, sense.value);
    case 'motif': {
      if (reading.few.has(index)) {
        intent.fewer.push(...motifsRefused(sense.value));
        intent.sparse.push(...drawable(motifsOfWord[sense.value], reading.cloth));
        return 'density';
      }
      if (isDrawnWhole(phrase, reading)) {
        if (!intent.subjects.includes(sense.value)) intent.subjects.push(sense.value);
        return 'motif';
      }
      const motifs = drawable(motifsOfWord[sense.value], phrase.isPlaced === true ? undefined : reading.cloth);
      for (const motif of motifs) if (!intent.motifs.includes(motif)) intent.motifs.push(motif);
      if (motifs.length > 0) return 'motif';
      if (!isOutlineOf(sense.value, reading) || !carriesSubjects(reading.cloth)) return postpone(intent, sense.value);
      if (!intent.subjects.includes(sense.value)) intent.subjects.push(sense.value);
      return 'motif';
    }
    case 'subject':
      if (!carriesSubjects(reading.cloth)) return postpone(intent, sense.value);
      if (!intent.subjects.includes(sense.value)) intent.subjects.push(sense.value);
      return 'motif';
    case 'border':
      return 'border';
    case 'layout':
      if (!intent.layouts.includes(sense.value)) intent.layouts.push(sense.value);
      setStrewn(intent, sense.value, phrase.text);
      return 'layout';
    case 'ink': {
      const isThin = reading.stripes?.thin.has(index) === true || isOfOvercheck(reading, index);
      const part = paint(intent, sense.value, isThin ? 'line' : (reading.parts.get(index) ?? 'accent'));
      if (part === 'accent') bindTo(intent, reading, index, sense.value);
      for (const tone of otherTones(reading, index))
        if (part === 'accent' || part === 'leaf') paint(intent, tone, part);
      return part;
    }
    case 'shade':
      return acceptShade(intent, reading, index, sense.value);
    case 'size':
      // Nothing makes a border wider, and a thin line makes no small cloth.
      if (isOfLine(reading, index) && (isOfOvercheck(reading, index + 1) || reading.cloth === 'leheriya'))
        return 'detail';
      if (isOfBorder(reading, index) || isOfLine(reading, index)) return leaveUnmatched(intent, reading, phrase);
      // Where the goods are one picture, their size says nothing of it.
      if (
        reading.border?.places?.make !== undefined &&
        sizeFactors[sense.value] < 1 &&
        isOfGoods(reading.phrases, index)
      )
        return leaveUnmatched(intent, reading, phrase);
      if (isOfUnknown(reading, index)) return leaveUnmatched(intent, reading, phrase);
      {
        const place = sizedPlace(reading, index);
        if (place !== undefined && sense.value !== 'medium') {
          intent.sized.push({ start: phrase.start, things: [], isSmall: sizeFactors[sense.value] < 1, place });
          return 'size';
        }
        const things = comparedThing(reading, index) ?? sizedThing(reading, index);
        if (things !== undefined && sense.value !== 'medium') {
          intent.sized.push({ start: phrase.start, things, isSmall: sizeFactors[sense.value] < 1 });
          return 'size';
        }
      }
      // "Medium scale" is said of the whole cloth.
      if (scaleWord.test(phrase.text)) intent.heroFactor = sizeFactors[sense.value];
      else if (isOfMain(reading, nounAfter(reading, index))) intent.heroFactor ??= sizeFactors[sense.value];
      return 'size';
    case 'centimetres':
      // "1 mm wide" of a line.
      if (sense.value < 0.4 && reading.stripes !== undefined) return 'detail';
      if (sense.value < 0.4 || sense.value > 60) return leaveUnmatched(intent, reading, phrase);
      intent.heroCm ??= sense.value;
      return 'size';
    case 'sizes':
      intent.sizes ??= sense.value;
      return 'size';
    case 'density':
      intent.density = sense.value;
      if (sense.value === 'airy' && isApartBy(phrase.text)) intent.isApart = true;
      return 'density';
    case 'detail':
      if (!intent.details.includes(sense.value)) intent.details.push(sense.value);
      return 'detail';
    case 'way':
      intent.ways = [
        ...(intent.ways ?? []),
        { start: phrase.start, way: sense.value, thing: thingOfWay(reading.phrases, index) },
      ];
      return 'layout';
    case 'others':
      intent.isAlone = true;
      return 'exclude';
    case 'count':
      if (sense.value === 'only') intent.isOnly = true;
      else intent.colourCount ??= Number(sense.value);
      return 'count';
    default: {
      const kind = acceptOption(intent, phrase);
      return phrase.plain === undefined ? kind : leaveUnmatched(intent, reading, phrase);
    }
  }
}

/** Of the motifs of a word those that the cloth draws; a lotus that it has only from above is a lotus too. */
function drawable(motifs: readonly MotifId[], cloth: Family | undefined): readonly MotifId[] {
  const drawn = motifs.filter((motif) => canDraw(motif, cloth));
  if (drawn.length > 0 || !motifs.includes('lotus')) return drawn;
  return canDraw('lotus-front', cloth) ? ['lotus-front'] : [];
}

function postpone(intent: Draft, value: string): TokenKind {
  intent.later.push({ value });
  return 'later';
}

/** "Two greens and one red": the tones beside the one that was named. */
function otherTones({ phrases }: Reading, index: number): WantedColour[] {
  const [before, phrase] = [phrases[index - 1], phrases[index]];
  if (before === undefined || phrase?.gap !== 'none' || phrase.sense.kind !== 'ink') return [];
  const count = before.sense.kind === 'number' ? Number(before.sense.value) : Number(before.text);
  const { name, hex } = phrase.sense.value;
  const tone = (shade: 'light' | 'dark') => ({ name: `${shade} ${name}`, hex: shadeColour(hex, shade) });
  return count === 2 ? [tone('light')] : count === 3 ? [tone('light'), tone('dark')] : [];
}

function paint(intent: Draft, colour: WantedColour, part: ColourPart): ColourPart {
  if (part === 'ground') intent.ground = colour;
  else if (part === 'line') intent.line ??= colour;
  else {
    const list = part === 'leaf' ? intent.leaves : intent.accents;
    if (!list.some((other) => other.hex === colour.hex)) list.push(colour);
  }
  return part;
}

/** The colour is its thing's; metal, which nothing is by nature, is also that of what is joined to it. */
function bindTo(intent: Draft, { phrases, refused }: Reading, index: number, colour: WantedColour): void {
  const at = thingOf(phrases, index);
  if (at === undefined) return;
  for (const each of isZari(colour.name) ? [at, ...joinedTo(phrases, at)] : [at]) {
    const sense = refused.has(each) ? undefined : phrases[each]?.sense;
    if (sense?.kind === 'motif' || sense?.kind === 'subject')
      intent.bound.push({ ...colour, start: phrases[index]?.start ?? 0, thing: sense.value });
  }
}

/** A shade without a colour: of the ground, of the whole cloth, or of a motif, where it says nothing that can be drawn. */
function acceptShade(
  intent: Draft,
  reading: Reading,
  index: number,
  shade: 'light' | 'dark' | 'bright' | 'muted',
): TokenKind | undefined {
  if (shade === 'bright' || shade === 'muted') {
    intent.scheme ??= shadeSchemes[shade];
    return 'scheme';
  }
  const noun = nounAfter(reading, index);
  const phrase = reading.phrases[index];
  if (phrase !== undefined && (isMotifWord(noun) || isThingNext(reading, index)))
    return leaveUnmatched(intent, reading, phrase);
  intent.groundTone ??= shade;
  return 'ground';
}

/** "Pale umbrellas": a thing stands next in the clause. */
function isThingNext({ phrases }: Reading, index: number): boolean {
  const next = phrases[index + 1];
  return next?.gap === 'none' && next.sense.kind === 'subject';
}

/** "Checks in light blue and white": in an order of yarns one lies between the others, the palest where no ground was named. Empty elsewhere. */
function paleGround({
  patterns: [first],
  ground,
  accents,
  line,
}: Pick<Intent, 'patterns' | 'ground' | 'accents' | 'line'>): Partial<Pick<Intent, 'ground' | 'accents'>> {
  if (ground !== undefined || (first !== 'stripes' && first !== 'checks')) return {};
  const dyes = accents.filter(({ hex }) => hex !== line?.hex);
  const [palest] = dyes.toSorted((one, other) => hexToOklch(other.hex)[0] - hexToOklch(one.hex)[0]);
  if (dyes.length < 2 || palest === undefined) return {};
  return { ground: palest, accents: dyes.filter((colour) => colour !== palest) };
}

/** The thing of the clause that a way is said of, the one before it and else the next: "parrots facing each other", "आमने सामने मोर". */
function thingOfWay(phrases: readonly Phrase[], index: number): PlacedThing | undefined {
  for (let at = index; at > 0 && phrases[at]?.gap === 'none'; at--) {
    const thing = placedThing(phrases[at - 1]);
    if (thing !== undefined) return thing;
  }
  for (let at = index + 1; phrases[at]?.gap === 'none'; at++) {
    const thing = placedThing(phrases[at]);
    if (thing !== undefined) return thing;
  }
  return undefined;
}
