import { defaultDpi, endpoints, type FileRow, pxToCm } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call, callSigned } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { previewOf } from '../../ui/preview-of.ts';
import { createSquareSet, finestLevel, type SquareSet } from '../geometry/square-set.ts';
import { useStudio } from '../store/studio-store.ts';
import type { ClothPicture } from '../store/table.ts';
import { noteSquare } from '../store/table-actions.ts';
import { isInSquares, pictureSize } from './picture-size.ts';
import { createSquareLoader } from './square-loader.ts';

/** Browsers show these; a TIFF is looked at through its preview. */
const shown = ['image/png', 'image/jpeg', 'image/webp'];

/** The picture of a design in the resolution that the zoom asks for, the last one until that has arrived. */
export function usePicture(design: FileRow | undefined): ClothPicture | null {
  const queries = useQueryClient();
  const density = window.devicePixelRatio || 1;
  const dpi = design?.dpi ?? defaultDpi;
  const squares = useSquares(design);
  const wanted = useStudio(({ view: { camera, isPicking } }) =>
    design ? pictureSize(design, pxToCm(design.width, dpi) * camera.pxPerCm * Math.min(2, density), isPicking) : 0,
  );
  const { data } = useQuery({
    queryKey: queryKeys.picture(design?._id, wanted),
    enabled: design !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Decoded pictures are large: a few minutes are enough for walking to and fro.
    gcTime: 120_000,
    queryFn: ({ signal }) => loadPicture(design?._id ?? '', design, wanted, signal),
    placeholderData: () =>
      design
        ? queries
            .getQueriesData<ImageBitmap>({ queryKey: queryKeys.picturesOf(design._id) })
            .map(([, bitmap]) => bitmap)
            .findLast((bitmap) => bitmap !== undefined)
        : undefined,
  });
  return useMemo(
    () =>
      design && data
        ? { source: data, tile: { widthPx: design.width, heightPx: design.height, dpi }, cloth: design._id, squares }
        : null,
    [design, data, dpi, squares],
  );
}

/** A picture in a size, or as it is for none. Throws `ApiError`. */
export async function loadPicture(
  id: string,
  design: FileRow | undefined,
  size: number,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const isFull = size === 0 && shown.includes(design?.contentType ?? '');
  // Links of rows that have lain here for a while may have run out.
  const row = isFull || !design?.previewUrl ? (await call(endpoints.getFile, { params: { id }, signal })).data : design;
  const address = isFull ? row.url : previewOf(row, size || 2048);
  return createImageBitmap(await callSigned(isFull ? endpoints.getBytes : endpoints.getPreview, address ?? '', signal));
}

/** The squares of a design that is too large to be held as a whole; none of others. */
function useSquares(design: FileRow | undefined): SquareSet | undefined {
  const id = design && isInSquares(design) ? design._id : undefined;
  const [width, height] = [design?.width ?? 0, design?.height ?? 0];
  const squares = useMemo(
    () =>
      id === undefined ? undefined : createSquareSet(finestLevel(width, height), createSquareLoader(id), noteSquare),
    [id, width, height],
  );
  useEffect(() => () => squares?.clear(), [squares]);
  return squares;
}
