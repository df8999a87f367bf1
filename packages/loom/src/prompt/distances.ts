import type { Draft } from './draft.ts';
import type { Phrase } from './phrase.ts';

/** How far from each other motifs or stripes stand, where it is said in figures. */
export interface Distances {
  /** The phrase of the distance, and words of it that have no other meaning, by index. */
  readonly at: ReadonlySet<number>;
  readonly pitchCm?: number;
  /** "One after every fourth": so many of the first stripe to one of another, whose colour it is by index. */
  readonly every?: number;
  readonly second?: number;
  /** "1 mm wide". */
  readonly lineCm?: number;
}

const behind =
  /^(?:apart|away|spacing|spaced|intervals?|distance|gaps?|d(?:oo|u|uu)r(?:i|ee)?|chhete|ant(?:a|are)r?e?|fasle|faasle|दुर|दुरि|फासले|અંતરે|દુર|છેટે)$/u;
const before = /^(?:every|har|dar|darek|spaced|spacing|pitch|हर|प्रत्येक|દર|દરેક)$/u;
const broad = /^(?:wide|broad|thick|chaud[aiy]|mot[aiue]|चौडि|चौडा|मोटि|પહોળિ|પહોળા|જાડિ)$/u;
const stop =
  /^(?:about|around|approximately|nearly|some|at|of|ke|ki|ka|na|ni|के|कि|का|ना|નિ|ના|ને|करिब|लगभग|લગભગ|આશરે|lagbhag)$/u;
const nths: readonly (readonly [RegExp, number])[] = [
  [/^(?:second|2nd|other|d[uo]+sr[aie]|bij[aiu]|दुसर[ािे]|બિજ[ાિું]+)$/u, 2],
  [/^(?:third|3rd|t[ie]+sr[aie]|trij[aiu]|तिसर[ािे]|ત્રિજ[ાિું]+)$/u, 3],
  [/^(?:fourth|4th|chauth[aie]|choth[aiu]|चौथ[ािे]|ચોથ[ાિું]+)$/u, 4],
  [/^(?:fifth|5th|pa+nchv[aie]|pa+nchm[aiu]|पांचव[ािे]ं?|પાંચમ[ાિું]+)$/u, 5],
  [/^(?:sixth|6th|chhath[aie]|chhatth[aiu]|छठ[ािे]|છઠ્ઠ[ાિું]+)$/u, 6],
  [/^(?:eighth|8th|aathv[aie]|aathm[aiu]|आठव[ािे]ं?|આઠમ[ાિું]+)$/u, 8],
];
const after = /^(?:after|ba+d|pachh?i|बाद|પછિ)$/u;

/** Distances that are drawn, cm; and of lines, which are counted out in one repeat. */
const drawn = { least: 0.2, most: 60, mostOfLines: 10 };

/** "Each 1.5 cm and 6 cm apart", "every 8 mm, one after every fourth" → the distances; empty where there are none. */
export function distancesIn(phrases: readonly Phrase[]): Distances {
  const at = new Set<number>();
  let pitchCm: number | undefined;
  let lineCm: number | undefined;
  const isOfLines = isOfLinesAlone(phrases);
  phrases.forEach(({ sense }, index) => {
    if (sense.kind !== 'centimetres') return;
    const [last, next] = [beside(phrases, index, -1), beside(phrases, index, 1)];
    const isPitch =
      (next !== undefined && behind.test(phrases[next]?.text ?? '')) ||
      (last !== undefined && before.test(phrases[last]?.text ?? ''));
    if (isPitch && (sense.value < drawn.least || sense.value > (isOfLines ? drawn.mostOfLines : drawn.most))) return;
    if (isPitch) {
      pitchCm ??= sense.value;
      at.add(index);
      for (const each of [last, next])
        if (each !== undefined && isWord(phrases[each]) && isOfDistance(phrases[each]?.text ?? '')) at.add(each);
    } else if (isOfLines && next !== undefined && broad.test(phrases[next]?.text ?? '') && sense.value <= 0.3) {
      lineCm ??= sense.value;
      at.add(index);
      at.add(next);
    }
  });
  return {
    at,
    ...(pitchCm === undefined ? {} : { pitchCm }),
    ...(lineCm === undefined ? {} : { lineCm }),
    ...everyIn(phrases, at),
  };
}

