import { endpoints, limits } from '@naksha/contract';
import { authHeaders } from '../../api/call.ts';
import { toApiError } from '../../api/refusal.ts';

/** Saves the credit log as a table for spreadsheets. The temporary link is released as the product's limits say. */
export async function downloadCsv(filter: Readonly<Record<string, string>>): Promise<void> {
  const { path } = endpoints.downloadCreditLogs;
  const response = await fetch(`${path}?${new URLSearchParams(filter)}`, { headers: authHeaders() });
  if (!response.ok) throw toApiError(response.status, undefined);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'naksha-credits.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), limits.objectUrlSeconds * 1000);
}
