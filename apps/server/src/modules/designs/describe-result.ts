import { asLine, type Directory, designTitle } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';
import type { NewFile } from '../files/enter-files.ts';
import { extensions } from '../files/extensions.ts';
import type { StoredResult } from './store-results.ts';

/** A step across the wrap inside a flat picture has no limit; figures that travel as JSON do. */
const worstSeamScore = 1e6;

/** Of a job's results: where they are put, and the design that they were made from. */
interface Origin {
  readonly folder: Directory | null;
  readonly parent?: Row<'files'> | undefined;
}

/** The row of a result: where it came from and all that is needed to make it again. */
export function describeResult(
  job: Row<'jobs'>,
  { id, storageKey, bytes, sha256, plan, file }: StoredResult,
  position: number,
  { folder, parent }: Origin,
): NewFile {
  const extension = extensions.get(file.contentType) ?? 'bin';
  const title = titleOf(file.designDefinition) ?? (parent && nameOf(parent)) ?? job.operation;
  return {
    id,
    createdBy: job.userId,
    fileName: asLine(file.fileName ?? `${title}.${extension}`),
    s3FileName: `${id}.${extension}`,
    storageKey,
    directory: folder,
    contentType: file.contentType,
    bytes,
    storedSha256: sha256,
    width: file.width,
    height: file.height,
    totalPixels: file.width * file.height,
    dpi: file.dpi,
    isSaved: folder !== null,
    parentId: job.inputs[0] ?? null,
    stackId: parent?.stackId ?? parent?.id ?? null,
    jobId: job.id,
    position,
    operation: job.operation,
    params: job.params,
    engine: job.engine,
    seed: file.seed ?? null,
    designDefinition: file.designDefinition ?? null,
    planBytes: plan?.bytes ?? null,
    planVersion: file.drawn?.planVersion ?? null,
    renderVersion: file.drawn?.renderVersion ?? null,
    seamScore: file.seamScore === undefined ? null : Math.min(file.seamScore, worstSeamScore),
  };
}

/** What a recipe calls its design, as a file name. */
function titleOf(definition: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const title = definition?.title;
  return typeof title === 'string' ? asFileName(title) : undefined;
}

/** What a design is called, as a file name. What is made from it goes by the same name. */
const nameOf = (design: Row<'files'>): string | undefined => asFileName(designTitle(design));

function asFileName(title: string): string | undefined {
  const name = title
    .normalize('NFC')
    .replace(/[\p{Cc}\s/\\:*?"<>|]+/gu, ' ')
    .trim();
  return name === '' ? undefined : name;
}
