import { StorageError } from '../../storage/storage-error.ts';

/** Uses what is made of a picture and kept; where it is not there, or was thrown out a moment ago, it is made first. */
export async function useMade<Result>(use: () => Promise<Result>, make: () => Promise<void>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof StorageError && error.fault === 'missing')) throw error;
  }
  await make();
  return use();
}
