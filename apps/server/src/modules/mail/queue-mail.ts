import { isMailNotice, wantsNotice } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { mails } from '../../db/schema/mails.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import type { Services } from '../../services.ts';
import type { LetterGaps, LetterKind } from './letter-words.ts';
import { type Reader, renderLetter } from './render-letter.ts';

/** What mails are queued with; the services of a scope fit. */
export type Post = Pick<Services, 'queue'> & { readonly config: Pick<Services['config'], 'mail' | 'publicUrl'> };

export interface Letter<Kind extends LetterKind> {
  readonly kind: Kind;
  /** To whom; whose account has no email address gets nothing. */
  readonly userId: string;
  /** What fills the gaps of its words. */
  readonly gaps: LetterGaps[Kind];
  /** The screen that its button opens, such as `/collection`. */
  readonly path: string;
  /** What it is about, as an id: of one event everybody gets one letter at most, however often it is queued. */
  readonly event: string;
  /** Not sent any more from then on. */
  readonly usefulUntil?: Date;
}

/**
 * Writes a letter to a user and puts it in line to be sent, all in the caller's transaction: what rolls back was never
 * written, what commits is sent, also after a crash, and no request waits for a mail server. In their language; not
 * to those who are inactive, have no address, or have switched this kind off. In a handler:
 *
 *     await queueMail(tx, scope.services, {
 *       kind: 'ticketAnswered',
 *       userId: ticket.createdBy,
 *       gaps: { title: ticket.title },
 *       path: `/admin/support/${ticket.id}`,
 *       event: comment.id,
 *     });
 */
export async function queueMail<Kind extends LetterKind>(
  tx: Transaction,
  post: Post,
  letter: Letter<Kind>,
): Promise<void> {
  const { users, clients } = fields;
  const everybody = across(tx, 'mail');
  const [found] = await everybody.users
    .pick({ user: users, timeZone: clients.timeZone, isOpen: clients.isActive }, eq(users.id, letter.userId))
    .leftJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  if (!found || found.user.email === null || !found.user.isActive || found.isOpen === false) return;
  const { name, lang, email, preferences } = found.user;
  if (isMailNotice(letter.kind) && !wantsNotice(preferences, letter.kind)) return;
  await keepLetter(tx, post, letter, { name, lang, timeZone: found.timeZone ?? 'UTC' }, email);
}

/** Puts a letter into the outbox, and in line where there is a mail server; to somebody without an account when `userId` is null. */
export async function keepLetter<Kind extends LetterKind>(
  tx: Transaction,
  { queue, config }: Post,
  { kind, userId, gaps, path, event, usefulUntil }: Omit<Letter<Kind>, 'userId'> & { readonly userId: string | null },
  reader: Reader,
  to: string,
): Promise<void> {
  const letter = renderLetter(kind, gaps, reader, { link: config.publicUrl + path, base: config.publicUrl });
  const state = config.mail ? 'queued' : 'kept';
  const row = { kind, userId, to, lang: reader.lang, event, ...letter, state, usefulUntil } as const;
  const [made] = await pastTheWall(tx, () =>
    tx.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id }),
  );
  if (!made || state === 'kept') return;
  await queue.mails.enqueue(tx, made);
  await publishEvent(tx, { kind: 'mail' });
}
