import type { InvoiceKind, PaymentWay, TaxKind } from '@naksha/contract';

/** What an invoice says, apart from what was sold to whom. */
export interface InvoiceWords {
  readonly brand: string;
  /** An invoice of a seller without a GSTIN is no tax invoice. */
  readonly titles: Readonly<Record<InvoiceKind | 'taxInvoice', string>>;
  readonly forRecipient: string;
  readonly number: string;
  readonly date: string;
  readonly place: string;
  readonly reverseCharge: string;
  readonly no: string;
  readonly original: string;
  readonly seller: string;
  readonly buyer: string;
  readonly state: string;
  readonly columns: {
    readonly description: string;
    readonly sac: string;
    readonly quantity: string;
    readonly amount: string;
  };
  readonly sum: string;
  readonly discount: string;
  readonly taxable: string;
  readonly taxes: Readonly<Record<TaxKind | 'utgst', string>>;
  readonly totals: Readonly<Record<InvoiceKind, string>>;
  readonly inWords: string;
  readonly paid: Readonly<Record<InvoiceKind, string>>;
  readonly ways: Readonly<Record<PaymentWay, string>>;
  readonly transaction: string;
  readonly unpaid: Readonly<Record<InvoiceKind, string>>;
  readonly nothing: string;
  readonly exported: string;
  readonly unsigned: string;
  readonly page: string;
}
