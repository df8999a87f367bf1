import { endpoints, type FileRow } from '@naksha/contract';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { keepRows, noteSaved } from './designs-store.ts';

/** Keeps a design under a name: it moves from the drafts to the processed shelf. Throws `ApiError`. */
export async function saveDesign(id: string, designName: string): Promise<FileRow> {
  const { data } = await call(endpoints.updateDesign, { params: { id }, body: { designName, saved: true } });
  keepRows([data]);
  noteSaved(id);
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
  return data;
}
