import { toHex } from '@naksha/colour';
import { cmykToHex, hsbToHex, labToHex } from './models.ts';
import type { NamedColour } from './named-colour.ts';

const entryBytes = 10;
const full = 65535;

/** Adobe Color: version 1 has numbers alone; version 2, which may follow it or stand alone, has names too. */
export function readAco(view: DataView): NamedColour[] {
  const first = readVersion(view, 0);
  const hasNames = first.end + 4 <= view.byteLength && view.getUint16(first.end) === 2;
  return hasNames ? readVersion(view, first.end).colours : first.colours;
}

function readVersion(view: DataView, start: number): { colours: NamedColour[]; end: number } {
  const version = view.getUint16(start);
  const count = view.getUint16(start + 2);
  const colours: NamedColour[] = [];
  let at = start + 4;
  for (let i = 0; i < count && at + entryBytes <= view.byteLength; i++) {
    const hex = hexOf(view, at);
    at += entryBytes;
    let name = '';
    if (version === 2) {
      if (at + 4 > view.byteLength) break;
      const letters = view.getUint32(at);
      if (at + 4 + letters * 2 > view.byteLength) throw new RangeError('Expected a whole palette but it is cut short');
      name = String.fromCharCode(...Array.from({ length: letters }, (_, j) => view.getUint16(at + 4 + j * 2)));
      at += 4 + letters * 2;
    }
    if (hex !== undefined) colours.push({ name: name.replaceAll('\0', ''), hex });
  }
  return { colours, end: at };
}

function hexOf(view: DataView, at: number): string | undefined {
  const space = view.getUint16(at);
  const [w, x, y, z] = [2, 4, 6, 8].map((i) => view.getUint16(at + i)) as [number, number, number, number];
  if (space === 0) return toHex([w / full, x / full, y / full]);
  if (space === 1) return hsbToHex(w / full, x / full, y / full);
  // No ink is the largest number.
  if (space === 2) return cmykToHex(1 - w / full, 1 - x / full, 1 - y / full, 1 - z / full);
  if (space === 7) return labToHex([w / 100, view.getInt16(at + 4) / 100, view.getInt16(at + 6) / 100]);
  if (space === 8) {
    const grey = 1 - w / 10000;
    return toHex([grey, grey, grey]);
  }
  return undefined;
}
