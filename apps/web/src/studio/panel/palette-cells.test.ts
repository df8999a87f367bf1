import { bytesOfHex } from '@naksha/colour';
import { describe, expect, it } from 'vitest';
import { paletteCells, sharesOf } from './palette-cells.ts';

const pixels = (...hexes: string[]) => Uint8ClampedArray.from(hexes.flatMap((hex) => [...bytesOfHex(hex), 255]));
const roles = {
  ground: '#1b2440',
  line: '#0d1120',
  light: '#f3ead8',
  a1: '#c0452f',
  a2: '#e0a79b',
  a3: '#d6a23c',
  a4: '#c0462f',
  leaf1: '#3c5c4a',
  leaf2: '#5c7d68',
  leaf3: '#8da35a',
  dark: '#0d1121',
};

describe('sharesOf', () => {
  it('counts every pixel for its nearest colour', () => {
    expect(sharesOf(['#000000', '#ffffff'], pixels('#010101', '#020202', '#fefefe', '#000000'))).toEqual([0.75, 0.25]);
  });
});

describe('paletteCells', () => {
  it('begins with the ground and goes on by share', () => {
    const cells = paletteCells(roles, undefined, pixels('#c0452f', '#c0452f', '#c0452f', '#1b2440', '#d6a23c'));
    expect(cells.slice(0, 3).map((cell) => cell.hex)).toEqual(['#1b2440', '#c0452f', '#d6a23c']);
    expect(cells.slice(0, 3).map((cell) => cell.share)).toEqual([0.2, 0.6, 0.2]);
  });

  it('shows colours that look the same once, and at most eight', () => {
    const hexes = paletteCells(roles, undefined, pixels('#1b2440')).map((cell) => cell.hex);
    expect(hexes).toHaveLength(8);
    expect(hexes).not.toContain('#c0462f');
  });

  it("keeps the designer's colours in their places and shows there what the cloth has", () => {
    const own = [
      { hex: '#1b2440', locked: true },
      { hex: '#d6a23b', locked: false },
      { hex: '#bb4030', locked: false },
    ];
    const cells = paletteCells(roles, own, pixels('#c0452f', '#1b2440', '#1b2440', '#1b2440'));
    expect(cells).toEqual([
      { hex: '#1b2440', share: 0.75, isLocked: true },
      { hex: '#d6a23c', share: 0, isLocked: false },
      { hex: '#c0452f', share: 0.25, isLocked: false },
    ]);
  });
});
