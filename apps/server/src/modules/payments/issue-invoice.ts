import type { Invoice } from '@naksha/contract';
import { financialYear, invoiceNumber, serviceCode } from '@naksha/money';
import { sql } from 'drizzle-orm';
import { type Owner, own } from '../../db/own.ts';
import { invoiceCounters } from '../../db/schema/invoices.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import type { Row } from '../../db/tables.ts';

interface Issue {
  readonly payment: Row<'payments'>;
  readonly issuedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Issues the invoice of a payment that was settled. */
export async function issueInvoice(owner: Owner, { payment, issuedAt, startsAt, endsAt }: Issue): Promise<Row<'invoices'>> {
  const { quote, terms } = payment;
  const amountOf = (kind: string) => quote.lines.find((line) => line.kind === kind)?.amount ?? 0;
  const from = startsAt.toISOString();
  const to = endsAt.toISOString();
  const line = { description: terms.name, from, to, sac: serviceCode.sac, quantity: 1, amount: amountOf('plan') };
  return issue(owner, payment, issuedAt, {
    kind: 'invoice',
    originalNumber: null,
    lines: [line],
    proration: amountOf('proration'),
    discount: amountOf('discount'),
    taxable: quote.taxable,
    taxes: quote.lines.flatMap(({ kind, amount, basisPoints }) =>
      isTax(kind) && basisPoints !== null ? [{ kind, basisPoints, amount }] : [],
    ),
    total: quote.total,
  });
}

const taxKinds = ['cgst', 'sgst', 'igst', 'tax'] as const;
type TaxKind = (typeof taxKinds)[number];
const isTax = (kind: string): kind is TaxKind => taxKinds.some((each) => each === kind);

type Body = Pick<
  Invoice,
  'kind' | 'originalNumber' | 'lines' | 'proration' | 'discount' | 'taxable' | 'taxes' | 'total'
>;

/**
 * Issues a document of a payment under the next number of its series in the year of accounts. The counter is one row that is counted up in the
 * transaction of what is issued: whoever comes next waits for it, and what rolls back leaves no gap.
 */
export async function issue(
  owner: Owner,
  payment: Row<'payments'>,
  issuedAt: Date,
  body: Body,
  refundId?: string,
): Promise<Row<'invoices'>> {
  const { seller, buyer } = payment.parties;
  const series = body.kind === 'invoice' ? seller.series : `${seller.series}C`;
  const year = financialYear(issuedAt, seller.country).label;
  const sequence = await nextNumber(owner, series, year);
  const number = invoiceNumber(series, year, sequence);
  const { method, transactionId, providerPaymentId, settledAt, currency } = payment;
  const paidAt = settledAt ?? issuedAt;
  const document: Invoice = {
    ...body,
    ...{ number, issuedAt: issuedAt.toISOString(), lang: buyer.lang, currency },
    seller: partyOf(seller),
    buyer: partyOf({ ...buyer, email: '' }),
    paid: { at: paidAt.toISOString(), method, transactionId: transactionId ?? providerPaymentId },
  };
  const row = { paymentId: payment.id, kind: body.kind, refundId: refundId ?? null, series, year, sequence, number };
  const [issued] = await own(owner).invoices.insert({ ...row, document, issuedAt }).returning();
  if (!issued) throw new Error('An invoice was not inserted.');
  return issued;
}

async function nextNumber({ db }: Owner, series: string, year: string): Promise<number> {
  const counted = await pastTheWall(db, () =>
    db
      .insert(invoiceCounters)
      .values({ series, year, last: 1 })
      .onConflictDoUpdate({
        target: [invoiceCounters.series, invoiceCounters.year],
        set: { last: sql`${invoiceCounters.last} + 1` },
      })
      .returning({ last: invoiceCounters.last }),
  );
  const [next] = counted;
  if (!next) throw new Error('Invoices were not counted.');
  return next.last;
}

function partyOf({ name, address, country, stateCode, gstin, email }: Invoice['seller']): Invoice['seller'] {
  return { name, address, country, stateCode, gstin, email };
}