/** "2 cm apart": the word belongs to the figure, and asks for no more air than that. */
function isWord(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'unknown' || phrase?.sense.kind === 'density';
}

function isOfDistance(text: string): boolean {
  return behind.test(text) || before.test(text);
}

/** The next phrase on a side that is no word between. */
function beside(phrases: readonly Phrase[], index: number, way: 1 | -1): number | undefined {
  for (let i = index + way; i >= 0 && i < phrases.length && Math.abs(i - index) < 4; i += way) {
    const phrase = phrases[way === 1 ? i : i + 1];
    if (phrase !== undefined && phrase.gap !== 'none') return undefined;
    if (!stop.test(phrases[i]?.text ?? '')) return i;
  }
  return undefined;
}

/** "After every fourth", "हर चौथी के बाद": the stripe that stands there is said before it, or behind where the words stand behind. */
function everyIn(phrases: readonly Phrase[], at: Set<number>): Pick<Distances, 'every' | 'second'> {
  for (const [index, { text }] of phrases.entries()) {
    const n = nths.find(([nth]) => nth.test(text))?.[1];
    if (n === undefined || !before.test(phrases[index - 1]?.text ?? '')) continue;
    const isBehind = after.test(phrases[index - 2]?.text ?? '');
    const post = [1, 2, 3].map((by) => index + by).find((i) => after.test(phrases[i]?.text ?? ''));
    if (!isBehind && post === undefined) continue;
    const inks = phrases.flatMap(({ sense }, i) => (sense.kind === 'ink' ? [i] : []));
    const second = isBehind ? inks.findLast((i) => i < index) : inks.find((i) => i > (post ?? index));
    if (second === undefined) continue;
    for (const i of [index - 2, index - 1, index, post])
      if (i !== undefined && phrases[i]?.sense.kind === 'unknown') at.add(i);
    return { every: n, second };
  }
  return {};
}

/** Whether any stripe is named: distances are then of these. */
function isStriped(phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ sense }) =>
      (sense.kind === 'layout' && sense.value === 'stripe') ||
      (sense.kind === 'own-layout' && sense.family === 'stripes'),
  );
}

/** Whether nothing but stripes is named: what is said in figures is then counted out in lines. */
export function isOfLinesAlone(phrases: readonly Phrase[]): boolean {
  return isStriped(phrases) && !phrases.some(({ sense }) => sense.kind === 'motif' || sense.kind === 'subject');
}

/** Distances → the intent; stripes at a distance in figures are lines on a field, where nothing but stripes is named (`isAlone`). */
export function setDistances(intent: Draft, { pitchCm, every, lineCm }: Distances, isAlone: boolean): void {
  if (pitchCm === undefined && every === undefined && lineCm === undefined) return;
  Object.assign(intent, { pitchCm, every, lineCm });
  const { layouts, ownLayouts, patterns } = intent;
  if (!isAlone || !(layouts.includes('stripe') || ownLayouts.some(({ family }) => family === 'stripes'))) return;
  intent.ownLayouts = [{ family: 'stripes', layout: 'pinstripe' }];
  if (patterns.length === 0) patterns.push('stripes');
}

/** Folded words of distance; others ask for air in general. */
const apart =
  /apart|spaced|spacing|far between|d(?:oo|u|uu)r |chhet|alag|दुर|फासले|છેટ|આઘ|દુર|lots|plenty|almost|nearly|mostly|lagbhag|लगभग|લગભગ/u;
/** "Chhuta", "chhuta chhuta": one by one, with cloth between; not what is strewn all over. */
const oneByOne = /^(?:chh?ut\p{L}+(?: chhut(?:a|u|i|ta|ti|tu))?|છુટ\S*(?: છુટ\S*)?)$/u;
/** Thrown so that none stands as the other does. */
const everyWay = /direction|every which|disha|दिशा|દિશા/u;

/** Whether folded words of much air ask that things stand apart. */
export function isApartBy(text: string): boolean {
  return apart.test(text);
}

/** What the words of a layout say of how things are strewn. */
export function setStrewn(intent: Draft, layout: string, text: string): void {
  if (oneByOne.test(text)) {
    intent.density ??= 'airy';
    if (intent.density === 'airy') intent.isApart = true;
  }
  if (layout === 'toss' && everyWay.test(text)) intent.isEveryWay = true;
}
