import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile, temporaryFolder, wavyRows } from '../test/pictures.ts';
import type { CopiedArrangement } from './repeat/arrangement.ts';
import type { Repeating } from './repeat/repeating.ts';
import { repeatPicture } from './repeat.ts';

const tile = { width: 30, height: 22 };
const straight: CopiedArrangement = {
  kind: 'copied',
  block: tile,
  pitch: { across: 30, down: 22 },
  part: { x: 0, y: 0, ...tile },
  copies: [{ x: 0, y: 0, turn: 0 }],
};
const repeating: Repeating = {
  arrangement: straight,
  size: { width: 100, height: 95 },
  offset: { across: 0, down: 0 },
  ground: null,
  brush: { across: [], down: [] },
  dpi: 200,
};

async function repeated(change: Partial<Repeating>, channels = 3) {
  const folder = await temporaryFolder();
  const to = join(folder, 'out.png');
  const spec = { ...repeating, ...change };
  const made = await repeatPicture(await pictureFile('png', tile.width, tile.height), to, folder, spec);
  const { data, info } = await sharp(to, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([spec.size.width, spec.size.height, channels]);
  return { data, made };
}

/** The picture as a plain loop makes it: `from` says which pixel of the tile lies at x|y; none is the ground. */
function naive(size: Repeating['size'], from: (x: number, y: number) => readonly [number, number] | undefined): Buffer {
  const { pixels } = wavyRows(tile.width, tile.height);
  const out = Buffer.alloc(size.width * size.height * 3, Buffer.from([9, 8, 7]));
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const place = from(x, y);
      if (place === undefined) continue;
      const at = (place[1] * tile.width + place[0]) * 3;
      out.set(pixels.subarray(at, at + 3), (y * size.width + x) * 3);
    }
  }
  return out;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

it.each([
  [
    { width: 30, height: 22 },
    { across: 0, down: 0 },
  ],
  [
    { width: 100, height: 95 },
    { across: 7, down: -5 },
  ],
  [
    { width: 11, height: 200 },
    { across: -1, down: 300 },
  ],
])('is the naive repeat to the pixel: %j at %j', async (size, offset) => {
  const { data } = await repeated({ size, offset });
  const wanted = naive(size, (x, y) => [modulo(x - offset.across, 30), modulo(y - offset.down, 22)]);
  expect(Buffer.compare(data, wanted)).toBe(0);
});

it('shifts columns and leaves gaps of a colour', async () => {
  const size = { width: 90, height: 130 };
  const arrangement: CopiedArrangement = {
    ...straight,
    block: { width: 66, height: 24 },
    pitch: { across: 33, down: 24 },
    copies: [
      { x: 0, y: 0, turn: 0 },
      { x: 33, y: 12, turn: 0 },
    ],
    shifted: 'down',
  };
  const { data, made } = await repeated({ size, arrangement, ground: [9, 8, 7] });
  const wanted = naive(size, (x, y) => {
    const inColumn = modulo(y - (Math.floor(x / 33) % 2) * 12, 24);
    return x % 33 < 30 && inColumn < 22 ? [x % 33, inColumn] : undefined;
  });
  expect(Buffer.compare(data, wanted)).toBe(0);
  expect(made.after).toEqual({ across: null, down: null });
});

it('turns and mirrors copies', async () => {
  const side = 22;
  const size = { width: 60, height: 60 };
  const arrangement: CopiedArrangement = {
    ...straight,
    block: { width: 44, height: 44 },
    pitch: { across: 22, down: 22 },
    part: { x: 4, y: 0, width: side, height: side },
    copies: [
      { x: 0, y: 0, turn: 0 },
      { x: 22, y: 0, turn: 5 },
      { x: 0, y: 22, turn: 6 },
      { x: 22, y: 22, turn: 3 },
    ],
  };
  const { data } = await repeated({ size, arrangement });
  const last = side - 1;
  const wanted = naive(size, (x, y) => {
    const [u, v] = [x % side, y % side];
    const isRight = x % 44 >= side;
    const isLow = y % 44 >= side;
    if (!isRight && !isLow) return [4 + u, v];
    // Turned clockwise, back, and by half.
    if (isRight && !isLow) return [4 + v, last - u];
    if (!isRight) return [4 + last - v, u];
    return [4 + last - u, last - v];
  });
  expect(Buffer.compare(data, wanted)).toBe(0);
});

it('leaves gaps transparent where no colour is given', async () => {
  const arrangement = { ...straight, block: { width: 32, height: 22 }, pitch: { across: 32, down: 22 } };
  const { data } = await repeated({ arrangement, size: { width: 64, height: 22 } }, 4);
  const alphas = Array.from({ length: 64 }, (_, x) => data[x * 4 + 3]);
  expect(alphas.slice(0, 30).every((alpha) => alpha === 255)).toBe(true);
  expect(alphas.slice(30, 32)).toEqual([0, 0]);
});

