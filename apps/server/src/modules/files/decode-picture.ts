import { type PictureWeight, weighPicture } from '@naksha/imaging';
import { inPictureTurn, inQuickLane } from './picture-turn.ts';

interface Wish {
  readonly clientId: string;
  readonly path: string;
  /** Where temporary files will lie. */
  readonly folder: string;
  /** Of the work, where it is not that of judging an upload. */
  readonly temporaryBytes?: number;
  /** Throws for a picture that is too much for what it is to be. */
  readonly refuse?: (weight: PictureWeight) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Runs what decodes a picture for a request, in the turn that its head says: every call that has pixels decoded comes through here. */
export async function decodePicture<Result>(
  { clientId, path, folder, temporaryBytes, refuse, signal }: Wish,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const weight = await inQuickLane(clientId, () => weighPicture(path), signal);
  refuse?.(weight);
  const wish = { clientId, weight: temporaryBytes === undefined ? weight : { ...weight, temporaryBytes } };
  return inPictureTurn({ ...wish, folder, signal }, work);
}
