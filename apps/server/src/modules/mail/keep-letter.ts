import { type LetterKind, limits } from '@naksha/contract';
import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { mails } from '../../db/schema/mails.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import type { Services } from '../../services.ts';
import type { LetterGaps } from './letter-words.ts';
import { type Reader, renderLetter } from './render-letter.ts';

/** What mails are queued with; the services of a scope fit. */
export type Post = Pick<Services, 'queue'> & { readonly config: Pick<Services['config'], 'mail' | 'publicUrl'> };

export interface Letter<Kind extends LetterKind> {
  readonly kind: Kind;
  /** To whom; whose account has no email address gets nothing. */
  readonly userId: string;
  /** Where it goes instead of to their address: to their former one. */
  readonly to?: string;
  /** What fills the gaps of its words. */
  readonly gaps: LetterGaps[Kind];
  /** The screen that its button opens, such as `/collection`. */
  readonly path: string;
  /** The screen that it opens instead where it is about several things of its bundle. */
  readonly pathOfMore?: string;
  /** What it is about, as an id: of one event everybody gets one letter at most, however often it is queued. */
  readonly event: string;
  /** Letters about the same thing: what comes soon after one, before it was looked at, goes into one further letter. */
  readonly bundle?: string;
  /** Not sent any more from then on. */
  readonly usefulUntil?: Date;
}

type Kept<Kind extends LetterKind> = Omit<Letter<Kind>, 'userId' | 'to'> & { readonly userId: string | null };

/**
 * Puts a letter into the outbox, and in line where there is a mail server; to somebody without an account when `userId` is null. Of a
 * bundle one letter is sent in a while: the first at once, and in the next all that came meanwhile, the last of it in words. Answers
 * whether it was written, or had been before.
 */
export async function keepLetter<Kind extends LetterKind>(
  tx: Transaction,
  { queue, config }: Post,
  { kind, userId, gaps, path, pathOfMore, event, bundle, usefulUntil }: Kept<Kind>,
  reader: Reader,
  to: string,
): Promise<boolean> {
  const base = config.publicUrl;
  const render = (count: number, isFirst = true) => ({
    kind,
    to,
    lang: reader.lang,
    ...renderLetter(kind, gaps, reader, {
      link: base + (count > 1 ? (pathOfMore ?? path) : path),
      base,
      count,
      isFirst,
    }),
  });
  const waiting = bundle === undefined ? undefined : await findWaiting(tx, bundle, userId);
  if (waiting) {
    const times = waiting.times + 1;
    await pastTheWall(tx, () =>
      tx
        .update(mails)
        .set({ ...render(times, waiting.isFirst), times })
        .where(eq(mails.id, waiting.id)),
    );
    return true;
  }
  const afterSeconds = bundle === undefined ? 0 : await secondsToWait(tx, bundle, userId);
  const state = config.mail ? 'queued' : 'kept';
  const row = { userId, event, fingerprint: bundle, ...render(1), state, usefulUntil } as const;
  const [made] = await pastTheWall(tx, () =>
    tx.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id }),
  );
  if (!made || state === 'kept') return made !== undefined;
  await queue.mails.enqueue(tx, { ...made, afterSeconds });
  if (afterSeconds === 0) await publishEvent(tx, { kind: 'mail' });
  return true;
}

/** Whoever it is for has seen all of it: a letter that still waits is not sent, and the letter about what comes next goes at once. */
export async function closeBundle(tx: Transaction, bundle: string, userId: string | null): Promise<void> {
  const same = ofBundle(bundle, userId);
  await pastTheWall(tx, () => tx.delete(mails).where(and(same, eq(mails.state, 'queued'))));
  await pastTheWall(tx, () => tx.update(mails).set({ fingerprint: null }).where(same));
}

/** The letter of a bundle that takes more, and whether it is the first of it: no attempt was made to send it, nor has it been in the outbox for long where nothing is sent. */
async function findWaiting(tx: Transaction, bundle: string, userId: string | null) {
  const isOpen = or(eq(mails.state, 'queued'), and(eq(mails.state, 'kept'), isLately(sql`${mails.createdAt}`)));
  const [found] = await pastTheWall(tx, () =>
    tx
      .select({ id: mails.id, times: mails.times })
      .from(mails)
      .where(and(ofBundle(bundle, userId), eq(mails.attempts, 0), isNull(mails.lastError), isOpen))
      .orderBy(desc(mails.createdAt))
      .limit(1)
      .for('update'),
  );
  if (!found) return undefined;
  const isBefore = and(ofBundle(bundle, userId), ne(mails.id, found.id), ne(mails.state, 'failed'));
  const before = await pastTheWall(tx, () => tx.select({ id: mails.id }).from(mails).where(isBefore).limit(1));
  return { ...found, isFirst: before.length === 0 };
}

/** How long after the last letter of a bundle the next may go. */
async function secondsToWait(tx: Transaction, bundle: string, userId: string | null): Promise<number> {
  // What waited went out later than it was written.
  const out = sql`coalesce(${mails.sentAt}, ${mails.createdAt})`;
  const age = sql`extract(epoch from now() - max(${out}))`.mapWith(Number);
  const isOut = inArray(mails.state, ['queued', 'sending', 'sent']);
  const [last] = await pastTheWall(tx, () =>
    tx
      .select({ age })
      .from(mails)
      .where(and(ofBundle(bundle, userId), isOut, isLately(out))),
  );
  return last?.age == null ? 0 : Math.ceil(Math.max(0, limits.letterBundleSeconds - last.age));
}

const isLately = (moment: SQL) => sql`${moment} > now() - interval '1 second' * ${limits.letterBundleSeconds}`;

function ofBundle(bundle: string, userId: string | null): SQL | undefined {
  return and(eq(mails.fingerprint, bundle), userId === null ? isNull(mails.userId) : eq(mails.userId, userId));
}
