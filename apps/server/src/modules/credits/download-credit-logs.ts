import { type Language, operationWord } from '@naksha/contract';
import type { Wire } from '../../http/handler.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { clockIn, sendSpreadsheet } from '../../http/spreadsheet.ts';
import { type CreditLogFilters, findCreditLogs, visitNamed } from './find-credit-logs.ts';

type Wanted = CreditLogFilters & { readonly lang: Language; readonly timeZone: string };

const heads = {
  en: ['User name', 'Feature', 'Images generated', 'Credits deducted', 'Timestamp'],
  hi: ['उपयोगकर्ता', 'सुविधा', 'बने चित्र', 'कटे क्रेडिट', 'समय'],
  gu: ['વપરાશકર્તા', 'સુવિધા', 'બનેલાં ચિત્રો', 'કપાયેલા ક્રેડિટ', 'સમય'],
} as const satisfies Record<Language, readonly string[]>;
const pageSize = 1000;

/** Sends the credit logs as CSV, in the words of the reader's language. */
export async function downloadCreditLogs(scope: (ClientScope | SuperScope) & Wire, wanted: Wanted): Promise<void> {
  const clock = clockIn(wanted.timeZone);
  await visitNamed(scope, wanted);
  sendSpreadsheet(scope, 'credit-logs.csv', rows(scope, wanted, clock));
}

async function* rows(
  scope: ClientScope | SuperScope,
  { lang, timeZone, ...wanted }: Wanted,
  clock: (at: string) => string,
) {
  const [user, feature, images, credits, time] = heads[lang];
  yield [user, feature, images, credits, `${time} (${timeZone})`];
  // Rows that are written meanwhile would push others over to the next page, so none after the start are taken.
  const to = wanted.to ?? new Date().toISOString();
  for (let offset = 0; ; offset += pageSize) {
    const { data } = await findCreditLogs(scope, { ...wanted, to }, { limit: pageSize, offset });
    for (const row of data) {
      const { userName, imagesGenerated, creditsDeducted, timestamp } = row;
      yield [userName, operationWord(row.feature, lang), imagesGenerated, creditsDeducted, clock(timestamp)];
    }
    if (data.length < pageSize) return;
  }
}
