import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPalette } from './read-palette.ts';

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65535)];
const f32 = (value: number) => [...new Uint8Array(new Float32Array([value]).buffer)].reverse();
const ascii = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const letters = (name: string) => [...`${name}\0`].flatMap((letter) => u16(letter.charCodeAt(0)));

/** One swatch of an .ase file. */
const swatch = (name: string, model: string, numbers: readonly number[]): number[] => {
  const body = [...u16(name.length + 1), ...letters(name), ...ascii(model), ...numbers.flatMap(f32), ...u16(0)];
  return [...u16(1), ...u32(body.length), ...body];
};
const ase = (...blocks: readonly number[][]) =>
  Uint8Array.from([...ascii('ASEF'), ...u16(1), ...u16(0), ...u32(blocks.length), ...blocks.flat()]);
const aco = (version: number, ...entries: readonly number[][]) =>
  Uint8Array.from([...u16(version), ...u16(entries.length), ...entries.flat()]);
const csv = (text: string) => new TextEncoder().encode(text);

/** Colours that can be shown and asked for, or the one error that the screen knows. */
function isReadOrRefused(bytes: Uint8Array): void {
  try {
    const colours = readPalette(bytes);
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.length).toBeLessThanOrEqual(512);
    for (const { hex } of colours) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
}

const whole = [
  ase(swatch('Haldi', 'RGB ', [1, 0.5, 0]), swatch('Ink', 'CMYK', [0, 0, 0, 1]), swatch('Paper', 'LAB ', [1, 0, 0])),
  aco(1, [0, 65535, 0, 0, 0].flatMap(u16), [7, 5000, 0, 0, 0].flatMap(u16)),
  aco(2, [...[8, 5000, 0, 0, 0].flatMap(u16), ...u32(6), ...letters('Slate')]),
  csv('Name;L;a;b\n"Madder 3";38,2;47,0;26,5\nIndigo;#1b2440'),
];

it('gives colours or says that there are none, whatever the bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), isReadOrRefused));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...',;\t\n"#-.af09 −म'), maxLength: 60 }), (text) =>
      isReadOrRefused(csv(text)),
    ),
  );
});

it('gives colours or says that there are none, wherever a file is cut or a byte is spoilt', () => {
  for (const bytes of whole) {
    for (let end = 0; end <= bytes.length; end++) isReadOrRefused(bytes.subarray(0, end));
  }
  fc.assert(
    fc.property(fc.constantFrom(...whole), fc.nat(), fc.nat(255), (bytes, at, value) => {
      isReadOrRefused(bytes.map((byte, i) => (i === at % bytes.length ? value : byte)));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['RGB ', [Number.NaN, 0.5, 0.5]],
  ['LAB ', [Number.POSITIVE_INFINITY, 0, 0]],
  ['CMYK', [-4, 9, 0, 0]],
] as const)('takes no %s swatch for a colour that has no such figures, or one within the screen', (model, numbers) => {
  isReadOrRefused(ase(swatch('odd', model, numbers)));
  const colours = readPalette(ase(swatch('odd', model, numbers), swatch('Ink', 'RGB ', [0, 0, 0])));
  expect(colours.at(-1)).toEqual({ name: 'Ink', hex: '#000000' });
});

it.each<[string, string, readonly string[]]>([
  ['tabs', 'Madder\t38\t47\t26', ['Madder']],
  ['a byte order mark', '\uFEFFMadder,#a4322a', ['Madder']],
  ['the number of a swatch in its name', 'Madder,1042,#a4322a', ['Madder']],
  ['lines of an old Macintosh', 'Madder,#a4322a\rIndigo,#1b2440', ['Madder', 'Indigo']],
  ['figures that are no Lab', 'Madder,138,47,26\nIndigo,25,2,-28', ['Indigo']],
  ['Devanagari', 'मजीठ,#a4322a', ['मजीठ']],
])('reads a table with %s', (_, text, names) => {
  expect(readPalette(csv(text)).map(({ name }) => name)).toEqual(names);
});

it('takes no more colours than anyone chooses from', () => {
  const many = Array.from({ length: 2000 }, (_, i) => `c${i},#${i.toString(16).padStart(6, '0')}`).join('\n');
  expect(readPalette(csv(many))).toHaveLength(512);
});
