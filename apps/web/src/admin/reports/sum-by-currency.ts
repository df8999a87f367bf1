import { type BusinessReport, type Currency, currencies } from '@naksha/contract';

interface Sum {
  readonly currency: Currency;
  readonly amount: number;
  readonly refunded: number;
}

/** What was paid and given back in each currency in which anything was, in minor units; in rupees where there was nothing. */
export function sumByCurrency(revenue: BusinessReport['revenue']): readonly Sum[] {
  const sums = currencies.flatMap((currency) => {
    const rows = revenue.filter((row) => row.currency === currency);
    if (rows.length === 0) return [];
    const of = (field: 'amount' | 'refunded') => rows.reduce((sum, row) => sum + row[field], 0);
    return [{ currency, amount: of('amount'), refunded: of('refunded') }];
  });
  return sums.length > 0 ? sums : [{ currency: 'INR', amount: 0, refunded: 0 }];
}
