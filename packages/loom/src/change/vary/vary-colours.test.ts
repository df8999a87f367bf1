import { expect, it } from 'vitest';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { hueDifference } from '../../palette/hue.ts';
import { varyColours } from './vary-colours.ts';

const indigo = [
  { hex: '#d9d9cd', share: 0.5 },
  { hex: '#303f66', share: 0.3 },
  { hex: '#6b7fa8', share: 0.2 },
];
const sway = { kind: 'reimagine', level: 3, keep: [], isAlone: false } as const;
const hueOf = (hex: string) => hexToOklch(hex)[2];
const inkOf = (seed: string, kind: 'clone' | 'reimagine' = 'reimagine') =>
  varyColours(indigo, { ...sway, kind }, seed).find(({ from }) => from === '#303f66')?.to ?? '';

it('dips a cloth of one dye into another when it is reimagined, as dark as it was', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    expect(Math.abs(hueDifference(hueOf('#303f66'), hueOf(inkOf(seed))))).toBeGreaterThan(30);
    expect(Math.abs(hexToOklch(inkOf(seed))[0] - hexToOklch('#303f66')[0])).toBeLessThan(0.08);
    expect(Math.abs(hueDifference(hueOf('#303f66'), hueOf(inkOf(seed, 'clone'))))).toBeLessThan(25);
  }
});

it('dyes a cloth of black and white, and leaves colours alone that are to be kept', () => {
  const black = [
    { hex: '#e8e6e0', share: 0.6 },
    { hex: '#262522', share: 0.4 },
  ];
  const dyed = varyColours(black, sway, 'a').find(({ from }) => from === '#262522')?.to ?? '';
  expect(hexToOklch(dyed)[1]).toBeGreaterThan(0.04);
  expect(varyColours(black, { ...sway, keep: ['palette'] }, 'a')).toEqual([]);
});
