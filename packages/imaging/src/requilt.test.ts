import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../test/pictures.ts';
import { createPngRows } from './bands/write-png.ts';
import { findBlobs } from './quilt/find-blobs.ts';
import type { Requilting } from './quilt/requilting.ts';
import { requiltPicture } from './requilt.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const [width, height] = [192, 144];
const ground = 0xf1e4c8;
const dyes = [0x1d2b5c, 0xa83232, 0x2f6b3a, 0xd9a441];

type Draw = (x: number, y: number) => number;

/** Discs of four dyes and several sizes, one across each edge, none touching another. */
const discs = [
  [0, 20, 11],
  [40, 140, 10],
  [48, 48, 12],
  [96, 30, 9],
  [140, 60, 13],
  [100, 96, 11],
  [160, 112, 8],
  [30, 100, 9],
].map(([x = 0, y = 0, r = 0], i) => ({ x, y, r, dye: dyes[i % dyes.length] ?? 0 }));
const dotted: Draw = (x, y) => {
  const away = (one: number, other: number, size: number) => {
    const way = Math.abs(one - other) % size;
    return Math.min(way, size - way);
  };
  return discs.find((disc) => away(x, disc.x, width) ** 2 + away(y, disc.y, height) ** 2 <= disc.r ** 2)?.dye ?? ground;
};

async function pixelsOf(path: string): Promise<number[]> {
  const bytes = await sharp(path).removeAlpha().raw().toBuffer();
  return Array.from(
    { length: bytes.length / 3 },
    (_, at) => ((bytes[at * 3] ?? 0) << 16) | ((bytes[at * 3 + 1] ?? 0) << 8) | (bytes[at * 3 + 2] ?? 0),
  );
}

async function requilt(
  draw: Draw,
  wish:
    | Omit<Extract<Requilting, { kind: 'vary' }>, 'dpi'>
    | Omit<Extract<Requilting, { kind: 'spread' | 'scale' }>, 'dpi'>,
) {
  const folder = await temporaryFolder();
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const colour = draw(at % width, Math.floor(at / width));
    pixels.set([colour >> 16, (colour >> 8) & 255, colour & 255], at * 3);
  }
  const from = join(folder, 'from.png');
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(from);
  const to = join(folder, 'to.png');
  const made = await requiltPicture(from, to, folder, { ...wish, dpi: 150 });
  const out = await pixelsOf(to);
  return { made, out, hash: createHash('sha256').update(Uint32Array.from(out)).digest('hex') };
}

/** How large the discs of a picture are, and of which dye. */
function blobsOf(out: readonly number[]): string[] {
  return dyes
    .flatMap((dye) => {
      const mask = Uint8Array.from(out, (colour) => (colour === dye ? 1 : 0));
      return findBlobs(mask, width, height).blobs.map(({ pixels }) => `${dye} ${pixels.length}`);
    })
    .sort();
}

const vary = (seed: string) =>
  ({ kind: 'vary', share: 0.7, motifsOnly: true, mirrors: true, shifts: false, seed }) as const;
const before = blobsOf(Array.from({ length: width * height }, (_, at) => dotted(at % width, Math.floor(at / width))));

it('moves motifs whole, in their own colours, to other places of a tile of the same size', async () => {
  const one = await requilt(dotted, vary('one'));
  expect(one.made).toMatchObject({ width, height, dpi: 150, method: 'motifs' });
  expect(one.made.seamScore).toBeLessThanOrEqual(1);
  expect(blobsOf(one.out)).toEqual(before);
  expect(one.out.every((colour) => colour === ground || dyes.includes(colour))).toBe(true);
  expect(one.made.changed).toBeGreaterThan(0.05);
  expect((await requilt(dotted, vary('one'))).hash).toBe(one.hash);
  expect((await requilt(dotted, vary('two'))).hash).not.toBe(one.hash);
});

it('lays more or fewer of the same whole motifs, none larger or smaller', async () => {
  const denser = await requilt(dotted, { kind: 'spread', factor: 1.4, seed: 's' });
  const airier = await requilt(dotted, { kind: 'spread', factor: 0.6, seed: 's' });
  expect(blobsOf(denser.out).length).toBeGreaterThan(before.length);
  expect(blobsOf(airier.out).length).toBeLessThan(before.length);
  for (const each of [...blobsOf(denser.out), ...blobsOf(airier.out)]) expect(before).toContain(each);
  expect(Math.max(denser.made.seamScore, airier.made.seamScore)).toBeLessThanOrEqual(1);
});

