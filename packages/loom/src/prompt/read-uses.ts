import { goodsWords } from '../vocabulary/border.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { type Use, uses } from '../vocabulary/uses.ts';
import { formsOf } from '../vocabulary/words.ts';
import { foldText, oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import { inflect } from './lexicon.ts';
import type { Phrase, Sense } from './phrase.ts';
import { isPose } from './read-poses.ts';

/** Before "for" where what stands behind it is wanted, and no use. */
const wanting = oneOf(
  'look|looks|looking|ask|asks|asking|asked|search|searching|wish|wishing|hope|hoping|going|aim|aiming|brief|call|calls|calling|idea|ideas|inspiration|except|but',
);
/** Behind a thing that is what the print shows: "an idea for a peacock print". */
const ofPrint = oneOf('prints?|patterns?|patterned|motifs?|designs?|themes?|themed|artwork|repeats?');
/** A drawing by these names shows what it is for: "a design for a peacock", "हाथी के लिए डिज़ाइन". */
const drawing =
  /(?:^| )(?:designs?|patterns?|prints?|motifs?|artworks?|drawings?|illustrations?|chhapai?|डिजाइन|पैटर्न|प्रिंट|छाप|छपाइ|मोटिफ|नमुना|ડિઝાઇન|ડીઝાઇન|પેટર્ન|પૅટર્ન|પ્રિન્ટ|પ્રિંટ|છાપ|મોટિફ|નમુનો)$/u;
/** What may lie in a thing's own noun phrase before it. */
const describing: readonly Sense['kind'][] = [
  'stop',
  'ink',
  'shade',
  'size',
  'style',
  'mood',
  'age',
  'gender',
  'setting',
  'detail',
  'cloth',
];
/** After these the noun phrase is over, and what follows is said of the cloth. */
const ending = oneOf(
  'who|that|which|where|showing|shows|featuring|full|love|loves|loving|use|using|make|made|please|or',
);
/** Who loves a thing is not where it lies: the thing is drawn. */
const lovers = oneOf('lovers?|fans?|enthusiasts?|collectors?');
const genitive = oneOf('ka|ke|ki|na|ni|nu|nun|का|के|की');
const genitiveEnding = /(?:નાં|ના|નિ|નું|નો)$/u;
const covers = oneOf(
  'covers?|covering|upholstery|slipcovers?|fabric|fabrics|cloth|textiles?|furnishing|furnishings|kapda|kapad|कपड़ा|कपड़े|कवर|કાપડ|કવર',
);

const unseen: Sense = { kind: 'noted', value: 'use', as: 'usage' };

/**
 * Phrases in which what stands behind "for", "के लिए" and "માટે" is where the cloth is used and no thing to draw: a sofa chooses its sizes, and
 * what chooses none is noted. "Green for the leaves" says a colour of them. Linear in the phrases.
 */
export function readUses(phrases: readonly Phrase[]): Phrase[] {
  const senses = new Map<number, Sense>();
  // Built for an empty field already, so that the first key does not wait for it.
  usesByWord();
  const isOtherNamed = (found: readonly number[]) =>
    phrases.some((phrase, at) => isNamed(phrase.sense) && !found.includes(at) && useAt(phrases, at) === undefined);
  phrases.forEach((phrase, index) => {
    if (isGrammar(phrase.sense, 'for')) {
      const found =
        phrase.text === 'for' ? ahead(phrases, index) : isBehind.test(phrase.text) ? back(phrases, index) : [];
      // A cloth of which nothing else is said shows what it is for.
      const isWanted = !isOtherNamed(found) || found.some((at) => isPose(phrases[at]?.text ?? ''));
      for (const at of found) {
        const use = useAt(phrases, at) ?? (isWanted ? undefined : unseen);
        if (use !== undefined) senses.set(at, use);
      }
    }
    const cover = coveredBy(phrases, index);
    if (cover === undefined) return;
    senses.set(index, cover);
    if (phrases[index + 1]?.sense.kind === 'unknown') senses.set(index + 1, cover);
  });
  return phrases.map((phrase, index) => {
    const sense = senses.get(index);
    if (sense === undefined) return phrase;
    const { plain: _, isStrange: __, ...place } = phrase;
    return { ...place, sense };
  });
}

const isBehind = oneOf('ke liye|liye|mate|maate|के लिए|लिए|માટે');

/** The things and unknown words of the noun phrase behind "for", by index. */
function ahead(phrases: readonly Phrase[], from: number): number[] {
  if (phrases[from]?.gap === 'none' && wanting.test(phrases[from - 1]?.text ?? '')) return [];
  const found: number[] = [];
  const isOfDrawing = phrases[from]?.gap === 'none' && drawing.test(phrases[from - 1]?.text ?? '');
  let at = from + 1;
  for (; phrases[at]?.gap === 'none'; at++) {
    const { sense, text = '' } = phrases[at] ?? {};
    if (sense === undefined || ending.test(text)) break;
    if (lovers.test(text)) return [at];
    if (isCandidate(phrases, at)) found.push(at);
    else if (ofPrint.test(text) && found.length > 0) return [];
    // "For sofa and chair"; "for lotus cushions" is of lotuses.
    else if (sense.kind === 'usage' || sense.kind === 'layout' || sense.kind === 'border')
      return found.filter((each) => useAt(phrases, each) !== undefined);
    else if (isGrammar(sense, 'and') && isUseNext(phrases, at)) continue;
    else if (!describing.includes(sense.kind)) break;
  }
  const isColoured = isOfColour(phrases, from) || isGrammar(phrases[at]?.sense, 'colours');
  // A festival's own thing is said: "for Diwali lamps".
  const isOfFeast = phrases.slice(from + 1, found[0]).some(({ sense }) => sense.kind === 'setting');
  const isShown = isColoured || isOfFeast || (isOfDrawing && !isNamedBefore(phrases, from - 1));
  return found.filter((each) => useAt(phrases, each) !== undefined || !isShown);
}

/** "Floral print for a doll": what the drawing is of stands before it. */
function isNamedBefore(phrases: readonly Phrase[], from: number): boolean {
  for (let at = from; at >= 0; at--) {
    if (isNamed(phrases[at]?.sense)) return true;
    if (phrases[at]?.gap !== 'none') return false;
  }
  return false;
}

/** What a drawing can be of: a thing, or a cloth that is no craft. */
function isNamed(sense: Sense | undefined): boolean {
  if (sense?.kind === 'pattern') return vocabularies[sense.value].isTechnique !== true;
  return isDrawn(sense) || sense?.kind === 'layout' || sense?.kind === 'own-layout';
}

/** What stands before "के लिए", with what owns it: "नर्सरी की दीवार के लिए". */
function back(phrases: readonly Phrase[], from: number): number[] {
  const found: number[] = [];
  let at = from - 1;
  while (at >= 0 && phrases[at + 1]?.gap === 'none') {
    if (isCandidate(phrases, at)) found.push(at);
    else if (!['age', 'gender'].includes(phrases[at]?.sense.kind ?? '')) break;
    const isOf = phrases[at]?.gap === 'none' && genitive.test(phrases[at - 1]?.text ?? '');
    if (!isOf && !genitiveEnding.test(phrases[at - 1]?.text ?? '')) break;
    at -= isOf ? 2 : 1;
  }
  const isShown = isColourAfter(phrases, from) || isDrawingAfter(phrases, from);
  return found.filter((each) => useAt(phrases, each) !== undefined || !isShown);
}

/** "हाथी के लिए लाल डिज़ाइन". */
function isDrawingAfter(phrases: readonly Phrase[], from: number): boolean {
  let at = from + 1;
  while (phrases[at]?.gap === 'none' && describing.includes(phrases[at]?.sense.kind ?? 'unknown')) {
    if (drawing.test(phrases[at]?.text ?? '')) return true;
    at++;
  }
  return phrases[at]?.gap === 'none' && drawing.test(phrases[at]?.text ?? '');
}

function isCandidate(phrases: readonly Phrase[], at: number): boolean {
  if (useAt(phrases, at) !== undefined) return true;
  const { sense, text = '' } = phrases[at] ?? {};
  return (isDrawn(sense) || sense?.kind === 'unknown') && !goodsByWord().has(text);
}

let made: ReadonlySet<string> | undefined;

/** Every form of the goods that are panels, which are made and never unseen; built on first use. */
function goodsByWord(): ReadonlySet<string> {
  made ??= new Set(goodsWords.flatMap(({ words }) => words.flatMap(formsOf).map((form) => foldText(form).text)));
  return made;
}

function isUseNext(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at + 1]?.sense.kind === 'stop' ? at + 2 : at + 1;
  return phrases[next]?.gap === 'none' && useAt(phrases, next) !== undefined;
}

