import { asc, desc, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';

const { files } = fields;

export interface FileOrder {
  readonly sortBy: 'createdAt' | 'fileName' | 'bytes' | 'totalPixels';
  readonly sortDirection: 'asc' | 'desc';
}

const columns = {
  createdAt: files.createdAt,
  fileName: files.sortName,
  bytes: files.bytes,
  totalPixels: files.totalPixels,
};

/** How the collection is ordered; files that are alike in that follow each other by their ids. */
export function fileOrder({ sortBy, sortDirection }: FileOrder): [SQL, SQL] {
  const direction = sortDirection === 'asc' ? asc : desc;
  return [direction(columns[sortBy]), direction(files.id)];
}
