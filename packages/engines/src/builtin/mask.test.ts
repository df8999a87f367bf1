import { join } from 'node:path';
import { type MaskParams, maskParams } from '@naksha/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createContext, hashOf } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { mask } from './mask.ts';

const side = 192;
const period = 32;
type Paint = (x: number, y: number) => readonly number[];
/** A motif that stands in every cell, with a blush of its own that repeats with it. */
const motifs: Paint = (x, y) => {
  const [u, v] = [(x % period) - 16, (y % period) - 16];
  const r = Math.hypot(u, v * 1.4);
  return r < 5 ? [170, 40, 40] : r < 11 && u > v ? [30, 60 + 4 * Math.abs(u), 120] : [236, 226, 200];
};
/** Grain that repeats nowhere, lighter towards the right, and closes at the edges. */
const grain: Paint = (x, y) => {
  const noise = Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453) % 1;
  const light = 150 + 40 * Math.sin((2 * Math.PI * x) / side) + 24 * noise;
  return [light, light * 0.9, light * 0.7];
};

async function pictureOf(paint: Paint, folder: string, channels: 3 | 4 = 3): Promise<EngineInput> {
  const path = join(folder, `picture-${channels}.png`);
  const pixels = Uint8Array.from({ length: side * side * channels }, (_, i) => {
    const at = Math.floor(i / channels);
    return i % channels === 3 ? 200 : (paint(at % side, Math.floor(at / side))[i % channels] ?? 0);
  });
  await sharp(pixels, { raw: { width: side, height: side, channels } })
    .png()
    .toFile(path);
  return { path, fileName: 'picture.png', width: side, height: side, dpi: 72 };
}

const pixelsOf = (path: string | undefined) => sharp(path).raw().toBuffer();
const spot = (x: number, y: number, radius = 0.09) => ({
  strokes: [{ radius, points: [[x, y] satisfies [number, number]] }],
  softness: 0,
});
const asked = (params: object): MaskParams => maskParams.parse({ seed: 's', ...params });
/** Places that a stroke without softness can have touched. */
const isNear = (at: number, [x, y]: readonly [number, number], radius = 0.09) => {
  const away = (one: number, other: number) => Math.min(Math.abs(one - other), side - Math.abs(one - other));
  return Math.hypot(away((at % side) + 0.5, x * side), away(Math.floor(at / side) + 0.5, y * side)) < radius * side + 1;
};

it.each([3, 4] as const)(
  'restores a motif of a repeat and leaves every other pixel, of %d channels',
  async (channels) => {
    const context = await createContext();
    const input = await pictureOf(motifs, context.workDir, channels);
    const before = await pixelsOf(input.path);
    // What was painted over the edge comes in again on the other side.
    for (const [x, y] of [
      [0.42, 0.42],
      [0.99, 0.3],
    ] as const) {
      const { files, report } = await mask(asked({ area: spot(x, y) }), [input], context);
      expect(await pixelsOf(files[0]?.path)).toEqual(before);
      expect(report).toMatchObject({ method: 'phase', parts: 1 });
    }
  },
);

it('changes only what is masked, goes on over the edges, and does the same for the same seed', async () => {
  const context = await createContext();
  const input = await pictureOf(grain, context.workDir);
  const before = await pixelsOf(input.path);
  const place = [0.98, 0.5] as const;
  const run = async () =>
    (await mask(asked({ area: spot(place[0], place[1]) }), [input], await createContext())).files[0]?.path;
  const [one, two] = [await run(), await run()];
  expect(await hashOf(one ?? '')).toBe(await hashOf(two ?? ''));
  const after = await pixelsOf(one);
  let changed = 0;
  const light = { filled: 0, around: 0, count: 0 };
  for (let at = 0; at < side * side; at++) {
    const isSame = [0, 1, 2].every((channel) => before[at * 3 + channel] === after[at * 3 + channel]);
    if (!isNear(at, place)) expect(isSame).toBe(true);
    if (isSame) continue;
    changed += 1;
    light.filled += after[at * 3] ?? 0;
    light.around += before[at * 3] ?? 0;
    light.count += 1;
  }
  expect(changed).toBeGreaterThan(600);
  expect(Math.abs(light.filled - light.around) / light.count).toBeLessThan(6);
});

it('takes a picture as a mask, and its strength from a watermark', async () => {
  const context = await createContext();
  const input = await pictureOf(motifs, context.workDir);
  const mark = join(context.workDir, 'mark.png');
  const level = (at: number) => (isNear(at, [0.5, 0.5]) ? 255 : 0);
  await sharp(
    Uint8Array.from({ length: side * side }, (_, at) => level(at)),
    { raw: { width: side, height: side, channels: 1 } },
  )
    .png()
    .toFile(mark);
  const given = { ...input, path: mark };
  const spoilt = join(context.workDir, 'spoilt.png');
  const before = await pixelsOf(input.path);
  const marked = before.map((value, i) => (level(Math.floor(i / 3)) === 255 ? 255 : value));
  await sharp(marked, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toFile(spoilt);
  const run = async (strength: number) => {
    const params = asked({ action: 'watermark', strength });
    const { files } = await mask(params, [{ ...input, path: spoilt }, given], await createContext());
    return pixelsOf(files[0]?.path);
  };
  expect(await run(100)).toEqual(before);
  const half = await run(50);
  expect(half).toEqual(before.map((value, i) => Math.round((marked[i] ?? 0) + (value - (marked[i] ?? 0)) / 2)));
});

it('leaves nothing of what goes under the grey rim of a mask, and nothing but its own under the noise of its black', async () => {
  const context = await createContext();
  const input = await pictureOf(motifs, context.workDir);
  const [spoilt, given] = [join(context.workDir, 'spoilt.png'), join(context.workDir, 'rim.png')];
  const before = await pixelsOf(input.path);
  const away = (at: number) => Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2);
  const level = (at: number) => Math.max(at % 9, Math.min(255, Math.round(255 * (20 - away(at)))));
  const marked = before.map((value, i) => {
    const share = level(Math.floor(i / 3)) < 16 ? 0 : level(Math.floor(i / 3)) / 255;
    return value + (255 - value) * share;
  });
  await sharp(marked, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toFile(spoilt);
  await sharp(
    Uint8Array.from({ length: side * side }, (_, at) => level(at)),
    { raw: { width: side, height: side, channels: 1 } },
  )
    .png()
    .toFile(given);
  const { files } = await mask(
    asked({}),
    [
      { ...input, path: spoilt },
      { ...input, path: given },
    ],
    context,
  );
  expect((await pixelsOf(files[0]?.path)).equals(before)).toBe(true);
});

it('says what is wrong with a mask', async () => {
  const context = await createContext();
  const input = await pictureOf(grain, context.workDir);
  const run = (params: object, inputs = [input]) => mask(asked(params), inputs, context);
  const outside = {
    ...spot(0.5, 0.5),
    strokes: [...spot(0.5, 0.5).strokes, { ...spot(0.5, 0.5, 0.2).strokes[0], erases: true }],
  };
  await expect(run({ area: outside })).rejects.toMatchObject({ code: 'mask_empty' });
  await expect(run({ area: spot(0.5, 0.5, 1) })).rejects.toMatchObject({ code: 'mask_full' });
  const single = join(context.workDir, 'single.png');
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#a4322a' } })
    .png()
    .toFile(single);
  const one = { ...input, path: single, width: 1, height: 1 };
  await expect(run({ area: spot(0.5, 0.5) }, [one])).rejects.toMatchObject({ code: 'mask_full' });
});
