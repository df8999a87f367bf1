import { adjustMap, sharpenStrength } from '@naksha/colour';
import { type AdjustParams, adjustParams } from '@naksha/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useGrade } from '../../canvas/use-grade.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { AdjustForm, levels } from './adjust-form.tsx';

const none = adjustParams.parse({});
const isAsIs = (params: AdjustParams) => levels.every((level) => params[level] === 0);

/** Light and colour of the design, seen at once. */
export const adjust = defineTool({
  operation: 'adjust',
  icon: IconAdjustmentsHorizontal,
  group: 'change',
  family: 'colour',
  title: 'studio.tools.colour',
  inputs: ['design', 'area?'],
  initial: () => none,
  Form: AdjustForm,
  usePreview,
  request: ({ value, where: { area } }) =>
    isAsIs(value) ? { idle: 'nothing' } : { operation: 'adjust', params: { ...value, area } },
});

function usePreview({ value, where }: Given<AdjustParams>): void {
  const seen = useDeferredValue(value);
  const map = useMemo(() => (isAsIs(seen) ? null : adjustMap(seen)), [seen]);
  useGrade('adjust', map, sharpenStrength(seen.sharpness), where);
}
