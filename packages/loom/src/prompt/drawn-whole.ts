import type { Family } from '@naksha/contract';
import { carriesSubjects } from '../vocabulary/can-draw.ts';
import type { LayoutVocabulary } from '../vocabulary/families/family-vocabulary.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { isOutlined } from '../vocabulary/subjects/shelf.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';

/** Flowers, fruit and shells of which there are outlines, though their words are motifs of the loom. */
const whole: readonly string[] = [
  ...['hibiscus', 'peony', 'iris', 'jasmine', 'shell', 'mango-cluster', 'tulip', 'magnolia', 'sweet-pea', 'marigold'],
  ...['pomegranate', 'poppy', 'wisteria', 'tuberose', 'lily-of-the-valley'],
];

/** Crafts that would draw some flower or other for them; free florals draw each in their own hand. */
const crafts: readonly Family[] = ['block-print', 'brocade', 'chikankari', 'conversational', 'jamdani', 'kantha'];

/** A conch and a cowrie are no scallop, of which the outline of a shell is. */
const otherShells = /conch|sha?nkh|cowr|kauri|शंख|कौड|શંખ|કોડી/iu;

/** Whether a word for a motif is drawn of an outline that shows just that: "irises in block print" are irises, where a palmette stood for them. */
export function isDrawnWhole({ sense, isPlaced }: Phrase, reading: Reading): boolean {
  const { cloth, phrases } = reading;
  if (sense.kind !== 'motif' || cloth === undefined || !crafts.includes(cloth) || isPlaced === true) return false;
  if (!whole.includes(sense.value) || !isOutlineOf(sense.value, reading)) return false;
  return carriesSubjects(cloth) && phrases.every((each) => isOpen(each, cloth));
}

/** Whether an outline by the name of a motif shows what the words say; not before the names were brought. */
export function isOutlineOf(motif: string, { phrases }: Reading): boolean {
  return isOutlined(motif) && !(motif === 'shell' && phrases.some(({ text }) => otherShells.test(text)));
}

/** Whether a phrase leaves room for a layout that draws things: a jaal of hibiscus grows its flowers itself. */
function isOpen({ sense }: Phrase, cloth: Family): boolean {
  const layouts = Object.entries<LayoutVocabulary>(vocabularies[cloth].layouts);
  if (layouts.every(([, { carriesSubjects: carries }]) => carries !== true)) return true;
  if (sense.kind === 'own-layout')
    return (
      sense.family !== cloth || layouts.some(([name, own]) => name === sense.value && own.carriesSubjects === true)
    );
  if (sense.kind !== 'layout') return true;
  const { value } = sense;
  const answering = layouts.filter(([, { is = [], near = [] }]) => is.includes(value) || near.includes(value));
  return answering.length === 0 || answering.some(([, own]) => own.carriesSubjects === true);
}
