import { type Triple, toHex } from '@naksha/colour';
import { cmykToHex, labToHex } from './models.ts';
import type { NamedColour } from './named-colour.ts';

const colourEntry = 0x0001;
const headBytes = 12;

/** Adobe Swatch Exchange: blocks of a type, a length and, in colours, a name, a model and its numbers. Other models are passed over. */
export function readAse(view: DataView): NamedColour[] {
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
