import type { Invoice } from '@naksha/contract';
import { financialYear, invoiceNumber } from '@naksha/money';
import { sql } from 'drizzle-orm';
import { type Owner, own } from '../../db/own.ts';
import { invoiceCounters } from '../../db/schema/invoices.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import type { Row } from '../../db/tables.ts';

/** What differs between what is issued. */
type Body = Pick<Invoice, 'kind' | 'originalNumber' | 'lines' | 'discount' | 'taxes' | 'total' | 'paid'>;

/**
 * Issues a document of a payment under the next number of its series in the year of accounts. The counter is one row that is counted up in the
 * transaction of what is issued: whoever comes next waits for it, and what rolls back leaves no gap. Credit notes have a series of their own.
 */
export async function issueDocument(
  owner: Owner,
  payment: Row<'payments'>,
  issuedAt: Date,
  body: Body,
  refundId: string | null = null,
): Promise<Row<'invoices'>> {
  const { seller, buyer } = payment.parties;
  const { kind } = body;
  const series = kind === 'invoice' ? seller.series : `${seller.series}C`;
  const year = financialYear(issuedAt, seller.country).label;
  const sequence = await nextNumber(owner, series, year);
  const number = invoiceNumber(series, year, sequence);
  const document: Invoice = {
    ...body,
    number,
    issuedAt: issuedAt.toISOString(),
    seller: {
      ...partyOf(seller),
      address: linesOf(seller.address),
      ...(seller.email !== '' && { email: seller.email }),
    },
    buyer: { ...partyOf(buyer), address: buyer.address, lang: buyer.lang },
    currency: payment.currency,
    reverseCharge: false,
  };
  const row = { paymentId: payment.id, kind, refundId, series, year, sequence, number, document, issuedAt };
  const [issued] = await own(owner).invoices.insert(row).returning();
  if (!issued) throw new Error('An invoice was not inserted.');
  return issued;
}

async function nextNumber({ db }: Owner, series: string, year: string): Promise<number> {
  const [next] = await pastTheWall(db, () =>
    db
      .insert(invoiceCounters)
      .values({ series, year, last: 1 })
      .onConflictDoUpdate({
        target: [invoiceCounters.series, invoiceCounters.year],
        set: { last: sql`${invoiceCounters.last} + 1` },
      })
      .returning({ last: invoiceCounters.last }),
  );
  if (!next) throw new Error('Invoices were not counted.');
  return next.last;
}

interface Party {
  readonly name: string;
  readonly country: string;
  readonly stateCode: string | null;
  readonly gstin: string | null;
}

function partyOf({ name, country, stateCode, gstin }: Party) {
  return { name, country, ...(stateCode !== null && { stateCode }), ...(gstin !== null && { gstin }) };
}

/** Lines that are not empty: the form has at most six, none longer than a name. */
function linesOf(address: string): string[] {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
