import { type ColourMap, latticeOf } from '@naksha/colour';
import { useEffect } from 'react';
import { showChange, useClothPicture } from './cloth-store.ts';
import { gradePicture } from './grade-picture.ts';

/** Quick while a slider moves, and within what anybody sees of the server's result once it rests. */
const sides = { moving: 33, resting: 49 } as const;
const restMs = 160;

/**
 * Shows at once what a change of colours makes of the cloth on the table; no request is sent. A reduced picture is sharpened less:
 * detail that is smaller than its pixels is not in it. Null shows the cloth as it is.
 */
export function useGrade(map: ColourMap | null, strength: number): void {
  const now = useClothPicture((state) => state.now);
  useEffect(() => {
    if (!now || !map) return;
    const scale = Math.min(1, now.source.width / now.tile.widthPx);
    const show = (side: number) =>
      showChange(now, gradePicture(now.source, latticeOf(map, side), strength * scale * scale));
    const frame = requestAnimationFrame(() => show(sides.moving));
    const rest = setTimeout(() => show(sides.resting), restMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [now, map, strength]);
  useEffect(() => {
    if (!map) showChange(useClothPicture.getState().now, null);
  }, [map]);
  useEffect(() => () => showChange(useClothPicture.getState().now, null), []);
}
