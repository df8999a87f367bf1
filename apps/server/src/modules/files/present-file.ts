import { type BinnedFile, type FileRow, limits } from '@naksha/contract';
import { changesSince } from '@naksha/engines';
import type { Row } from '../../db/tables.ts';
import type { TokenSigner } from '../../storage/signed-token.ts';
import { fileLinks, previewLink } from './file-links.ts';

/** A stored row as callers see it. */
export function presentFile(links: TokenSigner, row: Row<'files'>): FileRow {
  return { ...describe(row), ...fileLinks(links, row.id) };
}

type Binned = Row<'files'> & { readonly deletedAt: Date };

/** A row of the bin: its picture is looked at small, its bytes are not given out. */
export function presentBinned(links: TokenSigner, row: Binned): BinnedFile {
  const erasedAt = new Date(row.deletedAt.getTime() + limits.binDays * 86_400_000);
  return {
    ...describe(row),
    deletedAt: row.deletedAt.toISOString(),
    erasedAt: erasedAt.toISOString(),
    previewUrl: previewLink(links, row.id, 'binPreview'),
  };
}

function describe(row: Row<'files'>): FileRow {
  return {
    _id: row.id,
    clientId: row.clientId,
    fileName: row.fileName,
    s3FileName: row.s3FileName,
    directory: row.directory,
    contentType: row.contentType,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    totalPixels: row.totalPixels,
    dpi: row.dpi,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    saved: row.isSaved,
    ...present('designName', row.designName),
    ...present('parentId', row.parentId),
    ...present('jobId', row.jobId),
    ...present('operation', row.operation),
    ...present('params', row.params),
    ...present('engine', row.engine),
    ...present('seed', row.seed),
    ...present('designDefinition', row.designDefinition),
    ...present('changedSince', changesOf(row)),
    ...present('seamScore', row.seamScore),
    ...present('folderId', row.folderId),
    ...present('stackId', row.stackId),
    ...present('tags', row.tags.length === 0 ? null : row.tags),
  };
}

function changesOf(row: Row<'files'>) {
  const changes = changesSince({ ...row, hasPlan: row.planBytes !== null });
  return changes.length === 0 ? null : changes;
}

function present<Key extends string, Value>(key: Key, value: Value | null): { [K in Key]?: Value } {
  const found: { [K in Key]?: Value } = {};
  if (value !== null) found[key] = value;
  return found;
}
