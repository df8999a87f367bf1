import { create } from 'zustand';

/** What the keyboard has opened. */
export const useKeys = create<{ readonly isSheetOpen: boolean; readonly isFindOpen: boolean }>(() => ({
  isSheetOpen: false,
  isFindOpen: false,
}));

export const openSheet = (): void => useKeys.setState({ isSheetOpen: true });
export const openFind = (): void => useKeys.setState({ isFindOpen: true });
export const closeAll = (): void => useKeys.setState({ isSheetOpen: false, isFindOpen: false });
