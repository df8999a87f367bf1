import { endpoints } from '@naksha/contract';
import { ApiError } from './api-error.ts';
import { call, callSigned } from './call.ts';
import { saveBytes } from './save-bytes.ts';

/** Saves a file on the designer's machine. The temporary link is released after 40 seconds. Throws `ApiError`. */
export async function downloadFile(id: string): Promise<void> {
  const { data } = await call(endpoints.getFile, { params: { id } });
  // Reported by its own code; the designer reads that the network failed, whatever of it.
  const bytes = await callSigned(endpoints.getBytes, data.url ?? '').catch((error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    throw new ApiError({ status, code: 'network_response', message: '' });
  });
  saveBytes(bytes, data.fileName);
}
