import type { BusinessReport, Currency } from '@naksha/contract';

type Line = BusinessReport['operations'][number];
type Sum = Omit<Line['sums'][number], 'currency'>;

interface Margins {
  /** Those that took the most credits first. */
  readonly byOperation: readonly (Sum & Pick<Line, 'feature' | 'runs' | 'credits'>)[];
  /** Every month of the report. */
  readonly byMonth: readonly (Sum & Pick<Line, 'month'>)[];
}

/** What operations earned and cost in one currency, in minor units; of what neither earned nor cost in any there is a line in rupees. */
export function sumMargins({ months, operations }: BusinessReport, currency: Currency): Margins {
  const rows = operations.flatMap(({ sums, ...line }) =>
    (sums.length > 0 ? sums : [{ currency: 'INR', earned: 0, cost: 0 }])
      .filter((sum) => sum.currency === currency)
      .map(({ earned, cost }) => ({ ...line, earned, cost })),
  );
  const sum = (of: readonly Sum[]) => ({ earned: total(of, 'earned'), cost: total(of, 'cost') });
  return {
    byOperation: [...Map.groupBy(rows, ({ feature }) => feature)]
      .map(([feature, of]) => ({ feature, runs: total(of, 'runs'), credits: total(of, 'credits'), ...sum(of) }))
      .sort((one, other) => other.credits - one.credits),
    byMonth: months.map((month) => ({ month, ...sum(rows.filter((row) => row.month === month)) })),
  };
}

function total<Field extends string>(rows: readonly { readonly [Each in Field]: number }[], field: Field): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}
