import { designTitle, endpoints, type FileRow } from '@naksha/contract';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { readStudio } from '../store/studio-store.ts';
import { ownDrafts } from '../store/table.ts';
import { keepRows, layOpened, noteSaved } from '../store/table-actions.ts';
import { dropDesigns } from './drop-designs.ts';

/** Lays a design of the collection on the table, with all it was made from and its own words; others, not made yet, can be brought back. Throws `ApiError`. */
export async function openDesign(id: string): Promise<void> {
  const { data, history } = await call(endpoints.getDesign, { params: { id } });
  keepRows([...history, data]);
  layOpened(data._id);
}

/** Saves a design under a name in place of the one that was seen: it moves from the drafts to the processed folder. Throws `ApiError`. */
export async function saveDesign(
  id: string,
  name: { readonly designName: string; readonly was: string },
): Promise<void> {
  await keepDesign(id, name);
}

/** Saves a draft under the name it has; one that was named elsewhere meanwhile keeps that name. Throws `ApiError`. */
export async function saveDraft(draft: FileRow): Promise<void> {
  const { _id: id, designName: was = '' } = draft;
  try {
    await keepDesign(id, { designName: designTitle(draft), was });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error;
    await keepDesign(id, {});
  }
}

async function keepDesign(id: string, name: { readonly designName?: string; readonly was?: string }): Promise<void> {
  const { data } = await call(endpoints.updateDesign, { params: { id }, body: { ...name, saved: true } });
  keepRows([data]);
  noteSaved(id);
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
}

/**
 * Puts a draft into the bin; what was saved in another tab meanwhile stays, as saved, and what was
 * discarded there is discarded. Throws `ApiError`.
 */
export async function discardDraft(id: string): Promise<void> {
  try {
    await call(endpoints.deleteFile, { params: { id }, query: { only: 'draft' } });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'design_saved') return keepRows([(await call(endpoints.getDesign, { params: { id } })).data]);
    if (code !== 'not_found') throw error;
  }
  dropDesigns([id]);
}

/** Discards the drafts that this tab has made. Throws `ApiError`; what was put away before that stays away. */
export async function discardDrafts(): Promise<void> {
  for (const { _id } of ownDrafts(readStudio())) await discardDraft(_id);
}

/** Saves every draft that this tab has made under the name it has. Throws `ApiError`. */
export async function saveAllDrafts(): Promise<void> {
  for (const draft of ownDrafts(readStudio())) await saveDraft(draft);
}
