import { endpoints, type FileRow } from '@naksha/contract';
import { useEffect, useMemo } from 'react';
import { call } from '../../api/call.ts';
import { createTileSet, finestLevel, type TileSet } from '../canvas/tile-set.ts';
import { notePiece } from '../store/table-actions.ts';
import { isPieced } from './picture-size.ts';

const refused = 403;

/** The pieces of a design that is too large to be held as a whole; none of others. */
export function usePieces(design: FileRow | undefined): TileSet | undefined {
  const id = design && isPieced(design) ? design._id : undefined;
  const [width, height] = [design?.width ?? 0, design?.height ?? 0];
  const pieces = useMemo(
    () => (id === undefined ? undefined : createTileSet(finestLevel(width, height), loader(id), notePiece)),
    [id, width, height],
  );
  useEffect(() => () => pieces?.clear(), [pieces]);
  return pieces;
}

/** Gets pieces by the design's signed link, a fresh one when that has run out. */
function loader(id: string) {
  let link: Promise<string> | undefined;
  const freshLink = async () => {
    const { data } = await call(endpoints.getFile, { params: { id } });
    return (data.previewUrl ?? '').replace('/preview?', '/tile?');
  };
  return async (level: number, x: number, y: number): Promise<ImageBitmap> => {
    link ??= freshLink();
    const place = `&level=${level}&x=${x}&y=${y}`;
    let answer = await fetch((await link) + place);
    if (answer.status === refused) {
      link = freshLink();
      answer = await fetch((await link) + place);
    }
    if (!answer.ok) throw new Error(`the piece was answered with ${answer.status}`);
    return createImageBitmap(await answer.blob());
  };
}
