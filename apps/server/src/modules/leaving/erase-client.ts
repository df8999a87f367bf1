import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { BackupProblem } from '../../backup-problem.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own, type Reachable } from '../../db/own.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import { mails } from '../../db/schema/mails.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import type { Storage } from '../../storage/storage.ts';
import { rowsOfFolders } from '../files/file-keys.ts';
import { logAction } from '../logs/log-action.ts';
import { leavingClient } from './leaving-client.ts';

/** What was erased: rows and objects, and what was found to be left of them afterwards. `before` is when it had been erased already, and then nothing was changed. */
export interface Erased {
  readonly before?: Date;
  readonly rows: Readonly<Record<string, number>>;
  readonly objects: number;
  readonly left: number;
}

/**
 * Erases the work and the people of a client that was deactivated. What the books need stays: the ledger, payments and
 * invoices with their buyer, and the action log, which no one can change and which has names, addresses and what was changed. Begun again after a crash, it ends what was begun. Throws BackupProblem for a client that
 * is not there or still active.
 */
export async function eraseClient(db: Database, storage: Storage, clientId: string): Promise<Erased> {
  const client = await leavingClient(db, clientId);
  if (client.isActive) throw new BackupProblem('The client is active: a super-admin deactivates it first.');
  const rows = await countRows(db, clientId);
  // One that was cut off after its rows has its objects left.
  if (client.erasedAt && (await countLeft(db, storage, clientId)) === 0)
    return { before: client.erasedAt, rows, objects: 0, left: 0 };
  await eraseMany(db, clientId);
  await db.transaction(async (tx) => {
    await eraseRows(tx, clientId);
    // With the rows, so that a run that is cut off behind them leaves the line all the same.
    if (client.erasedAt) return;
    const actor = { clientId, ip: null, requestId: null };
    await logAction(tx, actor, 'client.erased', clientId, { count: sumOf(rows), rows: listed(rows) });
  });
  // Rows first: bytes that no row speaks of are swept, should this be cut off.
  let objects = 0;
  for await (const key of keysOf(storage, clientId)) {
    await storage.remove(key);
    objects++;
  }
  const left = await countLeft(db, storage, clientId);
  return { rows, objects, left };
}

/** A statement may take some seconds: of what a client may have many, so many go at a time. */
const portion = 200;

/** Erases files and jobs in portions, each for itself: what was erased stays so, whatever becomes of the rest. */
async function eraseMany(db: Database, clientId: string): Promise<void> {
  const mine = own({ db, clientId });
  const { fileAreas, filePreviews, fileTraits, fileWords, files, jobAsks, jobs } = fields;
  for (let isMore = true; isMore; ) {
    const ids = (await mine.files.pick({ id: files.id }).limit(portion)).map(({ id }) => id);
    await mine.fileAreas.delete(inArray(fileAreas.fileId, ids));
    await mine.filePreviews.delete(inArray(filePreviews.fileId, ids));
    await mine.fileTraits.delete(inArray(fileTraits.fileId, ids));
    await mine.fileWords.delete(inArray(fileWords.fileId, ids));
    await mine.files.delete(inArray(files.id, ids));
    isMore = ids.length === portion;
  }
  for (let isMore = true; isMore; ) {
    const ids = (await mine.jobs.pick({ id: jobs.id }).limit(portion)).map(({ id }) => id);
    await mine.jobAsks.delete(inArray(jobAsks.jobId, ids));
    await mine.jobs.delete(inArray(jobs.id, ids));
    isMore = ids.length === portion;
  }
}

