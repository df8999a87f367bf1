import { type AnyColumn, asc, eq, gt, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import type { Report } from '../../jobs/run-job.ts';
import { hashOf } from '../../storage/hash-of.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { type NamedObject, type NamingTable, namedBy } from './named-objects.ts';

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
  /** Keys that rows name and under which nothing lies, something else than they say, or what cannot be read. */
  readonly faults: readonly string[];
  /** Ids of the files that were to be read and were not found right. */
  readonly wrong: readonly string[];
}

interface Checking {
  /** Which share of the files is read and held against its hash, of `shares`. */
  readonly share: number;
  /** Ids of files that are read whatever their share, for the last time they were not right. */
  readonly again: readonly string[];
  /** Called after each page of rows, so that the check is known to go on. */
  readonly onPage?: () => Promise<unknown>;
  readonly signal?: AbortSignal | undefined;
}

/** A table whose rows name objects, and how those of its rows are asked for that a condition names. */
interface Source {
  readonly naming: NamingTable;
  readonly id: AnyColumn;
  readonly rowsOf: (condition?: SQL) => PromiseLike<readonly { readonly id: string }[]>;
}

/** What a look at an object came to; `ended` where it was aborted. */
type Finding = 'right' | 'unlike' | 'unread' | 'ended' | { readonly sha256: string };

/**
 * Holds all that rows name against what lies in storage: that it is there, of its length, and of one share of the files that it is, to the
 * byte, what was stored. A file of which no hash was written down is taken for right when it is first read. What no row names is swept elsewhere.
 * Reports what is wrong; ends early when it is aborted. Throws where storage as a whole does not answer.
 */
export async function checkFiles(
  db: Runner,
  storage: Storage,
  onError: Report,
  { share, again, onPage, signal }: Checking,
): Promise<FilesReport> {
  const all = across(db, 'sweep');
  const sources: Source[] = [
    { naming: 'files', id: files.id, rowsOf: (of) => all.files.where(of).orderBy(files.id).limit(portion) },
    {
      naming: 'ticket_attachments',
      id: ticketAttachments.id,
      rowsOf: (of) => all.ticketAttachments.where(of).orderBy(ticketAttachments.id).limit(portion),
    },
    {
      naming: 'plans',
      id: plans.id,
      rowsOf: (of) => db.select().from(plans).where(of).orderBy(asc(plans.id)).limit(portion),
    },
  ];
  const dueAgain = new Set(again);
  const unlike: string[] = [];
  const unread: string[] = [];
  const wrong: string[] = [];
  let reason: unknown;
  let hashed = 0;
  let checked = 0;

  const look = async ({ key, bytes, sha256 }: NamedObject, isRead: boolean): Promise<Finding> => {
    try {
      const there = await storage.stat(key);
      if (there === undefined || there.bytes !== (bytes ?? there.bytes)) return 'unlike';
      if (!isRead) return 'right';
      const found = await hashOf(storage, key, signal);
      if (found === undefined) return 'ended';
      hashed++;
      if (sha256) return sha256 === found ? 'right' : 'unlike';
      return { sha256: found };
    } catch (error) {
      if (error instanceof StorageError && error.fault === 'missing') return 'unlike';
      // Where this is not answered either nothing is known of any object.
      await storage.stat('installation');
      reason ??= error;
      return 'unread';
    }
  };
  const hold = async ({ naming, id, rowsOf }: Source, row: { readonly id: string }, named: NamedObject) => {
    const isRead = named.sha256 !== undefined && (shareOf(row.id) === share || dueAgain.has(row.id));
    const found = await look(named, isRead);
    if (typeof found === 'object') await all.files.update({ storedSha256: found.sha256 }, eq(files.id, row.id));
    if (found !== 'unlike' && found !== 'unread') return;
    // What was thrown away since its row was read is not lost.
    const now = await rowsOf(eq(id, row.id));
    if (!now.some((each) => namedBy(naming, each).some(({ key }) => key === named.key))) return;
    (found === 'unlike' ? unlike : unread).push(named.key);
    if (isRead) wrong.push(row.id);
  };

  for (const source of sources)
    checked += await eachRow(
      (last) => source.rowsOf(last === undefined ? undefined : gt(source.id, last)),
      async (row) => {
        for (const named of namedBy(source.naming, row)) await hold(source, row, named);
      },
      { onPage, signal },
    );
  const several = (keys: readonly string[]) => keys.slice(0, mostNamed).join(', ');
  if (unlike.length > 0)
    onError(new Error(`${unlike.length} files are lost or not what their rows say, as ${several(unlike)}`));
  if (unread.length > 0)
    onError(new Error(`${unread.length} files cannot be read, as ${several(unread)}`, { cause: reason }));
  return { checked, hashed, faults: [...unlike, ...unread], wrong };
}

/** In which of the shares a file is: the end of an id is drawn at random, so all are about as large. */
export const shareOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % shares;

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
