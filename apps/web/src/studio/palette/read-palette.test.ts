import { deltaE, hexToLab, type Triple } from '@naksha/colour';
import { expect, it } from 'vitest';
import { labToHex } from './models.ts';
import { readPalette } from './read-palette.ts';

const text = (words: string) => new TextEncoder().encode(words);

/** Big-endian numbers one after the other, as both of Adobe's formats have them. */
function bytesOf(...parts: readonly (readonly ['u16' | 'u32' | 'f32' | 'text', number | string])[]): Uint8Array {
  const bytes: number[] = [];
  for (const [kind, value] of parts) {
    const view = new DataView(new ArrayBuffer(4));
    if (kind === 'text') bytes.push(...text(String(value)));
    else if (kind === 'u16') bytes.push(Number(value) >> 8, Number(value) & 255);
    else {
      if (kind === 'u32') view.setUint32(0, Number(value));
      else view.setFloat32(0, Number(value));
      bytes.push(...new Uint8Array(view.buffer));
    }
  }
  return Uint8Array.from(bytes);
}

const letters = (name: string) => [...`${name}\0`].map((letter) => ['u16', letter.charCodeAt(0)] as const);

it('reads Lab from a table with a heading, decimal commas and quotes', () => {
  const colours = readPalette(text('Name;L;a;b\r\n"Madder 3";38,2;47,0;26,5\nIndigo;25.1;2;−28\n\n'));
  expect(colours.map(({ name }) => name)).toEqual(['Madder 3', 'Indigo']);
  expect(hexToLab(colours[0]?.hex ?? '')[1]).toBeGreaterThan(30);
  expect(readPalette(text('a,50,0,0\nb,#A4322A'))).toEqual([
    { name: 'a', hex: '#777777' },
    { name: 'b', hex: '#a4322a' },
  ]);
});

it('takes white of the instrument for white of the screen', () => {
  expect(labToHex([100, 0, 0])).toBe('#ffffff');
  expect(labToHex([0, 0, 0])).toBe('#000000');
  // The red of the screen under D50, as colour management has it.
  const red: Triple = [54.29, 80.81, 69.89];
  expect(deltaE(hexToLab(labToHex(red)), hexToLab('#ff0000'))).toBeLessThan(0.3);
});

it('reads swatches of four models from .ase and passes groups over', () => {
  const swatch = (name: string, model: string, numbers: number[]) => {
    const body = bytesOf(
      ['u16', name.length + 1],
      ...letters(name),
      ['text', model],
      ...numbers.map((value) => ['f32', value] as const),
      ['u16', 0],
    );
    return [...bytesOf(['u16', 1], ['u32', body.length]), ...body];
  };
  const ase = Uint8Array.from([
    ...bytesOf(['text', 'ASEF'], ['u16', 1], ['u16', 0], ['u32', 6], ['u16', 0xc001], ['u32', 4], ['u32', 65536]),
    ...swatch('Haldi', 'RGB ', [1, 0.5, 0]),
    ...swatch('Ink', 'CMYK', [0, 0, 0, 1]),
    ...swatch('Paper', 'LAB ', [1, 0, 0]),
    ...swatch('Slate', 'Gray', [0.5]),
    ...bytesOf(['u16', 0xc002], ['u32', 0]),
  ]);
  expect(readPalette(ase)).toEqual([
    { name: 'Haldi', hex: '#ff8000' },
    { name: 'Ink', hex: '#000000' },
    { name: 'Paper', hex: '#ffffff' },
    { name: 'Slate', hex: '#808080' },
  ]);
  expect(() => readPalette(ase.subarray(0, ase.length - 20))).toThrow(RangeError);
});

it('reads .aco with and without names', () => {
  const entry = (...numbers: number[]) => numbers.map((value) => ['u16', value] as const);
  const plain = bytesOf(['u16', 1], ['u16', 2], ...entry(0, 65535, 0, 0, 0), ...entry(2, 65535, 65535, 65535, 0));
  expect(readPalette(plain).map(({ hex }) => hex)).toEqual(['#ff0000', '#000000']);
  const named = bytesOf(['u16', 2], ['u16', 1], ...entry(1, 21845, 65535, 65535, 0), ['u32', 6], ...letters('Totaa'));
  expect(readPalette(Uint8Array.from([...plain, ...named]))).toEqual([{ name: 'Totaa', hex: '#00ff00' }]);
});

it('refuses a file without colours', () => {
  expect(() => readPalette(text('no colours here'))).toThrow(RangeError);
  expect(() => readPalette(new Uint8Array())).toThrow(RangeError);
});
