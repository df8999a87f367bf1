import { expect, it } from 'vitest';
import { fieldOfPixels } from '../quilt/field-of-pixels.ts';
import { lookOf } from './look-of.ts';
import { lookDistance, nearnessOf } from './nearness.ts';
import { traitBytes, traitDistance, traitWords } from './trait-distance.ts';

const side = 128;
type Draw = (x: number, y: number) => readonly [number, number, number];
const cream = [241, 228, 200] as const;
const blue = [29, 43, 92] as const;

const lookFrom = (draw: Draw) => {
  const pixels = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at++) pixels.set(draw(at % side, Math.floor(at / side)), at * 3);
  return lookOf(fieldOfPixels(pixels, 3, { width: side, height: side }), 12.8);
};
const near = (one: number, other: number) => Math.abs(((one - other + side * 1.5) % side) - side / 2);
const discs =
  (
    places: readonly (readonly [number, number])[],
    radius: number,
    dye: readonly [number, number, number] = blue,
  ): Draw =>
  (x, y) =>
    places.some(([u, v]) => Math.hypot(near(x, u), near(y, v)) < radius) ? dye : cream;
const grid = discs(
  [
    [32, 32],
    [96, 32],
    [32, 96],
    [96, 96],
  ],
  16,
);
const drop = discs(
  [
    [32, 32],
    [96, 96],
  ],
  16,
);
const stripes: Draw = (x) => (x % 32 < 14 ? blue : cream);

it('measures dyes, density, size, shape, symmetry and repeat of motifs on a ground', () => {
  const look = lookFrom(grid);
  expect(look.kind).toBe('motifs');
  expect(look.palette).toHaveLength(2);
  expect(look.density).toBeCloseTo((4 * Math.PI * 16 ** 2) / side ** 2, 1);
  // A disc of 16 pixels' radius on a cloth of a millimetre a pixel.
  expect(look.sizeCm).toBeCloseTo((Math.sqrt(Math.PI) * 16) / 10, 0);
  expect(look.roundness).toBeGreaterThan(0.9);
  expect(look.symmetry).toBe('both');
  expect(look.repeat).toEqual({ kind: 'straight', across: 2, down: 2 });
});

it('distinguishes a half-drop from a straight repeat, and stripes from motifs', () => {
  expect(lookFrom(drop).repeat.kind).toMatch(/^half-/);
  expect(lookFrom(stripes)).toMatchObject({ kind: 'stripes', direction: 'upright', repeat: { across: 4 } });
  expect(lookFrom(stripes).angular).toBeGreaterThan(0.9);
});

it('measures a plain colour as one dye without a drawing', () => {
  const look = lookFrom(() => cream);
  expect([look.palette.length, look.density, look.contrast]).toEqual([1, 0, 0]);
});

it('gives 5 of 5 to itself, and less the more is other', () => {
  const [own, dyed, other] = [
    lookFrom(grid),
    lookFrom(
      discs(
        [
          [32, 32],
          [96, 32],
          [32, 96],
          [96, 96],
        ],
        16,
        [168, 50, 50],
      ),
    ),
    lookFrom(stripes),
  ];
  expect([lookDistance(own, own), nearnessOf(own, own)]).toEqual([0, 5]);
  expect(lookDistance(own, dyed)).toBeGreaterThan(0);
  expect(lookDistance(own, other)).toBeGreaterThan(lookDistance(own, dyed));
  expect(nearnessOf(own, other)).toBeLessThan(nearnessOf(own, own));
});

it('finds traits under words of hash, colours and texture, equal ones under all of them', () => {
  const traits = Array.from({ length: traitBytes }, (_, i) => (i * 37) % 256);
  const other = traits.map((byte, i) => (i === 9 ? 255 - byte : byte));
  expect(traitDistance(traits, traits)).toBe(0);
  expect(traitDistance(traits, other)).toBeGreaterThan(0);
  expect(traitWords(traits)).toHaveLength(7);
  expect(traitWords([])).toEqual([]);
  expect(traitWords(other).filter((word) => traitWords(traits).includes(word)).length).toBeGreaterThanOrEqual(4);
});
