import type { Endpoint, endpoints, Language } from '@naksha/contract';
import { callBytes } from './call.ts';
import { saveBytes } from './save-bytes.ts';

type Table =
  | typeof endpoints.downloadActionLogs
  | typeof endpoints.downloadCreditLogs
  | typeof endpoints.downloadPayments
  | typeof endpoints.downloadReport;

interface Reader {
  readonly lang: Language;
  readonly timeZone: string | undefined;
}

/**
 * Saves a list as a table for spreadsheets, in the words of the reader's language and with the times of the clock that is named, else of the browser's.
 * Throws `ApiError`.
 */
export async function saveSpreadsheet(
  endpoint: Table & Endpoint,
  fileName: string,
  filter: Readonly<Record<string, string | number>>,
  { lang, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone }: Reader,
): Promise<void> {
  saveBytes(await callBytes(endpoint, { query: { ...filter, lang, timeZone } }), fileName);
}
