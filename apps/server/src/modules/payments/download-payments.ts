import { fieldWord, type Language, paymentMethodWords, paymentPurposeWords, paymentStateWords } from '@naksha/contract';
import type { Wire } from '../../http/handler.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { clockIn, sendSpreadsheet } from '../../http/spreadsheet.ts';
import { findPayments, type PaymentFilters, visitNamed } from './find-payments.ts';

type Wanted = PaymentFilters & { readonly lang: Language; readonly timeZone: string };

const heads = {
  en: [
    'Begun',
    'Client',
    'Plan',
    'For',
    'Invoice',
    'Amount',
    'Given back',
    'Currency',
    'Paid by',
    'Status',
    fieldWord('transactionId', 'en'),
    'Credit notes',
  ],
  hi: [
    'शुरू',
    'ग्राहक',
    'प्लान',
    'किसलिए',
    'बिल',
    'राशि',
    'लौटाया',
    'मुद्रा',
    'भुगतान का तरीक़ा',
    'स्थिति',
    fieldWord('transactionId', 'hi'),
    'क्रेडिट नोट',
  ],
  gu: [
    'શરૂ',
    'ગ્રાહક',
    'પ્લાન',
    'શા માટે',
    'બિલ',
    'રકમ',
    'પરત કર્યા',
    'ચલણ',
    'ચુકવણીની રીત',
    'સ્થિતિ',
    fieldWord('transactionId', 'gu'),
    'ક્રેડિટ નોટ',
  ],
} as const satisfies Record<Language, readonly string[]>;
const pageSize = 1000;

/** Sends the payments as CSV, in the words of the reader's language. */
export async function downloadPayments(scope: (ClientScope | SuperScope) & Wire, wanted: Wanted): Promise<void> {
  const clock = clockIn(wanted.timeZone);
  await visitNamed(scope, wanted);
  sendSpreadsheet(scope, 'payments.csv', rows(scope, wanted, clock));
}

async function* rows(
  scope: ClientScope | SuperScope,
  { lang, timeZone, ...wanted }: Wanted,
  clock: (at: string) => string,
) {
  const [begun, ...others] = heads[lang];
  yield [`${begun} (${timeZone})`, ...others];
  // What is begun meanwhile would push others over to the next page, so none after the start are taken.
  const before = new Date();
  for (let offset = 0; ; offset += pageSize) {
    const page = { limit: pageSize, offset, sortBy: 'createdAt', sortDirection: 'desc', before } as const;
    const { data } = await findPayments(scope, wanted, page);
    for (const row of data) {
      const { createdAt, clientName, planName, purpose, invoiceNo, amount, refunded, currency } = row;
      const { method, state, transactionId, creditNotes } = row;
      yield [
        ...[clock(createdAt), clientName, planName, paymentPurposeWords[lang][purpose], invoiceNo ?? ''],
        ...[decimal(amount), decimal(refunded), currency, paymentMethodWords[lang][method]],
        ...[paymentStateWords[lang][state], transactionId ?? '', creditNotes.join(' ')],
      ];
    }
    if (data.length < pageSize) return;
  }
}

/** Minor units as a decimal that spreadsheets calculate with. */
function decimal(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
