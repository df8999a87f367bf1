import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adjustParams, filterParams, flattenParams, recolourParams, vectoriseParams } from '@naksha/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileOf, pictureFile, temporaryFolder } from '../test/pictures.ts';
import { adjustPicture } from './adjust.ts';
import { denoisePicture } from './denoise.ts';
import { encodePicture } from './encode.ts';
import { filterPicture } from './filter.ts';
import { flattenPicture } from './flatten.ts';
import { openPicture } from './open.ts';
import { makePreview } from './preview.ts';
import { recolourPicture } from './recolour.ts';
import { resizePicture } from './resize.ts';
import { upscalePicture } from './upscale.ts';
import { vectorisePicture } from './vectorise.ts';

type Work = (from: string, to: string, folder: string) => Promise<unknown>;

/** Every operation that reads a picture of somebody else, with the size that it makes of one. */
const works: Readonly<Record<string, { readonly run: Work; readonly scale: number }>> = {
  adjust: {
    scale: 1,
    run: (from, to, folder) => adjustPicture(from, to, folder, adjustParams.parse({ hue: 40, sharpness: 50 })),
  },
  brighten: {
    scale: 1,
    run: (from, to, folder) => adjustPicture(from, to, folder, adjustParams.parse({ brightness: 30 })),
  },
  filter: {
    scale: 1,
    run: (from, to, folder) => filterPicture(from, to, folder, filterParams.parse({ filter: 'sepia' })),
  },
  recolour: {
    scale: 1,
    run: (from, to, folder) =>
      recolourPicture(
        from,
        to,
        folder,
        recolourParams.parse({ colours: [{ from: '#806040', to: '#204080' }], reach: 'all' }),
      ),
  },
  denoise: { scale: 1, run: (from, to, folder) => denoisePicture(from, to, folder, {}) },
  flatten: {
    scale: 1,
    run: (from, to, folder) => flattenPicture(from, to, folder, flattenParams.parse({ colours: 2 })),
  },
  upscale: {
    scale: 2,
    run: (from, to, folder) => upscalePicture(from, to, folder, { factor: 2, dpi: 300, crispness: 0, grain: 0 }),
  },
  encode: {
    scale: 1,
    run: (from, to) => encodePicture(from, to, { format: 'png', dpi: 300, quality: 90, compression: 'none' }),
  },
};
const names = Object.keys(works);
const formats = ['png', 'jpeg', 'tiff'] as const;

/** Bytes that are no whole picture, and what is said of them. */
const bad: readonly (readonly [kind: string, make: () => Promise<string>, code: string])[] = [
  ['an empty file', () => fileOf(''), 'upload_not_a_picture'],
  ['words', () => fileOf('not a picture'), 'upload_not_a_picture'],
  [
    'a script that is called a picture',
    () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'upload_not_a_picture',
  ],
  [
    'the head of a PNG and nothing behind it',
    () => fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
    'image_unprocessable',
  ],
  [
    'the head of a TIFF whose directory lies nowhere',
    () => fileOf(Uint8Array.of(0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0xff, 0x7f)),
    'image_unprocessable',
  ],
  ...formats.map((format) => {
    const make = async () => {
      const bytes = await readFile(await pictureFile(format, 300, 200));
      return fileOf(bytes.subarray(0, Math.floor(bytes.length / 2)), `half.${format}`);
    };
    return [`a ${format} that breaks off half-way`, make, 'image_unprocessable'] as const;
  }),
];

describe.each(names)('to %s', (name) => {
  const work = works[name];
  const run: Work = (from, to, folder) => work?.run(from, to, folder) ?? Promise.reject(new Error(name));

  it.each(bad)('refuses %s by its code and leaves no spool behind', async (_, make, code) => {
    const folder = await temporaryFolder();
    const spools = join(folder, 'spools');
    await mkdir(spools);
    await expect(openAnd(run, await make(), join(folder, 'out.png'), spools)).rejects.toMatchObject({ code });
    expect(await readdir(spools)).toEqual([]);
  });

  it('says of a file that is not there that it is not there', async () => {
    const folder = await temporaryFolder();
    await expect(openAnd(run, join(folder, 'none.png'), join(folder, 'out.png'), folder)).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it.each(formats)('takes a %s of one pixel, and where it has a row or a column alone', async (format) => {
    for (const [width, height] of format === 'png'
      ? ([
          [1, 1],
          [7, 1],
          [1, 7],
        ] as const)
      : ([[1, 1]] as const)) {
      const folder = await temporaryFolder();
      const to = join(folder, 'out.png');
      await run(await pictureFile(format, width, height), to, folder);
      const scale = work?.scale ?? 0;
      expect(await openPicture(to)).toMatchObject({
        width: width * scale,
        height: height * scale,
        contentType: 'image/png',
      });
    }
  });

  it('leaves the picture that it was given as it was', async () => {
    const folder = await temporaryFolder();
    const [from, kept] = [await pictureFile('png', 33, 21), join(folder, 'kept.png')];
    await copyFile(from, kept);
    await run(from, join(folder, 'out.png'), folder);
    expect(Buffer.compare(await readFile(from), await readFile(kept))).toBe(0);
  });
});

/** Some damage is seen at the head, some only when rows are decoded: both are the operation's to say. */
async function openAnd(run: Work, from: string, to: string, folder: string): Promise<unknown> {
  await openPicture(from);
  return run(from, to, folder);
}

describe('a vector drawing', () => {
  it.each(bad)('is not made of %s', async (_, make, code) => {
    const folder = await temporaryFolder();
    const [to, rendition] = [join(folder, 'out.svg'), join(folder, 'out.png')];
    const made = make().then((from) =>
      vectorisePicture(from, to, rendition, folder, vectoriseParams.parse({ colours: 2 })),
    );
    await expect(made).rejects.toMatchObject({ code });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a small copy', () => {
  it.each(bad)('is not made of %s', async (_, make, code) => {
    await expect(make().then((from) => openPicture(from).then(() => makePreview(from, 256)))).rejects.toMatchObject({
      code,
    });
  });
});

describe('a resized picture', () => {
  const sizes = [
    [1, 1],
    [1, 50],
    [50, 1],
    [59, 39],
    [60, 40],
    [61, 41],
    [240, 3],
  ] as const;

  it.each(sizes)('has exactly %d × %d pixels, as a tile and not', async (width, height) => {
    for (const isTile of [false, true]) {
      const folder = await temporaryFolder();
      const to = join(folder, 'out.png');
      await resizePicture(await pictureFile('png'), to, folder, { width, height, dpi: 72, isTile });
      expect(await openPicture(to)).toMatchObject({ width, height, dpi: 72 });
    }
  });

  it('of one colour is of that colour, whatever its size, to the last level', async () => {
    for (const [width, height] of sizes) {
      const folder = await temporaryFolder();
      const [from, to] = [join(folder, 'flat.png'), join(folder, 'out.png')];
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7f3311' } })
        .png()
        .toFile(from);
      await resizePicture(from, to, folder, { width, height, dpi: 72, isTile: false });
      const { channels } = await sharp(to).stats();
      expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
        [127, 127],
        [51, 51],
        [17, 17],
      ]);
    }
  });
});
