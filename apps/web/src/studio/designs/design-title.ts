import type { FileRow } from '@naksha/contract';
import { isDelivered } from './is-delivered.ts';

/** What a design is called: by people, else by its recipe, else by its file. */
export function designTitle(row: FileRow): string {
  if (row.designName) return row.designName;
  const title = row.designDefinition?.title;
  if (!isDelivered(row.operation) && typeof title === 'string' && title !== '') return title;
  return row.fileName.replace(/\.[a-z]{3,4}$/i, '');
}
