import { expect, it } from 'vitest';
import { operations } from './table.ts';

it('names what is said when the credits for an operation have run out', () => {
  const named = Object.values(operations).map(({ name, quotaFinished }) => [name, quotaFinished({})] as const);
  const own = named.filter(([, code]) => code !== 'credits_exhausted');
  expect(Object.fromEntries(own)).toEqual({
    edit: 'edit_quota_finished',
    mask: 'mask_quota_finished',
    variation: 'variation_quota_finished',
    repeat: 'repeat_quota_finished',
    upscale: 'upscale_quota_finished',
  });
});

it.each(['adjust', 'filter', 'recolour'] as const)(
  'names the quota of masks when credits run out for %s in a painted area',
  (name) => {
    const { quotaFinished } = operations[name];
    expect(quotaFinished({ area: { strokes: [] } })).toBe('mask_quota_finished');
    expect(quotaFinished({ area: undefined })).toBe('credits_exhausted');
  },
);
