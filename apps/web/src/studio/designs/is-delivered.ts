import { operations } from '@naksha/contract';

/** True for an operation whose results are files to take away, which lie on a shelf at once, and not designs to go on with. */
export function isDelivered(operation: string | undefined): boolean {
  const row = Object.values(operations).find(({ name }) => name === operation);
  return row !== undefined && 'shelf' in row && row.shelf !== undefined;
}
