import type { Points } from './fit-curve.ts';

/** A corner of a line: the middles `before` and `after` it belong to its two arms; those between are cut off. */
export interface Corner {
  readonly before: number;
  readonly after: number;
  readonly x: number;
  readonly y: number;
}

/** Unit steps that an arm is long. */
const arm = 4;
/** Two that turn about equally are the ends of a blunt tip, and the corner lies between them. */
const alike = 0.12;

/**
 * Where a line turns sharply. `middles` are those of its unit steps, `count` in number; a turn is sharp when the cosine between its
 * arms is below `sharp`. Closed lines go round.
 */
export function findCorners({ x, y }: Points, count: number, isClosed: boolean, sharp: number): Corner[] {
  const corners: Corner[] = [];
  if (count < 2 * arm) return corners;
  const place = (i: number) => (i < 0 ? i + count : i >= count ? i - count : i);
  /** Between the middles i − 1 and i. */
  const turnAt = (i: number): number => {
    const [a, b, c, d] = [place(i - 1 - arm), place(i - 1), place(i), place(i + arm)];
    const [ax, ay] = [(x[b] ?? 0) - (x[a] ?? 0), (y[b] ?? 0) - (y[a] ?? 0)];
    const [bx, by] = [(x[d] ?? 0) - (x[c] ?? 0), (y[d] ?? 0) - (y[c] ?? 0)];
    return (ax * bx + ay * by) / (Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by)) || 1);
  };
  /** A step up or down beside one to the side: the line turns there at all. */
  const isTurn = (i: number): boolean => {
    const [b, c] = [place(i - 1), place(i)];
    return x[b] !== x[c] && y[b] !== y[c];
  };
  const first = isClosed ? 0 : arm + 1;
  const last = isClosed ? count - 1 : count - arm - 1;
  let best: { i: number; turn: number; until: number } | undefined;
  const settle = () => {
    if (best === undefined) return;
    const before = place(best.i - 1);
    const after = place(best.until);
    corners.push({ before, after, ...between(best.i, best.until) });
    best = undefined;
  };
  const between = (i: number, until: number): { x: number; y: number } => {
    const [one, other] = [vertex(i), vertex(until)];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };
  /** The pixel corner between two middles of steps that turn: one has its x, the other its y. */
  const vertex = (i: number): { x: number; y: number } => {
    const [b, c] = [place(i - 1), place(i)];
    const isSide = Number.isInteger(x[b]);
    return { x: (isSide ? x[b] : x[c]) ?? 0, y: (isSide ? y[c] : y[b]) ?? 0 };
  };
  for (let i = first; i <= last; i++) {
    if (!isTurn(i)) continue;
    const turn = turnAt(i);
    if (turn > sharp) continue;
    if (best !== undefined && i - best.until > arm) settle();
    if (best === undefined || turn < best.turn - alike) best = { i, turn, until: i };
    else if (i - best.i <= 2 && turn < best.turn + alike) best = { ...best, until: i, turn: Math.min(turn, best.turn) };
  }
  settle();
  const [head, tail] = [corners[0], corners.at(-1)];
  // Round a closed line the first and the last may be one.
  if (isClosed && corners.length > 1 && head !== undefined && tail !== undefined) {
    if (head.after + count - tail.before <= arm + 1) corners.pop();
  }
  return corners;
}
