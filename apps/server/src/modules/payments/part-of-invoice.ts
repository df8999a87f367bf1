import type { Invoice } from '@naksha/contract';

type Sums = Pick<Invoice, 'taxes' | 'total'>;

/**
 * How an amount that goes back is made up: taxes in their share of the invoice, rounded down, and the rest of what is before tax. Nothing goes back
 * of a part that earlier credit notes have given back already, and all of them together come to the invoice to the last minor unit.
 */
export function partOf(
  invoice: Sums,
  notes: readonly Sums[],
  amount: number,
): Pick<Invoice, 'taxes'> & { readonly taxable: number } {
  const sum = (of: (note: Sums) => number) => notes.reduce((all, note) => all + of(note), 0);
  const left = invoice.taxes.map((tax, at) => tax.amount - sum((note) => note.taxes[at]?.amount ?? 0));
  const parts = invoice.taxes.map((tax, at) =>
    Math.min(left[at] ?? 0, Number((BigInt(tax.amount) * BigInt(amount)) / BigInt(invoice.total))),
  );
  const taxed = parts.reduce((all, part) => all + part, 0);
  const taxable = Math.min(amount - taxed, taxableOf(invoice) - sum(taxableOf));
  let over = amount - taxed - taxable;
  const taxes = invoice.taxes.map((tax, at) => {
    const part = parts[at] ?? 0;
    const more = Math.min(over, (left[at] ?? 0) - part);
    over -= more;
    return { ...tax, amount: part + more };
  });
  return { taxable, taxes };
}

function taxableOf({ taxes, total }: Sums): number {
  return taxes.reduce((rest, { amount }) => rest - amount, total);
}
