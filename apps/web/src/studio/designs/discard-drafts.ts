import { endpoints, type FileRow } from '@naksha/contract';
import { call } from '../../api/call.ts';
import { forgetResults } from '../jobs/jobs-store.ts';
import { dropRows } from './designs-store.ts';

/** Takes drafts away for good: they lie in the bin of the server, where no screen leads. Throws `ApiError`; what was put away before that stays away. */
export async function discardDrafts(drafts: readonly FileRow[]): Promise<void> {
  for (const draft of drafts) {
    await call(endpoints.deleteFile, { params: { id: draft._id } });
    dropRows([draft._id]);
    forgetResults([draft]);
  }
}
