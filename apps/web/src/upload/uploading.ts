import { create } from 'zustand';

/** Whether something goes up, for screens that need not load what sends it. */
export const useUploading = create<{ readonly isUnderWay: boolean }>(() => ({ isUnderWay: false }));
