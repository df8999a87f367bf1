import type { Family } from '@naksha/contract';
import { vocabularies } from '../patterns/vocabularies.ts';
import { motifsOfWord, motifsRefusedBy } from '../prompt/lexicon-motifs.ts';
import type { Sense } from '../prompt/phrase.ts';
import type { MotifId } from '../recipe/recipe.ts';
import type { NamedColour, Part } from './edit-op.ts';
import type { Action, Change, EditPart } from './edit-words.ts';
import type { Piece } from './read-clauses.ts';

/** One wish with its words sorted by what they are. */
export interface Wish {
  readonly action: Action | undefined;
  /** "Instead of": what is wanted stands before it. */
  readonly isTurnedRound: boolean;
  readonly changes: readonly Change[];
  readonly parts: readonly EditPart[];
  readonly inks: readonly NamedColour[];
  readonly motifs: readonly (readonly MotifId[])[];
  readonly isGround: boolean;
  readonly senses: readonly Sense[];
  /** Words without a meaning here. */
  readonly unmatched: readonly string[];
}

const growing: readonly MotifId[] = ['leaf', 'vine', 'tree'];
const turning = /^(instead of|in place of|rather than)$/;

export function wishOf(clause: readonly Piece[]): Wish {
  const actions = clause.flatMap((piece) => (piece.kind === 'action' ? [piece.value] : []));
  const senses = clause.flatMap((piece) => (piece.kind === 'phrase' ? [piece.phrase.sense] : []));
  const action = actions.includes('replace') ? 'replace' : actions[0];
  const isRefusal = action === 'remove';
  return {
    action,
    isTurnedRound: clause.some((piece, index) => index > 0 && piece.kind === 'action' && turning.test(piece.text)),
    changes: clause.flatMap((piece) => (piece.kind === 'change' ? [piece.value] : [])),
    parts: clause.flatMap((piece) => (piece.kind === 'part' ? [piece.value] : [])),
    inks: senses.flatMap((sense) => (sense.kind === 'ink' ? [sense.value] : [])),
    motifs: senses.flatMap((sense) => motifsIn(sense, isRefusal)),
    isGround: senses.some((sense) => sense.kind === 'grammar' && sense.value === 'ground'),
    senses,
    unmatched: clause.flatMap((piece) =>
      piece.kind === 'phrase' && (piece.phrase.sense.kind === 'unknown' || piece.phrase.sense.kind === 'later-motif')
        ? [piece.text]
        : [],
    ),
  };
}

function motifsIn(sense: Sense, isRefusal: boolean): MotifId[][] {
  if (sense.kind !== 'motif') return [];
  const meant = (isRefusal ? motifsRefusedBy[sense.value] : undefined) ?? motifsOfWord[sense.value];
  return [[...meant]];
}

/** Motifs of the cloths that are named, for "remove the paisley". */
export function lentIn({ senses }: Wish): MotifId[] {
  return senses.flatMap((sense) => (sense.kind === 'pattern' ? vocabularies[sense.value].lends : []));
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
export function partOf({ isGround, parts, motifs }: Wish): Part | undefined {
  if (isGround) return 'ground';
  if (parts.includes('line')) return 'line';
  const [first] = motifs.flat();
  if (first === undefined) return undefined;
  return growing.includes(first) ? 'leaf' : 'accent';
}

/** The family whose layout is named by words of its own. */
export function ownLayoutIn({ senses }: Wish): { family: Family; layout: string } | undefined {
  const own = senses.find((sense) => sense.kind === 'own-layout');
  return own?.kind === 'own-layout' ? { family: own.family, layout: own.value } : undefined;
}
