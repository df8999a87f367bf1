import { z } from 'zod';

/** An upload in parts, or of an archive, that has begun: with it the rest can be sent after a reload. */
const kept = z.object({
  name: z.string(),
  size: z.number(),
  modified: z.number(),
  s3FileName: z.string(),
});
export type KeptUpload = z.infer<typeof kept>;
type Source = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Beside the session, with which it ends: names of files are nothing for the next person. */
const key = 'naksha.uploads';

/** What has begun and is not done. */
export function keptUploads(): KeptUpload[] {
  try {
    return z.array(kept).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** What has begun with a file, by its name, size and time. */
export function keptOf({ name, size, lastModified }: Source): KeptUpload | undefined {
  return keptUploads().find((each) => each.name === name && each.size === size && each.modified === lastModified);
}

/** Keeps what goes on with a file after a reload. */
export function keepUpload({ name, size, lastModified: modified }: Source, s3FileName: string): void {
  write([...keptUploads().filter((each) => each.s3FileName !== s3FileName), { name, size, modified, s3FileName }]);
}

/** Forgets an upload that is done, or that cannot go on. */
export function forgetUpload(s3FileName: string): void {
  write(keptUploads().filter((each) => each.s3FileName !== s3FileName));
}

function write(uploads: readonly KeptUpload[]): void {
  if (uploads.length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(uploads));
}
