import { findOperation } from './table.ts';

/** What of a file says what it is called. */
interface Titled {
  readonly designName?: string | null | undefined;
  readonly designDefinition?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operation?: string | null | undefined;
  readonly fileName: string;
}

/** What a design is called, in whatever language: by people, else by its recipe, else by its file. */
export function designTitle({ designName, designDefinition, operation, fileName }: Titled): string {
  const title = designDefinition?.title;
  const drawn = !isDelivered(operation ?? undefined) && typeof title === 'string' ? title : '';
  return designName || drawn || fileName.replace(/\.[a-z]{3,4}$/i, '');
}

/** True for an operation whose results are files to take away, which lie in a folder at once, and not designs to go on with. */
export function isDelivered(operation: string | undefined): boolean {
  return findOperation(operation)?.folder !== undefined;
}
