const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the letters of RFC 4648, which people can type, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
