import { endpoints, limits } from '@naksha/contract';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

/** Saves a file on the designer's machine. The temporary link is released after 40 seconds. Throws `ApiError`. */
export async function downloadFile(id: string): Promise<void> {
  const { data } = await call(endpoints.getFile, { params: { id } });
  const response = await fetch(data.url ?? '').catch(() => undefined);
  if (!response?.ok) throw new ApiError({ status: response?.status ?? 0, code: 'network_response', message: '' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = data.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), limits.objectUrlSeconds * 1000);
}
