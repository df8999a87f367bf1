import { metresPerInch } from '@naksha/contract';

const inchesPerMetre = 1 / metresPerInch;
/** Signature and header: a canvas writes them first, and always this long. */
const headBytes = 33;

/** A PNG that says its dots per inch. */
export async function withDensity(png: Blob, dpi: number): Promise<Blob> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  const perMetre = Math.round(dpi * inchesPerMetre);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1;
  view.setUint32(17, crcOf(chunk.subarray(4, 17)));
  return new Blob([png.slice(0, headBytes), chunk, png.slice(headBytes)], { type: 'image/png' });
}

/** CRC-32 as PNG has it. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
