import { operations } from '@naksha/contract';

const prices = new Map(Object.values(operations).map((row) => [row.name as string, row.price]));

/** Credits for one picture of a feature; for one that is no operation of this product a single credit. */
export function priceOf(feature: string): number {
  return prices.get(feature) ?? 1;
}
