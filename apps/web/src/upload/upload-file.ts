import { endpoints, errors, type FileRow } from '@naksha/contract';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { call, reportFailure } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { whenBroken } from '../ui/when-broken.ts';
import { isArchive, uploadType } from './judge-upload.ts';
import { forgetUpload, type KeptUpload, keepUpload, keptOf, sampleOf } from './kept-uploads.ts';
import { goesInParts, sendParts, sendWhole } from './send-bytes.ts';
import type { TiffAnswer } from './tiff-worker.ts';

/** What is being done with a file. */
export type UploadStage = 'converting' | 'sending' | 'judging' | 'unpacking';
type Report = (stage: UploadStage, sent: number) => void;

/** The file that pictures became, or what an archive holds, by the name under which it was stored. */
export type Uploaded =
  | { readonly kind: 'file'; readonly file: FileRow; readonly isDuplicate: boolean }
  | { readonly kind: 'archive'; readonly s3FileName: string; readonly entries: Entries };
type Entries = readonly ArchiveEntry[];
export type ArchiveEntry = z.infer<typeof endpoints.openArchive.answer>['entries'][number];

/** What is on its way now: of two files that are the same, each goes up on its own. */
const going = new Set<string>();
const isFree = (s3FileName: string) => !going.has(s3FileName);

/**
 * Takes a file to the folder of uploads. A TIFF that a browser can turn into a PNG without losing anything goes up as
 * one, any other as it is; of an archive it answers what it holds. A large one that was begun before goes on. Throws `ApiError`.
 */
export async function uploadFile(file: File, report: Report): Promise<Uploaded> {
  const isTiff = uploadType(file.name) === 'image/tiff';
  if (isTiff) report('converting', 0);
  const { png, sha256: sourceSha256 } = isTiff ? await convertTiff(file) : {};
  const name = png ? file.name.replace(/\.[a-z]+$/i, '.png') : file.name;
  const type = png ? 'image/png' : (uploadType(file.name) ?? file.type);
  const label = png ? `selected/${name}` : name;
  report('sending', 0);
  const s3FileName = await send(file, { bytes: png ?? file, type, name, label, sourceSha256 }, report);
  try {
    return await endUpload({ name, s3FileName }, report);
  } finally {
    going.delete(s3FileName);
  }
}

/** Goes on with what has come of an upload that was begun before the page was loaded again. Throws `ApiError`. */
export const endKept = ({ name, storedAs = name, s3FileName }: KeptUpload, report: Report): Promise<Uploaded> =>
  endUpload({ name: storedAs, s3FileName }, report);

/** Lets go of what was begun with a file that is not wanted any more. */
export async function forgetFile(file: File): Promise<void> {
  const kept = keptOf(file, await sampleOf(file), isFree);
  if (kept) forgetUpload(kept.s3FileName);
}

/** Judges what has come, or opens it. Throws `ApiError`. */
async function endUpload(
  { name, s3FileName }: { readonly name: string; readonly s3FileName: string },
  report: Report,
): Promise<Uploaded> {
  if (isArchive(name)) {
    report('unpacking', 1);
    const { entries } = await call(endpoints.openArchive, { body: { s3FileName } });
    return { kind: 'archive', s3FileName, entries };
  }
  report('judging', 1);
  const body = { fileName: name, s3FileName, unlessThere: true };
  const { data, isDuplicate = false } = await call(endpoints.saveFileInfo, { body });
  forgetUpload(s3FileName);
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
  return { kind: 'file', file: data, isDuplicate };
}

/** Takes a file of an archive that lies at the server. Throws `ApiError`. */
export async function uploadEntry(s3FileName: string, index: number): Promise<Uploaded> {
  const { data, isDuplicate = false } = await call(endpoints.saveArchiveEntry, { body: { s3FileName, index } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
  return { kind: 'file', file: data, isDuplicate };
}

interface Sent {
  readonly bytes: Blob;
  readonly type: string;
  /** What it is called in the collection. */
  readonly name: string;
  readonly label: string;
  /** Of the TIFF that the bytes were made of. */
  readonly sourceSha256: string | undefined;
}

/** Sends bytes, or the rest of them, and answers the name under which they lie at the server; there they are on their way still. */
async function send(file: File, { bytes, type, name, label, sourceSha256 }: Sent, report: Report): Promise<string> {
  const onSent = (share: number) => report('sending', share);
  const isLong = goesInParts(bytes);
  const sample = isLong || isArchive(file.name) ? await sampleOf(file) : undefined;
  const kept = sample === undefined ? undefined : keptOf(file, sample, isFree);
  if (kept) {
    const { s3FileName } = kept;
    const isSent = await goes(s3FileName, async () => {
      const begun = await call(endpoints.resumeUpload, { body: { s3FileName } }).catch((error: unknown) => {
        // Swept meanwhile: it begins again.
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      });
      if (begun && !begun.isComplete) await sendParts({ bytes, type, s3FileName, onSent, ...begun });
      return begun !== undefined;
    });
    if (isSent) return s3FileName;
    going.delete(s3FileName);
    forgetUpload(s3FileName);
  }
  const { signedUrl, s3fileName } = await call(endpoints.createSecureUrl, {
    body: { fileName: label, type, bytes: bytes.size, ...(sourceSha256 && { sourceSha256 }) },
  });
  if (sample !== undefined)
    keepUpload(file, { sample, s3FileName: s3fileName, ...(name !== file.name && { storedAs: name }) });
  await goes(s3fileName, () =>
    isLong
      ? sendParts({ bytes, type, s3FileName: s3fileName, signedUrl, received: 0, onSent })
      : sendWhole(signedUrl, bytes, type, onSent),
  );
  return s3fileName;
}

/** What is sent is on its way until it has come to its end, or has failed. */
async function goes<Result>(s3FileName: string, work: () => Promise<Result>): Promise<Result> {
  going.add(s3FileName);
  try {
    return await work();
  } catch (error) {
    going.delete(s3FileName);
    throw error;
  }
}

/**
 * A TIFF as a PNG of the same pixels, made beside the page, with the hash of the TIFF; nothing for one that the server has to open, because its colours or
 * samples are more than a canvas can hold. Throws `ApiError` `image_unprocessable` for a file that is none.
 */
async function convertTiff(file: File): Promise<{ png?: Blob; sha256?: string }> {
  const worker = new Worker(new URL('./tiff-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<TiffAnswer>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<TiffAnswer>) => resolve(data);
      whenBroken(worker, () => resolve({ kind: 'failed', code: 'image_load' }));
      worker.postMessage(file);
    });
    if (answer.kind === 'png') return answer;
    if (answer.kind === 'server') return {};
    // Only the browser meets it: support reads the words of the catalogue, people a sentence of their own.
    const { message } = errors[answer.code];
    reportFailure(message, `${answer.code}: ${message}`);
    if (answer.code === 'tiff_no_ifds' || answer.code === 'file_read') {
      throw new ApiError({ status: 0, code: 'image_unprocessable', message: '' });
    }
    return {};
  } finally {
    worker.terminate();
  }
}
