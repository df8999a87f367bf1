import { limits } from '@naksha/contract';
import { expect, test } from 'vitest';
import { judgeLogo } from './judge-logo.ts';

test('a logo is a PNG or a JPEG', () => {
  expect(judgeLogo({ type: 'image/png', size: 1 })).toBeUndefined();
  expect(judgeLogo({ type: 'image/jpeg', size: 1 })).toBeUndefined();
  for (const type of ['image/svg+xml', 'image/tiff', 'image/webp', '']) {
    expect(judgeLogo({ type, size: 1 })).toBe('logo_type_not_allowed');
  }
});

test('a logo has 5 MB at most', () => {
  expect(judgeLogo({ type: 'image/png', size: limits.logoMaxBytes })).toBeUndefined();
  expect(judgeLogo({ type: 'image/png', size: limits.logoMaxBytes + 1 })).toBe('logo_too_large');
});
