import { join } from 'node:path';
import { createCoverage } from '@naksha/colour';
import { adjustParams, area, filterParams, recolourParams } from '@naksha/contract';
import { createPngRows } from '@naksha/imaging';
import { layArea, planRepeat } from '@naksha/loom';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import type { EngineContext, EngineInput, EngineResult } from '../engine.ts';
import { adjust } from './adjust.ts';
import { filter } from './filter.ts';
import { recolour } from './recolour.ts';

const step = { n: 2, m: 3, axis: 'across' } as const;
const coverageOf = (given: ReturnType<typeof area.parse>, width: number, height: number) => {
  const into = new Uint8Array(width * height);
  createCoverage(layArea(given, { width, height })).cover({ x: 0, y: 0, width, height }, into);
  return into;
};

it.each(['straight', 'half-drop', 'half-brick', 'step', 'mirror'] as const)(
  'covers of a tile what a stroke covers of any of its copies where the repeat lays them: %s',
  (layout) => {
    const tile = { width: 16, height: 11 };
    const plan = planRepeat({ layout, step, tile, gap: { across: 0, down: 0 } });
    if (plan.kind !== 'copied') throw new Error('expected copies');
    const place = fc.double({ min: -0.6, max: 1.6, noNaN: true });
    const strokes = fc.record({
      radius: fc.double({ min: 0.04, max: 0.3, noNaN: true }),
      points: fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(strokes, ({ radius, points }) => {
        const covered = coverageOf(
          area.parse({ strokes: [{ radius, points }], softness: 50, repeat: { layout, step } }),
          16,
          11,
        );
        // The cloth as it is laid, without a thought of wrapping: some blocks in each direction, the stroke on top.
        const cloth = plan.copies.flatMap((copy) =>
          Array.from({ length: 49 }, (_, i) => ({
            turn: copy.turn,
            x: copy.x + ((i % 7) - 3) * plan.block.width,
            y: copy.y + (Math.floor(i / 7) - 3) * plan.block.height,
          })),
        );
        for (let i = 0; i < covered.length; i++) {
          const [x, y] = [(i % 16) + 0.5, Math.floor(i / 16) + 0.5];
          const nearest = Math.min(
            ...cloth.map((copy) =>
              distance(
                copy.x + ((copy.turn & 1) === 0 ? x : 16 - x),
                copy.y + ((copy.turn & 2) === 0 ? y : 11 - y),
                points.map(([u, v]) => [u * 16, v * 16] as const),
              ),
            ),
          );
          const t = Math.min(1, Math.max(0, (0.5 - nearest + radius * 16) / (radius * 8 + 1)));
          expect(Math.abs((covered[i] ?? 0) - 255 * t * t * (3 - 2 * t))).toBeLessThanOrEqual(0.51);
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  },
);

/** From a point to a line. */
function distance(x: number, y: number, line: readonly (readonly [number, number])[]): number {
  const first = line[0] ?? [0, 0];
  const ways =
    line.length === 1 ? [[first, first] as const] : line.slice(1).map((to, i) => [line[i] ?? first, to] as const);
  return Math.min(
    ...ways.map(([[ax, ay], [bx, by]]) => {
      const square = (bx - ax) ** 2 + (by - ay) ** 2;
      const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
    }),
  );
}

/** A picture that is different everywhere, of eight or sixteen bits, with transparency. */
async function checkered(folder: string, depth: 8 | 16): Promise<EngineInput> {
  const [width, height] = [120, 90];
  const path = join(folder, `checkered-${depth}.png`);
  const png = await createPngRows(path, { width, height, channels: 4, depth }, 200);
  const samples = Array.from({ length: width * height * 4 }, (_, i) => (i * 7919 + (i >> 4) * 31) % 2 ** depth);
  await png.write(new Uint8Array((depth === 8 ? Uint8Array : Uint16Array).from(samples).buffer));
  await png.finish();
  return { path, fileName: 'checkered.png', width, height, dpi: 200 };
}

async function samplesOf(path: string | undefined, depth: 8 | 16): Promise<Uint8Array | Uint16Array> {
  const picture = sharp(path ?? '').toColourspace(depth === 8 ? 'srgb' : 'rgb16');
  const bytes = await picture.raw({ depth: depth === 8 ? 'uchar' : 'ushort' }).toBuffer();
  return depth === 8 ? bytes : new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}

const painted = area.parse({
  strokes: [
    {
      radius: 0.12,
      points: [
        [0.9, 0.3],
        [1.05, 0.4],
      ],
    },
    { radius: 0.04, points: [[0.95, 0.35]], erases: true },
  ],
  repeat: { layout: 'half-drop' },
});
const recoloured = recolourParams.parse({ colours: [{ from: '#203040', to: '#e0a040' }], reach: 'all' });
type Given = readonly [inputs: readonly EngineInput[], context: EngineContext];
type Within = typeof painted | undefined;
const works: readonly (readonly [
  name: string,
  depth: 8 | 16,
  work: (within: Within) => (...given: Given) => Promise<EngineResult>,
])[] = [
  [
    'adjust',
    8,
    (within) =>
      (...given) =>
        adjust(adjustParams.parse({ brightness: 40, sharpness: 60, area: within }), ...given),
  ],
  [
    'adjust',
    16,
    (within) =>
      (...given) =>
        adjust(adjustParams.parse({ hue: 90, area: within }), ...given),
  ],
  [
    'filter',
    8,
    (within) =>
      (...given) =>
        filter(filterParams.parse({ filter: 'negative', area: within }), ...given),
  ],
  [
    'recolour',
    8,
    (within) =>
      (...given) =>
        recolour({ ...recoloured, area: within }, ...given),
  ],
];

it.each(works)(
  'has %s of %d bits hold where it was painted, on both sides of the edge, and nowhere else',
  async (_, depth, work) => {
    const context = await createContext();
    const input = await checkered(context.workDir, depth);
    const before = await samplesOf(input.path, depth);
    const done = async (within?: Within) => {
      const { files } = await work(within)([input], context);
      return samplesOf(files[0]?.path, depth);
    };
    const everywhere = await done();
    const here = await done(painted);
    const covered = coverageOf(painted, input.width, input.height);
    const columns = { left: 0, right: 0 };
    for (const [i, share] of covered.entries()) {
      const at = 4 * i;
      const wanted = [0, 1, 2].map((channel) => {
        const from = before[at + channel] ?? 0;
        return Math.round(from + (((everywhere[at + channel] ?? 0) - from) * share) / 255);
      });
      expect([...here.subarray(at, at + 4)]).toEqual([...wanted, before[at + 3]]);
      if (share === 255) columns[i % input.width < 40 ? 'left' : 'right'] += 1;
    }
    expect(columns.left).toBeGreaterThan(20);
    expect(columns.right).toBeGreaterThan(100);
  },
);
