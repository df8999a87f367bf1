import { expect, it } from 'vitest';
import { fileOf, pictureFile } from '../test/pictures.ts';
import { encodePicture } from './encode.ts';
import { readDpi } from './read-dpi.ts';

const plain = { quality: 90, compression: 'lzw' } as const;

it.each(['png', 'jpeg', 'tiff'] as const)(
  'reads every dpi back from the %s file it was written into',
  async (format) => {
    const from = await pictureFile('png', 8, 8);
    for (const dpi of [1, 2, 25, 26, 72, 96, 150, 299, 300]) {
      const to = await fileOf('', `out.${format}`);
      await encodePicture(from, to, { ...plain, format, dpi });
      expect(await readDpi(to)).toBe(dpi);
    }
  },
);

it('answers null for files that say nothing of their size', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect(await readDpi(await fileOf(png))).toBeNull();
  expect(await readDpi(await fileOf('no picture at all'))).toBeNull();
});
