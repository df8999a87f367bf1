import { create } from 'zustand';
import { ApiError } from '../api/api-error.ts';
import { judgeUpload } from './judge-upload.ts';
import { type UploadStage, uploadFile } from './upload-file.ts';

/** A file on its way to the collection. */
export interface UploadItem {
  readonly number: number;
  readonly file: File;
  readonly state: 'queued' | UploadStage | 'success' | 'failed';
  /** Share that has been sent, 0 … 1. */
  readonly sent: number;
  /** Why it failed. */
  readonly problem?: ApiError;
  /** The file it has become. */
  readonly id?: string;
}

/** Uploads go on while other screens are looked at. */
export const useUploads = create<{ readonly items: readonly UploadItem[] }>(() => ({ items: [] }));

/** More at once would only share the line. */
const atOnce = 2;

/** Puts files behind those that wait. What cannot be taken fails at once, and the others go on. */
export function addUploads(files: readonly File[]): void {
  useUploads.setState(({ items }) => {
    const last = items.at(-1)?.number ?? 0;
    return { items: [...items, ...files.map((file, i) => fresh(last + 1 + i, file))] };
  });
  void work();
}

/** Tries a file that failed once more. */
export function retryUpload(number: number): void {
  change(number, ({ file }) => fresh(number, file));
  void work();
}

/** Takes what has arrived off the list. */
export function clearUploads(): void {
  useUploads.setState(({ items }) => ({ items: items.filter(({ state }) => state !== 'success') }));
}

function fresh(number: number, file: File): UploadItem {
  const problem = judgeUpload(file);
  return problem ? { number, file, state: 'failed', sent: 0, problem } : { number, file, state: 'queued', sent: 0 };
}

function change(number: number, next: (item: UploadItem) => UploadItem): void {
  useUploads.setState(({ items }) => ({ items: items.map((item) => (item.number === number ? next(item) : item)) }));
}

const isUnderWay = ({ state }: UploadItem) => state !== 'queued' && state !== 'success' && state !== 'failed';

async function work(): Promise<void> {
  const { items } = useUploads.getState();
  const next = items.find(({ state }) => state === 'queued');
  if (!next || items.filter(isUnderWay).length >= atOnce) return;
  const { number, file } = next;
  change(number, (item) => ({ ...item, state: 'sending' }));
  void work();
  try {
    const id = await uploadFile(file, (state, sent) => change(number, (item) => ({ ...item, state, sent })));
    change(number, (item) => ({ ...item, state: 'success', sent: 1, id }));
  } catch (error) {
    const problem =
      error instanceof ApiError ? error : new ApiError({ status: 0, code: 'image_unprocessable', message: '' });
    change(number, (item) => ({ ...item, state: 'failed', problem }));
  }
  void work();
}
