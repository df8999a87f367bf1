import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileOf, pictureFile, temporaryFolder, wavyRows } from '../../test/pictures.ts';
import { changeBetween } from './change-between.ts';
import { closePicture } from './close-picture.ts';
import { layBand } from './lay-band.ts';
import { layChanges } from './lay-changes.ts';
import { measureTile } from './measure-tile.ts';
import type { RedrawBand } from './redraw-band.ts';
import { reducePicture } from './reduce-picture.ts';
import { showBand } from './show-band.ts';

const [width, height] = [60, 40];
const raw = (path: string) => sharp(path).raw().toBuffer();
const band: RedrawBand = { roll: { across: 30, down: 0 }, left: 20, top: 0, width: 20, height, soft: 4 };

async function flat(colour: string): Promise<string> {
  return fileOf(
    await sharp({ create: { width, height, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );
}

it('shows the edge of a tile in its middle, with a mask that says where in the server’s own way', async () => {
  const folder = await temporaryFolder();
  const [to, mask] = [join(folder, 'rolled.png'), join(folder, 'mask.png')];
  await showBand(await pictureFile('png'), to, mask, { band, kind: 'white' });
  const before = wavyRows(width, height).pixels;
  const after = await raw(to);
  expect([...after.subarray(30 * 3, 31 * 3)]).toEqual([...before.subarray(0, 3)]);
  expect((await sharp(mask).metadata()).channels).toBe(1);
  const data = await sharp(mask).extractChannel(0).raw().toBuffer();
  expect([...data.subarray(18, 22)]).toEqual([0, 0, 255, 255]);
  await showBand(await pictureFile('png'), to, mask, { band, kind: 'hole' });
  const holed = await raw(mask);
  expect([19, 20, 39, 40].map((x) => holed[x * 4 + 3])).toEqual([255, 0, 0, 255]);
});

it('takes the band alone of what was drawn, softly at its sides and whole at the picture’s edges, and rolls it back', async () => {
  const folder = await temporaryFolder();
  const to = join(folder, 'laid.png');
  await layBand(await flat('#000000'), await flat('#ffffff'), to, band);
  const row = [...(await raw(to)).subarray(0, width * 3)].filter((_, at) => at % 3 === 0);
  // Drawn columns 20 … 39 of the rolled tile are 50 … 59 and 0 … 9 of the tile.
  expect(row.slice(10, 50).every((level) => level === 0)).toBe(true);
  expect([...row.slice(54, 60), ...row.slice(0, 6)].every((level) => level === 255)).toBe(true);
  expect(row[50]).toBeLessThan(row[51] ?? 0);
});

it('distinguishes a tile from a picture that ends somewhere, and closes the latter', async () => {
  const folder = await temporaryFolder();
  const tile = await pictureFile('png', 256, 256);
  const shares: number[] = [];
  const closed = await measureTile(tile, folder, (share) => shares.push(share));
  expect(closed).toMatchObject({ across: false, down: false });
  expect(shares.at(-1)).toBe(1);
  const cut = join(folder, 'cut.png');
  await sharp(tile).extract({ left: 0, top: 0, width: 220, height: 256 }).png().toFile(cut);
  const open = await measureTile(cut, folder);
  expect(open).toMatchObject({ across: true, down: false });
  const to = join(folder, 'closed.png');
  await closePicture(cut, to, folder, { seams: open, seed: 's', dpi: 100 });
  expect((await measureTile(to, folder)).seamScore).toBeLessThan(open.seamScore);
  expect(await sharp(to).metadata()).toMatchObject({ width: 220, height: 256 });
});

it('says that cuts are seen where light falls on a scan from one side, and not where it is lit evenly', async () => {
  const side = 240;
  const folder = await temporaryFolder();
  const isSeen = async (light: number) => {
    const pixels = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)];
      const isDot = Math.hypot((x % 50) - 25, (y % 48) - 24) < 12;
      return (isDot ? 120 : 210) * (1 + light * (x / side - 0.5));
    });
    const from = join(folder, `lit-${light}.png`);
    await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toFile(from);
    const to = join(folder, `evened-${light}.png`);
    return (await closePicture(from, to, folder, { seams: { across: true, down: false }, seed: '0', dpi: 100 }))
      .isCutSeen;
  };
  expect([await isSeen(0), await isSeen(0.14)]).toEqual([false, true]);
});

