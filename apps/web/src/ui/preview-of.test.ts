import { expect, it } from 'vitest';
import { previewGround, previewOf } from './preview-of.ts';

const row = { previewUrl: '/files/peacock/preview?token=a' };

it('asks for the copy of a picture in the size that is needed', () => {
  expect(previewOf(row, 128)).toBe('/files/peacock/preview?token=a&size=128');
  expect(previewGround(row, 512)).toEqual({ backgroundImage: 'url(/files/peacock/preview?token=a&size=512)' });
});

it.each([undefined, {}])('asks for nothing where there is no picture: %j', (without) => {
  expect(previewOf(without, 128)).toBeUndefined();
  expect(previewGround(without, 128)).toBeUndefined();
});
