import { useMemo } from 'react';
import { useStudio } from '../store/studio-store.ts';
import { stepOverJoins } from './step-over-joins.ts';

/** A small copy is enough to see whether a picture was cut off. */
const longest = 640;
/** Made smaller, edges lose a little of what they share: a picture that repeats may come to slightly more than 1. */
const open = 1.3;

/** True while a picture from elsewhere lies on the table that was not made to repeat. */
export function useOpenJoins(): boolean {
  const now = useStudio(({ table }) => table.laid);
  const isUpload = useStudio(({ table: { rows } }) => now !== null && rows[now.cloth]?.directory === 'uploaded');
  return useMemo(() => isUpload && now !== null && measure(now.source) > open, [isUpload, now]);
}

function measure(source: ImageBitmap): number {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!brush) return 0;
  brush.drawImage(source, 0, 0, width, height);
  return stepOverJoins(brush.getImageData(0, 0, width, height).data, width, height);
}
