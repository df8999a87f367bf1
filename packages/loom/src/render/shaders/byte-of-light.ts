import { linearToSrgb } from '../../numbers/colour/oklch.ts';

/** The encoded byte of each of 65,536 levels of linear light. */
export const byteOfLight = new Uint8Array(65536);
for (let i = 0; i < 65536; i++) byteOfLight[i] = Math.round(linearToSrgb(i / 65535) * 255);