it('softens light that steps at joins with its brush, and finds that they meet', async () => {
  const folder = await temporaryFolder();
  const ramp = join(folder, 'ramp.png');
  const pixels = Uint8Array.from(
    { length: 40 * 40 * 3 },
    (_, i) => (Math.floor(i / 3) % 40) * 3 + Math.floor(i / 120) * 3,
  );
  await sharp(pixels, { raw: { width: 40, height: 40, channels: 3 } })
    .png()
    .toFile(ramp);
  const size = { width: 40, height: 40 };
  const arrangement = { ...straight, block: size, pitch: { across: 40, down: 40 }, part: { x: 0, y: 0, ...size } };
  const own = [0.5, 0.58, 0.7, 0.82, 0.92, 0.98];
  const at = { ...repeating, arrangement, size };
  const plain = await repeatPicture(ramp, join(folder, 'a.png'), folder, at);
  const soft = await repeatPicture(ramp, join(folder, 'b.png'), folder, { ...at, brush: { across: own, down: own } });
  expect(plain.before.across).toMatchObject({ verdict: 'steps' });
  expect(plain.after).toEqual(plain.before);
  expect(soft.before).toEqual(plain.before);
  expect(soft.after).toMatchObject({ across: { verdict: 'meets' }, down: { verdict: 'meets' } });
  const [hard, softened] = await Promise.all(
    ['a.png', 'b.png'].map((name) =>
      sharp(join(folder, name)).extract({ left: 10, top: 10, width: 20, height: 20 }).raw().toBuffer(),
    ),
  );
  expect(Buffer.compare(hard ?? Buffer.alloc(0), softened ?? Buffer.alloc(1))).toBe(0);
});

it('lays a place under maps without holes, each pixel where its map says', async () => {
  const arrangement = {
    kind: 'mapped',
    block: { width: 40, height: 20 },
    pitch: { across: 40, down: 20 },
    place: [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ],
    maps: [
      [1, 0, 0, 1, 0, 0],
      [-1, 0, 0, 1, 40, 0],
    ],
    gap: 0,
  } as const;
  const size = { width: 40, height: 20 };
  const { data, made } = await repeated({ arrangement, size });
  expect(
    Buffer.compare(
      data,
      naive(size, (x, y) => [x < 20 ? x : 39 - x, y]),
    ),
  ).toBe(0);
  // Mirror images meet in themselves, but the upper edge meets the lower one.
  expect(made.after.across?.seen).toBeGreaterThan(0);
});

/** A picture whose red rises by three from column to column, repeated by moving places that touch or stand apart. */
async function rampMoved(gap: number) {
  const folder = await temporaryFolder();
  const ramp = join(folder, 'ramp.png');
  const pixels = Uint8Array.from({ length: 24 * 20 * 3 }, (_, i) => (i % 3 === 0 ? (Math.floor(i / 3) % 24) * 3 : 0));
  await sharp(pixels, { raw: { width: 24, height: 20, channels: 3 } })
    .png()
    .toFile(ramp);
  const pitch = 20 + gap;
  const arrangement = {
    kind: 'mapped',
    block: { width: 2 * pitch, height: 20 },
    pitch: { across: pitch, down: 20 },
    place: [
      [2, 0],
      [22, 0],
      [22, 20],
      [2, 20],
    ],
    maps: [-1, 0, 1, 2].map((i) => [1, 0, 0, 1, i * pitch - 2 + gap / 2, 0] as const),
    gap,
  } as const;
  const to = join(folder, 'moved.png');
  const made = await repeatPicture(ramp, to, folder, { ...repeating, arrangement, size: arrangement.block });
  return { made, pixels: await sharp(to).raw().toBuffer({ resolveWithObject: true }) };
}

it('measures the joins of places that are no rectangles of the tile', async () => {
  const { made } = await rampMoved(0);
  // Nineteen steps of three where places meet, one step anywhere else.
  expect(made.after.across).toMatchObject({ verdict: 'steps', seen: expect.closeTo(19, 5) });
});

it('keeps mapped places apart by a gap, whose rims are smooth', async () => {
  const { made, pixels } = await rampMoved(3);
  expect(made.after).toEqual({ across: null, down: null });
  const { data, info } = pixels;
  expect(info.channels).toBe(4);
  const alphas = Array.from({ length: 46 }, (_, x) => data[(10 * 46 + x) * 4 + 3] ?? 0);
  // Half a pixel on each side of a gap three wide.
  expect(alphas.slice(20, 26)).toEqual([255, 128, 0, 0, 128, 255]);
  expect(alphas.reduce((sum, alpha) => sum + alpha, 0) / 255).toBeCloseTo(40, 1);
});
