import { endpoints, errors } from '@naksha/contract';
import { ApiError } from '../api/api-error.ts';
import { call, reportFailure, reporting } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toApiError } from '../api/refusal.ts';
import { whenBroken } from '../ui/when-broken.ts';
import { uploadType } from './judge-upload.ts';
import type { TiffAnswer } from './tiff-worker.ts';

/** What is being done with a file. */
export type UploadStage = 'converting' | 'sending' | 'judging';

/**
 * Takes a file to the folder of uploads and answers its id. A TIFF that a browser can turn into a PNG without losing anything goes up as
 * one, any other as it is. Throws `ApiError`.
 */
export async function uploadFile(file: File, report: (stage: UploadStage, sent: number) => void): Promise<string> {
  const isTiff = uploadType(file.name) === 'image/tiff';
  if (isTiff) report('converting', 0);
  const png = isTiff ? await convertTiff(file) : undefined;
  const name = png ? file.name.replace(/\.[a-z]+$/i, '.png') : file.name;
  const type = png ? 'image/png' : (uploadType(file.name) ?? file.type);
  report('sending', 0);
  const label = png ? `selected/${name}` : name;
  const { signedUrl, s3fileName } = await call(endpoints.createSecureUrl, { body: { fileName: label, type } });
  await reporting(endpoints.putBytes, () => sendBytes(signedUrl, png ?? file, type, (sent) => report('sending', sent)));
  report('judging', 1);
  const { data } = await call(endpoints.saveFileInfo, { body: { fileName: name, s3FileName: s3fileName } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
  return data._id;
}

/** Puts bytes to a signed address and reports the share that has been sent; fetch cannot. Throws `ApiError`. */
function sendBytes(address: string, bytes: Blob, type: string, onSent: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', type);
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toApiError(request.status, parsed(request.responseText)));
    };
    request.onerror = () => reject(new ApiError({ status: 0, code: 'offline', message: '' }));
    request.send(bytes);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A TIFF as a PNG of the same pixels, made beside the page; undefined for one that the server has to open, because its colours or
 * samples are more than a canvas can hold. Throws `ApiError` `image_unprocessable` for a file that is none.
 */
async function convertTiff(file: File): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./tiff-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<TiffAnswer>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<TiffAnswer>) => resolve(data);
      whenBroken(worker, () => resolve({ kind: 'failed', code: 'image_load' }));
      worker.postMessage(file);
    });
    if (answer.kind === 'png') return answer.png;
    if (answer.kind === 'server') return undefined;
    // Only the browser meets it: support reads the words of the catalogue, people a sentence of their own.
    const { message } = errors[answer.code];
    reportFailure(message, `${answer.code}: ${message}`);
    if (answer.code === 'tiff_no_ifds' || answer.code === 'file_read') {
      throw new ApiError({ status: 0, code: 'image_unprocessable', message: '' });
    }
    return undefined;
  } finally {
    worker.terminate();
  }
}
