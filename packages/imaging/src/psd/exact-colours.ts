/** Colours of a picture by their 24 bits, in the order in which they are met. */
interface ExactColours {
  /** Place of each pixel's colour; undefined when there are more colours than may be. */
  readonly label: (pixels: Uint8Array, channels: 3 | 4) => Uint8Array | undefined;
  readonly colours: () => readonly number[];
}

/** Gives each pixel of opaque 8-bit rows the number of its colour, for pictures of at most `most` (up to 256) colours. */
export function createExactColours(most: number): ExactColours {
  const places = new Map<number, number>();
  let last = -1;
  let lastPlace = 0;
  return {
    label: (pixels, channels) => {
      const labels = new Uint8Array(pixels.length / channels);
      for (let i = 0, at = 0; i < labels.length; i++, at += channels) {
        const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
        if (colour !== last) {
          const place = places.get(colour) ?? places.size;
          if (place >= most) return undefined;
          if (place === places.size) places.set(colour, place);
          last = colour;
          lastPlace = place;
        }
        labels[i] = lastPlace;
      }
      return labels;
    },
    colours: () => [...places.keys()],
  };
}
