import { asc, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { issueDocument } from './issue-document.ts';
import { partOf } from './part-of-invoice.ts';

interface Note {
  readonly payment: Row<'payments'>;
  readonly refund: Row<'refunds'>;
  readonly issuedAt: Date;
}

/** Issues the credit note of a refund: of the whole invoice, or of a part with its taxes in the same share. */
export async function issueCreditNote(owner: Owner, { payment, refund, issuedAt }: Note): Promise<Row<'invoices'>> {
  const { paymentId, issuedAt: at, id } = fields.invoices;
  const issued = await own(owner).invoices.where(eq(paymentId, payment.id)).orderBy(asc(at), asc(id));
  const [original] = issued.filter(({ kind }) => kind === 'invoice').map(({ document }) => document);
  const [line] = original?.lines ?? [];
  if (!original?.paid || !line) throw new Error(`The payment ${payment.id} has no invoice that was paid.`);
  const notes = issued.filter(({ kind }) => kind === 'creditNote').map(({ document }) => document);
  const { taxable, taxes } = partOf(original, notes, refund.amount);
  const { how, transactionId } = original.paid;
  const paid = { how, at: issuedAt.toISOString(), transactionId: refund.providerRefundId ?? transactionId };
  const body = { originalNumber: original.number, lines: [{ ...line, amount: taxable }], taxes, paid };
  return issueDocument(
    owner,
    payment,
    issuedAt,
    { kind: 'creditNote', discount: 0, total: refund.amount, ...body },
    refund.id,
  );
}
