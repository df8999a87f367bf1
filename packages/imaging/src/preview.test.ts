import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile } from '../test/pictures.ts';
import { makePreview } from './preview.ts';

it('reduces to fit and keeps the shape', async () => {
  const preview = await makePreview(await pictureFile('png', 900, 600), 256);
  expect(preview).toMatchObject({ contentType: 'image/webp', width: 256, height: 171 });
  expect(preview.bytes.toString('latin1', 8, 12)).toBe('WEBP');
});

it('never enlarges', async () => {
  expect(await makePreview(await pictureFile('tiff', 60, 40), 512, 'jpeg')).toMatchObject({
    contentType: 'image/jpeg',
    width: 60,
    height: 40,
  });
});

it.each([2, 3, 4, 5, 6, 7, 8])(
  'sets a picture of EXIF orientation %i upright as sharp itself does',
  async (orientation) => {
    const path = await pictureFile('jpeg', 90, 60, { orientation });
    const preview = await makePreview(path, 256, 'jpeg');
    const expected = await sharp(path).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([preview.width, preview.height]).toEqual([expected.info.width, expected.info.height]);
    const shown = await sharp(preview.bytes).raw().toBuffer();
    const mean = shown.reduce((sum, byte, i) => sum + Math.abs(byte - (expected.data[i] ?? 0)), 0) / shown.length;
    expect(mean).toBeLessThan(6);
  },
);
