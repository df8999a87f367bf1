import { type Area, area } from '@naksha/contract';
import { z } from 'zod';
import { copyOf } from '../use-beside.ts';
import { strokesAround } from './strokes-around.ts';

/** An area as a file: exactly what was painted, for this design or another one, at any resolution. */
const areaFile = z.strictObject({ kind: z.literal('naksha-area'), version: z.literal(1), area });

/** Far more than the largest area takes, and than a picture of black and white needs. */
const mostBytes = { area: 1_000_000, picture: 30_000_000 };
/** A picture is read at no more than so many pixels a side, and so light a pixel is marked. */
const longest = 768;
const light = 128;

/** The file that keeps an area. */
export const writeArea = (kept: Area): Blob =>
  new Blob([JSON.stringify({ kind: 'naksha-area', version: 1, area: kept } satisfies z.input<typeof areaFile>)], {
    type: 'application/json',
  });

/**
 * Reads an area from a file that `writeArea` made, or from a picture, of which what is light is marked. Null for any other file, and for a
 * picture in which nothing is light.
 */
export async function readArea(file: File, repeat: Area['repeat']): Promise<Area | null> {
  if (file.type.startsWith('image/')) return file.size > mostBytes.picture ? null : areaOfPicture(file, repeat);
  if (file.size > mostBytes.area) return null;
  try {
    return areaFile.parse(JSON.parse(await file.text())).area;
  } catch {
    return null;
  }
}

async function areaOfPicture(file: File, repeat: Area['repeat']): Promise<Area | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const image = picture && copyOf(picture, longest);
  picture?.close();
  if (!image) return null;
  const { data, width, height } = image;
  const marks = Uint8Array.from({ length: width * height }, (_, at) => ((data[4 * at + 1] ?? 0) >= light ? 1 : 0));
  const strokes = strokesAround(marks, width, height, false);
  return strokes.length === 0 ? null : { strokes, softness: 0, inverted: false, repeat };
}
