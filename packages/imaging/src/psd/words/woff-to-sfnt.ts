import { inflateSync } from 'node:zlib';

const headBytes = { woff: 44, sfnt: 12 } as const;
const entryBytes = { woff: 20, sfnt: 16 } as const;
const magic = 'wOFF';

interface Table {
  readonly tag: string;
  readonly sum: number;
  readonly body: Buffer;
}

/**
 * A font of the web (WOFF 1.0, W3C) as the TrueType or OpenType file that it was, but called `family`: parts of one typeface are
 * told apart by it. Throws RangeError for what is no such font.
 */
export function woffToSfnt(woff: Buffer, family: string): Buffer {
  if (woff.toString('latin1', 0, 4) !== magic) throw new RangeError('Expected a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i): Table => {
    const entry = headBytes.woff + i * entryBytes.woff;
    const tag = woff.toString('latin1', entry, entry + 4);
    const from = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(from, from + woff.readUInt32BE(entry + 8));
    const bytes = woff.readUInt32BE(entry + 12);
    if (tag === 'name') return { tag, sum: 0, body: nameTable(family) };
    return { tag, sum: woff.readUInt32BE(entry + 16), body: packed.length < bytes ? inflateSync(packed) : packed };
  });
  const head = Buffer.alloc(headBytes.sfnt + tables.length * entryBytes.sfnt);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(tables.length));
  const search = entryBytes.sfnt << power;
  for (const [i, value] of [tables.length, search, power, entryBytes.sfnt * tables.length - search].entries()) {
    head.writeUInt16BE(value, 4 + i * 2);
  }
  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [i, { tag, sum, body }] of tables.entries()) {
    const entry = headBytes.sfnt + i * entryBytes.sfnt;
    head.write(tag, entry, 'latin1');
    for (const [field, value] of [sum, end, body.length].entries()) head.writeUInt32BE(value, entry + 4 + field * 4);
    const fill = Buffer.alloc((4 - (body.length % 4)) % 4);
    parts.push(body, fill);
    end += body.length + fill.length;
  }
  return Buffer.concat(parts);
}

/** Nothing but a name for the family, in English for Windows, which every reader knows. */
function nameTable(family: string): Buffer {
  const letters = Buffer.from(family, 'utf16le').swap16();
  const ids = [1, 4, 6];
  const table = Buffer.alloc(6 + ids.length * 12);
  table.writeUInt16BE(ids.length, 2);
  table.writeUInt16BE(table.length, 4);
  for (const [i, id] of ids.entries()) {
    for (const [field, value] of [3, 1, 0x409, id, letters.length, 0].entries()) {
      table.writeUInt16BE(value, 6 + i * 12 + field * 2);
    }
  }
  return Buffer.concat([table, letters]);
}
