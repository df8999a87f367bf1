import { gt } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import type { Report } from '../../jobs/run-job.ts';
import type { Storage } from '../../storage/storage.ts';
import { fileKeys } from './file-keys.ts';

const { files } = fields;
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
 * Holds every row of a file against what lies in storage: its bytes, of their length, and its plan. What no row names is swept elsewhere.
 * Reports what is missing; ends early when it is aborted.
 */
export async function checkFiles(
  db: Runner,
  storage: Storage,
  onError: Report,
  signal?: AbortSignal,
): Promise<FilesReport> {
  const faults: string[] = [];
  let checked = 0;
  let last: string | undefined;
  while (!signal?.aborted) {
    const after = last === undefined ? undefined : gt(files.id, last);
    const page = await across(db, 'sweep').files.where(after).orderBy(files.id).limit(portion);
    for (const { id, clientId, storageKey, bytes, planBytes } of page) {
      if ((await storage.stat(storageKey))?.bytes !== bytes) faults.push(storageKey);
      const plan = fileKeys.plan(clientId, id);
      if (planBytes !== null && (await storage.stat(plan)) === undefined) faults.push(plan);
      checked++;
    }
    last = page.at(-1)?.id;
    if (page.length < portion) break;
  }
  if (faults.length > 0) {
    const named = faults.slice(0, mostNamed).join(', ');
    onError(new Error(`${faults.length} files are lost or not as long as their rows say, as ${named}`));
  }
  return { checked, faults };
}
