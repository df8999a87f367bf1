import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { dropRows } from '../studio/designs/designs-store.ts';

/** Puts a file into the bin and takes it off the screen. Throws `ApiError`. */
export async function removeFile(id: string): Promise<void> {
  await call(endpoints.deleteFile, { params: { id } });
  dropRows([id]);
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
}
