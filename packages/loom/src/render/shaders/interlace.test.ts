import { expect, it } from 'vitest';
import { encodeRun } from '../../drawing/weaving/yarn-run.ts';
import { yarnDyes } from '../../vocabulary/families/yarn-dyes.ts';
import type { ShadeContext } from '../shader.ts';
import { interlace } from './interlace.ts';

const { roles: colours } = yarnDyes('test', ['#ffffff', '#102080', '#c01020', '#108040', '#e0a020'], {
  line: '#000000',
  light: '#f0f0f0',
});
const twill = { ends: 4, lift0: 0b0011, lift1: 0b0110, lift2: 0b1100, lift3: 0b1001 };
const dark = encodeRun('a1', 4);
const bare = encodeRun('ground', 4);
const tooth = { ...twill, warp0: dark, warp1: bare, weft0: dark, weft1: bare };

/** A tile of 16 × 16 yarns on `px` pixels, or a window of it. */
function woven(params: Record<string, number>, px: number, window = { x: 0, y: 0, width: px, height: px }) {
  const context: ShadeContext = { seed: '1', colours, tileUnitsX: 64, tileUnitsY: 64, tilePxX: px, tilePxY: px };
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  return interlace.shade({ ...window, data }, { pitchX: 4, pitchY: 4, ...params }, context).data;
}

const red = (data: Uint8ClampedArray, px: number, x: number, y: number) => data[(y * px + x) * 4] ?? -1;

it('shows at every crossing the yarn that lies on top: four and four in twill make the houndstooth', () => {
  const data = woven(tooth, 16);
  const drawn = Array.from({ length: 8 }, (_, y) =>
    Array.from({ length: 8 }, (__, x) => (red(data, 16, x, y) < 100 ? '#' : '.')).join(''),
  );
  expect(drawn).toEqual([
    '####..##',
    '#####..#',
    '######..',
    '####.##.',
    '##......',
    '.##.....',
    '..##....',
    '#..#....',
  ]);
});

it('is the same cloth in a window as in the whole tile, with slubs and relief', () => {
  const params = { ...tooth, relief: 0.2, yarn: 0.1, slub: 0.1, fine: 2 };
  const whole = woven(params, 100);
  const part = woven(params, 100, { x: 37, y: 21, width: 20, height: 15 });
  for (let y = 0; y < 15; y++) {
    const from = ((y + 21) * 100 + 37) * 4;
    expect(part.subarray(y * 80, (y + 1) * 80)).toEqual(whole.subarray(from, from + 80));
  }
});

it('mixes crossing dyes evenly where plain weave is too fine for the pixels', () => {
  const plain = { ends: 2, lift0: 0b01, lift1: 0b10, warp0: encodeRun('a1', 1), weft0: encodeRun('ground', 1) };
  const data = woven(plain, 11);
  const tones = new Set(Array.from({ length: 121 }, (_, i) => data[i * 4]));
  expect(tones.size).toBe(1);
  expect(red(data, 11, 0, 0)).toBeGreaterThan(150);
  expect(red(data, 11, 0, 0)).toBeLessThan(215);
});

it('lets dye run into the neighbouring yarns only as far as the setting says', () => {
  const stripe = { ends: 1, lift0: 1, warp0: encodeRun('a1', 8), warp1: encodeRun('ground', 8), weft0: bare };
  const dry = woven(stripe, 16);
  const wet = woven({ ...stripe, bleed: 1 }, 16);
  expect([7, 8].map((x) => red(dry, 16, x, 3))).toEqual([16, 255]);
  expect(red(wet, 16, 7, 3)).toBeGreaterThan(60);
  expect(red(wet, 16, 8, 3)).toBeLessThan(245);
  expect([3, 12].map((x) => red(wet, 16, x, 3))).toEqual([16, 255]);
});

it('weaves mixed inks as one yarn', () => {
  const runs = { ends: 1, lift0: 1, warp0: encodeRun('a1>ground:0.5', 16), weft0: bare };
  expect(red(woven(runs, 16), 16, 5, 5)).toBeGreaterThan(90);
  expect(red(woven(runs, 16), 16, 5, 5)).toBeLessThan(200);
});
