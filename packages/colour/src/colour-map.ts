import type { Colour } from './srgb.ts';

/**
 * What an operation does with one colour, wherever in the picture it stands: encoded sRGB 0 … 1 in, the same out, written into
 * `into`. The one definition of the operation: 8 and 16 bit pictures on the server and the preview on the graphics card all
 * come from it.
 */
export type ColourMap = (red: number, green: number, blue: number, into: Colour) => void;

/** Changes nothing. */
export const sameColour: ColourMap = (red, green, blue, into) => {
  into[0] = red;
  into[1] = green;
  into[2] = blue;
};
