/** Three numbers of one colour; which space they are in is said where they are used. */
export type Triple = readonly [number, number, number];
/** Written into, so that no colour of a picture costs memory. */
export type Colour = [number, number, number];
/** `base ** exponent`. The last digit of Math.pow differs between machines: plans that must be equal everywhere bring their own. */
export type Power = (base: number, exponent: number) => number;

/** sRGB transfer function, encoded 0 … 1 → linear light. */
export function srgbToLinear(channel: number, power: Power = Math.pow): number {
  return channel <= 0.04045 ? channel / 12.92 : power((channel + 0.055) / 1.055, 2.4);
}

/** sRGB transfer function, linear light → encoded; below 0 and above 1 it goes on. */
export function linearToSrgb(channel: number, power: Power = Math.pow): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * power(channel, 1 / 2.4) - 0.055;
}

/** Brightness by the weights of Rec. 709, in the unit of the channels: luma of encoded ones, luminance of linear light. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#rrggbb` → channels 0 … 255. Throws RangeError for anything else. */
export function bytesOfHex(hex: string): Colour {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Expected a colour like #a1b2c3 but received ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` → encoded channels 0 … 1. Throws RangeError for anything else. */
export function fromHex(hex: string): Triple {
  const [red, green, blue] = bytesOfHex(hex);
  return [red / 255, green / 255, blue / 255];
}

/** Encoded channels 0 … 1 → `#rrggbb`; channels outside are clipped. */
export function toHex([r, g, b]: Triple): string {
  return hexOfBytes([r * 255, g * 255, b * 255]);
}

/** Channels 0 … 255 → `#rrggbb`, rounded; channels outside are clipped. */
export function hexOfBytes([r, g, b]: Triple): string {
  const value = (byte(r) << 16) | (byte(g) << 8) | byte(b);
  return `#${value.toString(16).padStart(6, '0')}`;
}

function byte(channel: number): number {
  return Math.round(Math.min(255, Math.max(0, channel)));
}
