import type { Family } from '@naksha/contract';
import type { Sense } from '../../prompt/phrase.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { motifsOfWord, motifsRefusedBy } from '../../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { NamedColour, Part } from './edit-op.ts';
import type { Action, Change, EditPart } from './edit-words.ts';
import type { Piece } from './read-clauses.ts';

/** One wish with its words sorted by what they are. */
export interface Wish {
  readonly action: Action | undefined;
  /** "Instead of": what is wanted stands before it. */
  readonly isTurnedRound: boolean;
  readonly changes: readonly Change[];
  /** Whole numbers, as in "20 % smaller" and "colours to 3". */
  readonly numbers: readonly number[];
  /** "Make the red flowers pink", "from red to blue": the first colour says which are meant. */
  readonly isOfColour: boolean;
  readonly parts: readonly EditPart[];
  readonly inks: readonly NamedColour[];
  readonly motifs: readonly (readonly MotifId[])[];
  readonly isGround: boolean;
  /** "Only lotus". */
  readonly isOnly: boolean;
  readonly senses: readonly Sense[];
  /** Words without a meaning here. */
  readonly unmatched: readonly string[];
}

const growing: readonly MotifId[] = ['leaf', 'vine', 'tree'];
const only = /^(only|just|sirf|fakt|सिर्फ|केवल|मात्र|માત્ર|ફક્ત)$/;
const turning = /^(instead of|in place of|rather than)$/;

export function wishOf(clause: readonly Piece[]): Wish {
  const actions = clause.flatMap((piece) => (piece.kind === 'action' ? [piece.value] : []));
  const senses = clause.flatMap((piece) => (piece.kind === 'phrase' ? [piece.phrase.sense] : []));
  const action = actions.includes('replace') ? 'replace' : actions[0];
  const isRefusal = action === 'remove';
  const order = senses.filter(({ kind }) => kind === 'ink' || kind === 'motif').map(({ kind }) => kind);
  const unknown: readonly Sense['kind'][] = ['unknown', 'later-motif', 'subject'];
  return {
    action,
    isTurnedRound: clause.some((piece, index) => index > 0 && piece.kind === 'action' && turning.test(piece.text)),
    changes: changesIn(clause, senses),
    numbers: clause.flatMap(({ text }) => (/^\d{1,3}$/.test(text) ? [Number(text)] : [])),
    isOfColour: order.join(' ') === 'ink motif ink' || isFromTo(clause),
    parts: clause.flatMap((piece) => (piece.kind === 'part' ? [piece.value] : [])),
    inks: senses.flatMap((sense) => (sense.kind === 'ink' ? [sense.value] : [])),
    motifs: senses.flatMap((sense) => motifsIn(sense, isRefusal)),
    isOnly: clause.some(({ text }) => only.test(text)),
    isGround: senses.some((sense) => sense.kind === 'grammar' && sense.value === 'ground'),
    senses,
    unmatched: clause.flatMap((piece) =>
      piece.kind === 'phrase' && unknown.includes(piece.phrase.sense.kind) ? [piece.said] : [],
    ),
  };
}

function isFromTo(clause: readonly Piece[]): boolean {
  const isInk = (piece: Piece | undefined) => piece?.kind === 'phrase' && piece.phrase.sense.kind === 'ink';
  return clause.some((piece, i) => piece.text === 'to' && isInk(clause[i - 1]) && isInk(clause[i + 1]));
}

/** Beside these "थोड़ा" is "a little": it asks for less of nothing. */
const graded: readonly Sense['kind'][] = ['size', 'shade', 'ink', 'centimetres', 'density', 'detail', 'mood'];

/** "Few" and "कम" are words of prompts too. */
function changesIn(clause: readonly Piece[], senses: readonly Sense[]): Change[] {
  const changes = clause.flatMap((piece) => (piece.kind === 'change' ? [piece.value] : []));
  const isFew = senses.some(({ kind, value }) => kind === 'grammar' && (value === 'few' || value === 'few-after'));
  if (!isFew || changes.length > 0 || senses.some(({ kind }) => graded.includes(kind))) return changes;
  return ['fewer'];
}

function motifsIn(sense: Sense, isRefusal: boolean): MotifId[][] {
  if (sense.kind !== 'motif') return [];
  const meant = (isRefusal ? motifsRefusedBy[sense.value] : undefined) ?? motifsOfWord[sense.value];
  return [[...meant]];
}

/** Motifs of the cloths that are named, for "remove the paisley". */
export function lentIn({ senses }: Wish): MotifId[] {
  return senses.flatMap((sense) => (sense.kind === 'pattern' ? vocabularies[sense.value].suggestedMotifs : []));
}

/** What a kind of sense says. */
type Values = { [S in Sense as S['kind']]: S['value'] };

/** The values of one kind of sense. */
export function valuesOf<Kind extends keyof Values>({ senses }: Wish, kind: Kind): Values[Kind][] {
  return senses.flatMap((sense) => (isOf(sense, kind) ? [sense.value] : []));
}

function isOf<Kind extends keyof Values>(
  sense: Sense,
  kind: Kind,
): sense is Sense & { kind: Kind; value: Values[Kind] } {
  return sense.kind === kind;
}

/** Which colours are meant: "the ground", "outlines", "leaves", "the flowers". */
export function partOf(wish: Wish): Part | undefined {
  const { isGround, parts, motifs } = wish;
  if (isGround) return 'ground';
  if (parts.includes('line')) return 'line';
  const [first] = [...motifs.flat(), ...lentIn(wish)];
  if (first === undefined) return undefined;
  return growing.includes(first) ? 'leaf' : 'accent';
}

/** The family whose layout is named by words of its own. */
export function ownLayoutIn({ senses }: Wish): { family: Family; layout: string } | undefined {
  const own = senses.find((sense) => sense.kind === 'own-layout');
  return own?.kind === 'own-layout' ? { family: own.family, layout: own.value } : undefined;
}
