import { limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import { StorageError, type StorageFault } from '../../storage/storage-error.ts';

const problems: Readonly<Record<StorageFault, () => AppError>> = {
  missing: () => new AppError('not_found'),
  exists: () => new AppError('conflict'),
  'too-large': () => new AppError('upload_too_large', { params: { limit: limits.uploadMaxMegabytes } }),
  full: () => new AppError('storage_full', { retryAfterSeconds: 60 }),
};

/** What a store refused, in the words of the catalogue; other errors as they are. */
export function storageProblem(error: unknown): unknown {
  return error instanceof StorageError ? problems[error.fault]() : error;
}
