import { type AnyColumn, gt } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import type { Report } from '../../jobs/run-job.ts';
import type { Storage } from '../../storage/storage.ts';
import { fileKeys } from './file-keys.ts';
import { pictureKey } from './picture-key.ts';

const { files, ticketAttachments } = fields;
const portion = 500;
/** Named in the log; more of them are the same fault. */
const mostNamed = 5;

/** What is wrong with what is kept. */
export interface FilesReport {
  readonly checked: number;
  /** Keys that rows name and under which nothing lies, or something of another length. */
  readonly faults: readonly string[];
}

/**
 * Holds every row of a file, and of what is attached to a message, against what lies in storage: its bytes, of their length, and a file's plan and the
 * picture of one that is none. What no row names is swept elsewhere. Reports what is missing; ends early when it is aborted.
 */
export async function checkFiles(
  db: Runner,
  storage: Storage,
  onError: Report,
  signal?: AbortSignal,
): Promise<FilesReport> {
  const all = across(db, 'sweep');
  const faults: string[] = [];
  /** That something lies there, of so many bytes where that is known. */
  const hold = async (key: string, bytes?: number) => {
    const found = await storage.stat(key);
    if (found === undefined || (bytes ?? found.bytes) !== found.bytes) faults.push(key);
  };
  const ofFiles = await eachRow(
    (last) => all.files.where(after(files.id, last)).orderBy(files.id).limit(portion),
    async (file) => {
      await hold(file.storageKey, file.bytes);
      if (pictureKey(file) !== file.storageKey) await hold(pictureKey(file));
      if (file.planBytes !== null) await hold(fileKeys.plan(file.clientId, file.id));
    },
    signal,
  );
  const { id: key } = ticketAttachments;
  const ofMessages = await eachRow(
    (last) => all.ticketAttachments.where(after(key, last)).orderBy(key).limit(portion),
    ({ id, clientId, bytes }) => hold(fileKeys.attachment(clientId, id), bytes),
    signal,
  );
  if (faults.length > 0) {
    const named = faults.slice(0, mostNamed).join(', ');
    onError(new Error(`${faults.length} files are lost or not as long as their rows say, as ${named}`));
  }
  return { checked: ofFiles + ofMessages, faults };
}

const after = (id: AnyColumn, last: string | undefined) => (last === undefined ? undefined : gt(id, last));

/** Looks at all rows by their ids, a page at a time; answers how many there were. */
async function eachRow<Row extends { readonly id: string }>(
  pageAfter: (last?: string) => PromiseLike<readonly Row[]>,
  look: (row: Row) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let count = 0;
  let last: string | undefined;
  while (!signal?.aborted) {
    const page = await pageAfter(last);
    for (const row of page) await look(row);
    count += page.length;
    last = page.at(-1)?.id;
    if (page.length < portion) break;
  }
  return count;
}