it('leaves stripes as they are, and what has no motifs when only motifs may move', async () => {
  const stripes: Draw = (x) => (x % 24 < 9 ? (dyes[0] ?? 0) : ground);
  expect((await requilt(stripes, { ...vary('s'), motifsOnly: false })).made).toMatchObject({
    method: 'none',
    changed: 0,
    notes: ['straight'],
  });
  expect((await requilt(stripes, vary('s'))).made.notes).toEqual(['noMotifs']);
});

/** Slanting patches of many colours, none of them common enough for a ground. */
const scaly: Draw = (x, y) => {
  const [u, v] = [Math.floor((x + y / 2) / 13), Math.floor((y - x / 3) / 11)];
  return (Math.imul(u * 31 + v * 17 + u * v, 0x9e3779b1) >>> 8) & 0xf0f0f0;
};

it('makes a picture tile that does not, and quilts it in parts of itself alone', async () => {
  const { made } = await requilt(scaly, { ...vary('s'), motifsOnly: false });
  expect(made.notes).toContain('edgesClosed');
  expect(made.method).toBe('patches');
  expect(made.changed).toBeGreaterThan(0.01);
  expect(made.seamScore).toBeLessThanOrEqual(1);
});

/** A colour of sixteen bits whose lower half says something of its own, and an opacity: both must come through to the last bit. */
const deepOf = (colour: number) => {
  const channels = [16, 8, 0].map((shift) => (((colour >> shift) & 255) << 8) | ((colour * 37 + shift * 11) & 255));
  return [...channels, colour === ground ? 0xf123 : 0xffff];
};

async function requiltDeep(draw: Draw, wish: Requilting) {
  const folder = await temporaryFolder();
  const [from, to] = [join(folder, 'from.png'), join(folder, 'to.png')];
  const samples = new Uint16Array(width * height * 4);
  for (let at = 0; at < width * height; at++) samples.set(deepOf(draw(at % width, Math.floor(at / width))), at * 4);
  const png = await createPngRows(from, { width, height, channels: 4, depth: 16 }, 150);
  // What is written is changed where it lies.
  await png.write(new Uint8Array(samples.slice().buffer));
  await png.finish();
  const made = await requiltPicture(from, to, folder, wish);
  expect(await sharp(to).metadata()).toMatchObject({ width, height, channels: 4, depth: 'ushort' });
  const bytes = await sharp(to).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  return { made, samples, out: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) };
}

/** Each pixel of sixteen bits as one word. */
const wordsOf = (samples: Uint16Array) =>
  Array.from({ length: samples.length / 4 }, (_, at) => samples.subarray(at * 4, at * 4 + 4).join());

const countsOf = (words: readonly string[]) =>
  words.reduce((counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1), new Map<string, number>());

it('moves the motifs of sixteen bits with transparency to the last bit, mirrored ones too', async () => {
  const { made, samples, out } = await requiltDeep(dotted, { ...vary('one'), dpi: 150 });
  expect(made.method).toBe('motifs');
  expect(made.changed).toBeGreaterThan(0.05);
  const [was, is] = [wordsOf(samples), wordsOf(out)];
  expect(is).not.toEqual(was);
  expect(countsOf(is)).toEqual(countsOf(was));
});

it('quilts sixteen bits through a closed picture without losing one of them', async () => {
  const { made, samples, out } = await requiltDeep(scaly, { ...vary('s'), motifsOnly: false, dpi: 150 });
  expect(made.method).toBe('patches');
  expect(made.notes).toContain('edgesClosed');
  // Only within a pixel or two of a cut are two sides mixed.
  const known = new Set(wordsOf(samples));
  const kept = wordsOf(out).filter((pixel) => known.has(pixel)).length;
  expect(kept / (width * height)).toBeGreaterThan(0.8);
});

it.each([
  [1, 1],
  [1, 40],
  [37, 2],
])('lays a picture of %d × %d pixels as large as it is', async (across, down) => {
  const folder = await temporaryFolder();
  const [from, to] = [join(folder, 'from.png'), join(folder, 'to.png')];
  const pixels = Uint8Array.from({ length: across * down * 3 }, (_, at) => (at * 7919) & 255);
  await sharp(pixels, { raw: { width: across, height: down, channels: 3 } })
    .png()
    .toFile(from);
  for (const wish of [
    { ...vary('s'), motifsOnly: false },
    { kind: 'scale', factor: 0.7, seed: 's' },
  ] as const) {
    const made = await requiltPicture(from, to, folder, { ...wish, dpi: 150 });
    expect(made).toMatchObject({ width: across, height: down });
    expect(await sharp(to).metadata()).toMatchObject({ width: across, height: down });
  }
});