/** "Green for the leaves", "use red for roses". */
function isOfColour(phrases: readonly Phrase[], from: number): boolean {
  const before = phrases[from - 1]?.sense;
  return phrases[from]?.gap === 'none' && (before?.kind === 'ink' || isGrammar(before, 'colours'));
}

/** "मोर के लिए नीला": a colour with no thing of its own behind it. */
function isColourAfter(phrases: readonly Phrase[], from: number): boolean {
  for (let at = from + 1; phrases[at]?.gap === 'none'; at++) {
    const sense = phrases[at]?.sense;
    if (sense?.kind === 'ink') {
      const next = phrases[at + 1];
      return (
        next?.gap !== 'none' ||
        !(isDrawn(next.sense) || ['pattern', 'layout', 'own-layout', 'shade'].includes(next.sense.kind))
      );
    }
    if (sense?.kind !== 'shade' && sense?.kind !== 'stop') return false;
  }
  return false;
}

/** "Sofa fabric", "chair covers", "सोफ़े का कपड़ा". */
function coveredBy(phrases: readonly Phrase[], index: number): Sense | undefined {
  const sense = useAt(phrases, index);
  if (sense?.kind !== 'usage') return undefined;
  const at = genitive.test(phrases[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const next = phrases[at];
  return next?.gap === 'none' && covers.test(next.text) ? sense : undefined;
}

const kinds: readonly Use[] = ['cushions', 'curtains', 'bedsheets', 'table linen', 'elsewhere'];
let named: ReadonlyMap<string, Use> | undefined;

/** The uses by every form of their words, built on first use. */
function usesByWord(): ReadonlyMap<string, Use> {
  named ??= new Map(
    kinds.flatMap((use) =>
      uses[use].flatMap(formsOf).flatMap((form) => inflect(foldText(form).text).map((each) => [each, use] as const)),
    ),
  );
  return named;
}

/** What a known use chooses, by its own word; of "car seat" each word alone is one too. */
function useAt(phrases: readonly Phrase[], at: number): Sense | undefined {
  const known = usesByWord();
  const text = phrases[at]?.text ?? '';
  const joined = `${phrases[at - 1]?.text ?? ''} ${text}`;
  const use = known.get(joined) ?? known.get(text) ?? known.get(text.replace(genitiveEnding, ''));
  if (use === undefined) return undefined;
  return use === 'elsewhere' ? unseen : { kind: 'usage', value: use };
}
