import type { Language } from '@naksha/contract';
import type { Transaction } from '../../db/database.ts';
import { keepLetter, type Post } from './keep-letter.ts';
import type { AnswerKind, LetterGaps } from './letter-words.ts';

interface Answer<Kind extends AnswerKind> {
  readonly kind: Kind;
  /** Whose account came of it. */
  readonly userId?: string;
  readonly asker: { readonly name: string; readonly email: string; readonly lang: Language };
  readonly gaps: LetterGaps[Kind];
  readonly path: string;
  readonly event: string;
}

/** Writes to somebody who asked for something before having an account; what holds for letters to users holds here. */
export async function queueAnswer<Kind extends AnswerKind>(
  tx: Transaction,
  post: Post,
  { asker: { name, email, lang }, userId, ...letter }: Answer<Kind>,
): Promise<void> {
  await keepLetter(tx, post, { ...letter, userId: userId ?? null }, { name, lang, timeZone: 'UTC' }, email);
}
