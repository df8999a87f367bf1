import type { ColourMap } from '../src/colour-map.ts';
import type { Colour, Triple } from '../src/srgb.ts';

/** Encoded colours all over the cube, the same in every run. */
export function scattered(count: number): Triple[] {
  let state = 1;
  const next = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 24) / 255;
  };
  return Array.from({ length: count }, () => [next(), next(), next()]);
}

/** What a map makes of one colour. */
export function mapped(map: ColourMap, [red, green, blue]: Triple): Colour {
  const into: Colour = [0, 0, 0];
  map(red, green, blue, into);
  return into;
}
