import type { Area } from '@naksha/contract';
import { openPicture, type Painted } from '@naksha/imaging';
import { layArea, mostAreaPieces, TooManyPieces } from '@naksha/loom';
import type { EngineInput } from '../engine.ts';
import { OperationError } from '../operation-error.ts';

/** Parameters whose area, where they have one, lies in pixels of the picture, with its strokes wrapped as the picture repeats. Throws OperationError for more than can be laid. */
export async function withLaidArea<Params extends { readonly area?: Area | undefined }>(
  { area, ...rest }: Params,
  [input]: readonly EngineInput[],
): Promise<Painted<Params>> {
  if (area === undefined || input === undefined) return rest;
  const { width, height } = await openPicture(input.path);
  return { ...rest, within: layAreaIn(area, { width, height }) };
}

/** An area in pixels of a picture of this size. Throws OperationError for more than can be laid. */
export function layAreaIn(area: Area, size: { readonly width: number; readonly height: number }) {
  try {
    return layArea(area, size, mostAreaPieces);
  } catch (error) {
    if (!(error instanceof TooManyPieces)) throw error;
    throw new OperationError('area_points', error.message, { limit: error.points }, { cause: error });
  }
}
