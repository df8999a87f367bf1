import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goods, viewOf } from '@naksha/drape';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/pictures.ts';
import { layPictureOnPhoto } from './lay-on-photo.ts';
import { turnPicture } from './turn-picture.ts';

const placement = { widthCm: 10, heightCm: 10, x: 0, y: 0, isOnce: false };
const corners: [number, number][] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
];
const mesh = { columns: 2, rows: 2, points: corners };

async function picture(width: number, height: number, pixel: (x: number, y: number) => readonly number[]) {
  const path = join(await temporaryFolder(), 'picture.png');
  const channels = pixel(0, 0).length === 4 ? 4 : 3;
  const pixels = new Uint8Array(width * height * channels);
  for (let at = 0; at < width * height; at++) pixels.set(pixel(at % width, Math.floor(at / width)), at * channels);
  await sharp(pixels, { raw: { width, height, channels } }).png().toFile(path);
  return path;
}

it('lays a picture of one pixel on a photograph with a grid, of its size, and keeps what is transparent and what lies around', async () => {
  const from = await picture(1, 1, () => [200, 30, 40]);
  const photo = await picture(90, 70, (x, y) => [150 + (x % 7), 148, 140, y < 10 ? 0 : 255]);
  const folder = await temporaryFolder();
  const to = join(folder, 'laid.png');
  const laid = await layPictureOnPhoto(from, to, folder, { photo, mesh, clothCm: 30, placement });
  expect(laid).toMatchObject({ width: 90, height: 70 });
  expect(laid.cover).toBeCloseTo(0.25, 1);
  const [before, after] = await Promise.all(
    [photo, to].map((path) => sharp(path).raw().toBuffer({ resolveWithObject: true })),
  );
  expect(after?.info).toMatchObject({ width: 90, height: 70, channels: 4 });
  const at = (x: number, y: number) =>
    [before, after].map((one) => [...(one?.data.subarray((y * 90 + x) * 4, (y * 90 + x) * 4 + 4) ?? [])]);
  for (const [x, y] of [
    [2, 2],
    [80, 60],
    [45, 5],
    [15, 35],
  ] as const)
    expect(at(x, y)[1]).toEqual(at(x, y)[0]);
  const [, [r = 0, g = 0, , alpha] = []] = at(45, 35);
  expect(r).toBeGreaterThan(2.5 * g);
  expect(alpha).toBe(255);
});

it('says where no cloth is found', async () => {
  const grey = await picture(80, 80, () => [128, 128, 128]);
  const folder = await temporaryFolder();
  const asked = layPictureOnPhoto(grey, join(folder, 'laid.png'), folder, { photo: grey, clothCm: 30, placement });
  await expect(asked).rejects.toMatchObject({ code: 'model_no_cloth' });
});

it('films goods once all the way round: so many frames without end, the first one as a picture as well', async () => {
  const from = await picture(2, 1, (x) => (x === 0 ? [200, 30, 40] : [30, 40, 200]));
  const folder = await temporaryFolder();
  const [to, rendition] = [join(folder, 'film.webp'), join(folder, 'first.png')];
  const { scene, ...row } = goods.cushion;
  await turnPicture(from, to, folder, {
    goods: { ...row, scene: scene.href },
    view: viewOf(row, { zoom: 1 }),
    lamp: { azimuth: -42, height: 42 },
    backdrop: 'light',
    ...placement,
    width: 40,
    height: 40,
    dpi: 300,
    frames: 3,
    seconds: 3,
    rendition,
  });
  expect(await sharp(rendition).metadata()).toMatchObject({ width: 40, height: 40 });
  const bytes = await readFile(to);
  expect(bytes.subarray(8, 16).toString('latin1')).toBe('WEBPVP8X');
  expect(bytes.toString('latin1').split('ANMF')).toHaveLength(1 + 3);
});
