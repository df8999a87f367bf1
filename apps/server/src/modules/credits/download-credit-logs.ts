import { Readable } from 'node:stream';
import type { Wire } from '../../http/handler.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { type CreditLogFilters, findCreditLogs } from './find-credit-logs.ts';

const pageSize = 1000;

/** Sends the credit logs as CSV, page after page, so that a long history is never in memory. */
export async function downloadCreditLogs(
  scope: (ClientScope | SuperScope) & Wire,
  filters: CreditLogFilters,
): Promise<void> {
  scope.reply.header('content-type', 'text/csv; charset=utf-8');
  scope.reply.header('content-disposition', 'attachment; filename="credit-logs.csv"');
  scope.reply.send(Readable.from(lines(scope, filters)));
}

async function* lines(scope: ClientScope | SuperScope, filters: CreditLogFilters): AsyncGenerator<string> {
  // The mark that makes spreadsheets read the names as UTF-8.
  yield '\ufeffUser name,Feature,Images generated,Credits deducted,Timestamp\r\n';
  // Rows that are written meanwhile would push others over to the next page, so none after the start are taken.
  const to = filters.to ?? new Date().toISOString();
  for (let offset = 0; ; offset += pageSize) {
    const { data } = await findCreditLogs(scope, { ...filters, to }, { limit: pageSize, offset });
    for (const { userName, feature, imagesGenerated, creditsDeducted, timestamp } of data) {
      yield `${[userName, feature, imagesGenerated, creditsDeducted, timestamp].map(cell).join(',')}\r\n`;
    }
    if (data.length < pageSize) return;
  }
}

/** Quoted, and with a leading apostrophe where a spreadsheet would take the text for a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
