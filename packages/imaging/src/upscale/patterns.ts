/** Side of the square of pixels that an enlarged pixel is made from. */
export const reachPx = 5;
/** Pixels around the middle one. */
export const taps = reachPx * reachPx - 1;
export const upscaleFactors = [2, 3, 4] as const;
export type UpscaleFactor = (typeof upscaleFactors)[number];

/** Contrasts of the nine pixels, in steps of 8 bits, at which another kind of filter begins. */
const contrasts = [8, 30, 80] as const;
const bits = 9;
const all = (1 << bits) - 1;
const turns = 8;

/** Of each pattern of nine pixels, light or dark: its shape whatever its turn and whichever side is light, and the turn to that shape. */
const { shapes, turnOf, shapeOf } = classify();
/** Kinds of neighbourhoods, each with filters of its own. */
export const kinds = shapes * (contrasts.length + 1);

/** A place of a square in one of its eight turns: mirrored along the diagonal (4), then left to right (1), then top to bottom (2). */
export function turned(turn: number, x: number, y: number, side: number): { x: number; y: number } {
  const [u, v] = (turn & 4) === 0 ? [x, y] : [y, x];
  return { x: (turn & 1) === 0 ? u : side - 1 - u, y: (turn & 2) === 0 ? v : side - 1 - v };
}

/** The kind of a neighbourhood, and its turn in the lowest three bits. */
export function kindOf(pattern: number, contrast: number): number {
  let step = 0;
  if (contrast >= contrasts[0]) step = contrast < contrasts[1] ? 1 : contrast < contrasts[2] ? 2 : 3;
  return ((step * shapes + (shapeOf[pattern] ?? 0)) << 3) | (turnOf[pattern] ?? 0);
}

/** Where the neighbours of a turned square lie, by tap: steps to the right and down from the middle. */
export const tapPlaces = Array.from({ length: turns }, (_, turn) =>
  Array.from({ length: reachPx * reachPx }, (_, at) => at)
    .filter((at) => at !== taps >> 1)
    .map((at) => {
      const { x, y } = turned(turn, at % reachPx, Math.floor(at / reachPx), reachPx);
      return { x: x - (reachPx >> 1), y: y - (reachPx >> 1) };
    }),
);

/** Where the new pixels of a turned pixel lie, by number. */
export function newPlaces(turn: number, factor: UpscaleFactor): { x: number; y: number }[] {
  return Array.from({ length: factor * factor }, (_, at) => turned(turn, at % factor, Math.floor(at / factor), factor));
}

function classify() {
  const shapeOf = new Uint8Array(all + 1);
  const turnOf = new Uint8Array(all + 1);
  const known = new Map<number, number>();
  for (let pattern = 0; pattern <= all; pattern++) {
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < turns; turn++) {
      for (const side of [pattern, pattern ^ all]) {
        const seen = seenFrom(side, turn);
        if (seen >= least) continue;
        least = seen;
        turnOf[pattern] = turn;
      }
    }
    const shape = known.get(least) ?? known.size;
    known.set(least, shape);
    shapeOf[pattern] = shape;
  }
  return { shapes: known.size, turnOf, shapeOf };
}

function seenFrom(pattern: number, turn: number): number {
  let seen = 0;
  for (let bit = 0; bit < bits; bit++) {
    const { x, y } = turned(turn, bit % 3, Math.floor(bit / 3), 3);
    if ((pattern >> (y * 3 + x)) & 1) seen |= 1 << bit;
  }
  return seen;
}
