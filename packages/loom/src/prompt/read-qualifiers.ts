import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import type { Phrase, Sense } from './phrase.ts';
import { thingOfDye } from './subject-words.ts';

/** Nouns whose drawing is a plain one of them: what they are called by beside that is another thing. */
const plainHeads =
  /^(?:bottle|ball|house|box|cup|mug|bell|hat|cap|boat|ship|bird|lamp|lantern|fish|bear|dog|car|truck|train|engine|wheel|glove|shoe|boot|slipper|balloon|globe|horse|lily|fly|fox|leopard|pig|chair|clock|bag|ring|spoon|plate|basket|tree|drum|brush)(?:e?s)?$|^(?:boxes|brushes|foxes|flies|lilies|loaves)$/;
/** Vessels and plants show what they are called by, and so do houses for birds. */
const holders = /^(?:basket|plate|tree|balloon|cup|bag)s?$/;
/** What is dyed as often as it is called by what it holds. */
const filled = /^(?:bottle|box|house|cup|mug|tree|spoon)(?:e?s)?$|^boxes$/;

/** Names of things among the words of grammar, of seasons, sizes and moods, which say what kind of thing a noun behind them is. */
const nouns =
  /^(?:ink|yarn|thread|wool|snow|school|party|narrow|space|love|kitchen|garden|lady|baby|santa|world|rain|water|paper|ice|sky|sun)$/;
/** Of these a season or a garden may truly be said. */
const settings = /^(?:bird|tree|lily|fox|leopard)/;

/** What is kept in bottles and boxes, and drawn nowhere. */
const drinks = /^(?:wine|champagne|coffee|cocoa|chocolate|honey|mustard|milk)$/;
/** Adjectives say no kind. */
const adjective = /(?:ed|al|ic|ive|ous|ful|able|est|ish)$/;
/** Dyes that are no things. */
const metals = /^(?:gold|golden|silver|copper|brass|bronze|pearl)$/;

/** Motifs that ornament what stands behind them. */
const ornament: readonly string[] = [
  'flower',
  'leaf',
  'bird',
  'fish',
  'star',
  'heart',
  'tree',
  'vine',
  'medallion',
  'dot',
  'paisley',
  'animal',
  'person',
  'bouquet',
];

/** What leans the whole cloth, whether or not it says a kind of thing too: "baby bears". */
const leaning: readonly Sense['kind'][] = ['age', 'mood', 'setting'];

const unknown: Sense = { kind: 'unknown', value: '' };

/**
 * Phrases in which a noun that says what kind of thing another is, and has no drawing with it, is not known: of an ink bottle a plain bottle is drawn,
 * and it is said that it is plain. What has a name and a drawing of its own was read as one phrase before. Linear in the phrases.
 */
export function readQualifiers(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at) => {
    const owned = headOfOwned(phrases, at);
    if (owned !== undefined) return { ...phrase, sense: unknown, plain: owned };
    const head = phrases[at + 1];
    if (
      head?.gap !== 'none' ||
      !isDrawn(head.sense) ||
      head.sense.kind === 'later-motif' ||
      !plainHeads.test(head.text)
    )
      return phrase;
    if (phrase.sense.kind === 'unknown')
      return adjective.test(phrase.text) ? phrase : { ...phrase, plain: head, isStrange: true };
    if (!isKind(phrases, at, head)) return phrase;
    return leaning.includes(phrase.sense.kind)
      ? { ...phrase, plain: head }
      : { ...phrase, sense: unknown, plain: head };
  });
}

/** The same heads in Hindi and Gujarati, which have what they are called by in the genitive before them. */
const ownedHeads = oneOf(
  'बोतल|बोतलें|गेंद|गेंदें|घर|डिब्बा|डिब्बे|कप|प्याला|घंटी|घंटियां|टोपी|टोपियां|नाव|नावें|दीपक|लालटेन|मछली|जूते|बोटल|બોટલ|બોટલો|દડો|દડા|બોલ|ઘર|ડબ્બો|ડબ્બા|કપ|પ્યાલો|ઘંટડી|ટોપી|ટોપીઓ|હોડી|હોડીઓ|ફાનસ|માછલી|જૂતાં',
);
/** Of what is drawn these are none of its own: a temple's bell is a bell. */
const ownedByDrawn = oneOf(
  'घंटी|घंटियां|टोपी|टोपियां|गेंद|गेंदें|नाव|नावें|ghanti|ghantiyan|topi|topiyan|naav|gend|ઘંટડી|ઘંટડીઓ|ટોપી|ટોપીઓ|દડો|દડા|હોડી|હોડીઓ|ghantdi|hodi',
);
const genitive = oneOf('का|की|के|ka|ki|ke|ni|no|na|nu');
const written = /(?:નું|નાં|ના|નો|નિ)$/u;
/** Of many it is a multitude: "फूलों की नाव". */
const many = /(?:ों|[^aeiou]on)$/u;
/** "Of ink" in Gujarati is "royal" too. */
const ofInk = oneOf('શાહીની|શાહીનો|શાહીના');

/** "स्याही की बोतल", "શાહીની બોટલ", "मंदिर की घंटी": the head of a genitive that is not known, or that is not drawn with it. */
function headOfOwned(phrases: readonly Phrase[], at: number): Phrase | undefined {
  const [phrase, next, second] = [phrases[at], phrases[at + 1], phrases[at + 2]];
  if (phrase === undefined) return undefined;
  const head = next !== undefined && genitive.test(next.text) ? second : written.test(phrase.text) ? next : undefined;
  if (head?.gap !== 'none' || !isDrawn(head.sense)) return undefined;
  const isThing = isDrawn(phrase.sense) && phrase.sense.kind !== 'later-motif' && !many.test(phrase.text);
  if (isThing && ownedByDrawn.test(head.text)) return head;
  const isOpen = phrase.sense.kind === 'unknown' || ofInk.test(phrase.text);
  return isOpen && ownedHeads.test(head.text) ? head : undefined;
}

function isKind(phrases: readonly Phrase[], at: number, head: Phrase): boolean {
  const { sense, text } = phrases[at] ?? {};
  if (sense === undefined || text === undefined) return false;
  if (nouns.test(text)) return sense.kind !== 'ink' && !(settings.test(head.text) && sense.kind === 'setting');
  if (sense.kind === 'ink')
    return filled.test(head.text) && !metals.test(text) && (drinks.test(text) || thingOfDye(text) !== undefined);
  if (sense.kind !== 'motif' && sense.kind !== 'subject') return false;
  // Keywords one after another are no compound, and a plural is a list: "elephants fish".
  const [before, after] = [phrases[at - 1], phrases[at + 2]];
  const isList =
    (isDrawn(before?.sense) && phrases[at]?.gap === 'none') || (after?.gap === 'none' && isDrawn(after.sense));
  const isMany = /[a-z]s$/.test(text) && !/[isu]s$/.test(text);
  const isSame = sense.value === head.sense.value;
  return (
    /[a-z]$/.test(text) &&
    !isList &&
    !isMany &&
    !isSame &&
    !holders.test(head.text) &&
    !ornament.includes(String(sense.value))
  );
}
