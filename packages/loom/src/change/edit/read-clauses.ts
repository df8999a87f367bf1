import { foldText } from '../../prompt/fold-text.ts';
import { joinPhrases } from '../../prompt/join-phrases.ts';
import { matchWords } from '../../prompt/match-words.ts';
import type { Phrase } from '../../prompt/phrase.ts';
import { type Gap, splitWords, type Word } from '../../prompt/split-words.ts';
import { formsOf, type Words } from '../../vocabulary/words.ts';
import { type Action, actionWords, type Change, changeWords, type EditPart, joints, partWords } from './edit-words.ts';

/** A stretch of what was said: a word of editing, or anything a prompt may say. */
export type Piece = {
  /** Folded. */
  readonly text: string;
  /** As it was written. */
  readonly said: string;
  readonly gap: Gap;
} & (
  | { readonly kind: 'action'; readonly value: Action }
  | { readonly kind: 'change'; readonly value: Change }
  | { readonly kind: 'part'; readonly value: EditPart }
  | { readonly kind: 'joint' }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
);

type Meaning =
  | { readonly kind: 'action'; readonly value: Action }
  | { readonly kind: 'change'; readonly value: Change }
  | { readonly kind: 'part'; readonly value: EditPart }
  | { readonly kind: 'joint' };

/** Further words are left unread: no one asks for so much at once. */
const mostWords = 300;
const longestForm = 5;

let forms: ReadonlyMap<string, Meaning> | undefined;

/** What was said → wishes, each of the words that belong together. Never throws; the time grows with the length alone. */
export function readClauses(text: string): Piece[][] {
  const plain = text.replace(/\u2192|[-=]>/g, ' to ');
  const pieces = readPieces(plain, splitWords(foldText(plain)).slice(0, mostWords));
  return cutAtActions(joinLists(cutAtJoints(pieces)));
}

function readPieces(written: string, words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  let plain: Word[] = [];
  const saidFrom = ({ start, end }: { start: number; end: number }) => written.slice(start, end);
  const flush = () => {
    for (const phrase of joinPhrases(matchWords(plain)))
      pieces.push({ kind: 'phrase', phrase, text: phrase.text, said: saidFrom(phrase), gap: phrase.gap });
    plain = [];
  };
  for (let i = 0; i < words.length; ) {
    const [length, meaning] = editFormAt(words, i);
    const word = words[i];
    if (word === undefined) break;
    if (meaning === undefined || knownLength(words, i) > length) {
      const known = Math.max(1, knownLength(words, i));
      plain.push(...words.slice(i, i + known));
      i += known;
      continue;
    }
    flush();
    const text = words
      .slice(i, i + length)
      .map((each) => each.text)
      .join(' ');
    const said = saidFrom({ start: word.start, end: words[i + length - 1]?.end ?? word.end });
    pieces.push({ ...meaning, text, said, gap: word.gap });
    i += length;
  }
  flush();
  return pieces;
}

function editFormAt(words: readonly Word[], from: number): [length: number, meaning: Meaning | undefined] {
  forms ??= readForms();
  let best: [number, Meaning | undefined] = [0, undefined];
  let text = '';
  for (let length = 1; length <= longestForm; length++) {
    const word = words[from + length - 1];
    if (word === undefined || (length > 1 && word.gap !== 'none')) break;
    text = length === 1 ? word.text : `${text} ${word.text}`;
    const meaning = forms.get(text);
    if (meaning !== undefined) best = [length, meaning];
  }
  return best;
}

/** How many words from here on are one word of the prompt's lexicon; 0 where it is none of weight. */
function knownLength(words: readonly Word[], from: number): number {
  const near = words.slice(from, from + longestForm);
  const [first] = matchWords(near);
  if (first === undefined || first.meanings.length === 0) return 0;
  return near.filter((word) => word.end <= first.end).length;
}

function readForms(): ReadonlyMap<string, Meaning> {
  const read = new Map<string, Meaning>();
  const put = (words: Words, meaning: Meaning) => {
    for (const form of words.flatMap(formsOf)) read.set(foldText(form).text.replace(/\s+/g, ' '), meaning);
  };
  for (const [value, words] of Object.entries(partWords)) put(words, { kind: 'part', value: value as EditPart });
  for (const [value, words] of Object.entries(changeWords)) put(words, { kind: 'change', value: value as Change });
  for (const [value, words] of Object.entries(actionWords)) put(words, { kind: 'action', value: value as Action });
  for (const joint of joints) read.set(foldText(joint).text, { kind: 'joint' });
  return read;
}

