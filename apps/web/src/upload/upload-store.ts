import type { FileRow } from '@naksha/contract';
import { create } from 'zustand';
import { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useUnderWay } from '../session/under-way.ts';
import { judgeUpload } from './judge-upload.ts';
import { forgetUpload, isLike, type KeptUpload, keptUploads, sampleOf } from './kept-uploads.ts';
import {
  type ArchiveEntry,
  endKept,
  forgetFile,
  type Uploaded,
  type UploadStage,
  uploadEntry,
  uploadFile,
} from './upload-file.ts';

/** Where the bytes of an item come from: a file here, one of an archive at the server, or what was begun before a reload. */
type Source =
  | { readonly file: File }
  | { readonly entry: { readonly s3FileName: string; readonly index: number } }
  | { readonly kept: KeptUpload };

/** A file on its way to the collection. */
export interface UploadItem {
  readonly number: number;
  readonly name: string;
  readonly source: Source;
  /** `waiting` for its file to be chosen again: a page that was loaded again no longer has it. */
  readonly state: 'queued' | UploadStage | 'success' | 'failed' | 'waiting';
  /** Share that has been sent, 0 … 1. */
  readonly sent: number;
  /** Why it failed. */
  readonly problem?: ApiError;
  /** The file it has become, or that had the same bytes. */
  readonly row?: FileRow;
  readonly isDuplicate?: boolean;
  /** Of an archive: how many files it holds. */
  readonly held?: number;
  /** How often it was begun again on its own. */
  readonly tries?: number;
}

/** Uploads go on while other screens are looked at. */
export const useUploads = create<{ readonly items: readonly UploadItem[] }>(() => ({ items: [] }));

/** More at once would only share the line. */
const atOnce = 2;

/** What passes on its own, once the parts of a file were tried as often as they are: a line that broke, a server that is being replaced, a pace that is too high. */
const passing: ReadonlySet<string> = new Set(['offline', 'unavailable', 'too_many_requests']);
/** Between two tries, unless the browser says that the line is back or the server names more; and how often each is tried on its own. */
const pauseMs = 15_000;
const mostTries = 40;
const goesOnItself = ({ state, problem, tries = 0 }: UploadItem) =>
  state === 'failed' && problem !== undefined && passing.has(problem.code) && tries < mostTries;
window.addEventListener('online', () => {
  // Whatever was tried without a line says nothing of the line that is back.
  useUploads.setState(({ items }) => ({ items: items.map(({ tries: _, ...item }) => item) }));
  goOn();
});

/** Whether an upload is under way, or begins without anybody doing something. */
const isToCome = (item: UploadItem): boolean => goesOnItself(item) || item.state === 'queued' || isUnderWay(item);

useUploads.subscribe(({ items }) => {
  const isUnderWay = items.some(isToCome);
  if (useUnderWay.getState().isUnderWay === isUnderWay) return;
  useUnderWay.setState({ isUnderWay });
  // The server adds up all files for it: once after the last, and not after each.
  if (!isUnderWay) void queryClient.invalidateQueries({ queryKey: queryKeys.fileRoom });
});

/** Something is wrong with the file itself: trying again would say the same. */
const isOfFile = ({ status, code }: ApiError) =>
  status === 422 || status === 415 || code === 'upload_type_not_allowed' || code === 'upload_too_large';

/** Whether a file failed for a reason that may be over. */
export const mayRetry = ({ state, problem }: UploadItem): boolean =>
  state === 'failed' && !(problem !== undefined && isOfFile(problem));

