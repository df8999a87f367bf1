import type { FileRow } from '@naksha/contract';

/** The operations that a design and its known ancestors were made by. */
export function lineOf(design: FileRow, rows: Readonly<Record<string, FileRow>>): string[] {
  const line: string[] = [];
  const seen = new Set<string>();
  for (let row: FileRow | undefined = design; row && !seen.has(row._id); row = rows[row.parentId ?? '']) {
    seen.add(row._id);
    if (row.operation !== undefined) line.push(row.operation);
  }
  return line;
}
