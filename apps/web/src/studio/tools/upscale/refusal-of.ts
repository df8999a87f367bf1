import { type FileRow, operations, type UpscaleParams } from '@naksha/contract';

type Rows = Readonly<Record<string, FileRow>>;

/** Why a design cannot be made larger; undefined when it can. */
export function refusalOf(params: UpscaleParams, design: FileRow, rows: Rows) {
  const { width, height } = design;
  return operations.upscale.refuses(params, [{ width, height, operations: lineOf(design, rows) }]);
}

/** The operations that a design and its known ancestors were made by. */
export function lineOf(design: FileRow, rows: Rows): string[] {
  const line: string[] = [];
  const seen = new Set<string>();
  for (let row: FileRow | undefined = design; row && !seen.has(row._id); row = rows[row.parentId ?? '']) {
    seen.add(row._id);
    if (row.operation !== undefined) line.push(row.operation);
  }
  return line;
}
