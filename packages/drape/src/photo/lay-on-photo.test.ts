import { expect, it } from 'vitest';
import { createPrint, linearOf } from '../print.ts';
import { layOnPhoto } from './lay-on-photo.ts';
import { readPhoto } from './read-photo.ts';

const [width, height] = [160, 120];
/** The cloth lies here; around it is a wall. */
const isCloth = (x: number, y: number) => x >= 40 && x < 120 && y >= 20 && y < 100;
const foldAt = (x: number) => 0.6 + 0.4 * Math.cos((x - 40) / 13);
const byteOf = (linear: number) => linearOf.findIndex((own) => own >= linear);

/** A photograph of cloth in folds before a wall: `drawn` is its own colour, linear. */
function photograph(drawn: (x: number, y: number) => readonly [number, number, number]) {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const colour = isCloth(x, y) ? drawn(x, y).map((own) => own * foldAt(x)) : [0.3, 0.32, 0.34];
    pixels.set(colour.map(byteOf), at * 3);
  }
  return { width, height, pixels };
}

const mesh = {
  columns: 2,
  rows: 2,
  points: [
    [40 / width, 20 / height],
    [120 / width, 20 / height],
    [40 / width, 100 / height],
    [120 / width, 100 / height],
  ] as [number, number][],
};
const halves = createPrint(2, 1, Uint8Array.of(200, 40, 40, 40, 60, 200));
const repeated = { widthCm: 10, heightCm: 10, x: 0, y: 0, isOnce: false };

it('lays a design on plain cloth in its own light: its colours are exact where the light is divided out, and all else keeps its bytes', () => {
  const photo = photograph(() => [0.7, 0.68, 0.6]);
  const cloth = readPhoto(photo, { mesh });
  if (!cloth) throw new Error('Expected cloth');
  const rows = photo.pixels.slice();
  // The whole of the print fits the cloth four times.
  layOnPhoto({ cloth, print: halves, placement: repeated, clothCm: 40 }, photo, 0, rows, 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [own, before] = [rows.subarray(at * 3, at * 3 + 3), photo.pixels.subarray(at * 3, at * 3 + 3)];
    if (x < 38 || x > 121 || y < 18 || y > 101) expect([...own]).toEqual([...before]);
    // In the middle of each half, away from its edges.
    if (!isCloth(x - 4, y - 4) || !isCloth(x + 4, y + 4) || (x % 10) - 5 !== 0 || foldAt(x) < 0.35) continue;
    const isRed = Math.floor((x - 40) / 10) % 2 === 0;
    const light = 0.94 * (foldAt(x) / foldAt(46));
    const [r = 0, g = 0, b = 0] = Array.from(own, (byte) => (linearOf[byte] ?? 0) / light);
    const shown = isRed ? [r / b, r / g] : [b / r, b / g];
    const asked = isRed ? [200, 40, 40] : [200, 40, 60];
    const share = (n: number) => (linearOf[asked[0] ?? 0] ?? 0) / (linearOf[asked[n] ?? 0] ?? 1);
    expect(Math.abs((shown[0] ?? 0) / share(1) - 1)).toBeLessThan(0.2);
    expect(Math.abs((shown[1] ?? 0) / share(2) - 1)).toBeLessThan(0.2);
  }
  const redAt = (x: number) => rows[(60 * width + x) * 3] ?? 0;
  // It is darker in a fold, as the cloth was.
  expect(redAt(45)).toBeGreaterThan(redAt(85) + 40);
});

it('finds patterned cloth and where it ends, and changes nothing of what lies once but its own place', () => {
  const dots = (x: number, y: number): [number, number, number] =>
    Math.hypot((x % 16) - 8, (y % 16) - 8) < 5 ? [0.6, 0.1, 0.08] : [0.75, 0.7, 0.6];
  const photo = photograph(dots);
  const cloth = readPhoto(photo, {});
  if (!cloth) throw new Error('Expected cloth');
  const covered = [...cloth.cover.keys()].filter((at) => (cloth.cover[at] ?? 0) > 0.5);
  const right = covered.filter((at) => isCloth(at % width, Math.floor(at / width)));
  expect(right.length / covered.length).toBeGreaterThan(0.9);
  expect(right.length / (80 * 80)).toBeGreaterThan(0.9);
  const rows = photo.pixels.slice();
  const once = { widthCm: 10, heightCm: 10, x: 10, y: 10, isOnce: true };
  layOnPhoto({ cloth, print: halves, placement: once, clothCm: 40 }, photo, 0, rows, 3);
  const changed = [...cloth.cover.keys()].filter((at) => rows[at * 3 + 2] !== photo.pixels[at * 3 + 2]);
  expect(changed.length).toBeGreaterThan(200);
  expect(changed.length).toBeLessThan(900);
});

it('finds no cloth where there is no pattern, and no one says where to look', () => {
  expect(readPhoto({ width: 70, height: 64, pixels: new Uint8Array(70 * 64 * 3).fill(128) }, {})).toBeUndefined();
  const inside = new Uint8Array(70 * 64);
  expect(
    readPhoto({ width: 70, height: 64, pixels: new Uint8Array(70 * 64 * 3).fill(128) }, { inside }),
  ).toBeUndefined();
});
