import type { FileRow } from '@naksha/contract';
import { useEffect } from 'react';
import { useClothPicture } from '../canvas/cloth-store.ts';
import { useView } from '../canvas/view-store.ts';
import { useDesigns } from '../designs/designs-store.ts';
import { usePicture } from '../designs/use-picture.ts';
import { beforeOf } from './before-of.ts';

/** Keeps at hand what the design on the table was made from, while the two are compared. */
export function useBefore(design: FileRow | undefined): void {
  const isSplit = useView((view) => view.split !== null);
  const origin = useDesigns(({ rows }) => (design?.parentId ? rows[design.parentId] : undefined));
  const picture = usePicture(isSplit ? origin : undefined);
  const now = useClothPicture((state) => state.now);
  const hasOrigin = origin !== undefined;
  useEffect(() => {
    const isOurs = now !== null && now.cloth === design?._id;
    const made = picture && isOurs ? beforeOf(picture, now.tile, design?.operation) : null;
    useClothPicture.setState({ origin: made, hasOrigin });
  }, [picture, now, design, hasOrigin]);
}