/** Puts files behind those that wait. What cannot be taken fails at once, the others go on, and what was begun before goes on where it was. */
export async function addUploads(files: readonly File[]): Promise<void> {
  const isBegun = (file: File) => useUploads.getState().items.some((item) => waitsLike(item, file));
  const { begun = [], fresh = [] } = Object.groupBy(files, (file) => (isBegun(file) ? 'begun' : 'fresh'));
  add(fresh.map(itemOf));
  for (const file of begun) {
    const sample = await sampleOf(file).catch(() => undefined);
    // Of several files of one name each takes the place of its own; one that cannot be read has none.
    const isItsPlace = (item: UploadItem) => sample !== undefined && waitsLike(item, file)?.sample === sample;
    const waiting = useUploads.getState().items.find(isItsPlace);
    if (waiting) change(waiting.number, () => ({ number: waiting.number, ...itemOf(file) }));
    else add([itemOf(file)]);
  }
  void work();
}

/** What was begun before a reload with something like this file and waits for it. */
const waitsLike = ({ state, source }: UploadItem, file: File): KeptUpload | undefined =>
  state === 'waiting' && 'kept' in source && isLike(source.kept, file) ? source.kept : undefined;

/** Puts what was begun before a reload on the list: what has come whole goes on, the rest waits for its file. */
export function takeUpKept(): void {
  const { items } = useUploads.getState();
  const isListed = (kept: KeptUpload) =>
    items.some(
      ({ source, name }) =>
        ('kept' in source && source.kept.s3FileName === kept.s3FileName) || ('file' in source && name === kept.name),
    );
  add(
    keptUploads()
      .filter((kept) => !isListed(kept))
      .map((kept) => ({ name: kept.name, source: { kept }, state: 'queued', sent: 0 })),
  );
}

/** Tries a file that failed once more, as often as at first, and with it what waits to be tried again. */
export function retryUpload(number: number): void {
  change(number, (item) => ({ ...queuedAgain(item), tries: 0 }));
  goOn();
}

/** Tries again whatever failed for a reason that may be over. */
export function retryUploads(): void {
  const again = (item: UploadItem) => (mayRetry(item) ? { ...queuedAgain(item), tries: 0 } : item);
  useUploads.setState(({ items }) => ({ items: items.map(again) }));
  void work();
}

/** Takes what has arrived off the list. */
export function clearUploads(): void {
  useUploads.setState(({ items }) => ({ items: items.filter(({ state }) => state !== 'success') }));
}

/** Takes an upload off the list that failed, or that waits for a file no one has, and does not go on with it after a reload. */
export function dropUpload(number: number): void {
  const { items } = useUploads.getState();
  const source = items.find((item) => item.number === number)?.source;
  useUploads.setState({ items: items.filter((item) => item.number !== number) });
  if (!source) return;
  if ('kept' in source) forgetUpload(source.kept.s3FileName);
  // One that cannot be read any more cannot go on either.
  else if ('file' in source) void forgetFile(source.file).catch(() => undefined);
  else forgetDoneArchives([source]);
  // What was not tried again on its own may have held up the others.
  void work();
}

function add(fresh: readonly Omit<UploadItem, 'number'>[]): void {
  useUploads.setState(({ items }) => {
    const last = items.at(-1)?.number ?? 0;
    return { items: [...items, ...fresh.map((item, i) => ({ number: last + 1 + i, ...item }))] };
  });
  void work();
}

function itemOf(file: File): Omit<UploadItem, 'number'> {
  const problem = judgeUpload(file);
  const item = { name: file.name, source: { file }, sent: 0 };
  return problem ? { ...item, state: 'failed', problem } : { ...item, state: 'queued' };
}

function entryOf(s3FileName: string, { index, fileName, problem }: ArchiveEntry): Omit<UploadItem, 'number'> {
  const item = { name: fileName, source: { entry: { s3FileName, index } }, sent: 1 };
  return problem
    ? { ...item, state: 'failed', problem: new ApiError({ status: 422, ...problem }) }
    : { ...item, state: 'queued' };
}

function change(number: number, next: (item: UploadItem) => UploadItem): void {
  useUploads.setState(({ items }) => ({ items: items.map((item) => (item.number === number ? next(item) : item)) }));
}

