import { endpoints, limits } from '@naksha/contract';
import { callBytes } from '../../api/call.ts';

/** Saves the credit log as a table for spreadsheets. The temporary link is released as the product's limits say. Throws `ApiError`. */
export async function downloadCsv(filter: Readonly<Record<string, string>>): Promise<void> {
  const address = URL.createObjectURL(await callBytes(endpoints.downloadCreditLogs, { query: filter }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'naksha-credits.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), limits.objectUrlSeconds * 1000);
}
