import { deltaE, hexToLab, recolourMap } from '@naksha/colour';
import type { FileRow } from '@naksha/contract';
import { IconColorSwatch } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useGrade } from '../../canvas/use-grade.ts';
import type { NamedColour } from '../../palette/named-colour.ts';
import { pictureColours } from '../../picker/picture-colours.ts';
import { useStudio } from '../../store/studio-store.ts';
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
import { useMendedEdges } from './use-mended-edges.ts';

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

/** Shows the cloth with its colours exchanged, and tells those that it has. */
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
