import { ApiError } from '../api/api-error.ts';
import { reportFailure } from './report-failure.ts';
import type { TiffAnswer } from './tiff-worker.ts';

/**
 * A TIFF as a PNG of the same pixels, made beside the page; undefined for one that the server has to open, because its colours or
 * samples are more than a canvas can hold. Throws `ApiError` `image_unprocessable` for a file that is none.
 */
export async function convertTiff(file: File): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./tiff-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<TiffAnswer>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<TiffAnswer>) => resolve(data);
      worker.onerror = () => resolve({ kind: 'failed', code: 'image_load' });
      worker.postMessage(file);
    });
    if (answer.kind === 'png') return answer.png;
    if (answer.kind === 'server') return undefined;
    reportFailure(answer.code);
    if (answer.code === 'tiff_no_ifds' || answer.code === 'file_read') {
      throw new ApiError({ status: 0, code: 'image_unprocessable', message: '' });
    }
    return undefined;
  } finally {
    worker.terminate();
  }
}
