import { type Invoice, type Language, localeTags, type TaxKind, taxKinds } from '@naksha/contract';
import { serviceCode } from '@naksha/money';
import type { Owner } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { issueDocument } from './issue-document.ts';

interface Issue {
  readonly payment: Row<'payments'>;
  readonly issuedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** How the line is called that takes off what an upgrade counts. */
const unusedPart = {
  en: 'Unused part of the former plan',
  hi: 'पिछले प्लान का न इस्तेमाल हुआ हिस्सा',
  gu: 'અગાઉના પ્લાનનો ન વપરાયેલો ભાગ',
} as const;

/** Issues the invoice of a payment that was settled. */
export function issueInvoice(owner: Owner, { payment, ...issue }: Issue): Promise<Row<'invoices'>> {
  const { quote, terms, parties, total, method, transactionId, providerPaymentId } = payment;
  const { issuedAt, startsAt, endsAt } = issue;
  const amountOf = (kind: string) => quote.lines.find((line) => line.kind === kind)?.amount ?? 0;
  const proration = amountOf('proration');
  const { lang } = parties.buyer;
  const day = dayIn(parties.seller.country, lang);
  const line = (description: string, amount: number) => ({ description, sac: serviceCode.sac, quantity: 1, amount });
  const lines = [line(`${terms.name} (${day(startsAt)} – ${day(endsAt)})`, amountOf('plan'))];
  if (proration !== 0) lines.push(line(unusedPart[lang], proration));
  const named = transactionId ?? providerPaymentId ?? payment.id;
  return issueDocument(owner, payment, issuedAt, {
    kind: 'invoice',
    originalNumber: null,
    lines,
    discount: -amountOf('discount'),
    taxes: quote.lines.flatMap(({ kind, amount, basisPoints }) =>
      isTax(kind) && basisPoints !== null ? [{ kind, rate: basisPoints, amount }] : [],
    ),
    total,
    paid: method === 'none' ? null : { how: method, at: issuedAt.toISOString(), transactionId: named },
  } satisfies Partial<Invoice>);
}

const isTax = (kind: string): kind is TaxKind => taxKinds.some((each) => each === kind);

/** A day as the seller's clock has it, in the words of the buyer's language. */
function dayIn(country: string, lang: Language): (at: Date) => string {
  const timeZone = country === 'IN' ? 'Asia/Kolkata' : 'UTC';
  const format = new Intl.DateTimeFormat(localeTags[lang], { dateStyle: 'long', timeZone });
  return (at) => format.format(at);
}
