import type { NamedColour } from './named-colour.ts';
import { readAco } from './read-aco.ts';
import { readAse } from './read-ase.ts';
import { readCsv } from './read-csv.ts';

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
