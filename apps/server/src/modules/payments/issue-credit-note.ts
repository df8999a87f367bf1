import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { issue } from './issue-invoice.ts';
import { partOf } from './part-of-invoice.ts';

interface Note {
  readonly payment: Row<'payments'>;
  readonly refund: Row<'refunds'>;
  readonly issuedAt: Date;
}

/** Issues the credit note of a refund: of the whole invoice, or of a part with its taxes in the same share. */
export async function issueCreditNote(owner: Owner, { payment, refund, issuedAt }: Note): Promise<Row<'invoices'>> {
  const issued = await own(owner)
    .invoices.where(eq(fields.invoices.paymentId, payment.id))
    .orderBy(fields.invoices.issuedAt, fields.invoices.id);
  const original = issued.find(({ kind }) => kind === 'invoice');
  if (!original) throw new Error(`The payment ${payment.id} has no invoice.`);
  const notes = issued.filter(({ kind }) => kind === 'creditNote').map(({ document }) => document);
  const { taxable, taxes } = partOf(original.document, notes, refund.amount);
  const lines = original.document.lines.map((line) => ({ ...line, amount: taxable }));
  const body = { originalNumber: original.number, lines, proration: 0, discount: 0, taxable, taxes, total: refund.amount };
  return issue(owner, payment, issuedAt, { kind: 'creditNote', ...body }, refund.id);
}
