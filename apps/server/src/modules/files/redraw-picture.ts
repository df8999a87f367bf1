import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorCode, limits } from '@naksha/contract';
import {
  encodePicture,
  normaliseTiff,
  openPicture,
  type PictureType,
  type PictureWeight,
  sniffType,
} from '@naksha/imaging';
import { AppError } from '../../http/app-error.ts';
import { decodePicture } from './decode-picture.ts';
import { pictureProblem } from './picture-problem.ts';

const dpi = 96;

interface Redrawn {
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

/** What may be sent as one, by its type and by its bytes, and what is said of anything else. */
interface Kinds {
  readonly types: readonly string[];
  readonly drawn: readonly PictureType[];
  readonly problem: ErrorCode;
}

export const kindsOf = {
  logo: { types: limits.logoTypes, drawn: ['image/png', 'image/jpeg'], problem: 'logo_type_not_allowed' },
  attachment: {
    types: limits.attachmentTypes,
    drawn: ['image/png', 'image/jpeg', 'image/tiff'],
    problem: 'attachment_type_not_allowed',
  },
} as const satisfies Record<string, Kinds>;

interface Wish {
  /** The field of the request that the picture came in. */
  readonly field: string;
  readonly clientId: string;
  readonly workDir: string;
  readonly widestPx: number;
  readonly kinds: Kinds;
}

/**
 * Draws a picture again from its pixels, a TIFF as a PNG, so that nothing else in the file is ever shown to anyone. Its bytes say what
 * it is, whatever it was called.
 */
export async function redrawPicture(
  bytes: Buffer,
  { field, clientId, workDir, widestPx, kinds }: Wish,
): Promise<Redrawn> {
  const found = sniffType(bytes);
  if (!kinds.drawn.some((each) => each === found)) throw typeProblem(field, kinds);
  const format = found === 'image/jpeg' ? 'jpeg' : 'png';
  const folder = join(workDir, `redrawn-${randomUUID()}`);
  const [given, normal, drawn] = [join(folder, 'given'), join(folder, 'normal'), join(folder, 'drawn')];
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(given, bytes);
    const refuse = ({ pixels }: PictureWeight) => refuseLarge(pixels, field);
    await decodePicture({ clientId, path: given, folder, refuse }, async (signal) => {
      const from = found === 'image/tiff' && (await normaliseTiff(given, normal, signal)) ? normal : given;
      await openPicture(from);
      await encodePicture(from, drawn, { format, dpi, width: widestPx, quality: 90, compression: 'none' }, signal);
    });
    return { contentType: `image/${format}`, bytes: await readFile(drawn) };
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

/** The bytes of a data URL that says it is of one of these kinds. */
export function bytesOfDataUrl(url: string, field: string, kinds: Kinds): Buffer {
  const comma = url.indexOf(',');
  const head = /^data:([a-z]+\/[a-z]+);base64$/i.exec(url.slice(0, comma === -1 ? 0 : comma));
  const type = head?.[1]?.toLowerCase();
  if (!kinds.types.some((allowed) => allowed === type)) throw typeProblem(field, kinds);
  const letters = url.slice(comma + 1);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(letters)) throw typeProblem(field, kinds);
  return Buffer.from(letters, 'base64');
}

export function typeProblem(field: string, { problem }: Kinds): AppError {
  return new AppError(problem, { field });
}
