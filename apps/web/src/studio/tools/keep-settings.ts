import { create } from 'zustand';

interface Settings {
  readonly locked: string[];
}

/** What was chosen in a tool, and for which design. */
interface KeptSettings<Params extends Settings> {
  readonly params: Params;
  readonly designId: string | undefined;
}

/** Holds the settings of a tool as they were chosen, whatever lies on the table, until they are changed or put back. */
export const keepSettings = <Params extends Settings>(usual: Params) =>
  create<KeptSettings<Params>>(() => ({ params: usual, designId: undefined }));
