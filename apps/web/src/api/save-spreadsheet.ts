import { type Endpoint, type endpoints, type Language, limits } from '@naksha/contract';
import { callBytes } from './call.ts';

type Table = typeof endpoints.downloadActionLogs | typeof endpoints.downloadCreditLogs;

interface Reader {
  readonly lang: Language;
  readonly timeZone: string | undefined;
}

/**
 * Saves a list as a table for spreadsheets, in the words of the reader's language and with the times of the clock that is named, else of the browser's. The
 * temporary link is released as the product's limits say. Throws `ApiError`.
 */
export async function saveSpreadsheet(
  endpoint: Table & Endpoint,
  fileName: string,
  filter: Readonly<Record<string, string>>,
  { lang, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone }: Reader,
): Promise<void> {
  const address = URL.createObjectURL(await callBytes(endpoint, { query: { ...filter, lang, timeZone } }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), limits.objectUrlSeconds * 1000);
}
