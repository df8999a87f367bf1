/** Side of a square in pixels, as the server cuts them. */
export const squareSide = 512;
/** Decoded squares take 1 MB each. */
const mostKept = 96;
const mostAsked = 6;
const mostWaiting = 64;

/** Squares of a picture that is too large to be held as a whole, in several resolutions. */
export interface SquareSet {
  /** The finest level: the picture's own pixels. Each level before it is half as fine; level 0 is one square. */
  readonly finest: number;
  /** A square that is here already; one that is not is asked for, the last asked first. */
  readonly square: (level: number, x: number, y: number) => ImageBitmap | undefined;
  /** Gives all squares back. */
  readonly clear: () => void;
}

/** The level that shows each pixel of the picture on one of the screen; `scale` is screen pixels for each of the picture's. */
export function levelFor(finest: number, scale: number): number {
  return Math.min(finest, Math.max(0, finest + Math.ceil(Math.log2(scale) - 0.01)));
}

/** The finest level of a picture of this size. */
export function finestLevel(width: number, height: number): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / squareSide)));
}

/** `load` gets a square, or rejects; `onArrival` is called when one has come. Squares unused for longest are given back first. */
export function createSquareSet(
  finest: number,
  load: (level: number, x: number, y: number) => Promise<ImageBitmap>,
  onArrival: () => void,
): SquareSet {
  const kept = new Map<string, ImageBitmap>();
  const asked = new Set<string>();
  let waiting: (readonly [level: number, x: number, y: number])[] = [];

  function keep(key: string, bitmap: ImageBitmap): void {
    kept.delete(key);
    kept.set(key, bitmap);
    const [oldest] = kept;
    if (kept.size <= mostKept || oldest === undefined) return;
    kept.delete(oldest[0]);
    oldest[1].close();
  }

  function ask(): void {
    while (asked.size < mostAsked) {
      const next = waiting.pop();
      if (next === undefined) return;
      const key = next.join('/');
      if (asked.has(key) || kept.has(key)) continue;
      asked.add(key);
      load(...next)
        .then((bitmap) => {
          keep(key, bitmap);
          onArrival();
        })
        // The coarser picture stays; the next look at this place asks again.
        .catch(() => undefined)
        .finally(() => {
          asked.delete(key);
          ask();
        });
    }
  }

  return {
    finest,
    square: (level, x, y) => {
      const key = `${level}/${x}/${y}`;
      const bitmap = kept.get(key);
      if (bitmap) keep(key, bitmap);
      else if (!asked.has(key)) {
        waiting = [...waiting.filter((each) => each.join('/') !== key).slice(-mostWaiting), [level, x, y]];
        ask();
      }
      return bitmap;
    },
    clear: () => {
      for (const bitmap of kept.values()) bitmap.close();
      kept.clear();
      waiting = [];
    },
  };
}
