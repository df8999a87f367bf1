import { describe, expect, it } from 'vitest';
import { clothPhoto, type OnCloth, sprigs } from '../../test/cloth-photo.ts';
import { blurredWithin, clothField, linearOf, reduced } from './cloth-field.ts';

const flat: OnCloth = (x, y) => [x, y];
const drawn = sprigs(() => 0);
const [width, height] = [144, 120];
const all = new Uint8Array(width * height).fill(1);
const even = clothPhoto(width, height, drawn, flat);

/** −1 … 1. */
function alike(one: Float32Array, other: Float32Array): number {
  let [both, first, second] = [0, 0, 0];
  one.forEach((value, at) => {
    both += value * (other[at] ?? 0);
    first += value * value;
    second += (other[at] ?? 0) ** 2;
  });
  return both / Math.sqrt(first * second);
}

describe('what is drawn on a cloth', () => {
  const field = clothField({ ...even, inside: all });

  it('has no mean and is as strong on every cloth', () => {
    let [sum, squares] = [0, 0];
    for (const value of field.planes) {
      sum += value;
      squares += value * value;
    }
    expect(Math.abs(sum / field.planes.length)).toBeLessThan(0.1);
    expect(squares / (width * height)).toBeCloseTo(1, 5);
  });

  it('is the same under a shadow', () => {
    const shaded = clothPhoto(width, height, drawn, flat, (x) => 0.4 + (0.6 * x) / width);
    const { planes } = clothField({ ...shaded, inside: all });
    expect(alike(planes, field.planes)).toBeGreaterThan(0.97);
  });

  it('is nothing outside of the cloth, which does not change what is inside', () => {
    const left = all.map((_, at) => (at % width < width / 2 ? 1 : 0));
    const split = {
      ...even,
      pixels: even.pixels.map((byte, at) => (left[Math.floor(at / 3)] ? byte : 0)),
      inside: left,
    };
    const { planes } = clothField(split);
    expect(planes.some((value, at) => value !== 0 && !left[Math.floor(at / 3)])).toBe(false);
    const other = clothField({
      ...split,
      pixels: split.pixels.map((byte, at) => (left[Math.floor(at / 3)] ? byte : 255)),
    });
    expect(alike(planes, other.planes)).toBeCloseTo(1, 6);
  });

  it('is nothing on a plain cloth', () => {
    const plain = clothField({
      width: 8,
      height: 8,
      pixels: new Uint8Array(192).fill(90),
      inside: all.subarray(0, 64),
    });
    expect(plain.planes.some((value) => Math.abs(value) > 1e-3)).toBe(false);
  });
});

it('means over what is inside alone, as far as the edge', () => {
  const values = Float32Array.from([9, 1, 3, 3, 1, 9]);
  const inside = Uint8Array.from([0, 1, 1, 1, 1, 0]);
  const means = blurredWithin(values, inside, 6, 1, 1);
  expect(means[1]).toBeGreaterThan(1);
  expect(Math.max(...means)).toBeLessThan(3);
  expect(means[2]).toBeCloseTo(means[3] ?? 0, 6);
  const same = blurredWithin(new Float32Array(30).fill(4), new Uint8Array(30).fill(1), 6, 5, 9);
  for (const value of same) expect(value).toBeCloseTo(4, 5);
});

it('reads bytes as light, a middle grey as a fifth', () => {
  expect([linearOf(0), linearOf(255)]).toEqual([0, 1]);
  expect(linearOf(188)).toBeCloseTo(0.5, 1);
  expect(linearOf(119)).toBeCloseTo(0.184, 2);
});

describe('a reduced picture', () => {
  it('keeps its mean and says of each pixel whether most of it is cloth', () => {
    const half = reduced({ ...even, inside: all.map((_, at) => (at % width < 49 ? 1 : 0)) }, 2.5);
    expect([half.width, half.height]).toEqual([58, 48]);
    const mean = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
    expect(mean(half.pixels)).toBeCloseTo(mean(even.pixels), 0);
    expect(Array.from(half.inside.subarray(18, 22))).toEqual([1, 1, 0, 0]);
  });

  it('is the picture itself where it is not to be smaller', () => {
    const picture = { ...even, inside: all };
    expect(reduced(picture, 1)).toBe(picture);
    expect(reduced(picture, 0.5)).toBe(picture);
  });

  it('has a pixel at least', () => {
    const { width: across, height: down } = reduced({ ...even, inside: all }, 1000);
    expect([across, down]).toEqual([1, 1]);
  });
});
