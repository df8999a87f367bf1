import { type FileRow, findOperation } from '@naksha/contract';

/** What a design is called: by people, else by its recipe, else by its file. */
export function designTitle(row: FileRow): string {
  if (row.designName) return row.designName;
  const title = row.designDefinition?.title;
  if (!isDelivered(row.operation) && typeof title === 'string' && title !== '') return title;
  return row.fileName.replace(/\.[a-z]{3,4}$/i, '');
}

/** The name that whoever began with a title has seen: a design that was given none shows another in its place. */
export function seenName(row: FileRow, title: string): string {
  return title === designTitle(row) ? (row.designName ?? '') : title;
}

/** True for an operation whose results are files to take away, which lie in a folder at once, and not designs to go on with. */
export function isDelivered(operation: string | undefined): boolean {
  return findOperation(operation)?.folder !== undefined;
}
