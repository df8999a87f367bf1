import type { AreaRow } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';

/** A kept area as it is listed. */
export const presentArea = ({
  id,
  fileId,
  name,
  createdBy,
  createdAt,
}: Omit<Row<'fileAreas'>, 'area' | 'clientId'>): AreaRow => ({
  _id: id,
  fileId,
  name,
  createdBy,
  createdAt: createdAt.toISOString(),
});