const isUnderWay = ({ state }: Pick<UploadItem, 'state'>) =>
  !['queued', 'success', 'failed', 'waiting'].includes(state);

const queuedAgain = ({ problem: _, ...item }: UploadItem): UploadItem => ({ ...item, state: 'queued', sent: 0 });

/** Puts what failed for a reason that passes in line again, behind what was not tried as often. */
function goOn(): void {
  const again = (item: UploadItem) => ({ ...queuedAgain(item), tries: (item.tries ?? 0) + 1 });
  useUploads.setState(({ items }) => ({ items: items.map((item) => (goesOnItself(item) ? again(item) : item)) }));
  void work();
}

/** Begins the next one, unless another has failed for a reason that passes: this one would fail as well, and so on to the last of a thousand. */
async function work(): Promise<void> {
  const { items } = useUploads.getState();
  const [next] = items
    .filter(({ state }) => state === 'queued')
    .toSorted((one, other) => (one.tries ?? 0) - (other.tries ?? 0));
  if (!next || items.some(goesOnItself) || items.filter(isUnderWay).length >= atOnce) return;
  const { number, source } = next;
  change(number, (item) => ({ ...item, state: 'sending' }));
  void work();
  try {
    const report = (state: UploadStage, sent: number) => change(number, (item) => ({ ...item, state, sent }));
    const uploaded = await bring(source, report);
    if (uploaded === 'waiting') change(number, (item) => ({ ...item, state: 'waiting' }));
    else arrive(number, uploaded);
    // What goes through shows that the others would.
    if (useUploads.getState().items.some(goesOnItself)) goOn();
  } catch (error) {
    const problem =
      error instanceof ApiError ? error : new ApiError({ status: 0, code: 'image_unprocessable', message: '' });
    change(number, (item) => ({ ...item, state: 'failed', problem }));
    if (passing.has(problem.code)) goOnLater(problem);
  }
  forgetDoneArchives();
  void work();
}

/** After a pause, if nothing else has happened to it. */
function goOnLater(problem: ApiError): void {
  const named = Number(problem.params.seconds ?? 0) * 1000;
  const wait = Math.max(pauseMs, named);
  setTimeout(() => {
    if (useUploads.getState().items.some((item) => item.problem === problem && goesOnItself(item))) goOn();
  }, wait);
}

async function bring(
  source: Source,
  report: (state: UploadStage, sent: number) => void,
): Promise<Uploaded | 'waiting'> {
  if ('file' in source) return uploadFile(source.file, report);
  if ('entry' in source) {
    report('judging', 1);
    return uploadEntry(source.entry.s3FileName, source.entry.index);
  }
  return endKept(source.kept, report).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'upload_incomplete') return 'waiting';
    if (error instanceof ApiError && error.status === 404) forgetUpload(source.kept.s3FileName);
    throw error;
  });
}

function arrive(number: number, uploaded: Uploaded): void {
  if (uploaded.kind === 'file') {
    const { file: row, isDuplicate } = uploaded;
    change(number, (item) => ({ ...item, state: 'success', sent: 1, row, isDuplicate }));
    return;
  }
  const { s3FileName, entries } = uploaded;
  change(number, (item) => ({ ...item, state: 'success', sent: 1, held: entries.length }));
  add(entries.map((entry) => entryOf(s3FileName, entry)));
}

/** An archive is kept until each of its files has come to its end: what a reload interrupts goes on, and none is taken twice. */
function forgetDoneArchives(gone: readonly Source[] = []): void {
  const { items } = useUploads.getState();
  const open = new Set(
    items.flatMap((item) => ('entry' in item.source && isToCome(item) ? [item.source.entry.s3FileName] : [])),
  );
  for (const source of [...items.map(({ source }) => source), ...gone]) {
    if ('entry' in source && !open.has(source.entry.s3FileName)) forgetUpload(source.entry.s3FileName);
  }
}
