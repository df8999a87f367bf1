import type { Encoded, Encoding } from '../encode.ts';
import type { Picture } from '../open.ts';
import type { Preview } from '../preview.ts';
import type { PreviewSize } from '../preview-sizes.ts';
import { createChildren } from './children.ts';
import type { verbs } from './verbs.ts';

type Verbs = typeof verbs;

/** The largest picture is decoded in some ten seconds and, lying on its side, in one gigabyte. */
const limits = { children: 2, deadlineMs: 120_000, memoryBytes: 1.5 * 2 ** 30, idleMs: 60_000 };
const children = createChildren(new URL('./picture-child.ts', import.meta.url), limits);

/** The child runs these very functions, so its answers have their types. */
async function ask<Verb extends keyof Verbs>(
  verb: Verb,
  args: Parameters<Verbs[Verb]>,
  signal?: AbortSignal,
): Promise<Awaited<ReturnType<Verbs[Verb]>>> {
  return (await children.ask(verb, args, signal)) as Awaited<ReturnType<Verbs[Verb]>>;
}

/**
 * Reads a file's head and judges it by its bytes: only PNG, JPEG and TIFF, at most 280 million pixels and 64 pages. Throws
 * PictureError `upload_type_not_allowed`, `image_unprocessable`, `too_many_pixels`. Pixels are not looked at: `checkWhole` does that.
 */
export function openPicture(path: string): Promise<Picture> {
  return ask('openPicture', [path]);
}

/** Decodes a picture to its last pixel; PictureError `image_unprocessable` when it is cut short or damaged. */
export function checkWhole(path: string): Promise<void> {
  return ask('checkWhole', [path]);
}

/** A picture reduced to fit `size` × `size`, upright, in sRGB; never enlarged. Throws as `openPicture` does. */
export function makePreview(path: string, size: PreviewSize, format: 'webp' | 'jpeg' = 'webp'): Promise<Preview> {
  return ask('makePreview', [path, size, format]);
}

/**
 * Writes a picture file as another, in sRGB and upright, with its dots per inch; see `Encoding`. An abort ends it at once with the
 * signal's reason. Throws PictureError for a damaged source, file system errors with their code.
 */
export function encodePicture(from: string, to: string, encoding: Encoding, signal?: AbortSignal): Promise<Encoded> {
  return ask('encodePicture', [from, to, encoding], signal);
}

/**
 * Copies a PNG, JPEG or TIFF so that it says `dpi` and is otherwise the same to the byte. Throws as `openPicture` does.
 */
export function setDpi(from: string, to: string, dpi: number, signal?: AbortSignal): Promise<Picture> {
  return ask('setDpi', [from, to, dpi], signal);
}

/** Ends the child processes that decode pictures. For the end of the process. */
export function closePictures(): void {
  children.close();
}
