import type { Triple } from './srgb.ts';

/**
 * The place of the colour that is nearest by its channels, the first of equals, 0 where there are none. Quick and the same on every
 * machine; eyes judge otherwise: `nearest-colour.ts`.
 */
export function nearestByChannels(colours: readonly Triple[], red: number, green: number, blue: number): number {
  let least = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let i = 0; i < colours.length; i++) {
    const colour = colours[i];
    if (colour === undefined) continue;
    const distance = channelDistance(colour, red, green, blue);
    if (distance < least) [least, found] = [distance, i];
  }
  return found;
}

/** The square of the distance of two colours, channel by channel, in the unit of the channels. */
export function channelDistance([r, g, b]: Triple, red: number, green: number, blue: number): number {
  return (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue);
}
