import { endpoints, limits } from '@naksha/contract';
import { ApiError } from '../../api/api-error.ts';
import { call, callSigned } from '../../api/call.ts';

const refused = 403;
/** A new link is asked for before the old one runs out: a refusal is then worth a report. */
const linkLifeMs = limits.signedReadSeconds * 1000 * 0.8;

/** Gets squares by the design's signed link, a fresh one when that is old or was refused. */
export function createSquareLoader(id: string): (level: number, x: number, y: number) => Promise<ImageBitmap> {
  let link: Promise<string> | undefined;
  let askedAt = 0;
  const freshLink = async () => {
    askedAt = Date.now();
    const { data } = await call(endpoints.getFile, { params: { id } });
    return (data.previewUrl ?? '').replace('/preview?', '/tile?');
  };
  return async (level: number, x: number, y: number): Promise<ImageBitmap> => {
    if (link === undefined || Date.now() - askedAt > linkLifeMs) link = freshLink();
    const get = async () => callSigned(endpoints.getSquare, `${await link}&level=${level}&x=${x}&y=${y}`);
    const bytes = await get().catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== refused) throw error;
      link = freshLink();
      return get();
    });
    return createImageBitmap(bytes);
  };
}
