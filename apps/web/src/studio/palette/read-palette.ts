import { type Triple, toHex } from '@naksha/colour';
import { cmykToHex, labToHex } from './models.ts';
import type { NamedColour } from './named-colour.ts';
import { readAco } from './read-aco.ts';

/** More would be no palette to choose from. */
const mostColours = 512;

/** Reads a palette by what its bytes are: Adobe Swatch Exchange, Adobe Color, else CSV. Throws RangeError when no colour is found. */
export function readPalette(bytes: Uint8Array): NamedColour[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const colours = isAse(bytes) ? readAse(view) : isAco(view) ? readAco(view) : readCsv(new TextDecoder().decode(bytes));
  if (colours.length === 0) throw new RangeError('Expected at least one colour in the palette');
  return colours.slice(0, mostColours);
}

const isAse = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 4)) === 'ASEF';

/** Version 1 or 2 and a count that the file is long enough for. */
function isAco(view: DataView): boolean {
  if (view.byteLength < 14) return false;
  const version = view.getUint16(0);
  return (version === 1 || version === 2) && view.byteLength >= 4 + view.getUint16(2) * 10;
}

/**
 * A table of colours as dye houses send it: a name and L, a, b of the D50 that instruments give, or a `#rrggbb`; commas, semicolons
 * or tabs between, decimal commas where the others are. A line that is neither, a heading say, is passed over.
 */
function readCsv(text: string): NamedColour[] {
  return text.split(/\r\n?|\n/).flatMap((line): NamedColour[] => {
    const cells = cellsOf(line);
    const hex = cells.find((cell) => /^#[0-9a-f]{6}$/i.test(cell));
    if (hex !== undefined)
      return [{ name: cells.find((cell) => cell !== '' && cell !== hex) ?? '', hex: hex.toLowerCase() }];
    const numbers = cells.map((cell) => (/^[−+-]?\d+([.,]\d+)?$/.test(cell) ? Number(toPoint(cell)) : Number.NaN));
    const at = numbers.findIndex((_, i) => isLab(numbers.slice(i, i + 3)));
    if (at < 0) return [];
    const [L = 0, a = 0, b = 0] = numbers.slice(at);
    return [{ name: cells.slice(0, at).filter(Boolean).join(' '), hex: labToHex([L, a, b]) }];
  });
}

const toPoint = (cell: string): string => cell.replace(',', '.').replace('−', '-');

function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

/** L between 0 and 100, both axes within what there is. */
function isLab([L = Number.NaN, a = Number.NaN, b = Number.NaN]: readonly number[]): boolean {
  return L >= 0 && L <= 100 && Math.abs(a) <= 160 && Math.abs(b) <= 160;
}

const colourEntry = 0x0001;
const headBytes = 12;

/** Adobe Swatch Exchange: blocks of a type, a length and, in colours, a name, a model and its numbers. Other models are passed over. */
function readAse(view: DataView): NamedColour[] {
  const colours: NamedColour[] = [];
  const count = view.byteLength >= headBytes ? view.getUint32(8) : 0;
  for (let at = headBytes, block = 0; block < count && at + 6 <= view.byteLength; block++) {
    const type = view.getUint16(at);
    const length = view.getUint32(at + 2);
    const end = at + 6 + length;
    if (end > view.byteLength) throw new RangeError('Expected a whole palette but it is cut short');
    if (type === colourEntry) {
      const letters = view.getUint16(at + 6);
      const model = at + 8 + letters * 2;
      const hex = model + 4 <= end ? hexOf(view, model, end) : undefined;
      if (hex !== undefined) colours.push({ name: nameAt(view, at + 8, letters - 1), hex });
    }
    at = end;
  }
  return colours;
}

function hexOf(view: DataView, at: number, end: number): string | undefined {
  const model = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i))).trim();
  const wanted = { RGB: 3, CMYK: 4, LAB: 3, Gray: 1 }[model];
  if (wanted === undefined || at + 4 + wanted * 4 > end) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = Array.from({ length: wanted }, (_, i) => view.getFloat32(at + 4 + i * 4));
  if (model === 'RGB') return toHex([a, b, c]);
  if (model === 'CMYK') return cmykToHex(a, b, c, d);
  if (model === 'Gray') return toHex([a, a, a]);
  // Lightness stands as 0 … 1 in these files.
  const lab: Triple = [a * 100, b, c];
  return labToHex(lab);
}

function nameAt(view: DataView, at: number, letters: number): string {
  return String.fromCharCode(...Array.from({ length: Math.max(0, letters) }, (_, i) => view.getUint16(at + i * 2)));
}
