import { useEffect } from 'react';
import { giveAway } from '../canvas/cloth-store.ts';

/** Leaves a bitmap to the table once another one has taken its place here. */
export function useHandedOn(bitmap: ImageBitmap | undefined): void {
  useEffect(() => (bitmap ? () => giveAway(bitmap) : undefined), [bitmap]);
}
