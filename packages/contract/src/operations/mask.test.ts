import { expect, it } from 'vitest';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { mask, maskParams } from './mask.ts';

const area = { strokes: [{ radius: 0.1, points: [[0.5, 0.5]] }] };
const sized = (width: number, height = width) => ({ width, height, operations: [] });
const refusalOf = (params: object, ...inputs: ReturnType<typeof sized>[]) =>
  mask.refuses(maskParams.parse(params), inputs);
const brokenBy = (params: object) =>
  maskParams.safeParse(params).error?.issues.map((issue) => {
    const { field, code } = ruleOfIssue(issue);
    return [field, code];
  });

it('needs words to fill with, and none for anything else', () => {
  expect(brokenBy({ action: 'fill' })).toEqual([['prompt', 'prompt_required']]);
  expect(brokenBy({ action: 'fill', prompt: '   ' })).toEqual([['prompt', 'prompt_required']]);
  expect(brokenBy({ action: 'fill', prompt: 'a lotus' })).toBeUndefined();
  expect(brokenBy({ action: 'remove' })).toBeUndefined();
  expect(brokenBy({ action: 'watermark' })).toBeUndefined();
});

it.each(['remove', 'fill'] as const)('takes for %s an area or a mask, one of the two', (action) => {
  const given = { action, prompt: 'a lotus' };
  expect(refusalOf(given, sized(100))?.code).toBe('mask_once');
  expect(refusalOf({ ...given, area }, sized(100), sized(100))?.code).toBe('mask_once');
  expect(refusalOf({ ...given, area }, sized(100))).toBeUndefined();
  expect(refusalOf(given, sized(100), sized(100))).toBeUndefined();
});

it('looks for a watermark where neither is given', () => {
  expect(refusalOf({ action: 'watermark' }, sized(100))).toBeUndefined();
  expect(refusalOf({ action: 'watermark', area }, sized(100), sized(100))?.code).toBe('mask_once');
});

it.each([
  [100, 99],
  [99, 100],
  [1, 1],
])('refuses a mask of %d × %d for a picture of 100 × 100, with both sizes', (width, height) => {
  expect(refusalOf({}, sized(100), sized(width, height))).toEqual({
    code: 'mask_size',
    params: { width: 100, height: 100, maskWidth: width, maskHeight: height },
  });
});

it('costs three credits, says whose quota has run out, and makes as much as the picture has', () => {
  expect(mask.price).toBe(3);
  for (const params of [{}, { area }]) expect(mask.quotaFinished(params)).toBe('mask_quota_finished');
  const sides = (side: number) => ({ width: side, height: side, dpi: null });
  expect(mask.isQuick({ area }, [sides(1024)])).toBe(true);
  expect(mask.isQuick({ area }, [sides(2100)])).toBe(false);
});

it('refuses an area that grows by more than a tenth of the picture', () => {
  expect(brokenBy({ area: { ...area, growth: 0.1 } })).toBeUndefined();
  expect(brokenBy({ area: { ...area, growth: 0.11 } })?.[0]?.[0]).toBe('area.growth');
});
