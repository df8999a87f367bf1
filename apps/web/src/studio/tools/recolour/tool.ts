import { deltaE, hexToLab, recolourMap } from '@naksha/colour';
import type { Area, FileRow, RecolourParams } from '@naksha/contract';
import { IconColorSwatch } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { goesOnStraight } from '../../canvas/brush/goes-on-straight.ts';
import { layPicture } from '../../canvas/brush/lay-picture.ts';
import { useBeside } from '../../canvas/use-beside.ts';
import { useGrade } from '../../canvas/use-grade.ts';
import type { NamedColour } from '../../palette/named-colour.ts';
import { pictureColours } from '../../picker/picture-colours.ts';
import { useStudio } from '../../store/studio-store.ts';
import { showChange } from '../../store/table-actions.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { RecolourForm } from './recolour-form.tsx';
import {
  beginning,
  paramsOf,
  type RecolourRow,
  type RecolourState,
  rowFrom,
  rowsOf,
  withRows,
} from './recolour-state.ts';
import type { RecolourAnswer, RecolourQuestion } from './recolour-worker.ts';

/** Colours of the cloth exchanged for others, all of them or some that are picked. */
export const recolour = defineTool({
  operation: 'recolour',
  icon: IconColorSwatch,
  group: 'change',
  family: 'colour',
  title: 'studio.tools.colour',
  inputs: ['design', 'area?'],
  initial: () => beginning,
  isUnchanged: (state) => paramsOf(state) === null,
  Form: RecolourForm,
  takePalette: ({ value, found }) => {
    const rows = rowsOf(value, found);
    return rows.length === 0 ? undefined : (own) => withRows(value, nearestRows(rows, own));
  },
  usePreview,
  request: ({ value, where: { area } }) => {
    const params = paramsOf(value);
    return params ? { operation: 'recolour', params: { ...params, area } } : { idle: 'nothing' };
  },
});

/** Shows the cloth with its colours exchanged, and names those that it has. */
function usePreview({ value, where, design }: Given<RecolourState, FileRow>): readonly RecolourRow[] {
  const params = useMemo(() => paramsOf(value), [value]);
  const seen = useDeferredValue(params);
  const map = useMemo(() => (seen ? recolourMap(seen) : null), [seen]);
  useGrade('recolour', map, 0, where);
  const asked = useMemo(() => (params && !where.isNowhere ? { ...params, area: where.area } : null), [params, where]);
  useMendedEdges(useDeferredValue(asked), where.repeat);
  const laid = useStudio(({ table }) => (table.laid?.cloth === design._id ? table.laid : null));
  return useMemo(() => (laid ? pictureColours(laid.source, value.count).map(rowFrom) : []), [laid, value.count]);
}

/** Every colour that is not locked becomes the nearest of a palette. */
const nearestRows = (rows: readonly RecolourRow[], own: readonly NamedColour[]): RecolourRow[] =>
  rows.map((row) => (row.isLocked ? row : { ...row, to: nearestNamed(row.hex, own)?.hex ?? row.to }));

/** The colour of a palette that looks most like one, by ΔE00. */
function nearestNamed(hex: string, colours: readonly NamedColour[]): NamedColour | undefined {
  const lab = hexToLab(hex);
  return colours
    .map((colour) => ({ colour, difference: deltaE(lab, hexToLab(colour.hex)) }))
    .sort((a, b) => a.difference - b.difference)[0]?.colour;
}

const longest = 2048;
/** After the card's last picture, whose place this one takes. */
const restMs = 320;
const start = () => new Worker(new URL('./recolour-worker.ts', import.meta.url), { type: 'module' });

/**
 * The graphics card exchanges colours one by one; edges look at their neighbours. Once the table rests, the picture with mended edges,
 * worked out beside the page, takes the place of the card's; `repeat` says how it is laid. Null asks for nothing.
 */
function useMendedEdges(params: RecolourParams | null, repeat: Area['repeat'] | undefined): void {
  const now = useStudio(({ table }) => table.laid);
  const ask = useBeside<RecolourQuestion, RecolourAnswer>({ start, longest, restMs });
  useEffect(() => {
    if (!now || params?.reach !== 'all') return;
    const question = () => ({ params, tile: { width: now.tile.widthPx, height: now.tile.heightPx } });
    return ask(now.source, question, async (_, picture) => {
      const bitmap = await picture();
      if (!bitmap) return;
      if (!repeat || goesOnStraight(repeat)) return showChange('recolour', now, bitmap);
      const block = layPicture(bitmap, now.tile, repeat);
      bitmap.close();
      showChange('recolour', now, block.source, { tile: block.tile });
    });
  }, [now, params, repeat, ask]);
}
