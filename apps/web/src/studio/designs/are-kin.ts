import type { FileRow } from '@naksha/contract';

type Rows = Readonly<Record<string, Pick<FileRow, 'parentId'>>>;

/** True for designs that were made of one another, or of the same one. */
export function areKin(rows: Rows, one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && originOf(rows, one) === originOf(rows, other);
}

function originOf(rows: Rows, id: string): string {
  const parentId = rows[id]?.parentId;
  return parentId === undefined ? id : originOf(rows, parentId);
}
