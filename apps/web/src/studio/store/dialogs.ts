import type { Job } from '@naksha/contract';

/** What lies over the table and waits for an answer. */
export interface Dialogs {
  readonly isSheetOpen: boolean;
  readonly isFindOpen: boolean;
  /** The design that is about to be named and saved. */
  readonly savingId: string | null;
  /** The job that failed and that is asked about. */
  readonly askedAbout: Job | null;
  /** What happens once the drafts are decided on. */
  readonly leaving: { readonly go: () => void; readonly stay: () => void } | null;
}

export const noDialogs: Dialogs = {
  isSheetOpen: false,
  isFindOpen: false,
  savingId: null,
  askedAbout: null,
  leaving: null,
};
