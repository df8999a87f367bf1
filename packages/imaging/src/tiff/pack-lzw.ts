const clear = 256;
const end = 257;
const firstFree = 258;
const leastBits = 9;
/** The last place of a table that a decoder reaches in time. */
const fullTable = 4094;
const slots = 2 ** 13;
const scatter = 0x9e3779b1;
const shift = 32 - 13;
const empty = -1;

/** Packs bytes as the LZW of TIFF 6.0: codes of nine to twelve bits, highest bit first, begun and ended by codes of their own. */
export function packLzw(bytes: Uint8Array): Uint8Array {
  // A code for each byte and the clearing of full tables are the most there can be.
  const packed = new Uint8Array(Math.ceil(bytes.length * 1.6) + 16);
  const keys = new Int32Array(slots).fill(empty);
  const codes = new Uint16Array(slots);
  let free = firstFree;
  let bits = leastBits;
  let held = 0;
  let heldBits = 0;
  let length = 0;
  const put = (code: number) => {
    held = (held << bits) | code;
    heldBits += bits;
    while (heldBits >= 8) {
      heldBits -= 8;
      packed[length++] = held >>> heldBits;
    }
    held &= (1 << heldBits) - 1;
  };
  const grow = () => {
    free += 1;
    if (free === fullTable) {
      put(clear);
      keys.fill(empty);
      free = firstFree;
      bits = leastBits;
    } else if (free > (1 << bits) - 1) bits += 1;
  };
  put(clear);
  let prefix = bytes[0] ?? 0;
  for (let at = 1; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    const key = (prefix << 8) | byte;
    let slot = Math.imul(key, scatter) >>> shift;
    while (keys[slot] !== key && keys[slot] !== empty) slot = (slot + 1) & (slots - 1);
    if (keys[slot] === key) {
      prefix = codes[slot] as number;
      continue;
    }
    put(prefix);
    keys[slot] = key;
    codes[slot] = free;
    grow();
    prefix = byte;
  }
  if (bytes.length > 0) {
    put(prefix);
    grow();
  }
  put(end);
  if (heldBits > 0) packed[length++] = held << (8 - heldBits);
  return packed.subarray(0, length);
}
