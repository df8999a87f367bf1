import { wrap } from './field.ts';

/** Drawn pixels that hang together on the torus. */
export interface Blob {
  readonly pixels: Int32Array;
  /** The box around it; it may begin left of or above the picture, and go on beyond it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Goes around the torus and meets itself: no motif but a stripe or a net. */
  readonly isEndless: boolean;
}

export interface Blobs {
  readonly blobs: readonly Blob[];
  /** The index of each pixel's blob plus one; 0 for ground. */
  readonly labels: Int32Array;
}

/** Pixels of 1 that touch, at corners too. */
export function findBlobs(drawn: Uint8Array, width: number, height: number): Blobs {
  const labels = new Int32Array(drawn.length);
  const away = new Int32Array(drawn.length * 2);
  const stack = new Int32Array(drawn.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < drawn.length; start++) {
    if (drawn[start] !== 1 || labels[start] !== 0) continue;
    const label = blobs.length + 1;
    let [count, isEndless] = [1, false];
    let [left, right, top, bottom] = [
      start % width,
      start % width,
      Math.floor(start / width),
      Math.floor(start / width),
    ];
    stack[0] = start;
    labels[start] = label;
    away[start * 2] = left;
    away[start * 2 + 1] = top;
    for (let next = 0; next < count; next++) {
      const at = stack[next] ?? 0;
      const [x, y] = [away[at * 2] ?? 0, away[at * 2 + 1] ?? 0];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let dy = -1; dy <= 1; dy++) {
        const row = wrap(y + dy, height) * width;
        for (let dx = -1; dx <= 1; dx++) {
          const to = row + wrap(x + dx, width);
          if (drawn[to] !== 1) continue;
          if (labels[to] === label) {
            if (away[to * 2] !== x + dx || away[to * 2 + 1] !== y + dy) isEndless = true;
            continue;
          }
          labels[to] = label;
          away[to * 2] = x + dx;
          away[to * 2 + 1] = y + dy;
          stack[count++] = to;
        }
      }
    }
    blobs.push({
      pixels: stack.slice(0, count),
      x: left,
      y: top,
      width: right - left + 1,
      height: bottom - top + 1,
      isEndless,
    });
  }
  return { blobs, labels };
}
