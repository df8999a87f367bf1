import { create } from 'zustand';

/** Where the brush is over the canvas, in CSS pixels, and what moves it; null while it is nowhere. */
interface Cursor {
  readonly place: { readonly x: number; readonly y: number } | null;
  readonly by: 'pointer' | 'keys';
  /** What is pressed makes the next stroke erase. */
  readonly isTurned: boolean;
}

export const useCursor = create<Cursor>(() => ({ place: null, by: 'pointer', isTurned: false }));
