import type { Area } from '@naksha/contract';
import { useMemo } from 'react';
import { areaOf } from '../../store/brush.ts';
import { paintingOnTable } from '../../store/cloth.ts';
import { useStudio } from '../../store/studio-store.ts';

/** Where the change of a tool is to hold on the table. */
export interface Where {
  readonly area: Area | undefined;
  /** It holds where is painted, and nothing is painted yet. */
  readonly isNowhere: boolean;
  /** The way the tile is to be laid while it is painted on. */
  readonly repeat: Area['repeat'] | undefined;
}

export const everywhere: Where = { area: undefined, isNowhere: false, repeat: undefined };

/** Where the change of the open tool holds: where is painted, if the tool takes an area. */
export function useWhere(): Where {
  const painting = useStudio(paintingOnTable);
  return useMemo(() => {
    if (!painting?.isOn) return everywhere;
    const area = areaOf(painting);
    return { area, isNowhere: area === undefined, repeat: painting.repeat };
  }, [painting]);
}
