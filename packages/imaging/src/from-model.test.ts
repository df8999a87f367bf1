import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../test/pictures.ts';
import { designFromModel, type FromModel } from './from-model.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const [width, height] = [240, 200];
type Draw = (x: number, y: number) => readonly [number, number, number];
const ground = [230, 214, 180] as const;

/** Discs of two dyes every 40 × 32 pixels, in a fold, under a shadow. */
const cloth: Draw = (x, y) => {
  const u = x + 2 * Math.sin(x / 30);
  const [px, py] = [(((u % 40) + 40) % 40) - 20, (y % 32) - 16];
  const dye = Math.hypot(px + 6, py) < 8 ? [36, 52, 110] : Math.hypot(px - 9, py - 5) < 4 ? [170, 40, 40] : ground;
  const light = 0.75 + 0.2 * Math.cos(x / 30);
  return [(dye[0] ?? 0) * light, (dye[1] ?? 0) * light, (dye[2] ?? 0) * light];
};
/** An arm in a dark sleeve lies on the cloth, over half a column of its motifs. */
const withArm: Draw = (x, y) => (x > 60 && x < 80 && y > 50 ? [40, 24, 20] : cloth(x, y));
const leopard: Draw = (x, y) =>
  Math.sin(x / 9 + Math.sin(y / 13) * 3) * Math.sin((x * x) / 2400 + y / 8 + Math.cos(x / 31) * 4) > 0.1
    ? [60, 40, 24]
    : ground;

async function taken(draw: Draw, wish: FromModel = { tileable: true }) {
  const folder = await temporaryFolder();
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) pixels.set(draw(at % width, Math.floor(at / width)), at * 3);
  const from = join(folder, 'photo.png');
  await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(from);
  const to = join(folder, 'design.png');
  const design = await designFromModel(from, to, folder, wish);
  const { data, info } = await sharp(to).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([design.width, design.height]);
  return { design, data };
}

it('lays a tile of all copies: the repeat is found, the fold is even, and the arm is gone', async () => {
  const { design, data } = await taken(withArm);
  expect(design.repeat?.confidence).toBeGreaterThan(0.8);
  expect(Math.abs(design.height - 32)).toBeLessThan(1.5);
  expect(Math.abs(design.width - 41)).toBeLessThan(3);
  expect(design.seamScore).toBeLessThan(1.05);
  // Ground and the two dyes, in shares that the cloth has; nothing of the arm's.
  let [blue, red] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (b > r + 30) blue += 1;
    if (r > g + 90) red += 1;
  }
  const count = data.length / 3;
  expect(blue / count).toBeCloseTo((Math.PI * 64) / (40 * 32), 1);
  expect(red / count).toBeGreaterThan(0.015);
  const bare = await taken(cloth);
  const meanOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
  expect(Math.abs(meanOf(data) - meanOf(bare.data))).toBeLessThan(4);
});

it('lays the whole cloth flat where no tile is wanted, and by a mesh first where one is set', async () => {
  const even = {
    columns: 2,
    rows: 2,
    points: [
      [0, 0],
      [0.5, 0],
      [0, 1],
      [0.5, 1],
    ] as [number, number][],
  };
  const { design } = await taken(cloth, { tileable: false, mesh: even });
  expect(design.repeat).not.toBeNull();
  expect(design.width).toBeGreaterThan(79);
  expect(design.width).toBeLessThan(121);
  expect(design.height).toBeGreaterThan(95);
  expect(design).not.toHaveProperty('seamScore');
});

it('closes the edges of a cloth that does not repeat and says that it found none, the same twice', async () => {
  const first = await taken(leopard);
  expect(first.design.repeat).toBeNull();
  expect(first.design.width).toBeGreaterThan(width / 2);
  expect(first.design.seamScore).toBeGreaterThan(0);
  const step = stepAcross(first.data, first.design.width, first.design.height);
  expect(step.wrap).toBeLessThan(2 * step.inside);
  expect((await taken(leopard)).data.equals(first.data)).toBe(true);
});

it('refuses a picture without a pattern, a strip of cloth, and a region in which nothing was painted', async () => {
  const noCloth = { code: 'model_no_cloth' };
  await expect(taken((x) => [150 + x / 60, 150, 146])).rejects.toMatchObject(noCloth);
  const nowhere = { width, height, points: 0, inverted: false, strokes: [] };
  await expect(taken(cloth, { tileable: true, within: nowhere })).rejects.toMatchObject(noCloth);
  const strip = {
    erases: false,
    fade: 0,
    pieces: new Float64Array(0),
    loops: [Float64Array.of(60, 20, 88, 20, 88, 180, 60, 180)],
  };
  const within = { width, height, points: 4, inverted: false, strokes: [strip] };
  await expect(taken(leopard, { tileable: true, within })).rejects.toMatchObject(noCloth);
});

/** The mean step from the last column to the first, and between neighbours. */
function stepAcross(data: Uint8Array, across: number, down: number) {
  const between = (x: number, next: number) => {
    let sum = 0;
    for (let y = 0; y < down; y++)
      for (let c = 0; c < 3; c++)
        sum += Math.abs((data[(y * across + x) * 3 + c] ?? 0) - (data[(y * across + next) * 3 + c] ?? 0));
    return sum / (3 * down);
  };
  let inside = 0;
  for (let x = 0; x + 1 < across; x++) inside += between(x, x + 1) / (across - 1);
  return { wrap: between(across - 1, 0), inside };
}
