/** Big-endian pieces of a PSD. */
export function u8(...values: number[]): Buffer {
  return Buffer.from(values);
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, i * 2);
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, i * 4);
  return bytes;
}

/** A length: eight bytes in a PSB, four in a PSD. */
export function lengthOf(value: number, isLarge: boolean): Buffer {
  return isLarge ? u32(Math.floor(value / 2 ** 32), value % 2 ** 32) : u32(value);
}

/** A name of one byte a character behind its length, filled up to a multiple of `unit`; what Latin-1 lacks becomes a question mark. */
export function pascal(text: string, unit: number): Buffer {
  const latin = Buffer.from(text.replace(/[^\x20-\xff]/gu, '?').slice(0, 255), 'latin1');
  return padded(Buffer.concat([u8(latin.length), latin]), unit);
}

/** A name in UTF-16 behind its length. */
export function unicode(text: string): Buffer {
  return Buffer.concat([u32(text.length), Buffer.from(text, 'utf16le').swap16()]);
}

/** Filled with zeros to a multiple of `unit`. */
export function padded(bytes: Buffer, unit: number): Buffer {
  const missing = (unit - (bytes.length % unit)) % unit;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}
