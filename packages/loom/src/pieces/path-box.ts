import { steady } from '../number/steady.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const commands = /([A-Za-z])([^A-Za-z]*)/g;
const numbers = /-?\d*\.?\d+(?:e-?\d+)?/g;

/**
 * A box around an SVG path after `move` and with `margin` all round: around its corners and control points, so hardly ever too small
 * and at most a little too large. Undefined for an empty path.
 */
export function boxOfPath(
  d: string,
  move: (x: number, y: number) => readonly [x: number, y: number],
  margin: number,
): Box | undefined {
  let box: Box | undefined;
  let [x, y] = [0, 0];
  const visit = (px: number, py: number, bulge = 0) => {
    const [u, v] = move(px, py);
    const away = margin + bulge * growth;
    box = joinBoxes(box, { left: u - away, top: v - away, right: u + away, bottom: v + away });
  };
  const [ox, oy] = move(0, 0);
  const [ux, uy] = move(1, 0);
  const growth = steady.hypot(ux - ox, uy - oy);
  for (const [, command = '', text = ''] of d.matchAll(commands)) {
    const values = Array.from(text.matchAll(numbers), ([value]) => Number(value));
    const kind = command.toUpperCase();
    const step =
      kind === 'A' ? 7 : kind === 'C' ? 6 : kind === 'Q' || kind === 'S' ? 4 : kind === 'H' || kind === 'V' ? 1 : 2;
    for (let at = 0; at + step <= values.length; at += step) {
      const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
      const value = (place: number) => values[at + place] ?? 0;
      const [beginX, beginY] = [x, y];
      if (kind === 'C' || kind === 'Q' || kind === 'S')
        for (let place = 0; place < step - 2; place += 2) visit(fromX + value(place), fromY + value(place + 1));
      if (kind === 'H') x = fromX + value(0);
      else if (kind === 'V') y = fromY + value(0);
      else [x, y] = [fromX + value(step - 2), fromY + value(step - 1)];
      visit(x, y);
      // An arc stands off from the middle of its chord by half of it at most, unless it is the larger part of its circle.
      if (kind === 'A')
        visit((beginX + x) / 2, (beginY + y) / 2, value(3) === 1 ? value(0) : steady.hypot(x - beginX, y - beginY) / 2);
    }
  }
  return box;
}

export function joinBoxes(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
