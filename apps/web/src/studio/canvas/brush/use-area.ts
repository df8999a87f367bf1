import type { Area, FileRow } from '@naksha/contract';
import { useEffect, useMemo } from 'react';
import { areaOf } from './area-of.ts';
import { offerBrush, putBrushAway, useBrush } from './brush-store.ts';

/** Where the change of a tool is to hold on the table. */
export interface Where {
  readonly area: Area | undefined;
  /** It holds where is painted, and nothing is painted yet. */
  readonly isNowhere: boolean;
  /** The way the tile is to be laid while it is painted on. */
  readonly repeat: Area['repeat'] | undefined;
}

/** Offers the brush as long as the tool is open. */
export function useArea(design: FileRow): Where {
  useEffect(() => offerBrush(design), [design]);
  useEffect(() => putBrushAway, []);
  const isOurs = useBrush((brush) => brush.designId === design._id);
  const isOn = useBrush((brush) => brush.isOn) && isOurs;
  const strokes = useBrush((brush) => brush.strokes);
  const softness = useBrush((brush) => brush.softness);
  const inverted = useBrush((brush) => brush.inverted);
  const repeat = useBrush((brush) => brush.repeat);
  return useMemo(() => {
    const painted = areaOf({ isOn, strokes, softness, inverted, repeat });
    return { area: painted, isNowhere: isOn && !painted, repeat: isOn ? repeat : undefined };
  }, [isOn, strokes, softness, inverted, repeat]);
}
