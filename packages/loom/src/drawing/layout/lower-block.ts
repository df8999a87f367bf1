/** Cells per side of a block; blocks hold upper bounds so that most are skipped. */
export const block = 8;

/** A stroke from the origin, made ready for measuring. */
export interface Stroke {
  readonly r: number;
  readonly dx: number;
  readonly dy: number;
  /** End radius less start radius. */
  readonly growth: number;
  /** One over the squared length; 0 for a disc. */
  readonly perSquare: number;
  /** Share of the length by which the nearest disc lies ahead, per unit of twice the area to the middle line. */
  readonly lean: number;
}

/** The stroke from a disc at the origin to one of radius `endR` at (dx, dy); neither may hold the other. */
export function strokeOf(r: number, dx: number, dy: number, endR: number): Stroke {
  const square = dx * dx + dy * dy;
  const growth = endR - r;
  if (square === 0) return { r, dx, dy, growth, perSquare: 0, lean: 0 };
  return { r, dx, dy, growth, perSquare: 1 / square, lean: growth / (square * Math.sqrt(square - growth * growth)) };
}

/** Cells per side of a quarter. */
const half = block / 2;

/** A raster of distances in blocks and their quarters. */
export interface BlockField {
  readonly values: Float32Array;
  /** What no cell of a quarter exceeds: four to a block, row by row. */
  readonly quarters: Float32Array;
  readonly columns: number;
  readonly cellW: number;
  readonly cellH: number;
}

/**
 * Lowers the cells of the block `index` to their distance from a stroke; answers what none of them exceeds then. `left`, `top` are
 * the block's corner from the stroke's beginning.
 */
export function lowerBlock(field: BlockField, index: number, left: number, top: number, stroke: Stroke): number {
  const { quarters, columns, cellW, cellH } = field;
  const { r, dx, dy, growth, perSquare } = stroke;
  const widest = growth > 0 ? r + growth : r;
  // From a quarter's middle to its outermost cells.
  const reachX = ((half - 1) / 2) * cellW;
  const reachY = ((half - 1) / 2) * cellH;
  const around = Math.sqrt(reachX * reachX + reachY * reachY);
  const blockColumns = columns / block;
  const start = Math.floor(index / blockColumns) * block * columns + (index % blockColumns) * block;
  let high = 0;
  for (let quarter = 0; quarter < 4; quarter++) {
    const across = (quarter & 1) * half;
    const down = (quarter >> 1) * half;
    const at = 4 * index + quarter;
    let bound = quarters[at] ?? 0;
    if (bound > 0) {
      const mx = left + (across + half / 2) * cellW;
      const my = top + (down + half / 2) * cellH;
      let t = (mx * dx + my * dy) * perSquare;
      if (t < 0) t = 0;
      else if (t > 1) t = 1;
      const ox = mx - dx * t;
      const oy = my - dy * t;
      const limit = bound + widest + around;
      if (ox * ox + oy * oy < limit * limit) {
        bound = lowerQuarter(field, start, across, down, left, top, stroke);
        quarters[at] = bound;
      }
      if (bound > high) high = bound;
    }
  }
  return high;
}

function lowerQuarter(
  { values, columns, cellW, cellH }: BlockField,
  start: number,
  across: number,
  down: number,
  left: number,
  top: number,
  { r, dx, dy, growth, perSquare, lean }: Stroke,
): number {
  const firstX = left + 0.5 * cellW;
  let high = 0;
  for (let j = down; j < down + half; j++) {
    const py = top + (j + 0.5) * cellH;
    const at = start + j * columns;
    for (let i = across; i < across + half; i++) {
      const px = firstX + i * cellW;
      let ox = px;
      let oy = py;
      let radius = r;
      if (perSquare !== 0) {
        let t = (px * dx + py * dy) * perSquare;
        // Where the stroke widens the nearest disc lies ahead of the nearest point of its middle line.
        if (growth !== 0) t += Math.abs(px * dy - py * dx) * lean;
        if (t < 0) t = 0;
        else if (t > 1) t = 1;
        ox -= dx * t;
        oy -= dy * t;
        radius += growth * t;
      }
      const away = Math.sqrt(ox * ox + oy * oy) - radius;
      let value = values[at + i] ?? 0;
      if (away < value) {
        value = Math.max(0, away);
        values[at + i] = value;
      }
      if (value > high) high = value;
    }
  }
  return high;
}

/** Measures a block's quarters again; returns its highest cell. */
export function settleBlock({ values, quarters, columns }: BlockField, index: number): number {
  const blockColumns = columns / block;
  const start = Math.floor(index / blockColumns) * block * columns + (index % blockColumns) * block;
  let high = 0;
  for (let quarter = 0; quarter < 4; quarter++) {
    const from = start + (quarter >> 1) * half * columns + (quarter & 1) * half;
    let highest = 0;
    for (let j = 0; j < half; j++) {
      for (let i = 0; i < half; i++) highest = Math.max(highest, values[from + j * columns + i] ?? 0);
    }
    quarters[4 * index + quarter] = highest;
    high = Math.max(high, highest);
  }
  return high;
}
