import { create } from 'zustand';

/** Whether something that somebody began, as an upload, goes on without a hand, on whatever screen. */
export const useUnderWay = create<{ readonly isUnderWay: boolean }>(() => ({ isUnderWay: false }));
