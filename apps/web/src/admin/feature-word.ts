import { type OperationName, operations } from '@naksha/contract';

/** The word list's key of a feature in the credit log; features of other systems are shown as other. */
export function featureWord(feature: string): OperationName | 'other' {
  const known = Object.values(operations).find((row) => row.name === feature);
  return known?.name ?? 'other';
}
