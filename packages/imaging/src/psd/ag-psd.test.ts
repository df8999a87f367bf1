import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder, wavyRows } from '../../test/pictures.ts';
import { readByAgPsd, samplesOf } from '../../test/read-by-ag-psd.ts';
import { packPlanes } from './pack-planes.ts';
import { writePicturesPsd } from './pictures-psd.ts';
import { createSpools } from './spools.ts';
import { drawWords } from './words/draw-words.ts';
import { writePsd } from './write-psd.ts';

it('is opened by another program: layers, names, pixels, words, dots per inch and the profile', async () => {
  const folder = await temporaryFolder();
  const { pixels } = wavyRows(61, 40);
  const path = join(folder, 'low.png');
  await sharp(pixels, { raw: { width: 61, height: 40, channels: 3 } })
    .png()
    .toFile(path);
  const overlays = await drawWords([{ content: 'Butah', font: 'Sans', sizePx: 14, hex: '#2040c0', left: 5, top: 7 }]);
  const [to, rendition] = [join(folder, 'a.psd'), join(folder, 'a.png')];
  await writePicturesPsd(to, folder, {
    pictures: [{ path, name: 'ज़मीन' }],
    layers: 'picture',
    spots: false,
    dpi: 240,
    overlays,
    rendition,
  });
  const psd = readByAgPsd(await readFile(to));
  expect([psd.width, psd.height, psd.bitsPerChannel]).toEqual([61, 40, 8]);
  expect(psd.imageResources?.resolutionInfo?.horizontalResolution).toBe(240);
  expect(psd.imageResources?.iccUntaggedProfile ?? false).toBe(false);
  const [low, words] = psd.children ?? [];
  expect([low?.name, words?.name, words?.text?.text]).toEqual(['ज़मीन', 'Butah', 'Butah']);
  expect([low?.left, low?.top, words?.left, words?.top]).toEqual([0, 0, 5, 7]);
  expect(Buffer.compare(samplesOf(low ?? {}, 3), pixels)).toBe(0);
  // What programs without layers show is what the picture beside it shows.
  const shown = await sharp(rendition).removeAlpha().raw().toBuffer();
  expect(Buffer.compare(samplesOf(psd, 3), shown)).toBe(0);
});

it('is opened by another program with the colours of a flat picture in a group', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'flat.png');
  const pixels = new Uint8Array(50 * 20 * 3);
  for (let i = 0; i < 50 * 20; i++) pixels.set(i % 50 < 15 ? [0x20, 0x40, 0xc0] : [0xc0, 0x30, 0x20], i * 3);
  await sharp(pixels, { raw: { width: 50, height: 20, channels: 3 } })
    .png()
    .toFile(path);
  const pictures = [{ path, name: 'Flat' }];
  const to = join(folder, 'flat.psd');
  await writePicturesPsd(to, folder, { pictures, layers: 'colour', spots: true, overlays: [], rendition: `${to}.png` });
  const psd = readByAgPsd(await readFile(to));
  const [group] = psd.children ?? [];
  expect([group?.name, group?.children?.map(({ name }) => name)]).toEqual(['Flat', ['#c03020', '#2040c0']]);
  expect(psd.imageResources?.alphaChannelNames).toHaveLength(2);
  const [, blue] = group?.children ?? [];
  expect([...samplesOf(blue ?? {}, 4).subarray(0, 4)]).toEqual([0x20, 0x40, 0xc0, 255]);
  expect(Buffer.compare(samplesOf(psd, 3), pixels)).toBe(0);
});

it('is opened by another program as a PSB too', async () => {
  const folder = await temporaryFolder();
  const spools = createSpools(folder);
  const width = 30_001;
  const { pixels } = wavyRows(width, 2);
  const [rows, merged] = [await spools.create(3), await spools.create(3)];
  for (const spool of [rows, merged]) await spool.append(packPlanes(pixels, width, 3));
  const layer = {
    name: 'Wide',
    box: { left: 0, top: 0, width, height: 2 },
    blend: 'normal',
    opacity: 1,
    rows,
  } as const;
  const to = join(folder, 'wide.psb');
  await writePsd(to, { width, height: 2, dpi: 300, layers: [layer], merged, spots: [] });
  await spools.close();
  const [wide] = readByAgPsd(await readFile(to)).children ?? [];
  expect(Buffer.compare(samplesOf(wide ?? {}, 3), pixels)).toBe(0);
});
