import type { Job } from '@naksha/contract';
import { readStudio, updateSlice } from './studio-store.ts';
import { ownDrafts } from './table.ts';

export const openSheet = (): void => updateSlice('dialogs', { isSheetOpen: true });
export const openFind = (): void => updateSlice('dialogs', { isFindOpen: true });
export const closeKeys = (): void => updateSlice('dialogs', { isSheetOpen: false, isFindOpen: false });

export const openSaveDialog = (savingId: string): void => updateSlice('dialogs', { savingId });
export const closeSaveDialog = (): void => updateSlice('dialogs', { savingId: null });

export const askAboutJob = (askedAbout: Job): void => updateSlice('dialogs', { askedAbout });
export const closeAsk = (): void => updateSlice('dialogs', { askedAbout: null });

/** True when leaving would leave drafts of this tab: who has decided on them has saved or discarded each. */
export const mustDecide = (): boolean => ownDrafts(readStudio()).length > 0;

/** Goes at once when everything is saved, else asks about the drafts first. */
export function askToLeave(go: () => void, stay: () => void = () => undefined): void {
  if (mustDecide()) updateSlice('dialogs', { leaving: { go, stay } });
  else go();
}

export function decideToStay(): void {
  const { leaving } = readStudio().dialogs;
  updateSlice('dialogs', { leaving: null });
  leaving?.stay();
}

export function decideToGo(): void {
  const { leaving } = readStudio().dialogs;
  updateSlice('dialogs', { leaving: null });
  leaving?.go();
}
