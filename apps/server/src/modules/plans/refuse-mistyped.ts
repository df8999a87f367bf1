import { type OperationPrices, operationNames } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';

/** A price may be that of another system's feature; what is an operation but for its case, spaces or hyphens was a slip. */
export function refuseMistyped(prices: OperationPrices): void {
  const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = new Set<string>(operationNames);
  const alike = new Set(operationNames.map(bare));
  const slip = Object.keys(prices).find((name) => !known.has(name) && alike.has(bare(name)));
  if (slip !== undefined) throw new AppError('operation_unknown', { field: 'prices', params: { name: slip } });
}
