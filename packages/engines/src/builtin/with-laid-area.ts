import type { Area } from '@naksha/contract';
import { openPicture, type Painted } from '@naksha/imaging';
import { layArea } from '@naksha/loom';
import type { EngineInput } from '../engine.ts';

/** Parameters whose area, where they have one, lies in pixels of the picture, with its strokes wrapped as the picture repeats. */
export async function withLaidArea<Params extends { readonly area?: Area | undefined }>(
  { area, ...rest }: Params,
  [input]: readonly EngineInput[],
): Promise<Painted<Params>> {
  if (area === undefined || input === undefined) return rest;
  const { width, height } = await openPicture(input.path);
  return { ...rest, within: layArea(area, { width, height }) };
}
