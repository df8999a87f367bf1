import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Takes a file out of the bin, to where it lay. Throws `ApiError`. */
export async function restoreFile(id: string): Promise<void> {
  await call(endpoints.restoreFile, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
}
