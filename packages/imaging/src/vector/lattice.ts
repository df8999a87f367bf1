/** Directions along the lattice of pixel corners: right, down, left, up. Bit `1 << direction` says that an edge leaves that way. */
export const steps = { x: [1, 0, -1, 0], y: [0, 1, 0, -1] } as const;

/** A corner where edges of more than two areas meet, or one that the border needs. */
export const junction = 16;
/** A corner where four edges pass in two pairs: those above and right, those left and below, */
const upRight = 32;
/** or those above and left, those right and below. */
const upLeft = 64;
/** Whom an edge goes on with, by the direction it leaves in. */
const partners = { [upRight]: [3, 2, 1, 0], [upLeft]: [1, 0, 3, 2] } as const;

/** What lies outside the picture. */
export const outside = -1;

/**
 * The corners of all pixels, `width + 1` a row: a byte each that says which unit edges between unlike pixels leave it, and
 * whether lines end there. `ranks` are the pixels; the picture's border counts as an edge.
 */
export function latticeOf(ranks: Uint8Array, width: number, height: number): Uint8Array {
  const across = width + 1;
  const corners = new Uint8Array(across * (height + 1));
  for (let y = 0; y <= height; y++) {
    const above = (y - 1) * width;
    const below = y * width;
    for (let x = 0; x <= width; x++) {
      const isTop = y === 0;
      const isBottom = y === height;
      const a = isTop || x === 0 ? outside : (ranks[above + x - 1] ?? 0);
      const b = isTop || x === width ? outside : (ranks[above + x] ?? 0);
      const c = isBottom || x === 0 ? outside : (ranks[below + x - 1] ?? 0);
      const d = isBottom || x === width ? outside : (ranks[below + x] ?? 0);
      if (a === b && c === d && a === c) continue;
      const right = b === d ? 0 : 1;
      const down = c === d ? 0 : 2;
      const left = a === c ? 0 : 4;
      const up = a === b ? 0 : 8;
      const edges = right | down | left | up;
      let kind = 0;
      if (edges === 15) {
        const isDown = a === d;
        const isUp = b === c;
        if (isDown && isUp) kind = isRarer(ranks, width, height, x, y, a, b) ? upRight : upLeft;
        else kind = isDown ? upRight : isUp ? upLeft : junction;
      } else if (edges === 7 || edges === 11 || edges === 13 || edges === 14) kind = junction;
      corners[y * across + x] = edges | kind;
    }
  }
  for (const at of [0, width, height * across, height * across + width]) corners[at] = (corners[at] ?? 0) | junction;
  return corners;
}

const around = 3;

/** Whether there are fewer pixels of one rank than of another around a corner: a thin line is one piece, though its pixels touch at corners only. */
function isRarer(
  ranks: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  one: number,
  other: number,
): boolean {
  let more = 0;
  for (let row = Math.max(0, y - around); row < Math.min(height, y + around); row++) {
    for (let column = Math.max(0, x - around); column < Math.min(width, x + around); column++) {
      const rank = ranks[row * width + column];
      if (rank === one) more++;
      else if (rank === other) more--;
    }
  }
  return more < 0;
}

/** Where a line goes on that has come to a corner in `direction`; −1 when it has been there. `corner` has lost that edge already. */
export function onward(corner: number, direction: number): number {
  const back = (direction + 2) & 3;
  if (corner & (upRight | upLeft)) {
    const next = partners[corner & upRight ? upRight : upLeft][back] ?? 0;
    return corner & (1 << next) ? next : -1;
  }
  const edges = corner & 15;
  return edges === 0 ? -1 : 31 - Math.clz32(edges);
}
