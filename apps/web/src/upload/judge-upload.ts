import { limits } from '@naksha/contract';
import { ApiError } from '../api/api-error.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  zip: 'application/zip',
};

/** The content type a file goes up as, by its name's ending; browsers leave the type of a TIFF empty. */
export function uploadType(name: string): string | undefined {
  return types[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** Whether a file is an archive of pictures, by its name's ending. */
export const isArchive = (name: string): boolean => uploadType(name) === 'application/zip';

/** What is wrong with a file before anything is sent, as far as name and size show; the server looks at its bytes. */
export function judgeUpload({ name, size }: Pick<File, 'name' | 'size'>): ApiError | undefined {
  if (uploadType(name) === undefined) return new ApiError({ status: 0, code: 'upload_type_not_allowed', message: '' });
  if (size <= limits.uploadMaxBytes) return undefined;
  const params = { limit: limits.uploadMaxMegabytes };
  return new ApiError({ status: 0, code: 'upload_too_large', message: '', params });
}
