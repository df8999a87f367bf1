import { and, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { attachmentHeader } from '../files/attachment-header.ts';
import { drawInChild } from '../invoices/draw-in-child.ts';
import { noteVisits } from '../logs/visit-client.ts';

interface Wanted {
  readonly id: string;
  readonly number?: string | undefined;
}

/** The invoice of a payment, or one of its credit notes by its number, as a PDF to keep: drawn from what was issued. */
export async function getInvoice(scope: (ClientScope | SuperScope) & Wire, { id, number }: Wanted): Promise<void> {
  const { invoices, payments } = fields;
  const visible = visibleTo(scope);
  const [payment] = await visible.payments.pick({ clientId: payments.clientId }, eq(payments.id, id));
  if (!payment) throw new AppError('not_found');
  const isWanted = number === undefined ? eq(invoices.kind, 'invoice') : eq(invoices.number, number);
  const [issued] = await visible.invoices.where(and(eq(invoices.paymentId, id), isWanted));
  if (!issued) throw new AppError('invoice_not_issued');
  await noteVisits(scope, [payment.clientId], 'payments');
  const pdf = await drawInChild(payment.clientId, issued.document);
  scope.reply.header('content-type', 'application/pdf');
  scope.reply.header('content-disposition', attachmentHeader(`${issued.number.replaceAll('/', '-')}.pdf`));
  await scope.reply.send(pdf);
}
