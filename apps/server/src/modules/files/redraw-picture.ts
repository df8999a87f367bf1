import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@naksha/contract';
import { encodePicture, openPicture, type PictureWeight, sniffType } from '@naksha/imaging';
import { AppError } from '../../http/app-error.ts';
import { decodePicture } from './decode-picture.ts';
import { pictureProblem } from './picture-problem.ts';

const dpi = 96;

interface Redrawn {
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

interface Wish {
  /** The field of the request that the picture came in. */
  readonly field: string;
  readonly clientId: string;
  readonly workDir: string;
  readonly widestPx: number;
}

/**
 * Draws a PNG or JPEG again from its pixels, so that nothing else in the file is ever shown to anyone. Its bytes say what
 * it is, whatever it was called.
 */
export async function redrawPicture(bytes: Buffer, { field, clientId, workDir, widestPx }: Wish): Promise<Redrawn> {
  const contentType = sniffType(bytes);
  if (contentType !== 'image/png' && contentType !== 'image/jpeg') throw typeProblem(field);
  const format = contentType === 'image/png' ? 'png' : 'jpeg';
  const folder = join(workDir, `redrawn-${randomUUID()}`);
  const [given, drawn] = [join(folder, 'given'), join(folder, 'drawn')];
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(given, bytes);
    const refuse = ({ pixels }: PictureWeight) => refuseLarge(pixels, field);
    await decodePicture({ clientId, path: given, folder, refuse }, async (signal) => {
      await openPicture(given);
      await encodePicture(given, drawn, { format, dpi, width: widestPx, quality: 90, compression: 'none' }, signal);
    });
    return { contentType, bytes: await readFile(drawn) };
  } catch (error) {
    throw pictureProblem(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is drawn in so few pixels need not have many: a camera's. */
function refuseLarge(pixels: number, field: string): void {
  if (pixels <= limits.redrawnMaxPixels) return;
  const millions = (count: number) => Math.ceil(count / 1_000_000);
  const params = { limit: millions(limits.redrawnMaxPixels), found: millions(pixels) };
  throw new AppError('picture_too_large', { field, params });
}

/** The bytes of a data URL that says it is a PNG or JPEG. */
export function bytesOfDataUrl(url: string, field: string): Buffer {
  const comma = url.indexOf(',');
  const head = /^data:([a-z]+\/[a-z]+);base64$/i.exec(url.slice(0, comma === -1 ? 0 : comma));
  const type = head?.[1]?.toLowerCase();
  if (!limits.logoTypes.some((allowed) => allowed === type)) throw typeProblem(field);
  const letters = url.slice(comma + 1);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(letters)) throw typeProblem(field);
  return Buffer.from(letters, 'base64');
}

function typeProblem(field: string): AppError {
  return new AppError('logo_type_not_allowed', { field });
}
