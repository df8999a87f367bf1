import { create } from 'zustand';

/** Which design is about to be named and kept. */
export const useSaveDialog = create<{ readonly id: string | null }>(() => ({ id: null }));

export const openSaveDialog = (id: string): void => useSaveDialog.setState({ id });
export const closeSaveDialog = (): void => useSaveDialog.setState({ id: null });
