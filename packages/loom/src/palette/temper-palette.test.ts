import { describe, expect, it } from 'vitest';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { isHexCalledLike } from '../vocabulary/colour-families.ts';
import { colourWords } from '../vocabulary/lexicon-colours.ts';
import type { Palette } from './role-colours.ts';
import { temperPalette } from './temper-palette.ts';

const usual = { isWet: false, isForChildren: false, isOfThings: false } as const;
const palette: Palette = {
  scheme: 'none',
  locked: ['ground', 'a1'],
  roles: {
    ground: '#acceb6',
    line: '#8c1f33',
    light: '#fbf8ec',
    dark: '#2a3230',
    a1: '#3a1f14',
    a2: '#8c1f33',
    a3: '#6b4226',
    a4: '#32342c',
    leaf1: '#43644a',
    leaf2: '#305859',
    leaf3: '#85925c',
  },
};
const [brown] = colourWords.brown;

describe('the temper of a palette', () => {
  it('has no brown and nothing deep for children, but what was named', () => {
    const { roles } = temperPalette(palette, { ...usual, isForChildren: true });
    for (const role of ['a2', 'a3', 'a4'] as const) {
      expect(hexToOklch(roles[role])[0]).toBeGreaterThan(0.595);
      expect(isHexCalledLike(roles[role], brown)).toBe(false);
    }
    expect(roles.a1).toBe(palette.roles.a1);
  });

  it('leaves what is deeper for children the deeper, and nothing deeper than six tenths', () => {
    const lightnesses = Array.from({ length: 37 }, (_, i) => 0.08 + i * 0.025);
    const cleared = lightnesses.map((L) => {
      const roles = { ...palette.roles, a2: oklchToHex([L, 0.05, 250]) };
      return hexToOklch(temperPalette({ ...palette, roles }, { ...usual, isForChildren: true }).roles.a2)[0];
    });
    expect(Math.min(...cleared)).toBeGreaterThan(0.595);
    // Rounding to eight bits moves a lightness by so much.
    cleared.slice(1).forEach((L, at) => void expect(L).toBeGreaterThan((cleared[at] ?? 0) - 0.004));
    cleared.slice(1).forEach((L, at) => void expect(L).toBeLessThan((cleared[at] ?? 0) + 0.035));
  });

  it('keeps a dye that several roles share one', () => {
    const { roles } = temperPalette(palette, { ...usual, isForChildren: true });
    expect(roles.line).toBe(roles.a2);
  });

  it('lays no black in a wash', () => {
    const { roles } = temperPalette(palette, { ...usual, isWet: true });
    expect(hexToOklch(roles.a4)[0]).toBeGreaterThan(0.48);
  });

  it('shows things on a deep ground', () => {
    const deep = { ...palette, roles: { ...palette.roles, ground: '#410e1f' } };
    const { roles } = temperPalette(deep, { ...usual, isOfThings: true });
    expect(hexToOklch(roles.a2)[0]).toBeGreaterThan(hexToOklch('#410e1f')[0] + 0.3);
  });

  it('leaves any other cloth as it is', () => {
    expect(temperPalette(palette, usual)).toBe(palette);
  });
});
