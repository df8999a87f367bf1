import { whites } from '@naksha/colour';

/** The colour space sRGB as an ICC profile (version 4.2, ICC.1:2010): three primaries and the curve of IEC 61966-2-1. */
export function srgbProfile(): Buffer {
  const curve = Buffer.concat([
    text('para'),
    words(0, 3 << 16),
    fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045),
  ]);
  const adaptation = [
    1.0478112, 0.0228866, -0.050127, 0.0295424, 0.9904844, -0.0170491, -0.0092345, 0.0150436, 0.7521316,
  ];
  const tags: readonly (readonly [name: string, body: Buffer])[] = [
    ['desc', words16('sRGB')],
    ['cprt', words16('No copyright, use freely')],
    ['wtpt', xyz(...whites.d50)],
    ['rXYZ', xyz(0.4360747, 0.2225045, 0.0139322)],
    ['gXYZ', xyz(0.3850649, 0.7168786, 0.0971045)],
    ['bXYZ', xyz(0.1430804, 0.0606169, 0.7141733)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
    ['chad', Buffer.concat([text('sf32'), words(0), fixed(...adaptation)])],
  ];
  return assembled(tags);
}

const headBytes = 128;

function assembled(tags: readonly (readonly [name: string, body: Buffer])[]): Buffer {
  const bodies: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let end = headBytes + 4 + tags.length * 12;
  for (const [, body] of tags) {
    if (places.has(body)) continue;
    const filled = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    places.set(body, end);
    bodies.push(filled);
    end += filled.length;
  }
  const table = tags.map(([name, body]) => Buffer.concat([text(name), words(places.get(body) ?? 0, body.length)]));
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(end, 0);
  head.writeUInt32BE(0x04200000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  for (const [i, part] of [2026, 1, 1].entries()) head.writeUInt16BE(part, 24 + i * 2);
  head.write('acsp', 36, 'latin1');
  fixed(...whites.d50).copy(head, 68);
  return Buffer.concat([head, words(tags.length), ...table, ...bodies]);
}

function text(name: string): Buffer {
  return Buffer.from(name, 'latin1');
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, i * 4);
  return bytes;
}

/** Numbers as sixteen bits before and sixteen behind the point. */
function fixed(...values: number[]): Buffer {
  return words(...values.map((value) => Math.round(value * 65_536)));
}

function xyz(x: number, y: number, z: number): Buffer {
  return Buffer.concat([text('XYZ '), words(0), fixed(x, y, z)]);
}

/** A sentence in one language. */
function words16(sentence: string): Buffer {
  const letters = Buffer.from(sentence, 'utf16le').swap16();
  return Buffer.concat([text('mluc'), words(0, 1, 12), text('enUS'), words(letters.length, 28), letters]);
}
