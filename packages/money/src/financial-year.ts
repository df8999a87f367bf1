/** A year of accounts: its label on invoices, its first moment and the first moment after it. */
export interface FinancialYear {
  readonly label: string;
  readonly from: Date;
  readonly to: Date;
}

/** India's clock: five and a half hours before UTC, all year since 1945. */
const indiaMs = 19_800_000;
/** April, from 0. */
const firstMonth = 3;

/**
 * The financial year in which a seller of the country invoices at a moment: in India from April to March by India's clock (section 2(21) of the
 * General Clauses Act, 1897), labelled `26-27`; elsewhere the calendar year in UTC, labelled `2026`. Throws RangeError for a moment that is none.
 */
export function financialYear(moment: Date, country = 'IN'): FinancialYear {
  if (Number.isNaN(moment.getTime())) throw new RangeError('the moment is none');
  if (country !== 'IN') {
    const year = moment.getUTCFullYear();
    return { label: String(year), from: new Date(Date.UTC(year, 0)), to: new Date(Date.UTC(year + 1, 0)) };
  }
  const inIndia = new Date(moment.getTime() + indiaMs);
  const year = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < firstMonth ? 1 : 0);
  return {
    label: `${twoDigits(year)}-${twoDigits(year + 1)}`,
    from: new Date(Date.UTC(year, firstMonth) - indiaMs),
    to: new Date(Date.UTC(year + 1, firstMonth) - indiaMs),
  };
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
