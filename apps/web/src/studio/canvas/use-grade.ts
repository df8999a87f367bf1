import { type ColourMap, type Lattice, latticeOf } from '@naksha/colour';
import type { OperationName } from '@naksha/contract';
import { useEffect } from 'react';
import { useStudio } from '../store/studio-store.ts';
import type { ClothPicture } from '../store/table.ts';
import { clearChange, showChange } from '../store/table-actions.ts';
import { coveredBy } from './brush/covered.ts';
import { goesOnStraight } from './brush/goes-on-straight.ts';
import { layPicture } from './brush/lay-picture.ts';
import { everywhere, type Where } from './brush/use-where.ts';
import { gradePicture } from './grade-picture.ts';

/** Quick while a slider moves, and within what anybody sees of the server's result once it rests. */
const sides = { moving: 33, resting: 49 } as const;
const restMs = 160;

/** A map does not change: where it is painted it is sampled once. */
const sampled = new WeakMap<ColourMap, Map<number, Lattice>>();

/**
 * Shows for a tool at once what a change of colours makes of the cloth on the table, all of it or where is painted; no request is sent. A reduced
 * picture is sharpened less: detail that is smaller than its pixels is not in it. A map of null shows the cloth as it is; an operation of null
 * leaves to another part of the tool what is shown.
 */
export function useGrade(
  operation: OperationName | null,
  map: ColourMap | null,
  strength: number,
  { area, isNowhere, repeat }: Where = everywhere,
): void {
  const now = useStudio(({ table }) => table.laid);
  const grade = isNowhere ? null : map;
  const laid = repeat && !goesOnStraight(repeat) ? repeat : null;
  useEffect(() => {
    if (!now || operation === null) return;
    if (!(grade || laid)) return clearChange();
    const show = (side: number) => {
      const source = grade ? graded(now, grade, side, strength, area) : now.source;
      if (source && laid) {
        const block = layPicture(source, now.tile, laid);
        if (source !== now.source) source.close();
        showChange(operation, now, block.source, { tile: block.tile, isPlain: grade === null });
      } else if (source) showChange(operation, now, source);
      else clearChange();
    };
    const frame = requestAnimationFrame(() => show(sides.moving));
    const rest = grade ? setTimeout(() => show(sides.resting), restMs) : undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [operation, now, grade, strength, area, laid]);
}

function graded(
  { source, tile }: ClothPicture,
  map: ColourMap,
  side: number,
  strength: number,
  area: Where['area'],
): ImageBitmap | null {
  const scale = Math.min(1, source.width / tile.widthPx);
  const known = sampled.get(map) ?? new Map<number, Lattice>();
  const lattice = known.get(side) ?? latticeOf(map, side);
  sampled.set(map, known.set(side, lattice));
  const covered = area ? coveredBy(area, tile, source.width, source.height) : null;
  return gradePicture(source, lattice, strength * scale * scale, covered);
}
