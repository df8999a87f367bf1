import { subjectNames } from '../vocabulary/subjects/shelf.ts';
import { foldText } from './fold-text.ts';
import { inflect, keyOf, type LexiconNode, lexicon, lexiconForms, nodeAt } from './lexicon.ts';

/** Fruit that is a dye in Hindi and Gujarati too, folded: which of them is meant shows beside it. */
const fruitOrDye = /^(?:नि(?:ं)?बु|લિંબુ)$/;

let built: LexiconNode | undefined;
const dyes = new Map<string, string>();

/** The drawing of a thing by whose folded name a colour is called too, in one of its forms: "wheat", "bamboo", "नींबू"; undefined where there is none, or no library yet. */
export function thingOfDye(text: string): string | undefined {
  subjectWords();
  return dyes.get(text);
}

/**
 * The tree of the names of drawings from libraries, once they are there; undefined before. A name that the lexicon has for anything but a
 * motif to come is not in it, so that no word means two things; of a fruit that is a colour too the plural is: "lemons".
 */
export function subjectWords(): LexiconNode | undefined {
  const names = subjectNames();
  if (names === undefined) return undefined;
  built ??= build(names.flatMap(([id, , ...columns]) => columns.flat().map((name) => ({ id, name }))));
  return built;
}

function build(names: readonly { readonly id: string; readonly name: string }[]): LexiconNode {
  const root: LexiconNode = { meanings: [] };
  const written = new Set(lexiconForms().map(({ text }) => keyOf(text)));
  const phrases = names.map(({ id, name }) => ({ id, phrase: keyOf(foldText(name).text) }));
  const add = (id: string, phrase: string, isPlural: boolean) => {
    const known = meaningsOf(phrase);
    const isColour = known.length > 0 && known.every(({ kind }) => kind === 'colour');
    const isFruit =
      (isPlural && isColour && /[a-z]/.test(phrase) && !written.has(phrase)) || (isColour && fruitOrDye.test(phrase));
    if (isColour && !dyes.has(phrase)) dyes.set(phrase, id);
    const isOpen = isFruit || known.every(({ kind }) => kind === 'later-motif');
    if (phrase === '' || !isOpen) return;
    const node = nodeAt(root, phrase);
    if (node.meanings.length === 0) node.meanings.push({ kind: 'subject', value: id });
  };
  for (const { id, phrase } of phrases) add(id, phrase, false);
  for (const { id, phrase } of phrases) for (const form of inflect(phrase)) add(id, form, form !== phrase);
  return root;
}

function meaningsOf(phrase: string): LexiconNode['meanings'] {
  let node: LexiconNode | undefined = lexicon();
  for (const word of phrase.split(' ')) node = node?.next?.get(word);
  return node?.meanings ?? [];
}