/** Erases the rest at once. */
async function eraseRows(tx: Transaction, clientId: string): Promise<void> {
  const mine = own({ db: tx, clientId });
  const { id: userId, username, email, passwordHash } = fields.users;
  const people = await mine.users.pick({ id: userId, username, email, passwordHash });
  const ids = people.map(({ id }) => id);
  await tx.delete(mails).where(isLetterOf(mine, ids));
  await mine.ticketAttachments.delete();
  await mine.ticketEntries.delete();
  await mine.tickets.delete();
  await mine.jobAsks.delete();
  await mine.fileAreas.delete();
  await mine.fileTraits.delete();
  await mine.fileWords.delete();
  // What was made of them goes with them, and not before: whoever counts it holds the file first.
  await mine.files.delete();
  await mine.folders.delete();
  await mine.uploads.delete();
  await mine.jobs.delete();
  await mine.apiKeys.delete();
  const blank = { companyName: 'Erased', name: 'Erased', email: '', phone: '', reason: null, later: [] };
  await tx.update(signUps).set(blank).where(eq(signUps.becameClient, clientId));
  await tx.delete(salesRequests).where(eq(salesRequests.fromClientId, clientId));
  if (ids.length > 0) {
    await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.userId, ids));
    await tx.delete(sessions).where(inArray(sessions.userId, ids));
    await tx.delete(secondSteps).where(inArray(secondSteps.userId, ids));
    await tx.delete(passwordResets).where(isResetOf(people));
  }
  for (const { id } of people.filter((person) => person.passwordHash !== noPassword)) {
    const nameless = {
      name: 'Erased',
      email: null,
      username: `erased_${randomUUID().replaceAll('-', '')}`,
      passwordHash: noPassword,
    };
    await mine.users.update(
      { ...nameless, isActive: false, preferences: {}, allowedIps: [], workingHours: null },
      eq(fields.users.id, id),
    );
  }
  const nameless = {
    name: 'Erased',
    contactName: '',
    contactEmail: '',
    phone: '',
    address: '',
    logo: null,
    billing: null,
  };
  await mine.clients.update({
    ...nameless,
    isActive: false,
    erasedAt: sql`coalesce(${fields.clients.erasedAt}, now())`,
  });
}

interface Person {
  readonly id: string;
  readonly username: string | null;
  readonly email: string | null;
}

/** Resets of their passwords, also those of which no one has looked up yet whose they are. */
function isResetOf(people: readonly Person[]): SQL | undefined {
  const ids = people.map(({ id }) => id);
  const names = people.flatMap(({ username, email }) => [username, email]).flatMap((name) => name?.toLowerCase() ?? []);
  return or(inArray(passwordResets.userId, ids), inArray(sql`lower(${passwordResets.login})`, names));
}

/** Letters to them, and those that report to support what they had written: these have no reader of their own, and the step of the thread as their event. */
function isLetterOf(mine: Reachable, people: readonly string[]): SQL | undefined {
  const { id } = fields.ticketEntries;
  const written = inArray(mails.event, mine.ticketEntries.pick({ id: sql`${id}::text` }));
  return or(inArray(mails.userId, people), and(eq(mails.kind, 'ticketWritten'), isNull(mails.userId), written));
}

/** What no password has for its hash, and only those who were erased. */
const noPassword = '-';

/** Rows that are there of what is erased. */
async function countRows(db: Database, clientId: string): Promise<Record<string, number>> {
  const mine = own({ db, clientId });
  const count = sql`count(*)`.mapWith(Number);
  const counts: Record<string, number> = {};
  for (const name of [
    'files',
    'fileAreas',
    'filePreviews',
    'fileTraits',
    'fileWords',
    'folders',
    'uploads',
    'jobs',
    'jobAsks',
    'tickets',
    'ticketEntries',
    'ticketAttachments',
    'apiKeys',
  ] as const) {
    const [row] = await mine[name].pick({ count });
    counts[name] = row?.count ?? 0;
  }
  const { id, username, email, passwordHash } = fields.users;
  const people = await mine.users.pick({ id, username, email, passwordHash });
  counts.people = people.filter(({ passwordHash }) => passwordHash !== noPassword).length;
  const ids = people.map(({ id }) => id);
  for (const [name, table] of Object.entries({ sessions, secondSteps, idempotencyKeys })) {
    const [row] = await db.select({ count }).from(table).where(inArray(table.userId, ids));
    counts[name] = row?.count ?? 0;
  }
  const [letters] = await db.select({ count }).from(mails).where(isLetterOf(mine, ids));
  counts.mails = letters?.count ?? 0;
  const [resets] = await db.select({ count }).from(passwordResets).where(isResetOf(people));
  return { ...counts, passwordResets: resets?.count ?? 0 };
}

/** Rows and objects that are there of what is erased. */
async function countLeft(db: Database, storage: Storage, clientId: string): Promise<number> {
  let left = sumOf(await countRows(db, clientId));
  for await (const _ of keysOf(storage, clientId)) left++;
  return left;
}

/** What of which kind, for the log: `402 files, 1 folders`. */
const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

async function* keysOf(storage: Storage, clientId: string): AsyncGenerator<string> {
  for (const folder of Object.keys(rowsOfFolders))
    for await (const { key } of storage.list(`${folder}/${clientId}`)) yield key;
}
