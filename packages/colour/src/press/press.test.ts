import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLattice } from '../../test/read-lattice.ts';
import { deltaE } from '../delta-e.ts';
import { toLab } from '../lab.ts';
import { type Colour, fromHex } from '../srgb.ts';
import { createInkParting } from './part-inks.ts';
import { readPress } from './press.ts';
import { pressProfileUrl } from './profile-url.ts';
import { missLimit, proofLattice } from './proof-lattice.ts';
import { createProof } from './proof-pixels.ts';

const profile = readFileSync(pressProfileUrl());
const press = readPress(profile);
const inksOf = (hex: string, rendering: 'perceptual' | 'colorimetric') => {
  const inks = new Float64Array(4);
  press.part(fromHex(hex), rendering, inks);
  return [...inks].map((ink) => Math.round(ink * 255));
};

describe('the press', () => {
  it.each([
    ['#ffffff', 'perceptual', [0, 0, 0, 0]],
    ['#808080', 'perceptual', [5, 0, 2, 152]],
    ['#ff0000', 'perceptual', [0, 234, 247, 1]],
    ['#0000ff', 'perceptual', [241, 215, 0, 5]],
    ['#ff0000', 'colorimetric', [0, 247, 253, 0]],
    ['#00ff00', 'colorimetric', [59, 0, 254, 0]],
    ['#0000ff', 'colorimetric', [229, 181, 0, 0]],
  ] as const)('parts %s, %s, as another colour engine does with the same profile', (hex, rendering, lcms) => {
    for (const [at, ink] of inksOf(hex, rendering).entries()) {
      expect(Math.abs(ink - (lcms[at] ?? 0)), `${at}`).toBeLessThanOrEqual(5);
    }
  });

  it('prints white as white, or as its paper, and colours it can print as they are', () => {
    const seen: Colour = [0, 0, 0];
    press.print([0, 0, 0, 0], false, seen);
    for (const channel of seen) expect(channel).toBeCloseTo(1, 2);
    press.print([0, 0, 0, 0], true, seen);
    for (const channel of seen) expect(channel).toBeLessThan(0.98);
    const inks = new Float64Array(4);
    for (const hex of ['#8c2f39', '#1f6f5c', '#c9a227', '#004080']) {
      press.part(fromHex(hex), 'colorimetric', inks);
      press.print(inks, false, seen);
      expect(deltaE(toLab(fromHex(hex)), toLab(seen)), hex).toBeLessThan(5);
      expect(press.miss(fromHex(hex)), hex).toBeLessThan(missLimit);
    }
  });

  it('says which colours it cannot print', () => {
    for (const hex of ['#00ff00', '#0000ff', '#00ffff'])
      expect(press.miss(fromHex(hex)), hex).toBeGreaterThan(missLimit);
    for (const hex of ['#ffffff', '#000000', '#808080']) expect(press.miss(fromHex(hex)), hex).toBeLessThan(missLimit);
  });

  it('is no profile without tables', () => {
    expect(() => readPress(profile.subarray(0, 128 + 4 + 12 * 5))).toThrow(RangeError);
  });
});

describe('parting pixels', () => {
  it('is within a level of the press itself, on average of colours, and steps over alpha', () => {
    const pixels = Uint8Array.from({ length: 4 * 2000 }, (_, at) => (at * 7919 + (at >> 3) * 104729) & 255);
    const inks = new Uint8Array(4 * 2000);
    createInkParting(press, 'perceptual')(pixels, 4, inks);
    const exact = new Float64Array(4);
    let sum = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
      press.part([r / 255, g / 255, b / 255], 'perceptual', exact);
      for (const [ink, share] of exact.entries()) sum += Math.abs(share * 255 - (inks[at + ink] ?? 0));
    }
    expect(sum / inks.length).toBeLessThan(0.6);
  });
});

describe('the proof', () => {
  it('shows what is printed and how far beyond the press a colour lies', () => {
    const lattice = proofLattice(press, { rendering: 'colorimetric', onPaper: false });
    const indigo = fromHex('#27357a');
    const inks = new Float64Array(4);
    const seen: Colour = [0, 0, 0];
    press.part(indigo, 'colorimetric', inks);
    press.print(inks, false, seen);
    expect(deltaE(toLab(seen), toLab(readLattice(lattice, indigo)))).toBeLessThan(1);
    const missOf = (r: number, g: number, b: number) => lattice.texels[((b * 33 + g) * 33 + r) * 4 + 3] ?? 0;
    expect(missOf(0, 32, 0)).toBe(255);
    expect(missOf(32, 32, 32)).toBeLessThan(10);
    const paper = proofLattice(press, { rendering: 'colorimetric', onPaper: true });
    expect(paper.texels.at(-2)).toBeLessThan(lattice.texels.at(-2) ?? 0);
  });

  it('changes pixels as its lattice says, strikes out what cannot be printed and reports how much that is', () => {
    const proof = { rendering: 'perceptual', onPaper: true } as const;
    const lattice = proofLattice(press, proof);
    // A madder, a green that no ink has, and a hole.
    const pixels = () => new Uint8ClampedArray([140, 47, 57, 255, 0, 255, 0, 255, 9, 9, 9, 0]);
    const apply = createProof(press, proof);
    const plain = pixels();
    expect(apply(plain, 3, false)).toBe(0.5);
    const seen = readLattice(lattice, [140 / 255, 47 / 255, 57 / 255]).map((channel) => Math.round(channel * 255));
    expect([...plain.subarray(0, 4)]).toEqual([...seen, 255]);
    expect([...plain.subarray(8)]).toEqual([9, 9, 9, 0]);
    const marked = pixels();
    apply(marked, 3, true);
    expect([...marked.subarray(0, 4)]).toEqual([...plain.subarray(0, 4)]);
    expect(new Set(marked.subarray(4, 7)).size).toBe(1);
    expect(marked[4]).not.toBe(plain[4]);
  });
});
