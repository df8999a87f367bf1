import { designTitle } from '../designs/design-title.ts';
import { draftsOf, useDesigns } from '../designs/designs-store.ts';
import { saveDesign } from '../designs/save-design.ts';

/** Keeps every draft under the name it has. Throws `ApiError`. */
export async function saveAllDrafts(): Promise<void> {
  for (const draft of draftsOf(useDesigns.getState().rows)) await saveDesign(draft._id, designTitle(draft));
}