const asks = (piece: Piece): boolean => piece.kind === 'action' || piece.kind === 'change';

/** Worlds of motifs that are said of their motif too. */
const worlds: readonly string[] = ['paisley', 'floral'];

/** "The flowers pink": a colour and what is to have it. */
function paints(clause: readonly Piece[]): boolean {
  const senses = clause.flatMap((piece) => (piece.kind === 'phrase' ? [piece.phrase.sense] : []));
  const isThing = (sense: (typeof senses)[number]) =>
    sense.kind === 'motif' ||
    (sense.kind === 'pattern' && worlds.includes(sense.value)) ||
    (sense.kind === 'grammar' && sense.value === 'ground');
  const hasThing = senses.some(isThing) || clause.some((piece) => piece.kind === 'part' && piece.value === 'line');
  return hasThing && senses.some(({ kind }) => kind === 'ink');
}

/** At punctuation, and at "and" between two wishes; not at "and" between two things. */
function cutAtJoints(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.gap !== 'none' || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(piece);
  }
  return runs.flatMap((run) => {
    const clauses: Piece[][] = [[]];
    run.forEach((piece, index) => {
      const isJoint = piece.kind === 'joint';
      const rest = run.slice(index + 1);
      const next = rest.findIndex((other) => other.kind === 'joint');
      const ahead = next < 0 ? rest : rest.slice(0, next);
      const open = clauses.at(-1) ?? [];
      if (isJoint && (open.some(asks) || paints(open)) && ahead.some(asks)) clauses.push([]);
      else if (isJoint && paints(open) && paints(ahead)) clauses.push(open.filter(({ kind }) => kind === 'action'));
      else clauses.at(-1)?.push(piece);
    });
    return clauses.filter((clause) => clause.length > 0);
  });
}

/** "Add peacocks, lotus" and "मोर, कमल जोड़ो": what asks for nothing itself belongs to its neighbour; "ground green, dots white" does not. */
function joinLists(clauses: readonly Piece[][]): Piece[][] {
  const joined: Piece[][] = [];
  let waiting: Piece[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (paints(clause) && !clause.some(asks)) {
      if (waiting.length > 0) joined.push(waiting);
      joined.push([...clause]);
      waiting = [];
    } else if (clause.some(asks)) {
      joined.push([...waiting, ...clause]);
      waiting = [];
    } else if (last !== undefined && last[0] !== undefined && asks(last[0])) last.push(...clause);
    else waiting.push(...clause);
  }
  return waiting.length > 0 ? [...joined, waiting] : joined;
}

/** "Make the ground navy remove paisley" and "ज़मीन नीली करो कमल हटाओ": two wishes without a word between them. */
function cutAtActions(clauses: readonly Piece[][]): Piece[][] {
  return clauses.flatMap((clause) => {
    // "Can you please change …"
    const first = clause.find((piece) => piece.kind !== 'phrase' || piece.phrase.sense.kind !== 'stop');
    const isVerbFirst = first?.kind === 'action';
    const parts: Piece[][] = [[]];
    clause.forEach((piece) => {
      const open = parts.at(-1) ?? [];
      const isNew = piece.kind === 'action' && open.some((other) => areTwo(other, piece));
      if (isVerbFirst && isNew) parts.push([piece]);
      else if (
        !isVerbFirst &&
        open.some((other) => other.kind === 'action') &&
        piece.kind !== 'action' &&
        piece.kind !== 'change' &&
        isVerbLast(open)
      )
        parts.push([piece]);
      else open.push(piece);
    });
    return parts;
  });
}

/** "Use blue instead of red" is one wish. */
function areTwo(one: Piece, other: Piece): boolean {
  return one.kind === 'action' && other.kind === 'action' && one.value !== 'replace' && other.value !== 'replace';
}

function isVerbLast(clause: readonly Piece[]): boolean {
  const last = clause.at(-1);
  return last?.kind === 'action' && last.value !== 'replace' && !/ be$/.test(last.text) && clause.length > 1;
}