it('reduces a picture to bare opaque pixels', async () => {
  const folder = await temporaryFolder();
  const from = join(folder, 'clear.png');
  const clear = { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const;
  await writeFile(
    from,
    await sharp({ create: clear })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .png()
      .toBuffer(),
  );
  const to = join(folder, 'small.png');
  await reducePicture(from, to, folder, { width: 32, height: 16, isTile: true });
  expect(await sharp(to).metadata()).toMatchObject({ width: 32, height: 16, channels: 3, depth: 'uchar' });
  expect((await readFile(to)).includes('secret')).toBe(false);
  expect([...(await raw(to)).subarray(0, 3)]).toEqual([255, 255, 255]);
});

it('knows a changed place from one that has merely drifted', async () => {
  const whole = { roll: { across: 0, down: 0 }, left: 0, top: 0, width, height };
  expect(await changeBetween(await flat('#808080'), await flat('#888888'), [whole])).toEqual([{ share: 0, mean: 8 }]);
  const to = join(await temporaryFolder(), 'laid.png');
  await layBand(await flat('#000000'), await flat('#ffffff'), to, { ...band, soft: 0.1 });
  const [all, within] = await changeBetween(await flat('#000000'), to, [whole, band]);
  expect(all?.share).toBeCloseTo(1 / 3, 9);
  expect(within).toEqual({ share: 1, mean: 255 });
});

it('takes of what a model drew what it changed, and leaves all else to the bit, in its own depth', async () => {
  const folder = await temporaryFolder();
  const name = (file: string) => join(folder, file);
  const size = { width: 256, height: 192 };
  const deep = { width: 768, height: 576 };
  const boat = { create: { width: 40, height: 40, channels: 3, background: '#d02090' } } as const;
  await sharp({ create: { ...size, channels: 3, background: '#406080' } })
    .png()
    .toFile(name('shown.png'));
  const drift = { create: { ...size, channels: 3, background: '#436382' } } as const;
  await sharp(drift)
    .composite([{ input: boat, left: 100, top: 60 }])
    .png()
    .toFile(name('drawn.png'));
  await sharp(name('drawn.png')).resize(deep).png().toFile(name('enlarged.png'));
  const own = Uint16Array.from(
    { length: deep.width * deep.height * 3 },
    (_, at) => [0x4021, 0x6043, 0x8065][at % 3] ?? 0,
  );
  const raws = { raw: { ...deep, channels: 3 as const } };
  await sharp(own, raws).toColourspace('rgb16').png().toFile(name('own.png'));
  const paths = { original: name('own.png'), enlarged: name('enlarged.png'), shown: name('shown.png') };
  const laid = { ...paths, drawn: name('drawn.png'), ...size, isTile: true, dpi: 100 };
  expect(await layChanges(name('laid.png'), folder, laid)).toBe(true);
  const made = await sharp(name('laid.png')).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  const at = (x: number, y: number) => made.readUInt16LE((y * deep.width + x) * 6);
  expect(at(360, 240)).toBe(0xd0 * 257);
  expect([at(0, 0), at(700, 500), at(360, 540)]).toEqual([0x4021, 0x4021, 0x4021]);
  // Nothing is distinguished where all of it drifted, or was redrawn.
  await sharp({ create: { ...size, channels: 3, background: '#506070' } })
    .png()
    .toFile(name('tinted.png'));
  expect(await layChanges(name('none.png'), folder, { ...laid, drawn: name('tinted.png') })).toBe(false);
  expect(await layChanges(name('none.png'), folder, { ...laid, drawn: name('shown.png') })).toBe(false);
});
