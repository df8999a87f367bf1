import type { Directory } from '@naksha/contract';
import type { files } from '../../db/schema/files.ts';
import type { jobs } from '../../db/schema/jobs.ts';
import type { StoredResult } from '../../jobs/store-results.ts';
import { cleanFileName } from '../files/clean-file-name.ts';
import { extensions } from '../files/extensions.ts';

/** A step across the wrap inside a flat picture has no limit; figures that travel as JSON do. */
const worstSeamScore = 1e6;

/** The row of a result: where it came from and all that is needed to make it again. */
export function describeResult(
  job: typeof jobs.$inferSelect,
  { id, storageKey, bytes, file }: StoredResult,
  position: number,
  shelf: Directory | null,
): typeof files.$inferInsert {
  const extension = extensions.get(file.contentType) ?? 'bin';
  return {
    id,
    clientId: job.clientId,
    createdBy: job.userId,
    fileName: cleanFileName(file.fileName ?? `${titleOf(file.designDefinition) ?? job.operation}.${extension}`),
    s3FileName: `${id}.${extension}`,
    storageKey,
    directory: shelf,
    contentType: file.contentType,
    bytes,
    width: file.width,
    height: file.height,
    totalPixels: file.width * file.height,
    dpi: file.dpi,
    isSaved: shelf !== null,
    parentId: job.inputs[0] ?? null,
    jobId: job.id,
    position,
    operation: job.operation,
    params: job.params,
    engine: job.engine,
    seed: file.seed ?? null,
    designDefinition: file.designDefinition ?? null,
    seamScore: file.seamScore === undefined ? null : Math.min(file.seamScore, worstSeamScore),
  };
}

/** What a recipe calls its design, as a file name. */
function titleOf(definition: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const title = definition?.title;
  if (typeof title !== 'string') return undefined;
  const name = title
    .normalize('NFC')
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim();
  return name === '' ? undefined : name;
}
