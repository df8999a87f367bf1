import { z } from 'zod';
import { readSession } from '../api/session-store.ts';

/** An upload in parts, or of an archive, that has begun: with it the rest can be sent after a reload. */
const kept = z.object({
  name: z.string(),
  size: z.number(),
  modified: z.number(),
  sample: z.string(),
  s3FileName: z.string(),
  /** What it is called in the collection, where it went up as something else. */
  storedAs: z.string().optional(),
});
export type KeptUpload = z.infer<typeof kept>;
type Source = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Of whoever is signed in: names of files are nothing for the next person, and who comes back after a session that ran out goes on. */
const key = () => `naksha.uploads.${readSession()?.user._id ?? ''}`;

/** What has begun and is not done. */
export function keptUploads(): KeptUpload[] {
  try {
    return z.array(kept).parse(JSON.parse(sessionStorage.getItem(key()) ?? '[]'));
  } catch {
    return [];
  }
}

/** What has begun with a file and is free: scans of several folders have one name, size and time, so something of what is in them is compared too. */
export const keptOf = (
  file: Source,
  sample: string,
  isFree: (s3FileName: string) => boolean = () => true,
): KeptUpload | undefined =>
  keptUploads().find((each) => isLike(each, file) && each.sample === sample && isFree(each.s3FileName));

/** Whether something seems to have begun with a file, by its name, size and time. */
export const isLike = (each: KeptUpload, { name, size, lastModified }: Source): boolean =>
  each.name === name && each.size === size && each.modified === lastModified;

const samples = 32;
const sampleBytes = 16;

/** Bytes from all over a file, that distinguish it from others: to read all of it takes as long as to send it. */
export async function sampleOf(file: Blob): Promise<string> {
  const places = Array.from({ length: samples }, (_, n) =>
    Math.floor((Math.max(0, file.size - sampleBytes) * n) / (samples - 1)),
  );
  const taken = new Blob(places.map((at) => file.slice(at, at + sampleBytes)));
  return btoa(String.fromCharCode(...new Uint8Array(await taken.arrayBuffer())));
}

/** Keeps what goes on with a file after a reload. */
export function keepUpload(
  { name, size, lastModified: modified }: Source,
  { sample, s3FileName, storedAs }: Pick<KeptUpload, 'sample' | 's3FileName' | 'storedAs'>,
): void {
  const others = keptUploads().filter((each) => each.s3FileName !== s3FileName);
  write([...others, { name, size, modified, sample, s3FileName, ...(storedAs !== undefined && { storedAs }) }]);
}

/** Forgets an upload that is done, or that cannot go on. */
export function forgetUpload(s3FileName: string): void {
  write(keptUploads().filter((each) => each.s3FileName !== s3FileName));
}

function write(uploads: readonly KeptUpload[]): void {
  if (uploads.length === 0) sessionStorage.removeItem(key());
  else sessionStorage.setItem(key(), JSON.stringify(uploads));
}
