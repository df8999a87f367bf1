import type { FileRow } from '@naksha/contract';

/** What a design is called: by people, else by its recipe, else by its file. */
export function designTitle(row: FileRow): string {
  if (row.designName) return row.designName;
  const title = row.designDefinition?.title;
  if (row.operation !== 'export' && typeof title === 'string' && title !== '') return title;
  return row.fileName.replace(/\.[a-z]{3,4}$/i, '');
}
