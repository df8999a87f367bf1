import { expect, it } from 'vitest';
import { hexagonalLayouts, repeatParams } from './repeat.ts';

it.each(hexagonalLayouts)('takes one gap for all sides, not two, for %s', (layout) => {
  expect(repeatParams.safeParse({ layout, gapHorizontal: 4, gapVertical: 4 }).success).toBe(true);
  const refused = repeatParams.safeParse({ layout, gapHorizontal: 4, gapVertical: 5 });
  expect(refused.error?.issues[0]?.path).toEqual(['gapVertical']);
  expect(repeatParams.safeParse({ layout: 'p4', gapHorizontal: 4, gapVertical: 5 }).success).toBe(true);
});
