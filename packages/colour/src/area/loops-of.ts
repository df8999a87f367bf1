/** A closed line around marked pixels: x and y of each corner. `isHole`: what it goes around is not marked. */
export interface MarkedLoop {
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** Pixels inside, holes not taken away. */
  readonly size: number;
  readonly isHole: boolean;
}

/** From a corner, clockwise on screen: right, down, left, up. */
const ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The closed lines around what is marked (1) of a picture, the largest first: painted in this order, holes taken away, they are what is
 * marked. Pixels that touch at a corner alone are not joined.
 */
export function loopsOf(marks: Uint8Array, width: number, height: number): MarkedLoop[] {
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && marks[y * width + x] === 1;
  // By its upper side every marked pixel with none above it is passed once.
  const passed = new Uint8Array(marks.length);
  const loops: MarkedLoop[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y) || isIn(x, y - 1) || passed[y * width + x] === 1) continue;
      loops.push(follow(isIn, passed, width, [x, y]));
    }
  }
  return loops.sort((a, b) => b.size - a.size);
}

function follow(
  isIn: (x: number, y: number) => boolean,
  passed: Uint8Array,
  width: number,
  [startX, startY]: readonly [number, number],
): MarkedLoop {
  const corners: [number, number][] = [];
  let [x, y, way] = [startX, startY, 0];
  let twice = 0;
  do {
    const [stepX, stepY] = ways[way] ?? [1, 0];
    if (way === 0) passed[y * width + x] = 1;
    const [fromX, fromY] = [x, y];
    [x, y] = [x + stepX, y + stepY];
    twice += fromX * y - x * fromY;
    // What is marked lies on the right of the way.
    const [left, right] = aheadOf(isIn, x, y, way);
    const turn = right ? (left ? 3 : 0) : 1;
    if (turn !== 0) corners.push([x, y]);
    way = (way + turn) % 4;
  } while (x !== startX || y !== startY || way !== 0);
  return { corners, size: Math.abs(twice) / 2, isHole: twice < 0 };
}

/** The pixels on the left and on the right ahead of a corner. */
function aheadOf(isIn: (x: number, y: number) => boolean, x: number, y: number, way: number): [boolean, boolean] {
  if (way === 0) return [isIn(x, y - 1), isIn(x, y)];
  if (way === 1) return [isIn(x, y), isIn(x - 1, y)];
  if (way === 2) return [isIn(x - 1, y), isIn(x - 1, y - 1)];
  return [isIn(x - 1, y - 1), isIn(x, y - 1)];
}
