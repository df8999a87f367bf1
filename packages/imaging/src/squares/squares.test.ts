import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile, temporaryFolder, wavyRows } from '../../test/pictures.ts';
import { cutSquares } from './cut-squares.ts';
import { squaresIn } from './squares-in.ts';

it('cuts a picture into squares that together are its very pixels, and into halves of it', async () => {
  const to = join(await temporaryFolder(), 'squares.zip');
  await cutSquares(await pictureFile('png', 1100, 600), to);
  const squares = await squaresIn(to);
  expect([...squares.keys()].sort()).toEqual([
    ...['0/0/0', '1/0/0', '1/1/0'],
    ...['2/0/0', '2/0/1', '2/1/0', '2/1/1', '2/2/0', '2/2/1'],
  ]);
  const archive = await readFile(to);
  const { pixels } = wavyRows(1100, 600);
  for (const [column, row, width, height] of [
    [0, 0, 512, 512],
    [2, 1, 76, 88],
  ] as const) {
    const { start, end } = squares.get(`2/${column}/${row}`) ?? { start: 0, end: 0 };
    const { data, info } = await sharp(archive.subarray(start, end + 1))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
    for (let y = 0; y < height; y++) {
      const from = ((row * 512 + y) * 1100 + column * 512) * 3;
      expect(
        Buffer.compare(data.subarray(y * width * 3, (y + 1) * width * 3), pixels.subarray(from, from + width * 3)),
      ).toBe(0);
    }
  }
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('cuts a picture of orientation %i as it is looked at', async (orientation) => {
  const folder = await temporaryFolder();
  const from = await pictureFile('jpeg', 700, 530, { orientation });
  const to = join(folder, 'squares.zip');
  await cutSquares(from, to);
  const upright = await sharp(from).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const archive = await readFile(to);
  const { start, end } = (await squaresIn(to)).get('1/0/0') ?? { start: 0, end: 0 };
  const square = await sharp(archive.subarray(start, end + 1))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([square.info.width, square.info.height]).toEqual([512, 512]);
  for (let y = 0; y < 512; y++) {
    const row = upright.data.subarray(y * upright.info.width * 3, (y * upright.info.width + 512) * 3);
    expect(Buffer.compare(square.data.subarray(y * 512 * 3, (y + 1) * 512 * 3), row)).toBe(0);
  }
  expect(await readdir(folder)).toEqual(['squares.zip']);
});

it('reads no archive that was cut off', async () => {
  const path = await pictureFile('png', 600, 20);
  await expect(squaresIn(path)).rejects.toThrow(/whole archive/);
});
