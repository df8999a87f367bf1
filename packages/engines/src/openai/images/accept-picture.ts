import { rm, writeFile } from 'node:fs/promises';
import { checkWhole, openPicture, PictureError } from '@naksha/imaging';
import { EngineError } from '../../engine-error.ts';
import type { Size } from '../../redraw/redrawer.ts';

/** More than this is not a picture that was asked for. */
const mostPixels = 16_777_216;
/** How far the shape of an answer may be from the one asked for. */
const offShape = 0.1;

/**
 * Writes what a server sent to a file and looks whether it is a sound PNG or JPEG of about the shape that was asked for. The bytes are a
 * stranger's: a child process opens them. Throws EngineError `engine_bad_picture`.
 */
export async function acceptPicture(bytes: Buffer, to: string, asked: Size): Promise<void> {
  await writeFile(to, bytes);
  try {
    const { width, height } = await openPicture(to);
    const off = Math.abs(Math.log((width * asked.height) / (height * asked.width)));
    if (width * height > mostPixels || off > offShape) throw bad('another size');
    await checkWhole(to);
  } catch (problem) {
    await rm(to, { force: true });
    throw problem instanceof PictureError ? bad(problem.code) : problem;
  }
}

function bad(reason: string): EngineError {
  return new EngineError('engine_bad_picture', { isWorthRetrying: true, isForOperator: true, reason });
}
