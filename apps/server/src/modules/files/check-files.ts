import { type AnyColumn, asc, eq, gt } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import type { Report } from '../../jobs/run-job.ts';
import { hashOf } from '../../storage/hash-of.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { type NamedObject, namedBy } from './named-objects.ts';

const { files, ticketAttachments } = fields;
const portion = 500;
/** Named in the log; more of them are the same fault. */
const mostNamed = 5;
/** Every file is read once in so many checks, of which there is one a day. */
export const shares = 28;

/** What is wrong with what is kept. */
export interface FilesReport {
  readonly checked: number;
  /** Files whose bytes were read, each to its end. */
  readonly hashed: number;
  /** Keys that rows name and under which nothing lies, or something else than they say. */
  readonly faults: readonly string[];
}

interface Checking {
  /** Which share of the files is read and held against its hash, of `shares`. */
  readonly share: number;
  /** Called after each page of rows, so that the check is known to go on. */
  readonly onPage?: () => Promise<unknown>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Holds all that rows name against what lies in storage: that it is there, of its length, and of one share of the files that it is, to the
 * byte, what was stored. A file of which no hash was written down is taken for right when it is first read. What no row names is swept elsewhere.
 * Reports what is wrong; ends early when it is aborted.
 */
export async function checkFiles(
  db: Runner,
  storage: Storage,
  onError: Report,
  { share, onPage, signal }: Checking,
): Promise<FilesReport> {
  const all = across(db, 'sweep');
  const faults: string[] = [];
  let hashed = 0;
  /** Whether something lies there, of so many bytes where that is known. */
  const hold = async ({ key, bytes }: NamedObject) => {
    const found = await storage.stat(key);
    const isRight = found !== undefined && (bytes ?? found.bytes) === found.bytes;
    if (!isRight) faults.push(key);
    return isRight;
  };
  const read = async (id: string, { key, sha256 }: NamedObject) => {
    const found = await hashOf(storage, key, signal).catch(lost);
    if (signal?.aborted) return;
    hashed++;
    if (sha256 && sha256 !== found) faults.push(key);
    else if (!sha256 && found) await all.files.update({ storedSha256: found }, eq(files.id, id));
  };
  const each = { onPage, signal };
  const ofFiles = await eachRow(
    (last) => all.files.where(after(files.id, last)).orderBy(files.id).limit(portion),
    async (file) => {
      for (const named of namedBy('files', file)) {
        const isRight = await hold(named);
        if (isRight && named.sha256 !== undefined && shareOf(file.id) === share) await read(file.id, named);
      }
    },
    each,
  );
  const { id: key } = ticketAttachments;
  const ofMessages = await eachRow(
    (last) => all.ticketAttachments.where(after(key, last)).orderBy(key).limit(portion),
    async (row) => {
      for (const named of namedBy('ticket_attachments', row)) await hold(named);
    },
    each,
  );
  const ofPlans = await eachRow(
    (last) => db.select().from(plans).where(after(plans.id, last)).orderBy(asc(plans.id)).limit(portion),
    async (row) => {
      for (const named of namedBy('plans', row)) await hold(named);
    },
    each,
  );
  if (faults.length > 0) {
    const named = faults.slice(0, mostNamed).join(', ');
    onError(new Error(`${faults.length} files are lost or not what their rows say, as ${named}`));
  }
  return { checked: ofFiles + ofMessages + ofPlans, hashed, faults };
}

/** In which of the shares a file is: the end of an id is drawn at random, so all are about as large. */
export const shareOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % shares;

/** Thrown away since it was looked at. */
function lost(error: unknown): undefined {
  if (error instanceof StorageError && error.fault === 'missing') return undefined;
  throw error;
}

const after = (id: AnyColumn, last: string | undefined) => (last === undefined ? undefined : gt(id, last));

/** Looks at all rows by their ids, a page at a time; answers how many there were. */
async function eachRow<Row extends { readonly id: string }>(
  pageAfter: (last?: string) => PromiseLike<readonly Row[]>,
  look: (row: Row) => Promise<void>,
  { onPage, signal }: Pick<Checking, 'onPage' | 'signal'>,
): Promise<number> {
  let count = 0;
  let last: string | undefined;
  while (!signal?.aborted) {
    const page = await pageAfter(last);
    for (const row of page) {
      if (signal?.aborted) break;
      await look(row);
    }
    await onPage?.();
    count += page.length;
    last = page.at(-1)?.id;
    if (page.length < portion) break;
  }
  return count;
}
