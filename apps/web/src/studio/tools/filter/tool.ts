import { filterMap } from '@naksha/colour';
import type { FilterParams } from '@naksha/contract';
import { IconColorFilter } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useGrade } from '../../canvas/use-grade.ts';
import { useStudio } from '../../store/studio-store.ts';
import type { ClothPicture } from '../../store/table.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { FilterForm } from './filter-form.tsx';

/** One filter over the design, chosen by what it looks like; null for none. */
export const filter = defineTool({
  operation: 'filter',
  icon: IconColorFilter,
  group: 'change',
  family: 'colour',
  title: 'studio.tools.colour',
  inputs: ['design', 'area?'],
  initial: (): FilterParams | null => null,
  Form: FilterForm,
  usePreview,
  request: ({ value, where: { area } }) =>
    value ? { operation: 'filter', params: { ...value, area } } : { idle: 'nothing' },
});

/** The cloth on the table, to show each filter on a piece of it. */
function usePreview({ value, where }: Given<FilterParams | null>): ClothPicture | null {
  const seen = useDeferredValue(value);
  const map = useMemo(() => (seen ? filterMap(seen) : null), [seen]);
  useGrade('filter', map, 0, where);
  return useStudio(({ table }) => table.laid);
}
