import { deltaE } from './delta-e.ts';
import { hexToLab } from './lab.ts';

/** Labels of a whole picture, one byte a pixel, below 64. The left edge meets the right one and the top the bottom. */
export interface LabelMap {
  readonly labels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Set on labels that are known to lie in a large enough spot, */
const done = 128;
/** and on those of the spot being measured. */
const growing = 64;
/** Colours less alike than this by so many ΔE00 are half as welcome for a spot. */
const alike = 12;

/** The area from which a spot stays, for a smallest feature of so many pixels a side; a side of 1 and less keeps all. */
export function spotArea(side: number): number {
  return side > 1 ? Math.round(side * side) + 1 : 1;
}

/**
 * Gives each spot of fewer than `area` pixels, those that touch at a corner included, to the colour that surrounds it most and is
 * like it. A colour that would be lost with its last spot keeps the largest one. Needs no memory beyond the labels; `onRow` is
 * called now and then with how many rows are through.
 */
export function dropSpecks(map: LabelMap, area: number, palette: readonly string[], onRow?: (y: number) => void): void {
  if (area <= 1) return;
  const { labels, width, height } = map;
  const likeness = likenessOf(palette);
  const spot = new Int32Array(area);
  const votes = new Float64Array(palette.length);
  const largest = new Map<number, Int32Array>();

  /** Fills `spot` from a pixel on; answers its size, or 0 when it is large. */
  const measure = (start: number, label: number): number => {
    labels[start] = label | growing;
    spot[0] = start;
    let size = 1;
    let isLarge = false;
    for (let next = 0; next < size && !isLarge; next++) {
      const at = spot[next] ?? 0;
      const y = (at / width) | 0;
      const x = at - y * width;
      const left = x === 0 ? width - 1 : -1;
      const right = x === width - 1 ? 1 - width : 1;
      for (let row = -1; row <= 1 && !isLarge; row++) {
        const beside = at + rowStep(row, y, height) * width;
        for (let column = -1; column <= 1; column++) {
          const to = beside + (column < 0 ? left : column > 0 ? right : 0);
          const other = labels[to];
          if (other === (label | done) || (other === label && size === area - 1)) {
            isLarge = true;
            break;
          }
          if (other !== label) continue;
          labels[to] = label | growing;
          spot[size++] = to;
        }
      }
    }
    const mark = isLarge ? label | done : label;
    for (let i = 0; i < size; i++) labels[spot[i] ?? 0] = mark;
    return isLarge ? 0 : size;
  };

  const giveAway = (size: number, label: number): void => {
    votes.fill(0);
    for (let i = 0; i < size; i++) {
      const at = spot[i] ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      const left = x === 0 ? width - 1 : -1;
      const right = x === width - 1 ? 1 - width : 1;
      for (let row = -1; row <= 1; row++) {
        const beside = at + rowStep(row, y, height) * width;
        for (let column = -1; column <= 1; column++) {
          const other = (labels[beside + (column < 0 ? left : column > 0 ? right : 0)] ?? 0) & ~done;
          if (other !== label) votes[other] = (votes[other] ?? 0) + (row === 0 || column === 0 ? 2 : 1);
        }
      }
    }
    let most = 0;
    let found = label;
    for (let other = 0; other < votes.length; other++) {
      const score = (votes[other] ?? 0) * (likeness[label * palette.length + other] ?? 0);
      if (score > most) [most, found] = [score, other];
    }
    if (size > (largest.get(label)?.length ?? 0)) largest.set(label, spot.slice(0, size));
    for (let i = 0; i < size; i++) labels[spot[i] ?? 0] = found;
  };

  const counts = new Float64Array(palette.length);
  for (let y = 0; y < height; y++) {
    for (let at = y * width; at < (y + 1) * width; at++) {
      const label = labels[at] ?? 0;
      if (label >= done) continue;
      // Most pixels go with the one before them, or with one above.
      const mark = label | done;
      if (at > y * width && labels[at - 1] === mark) {
        labels[at] = mark;
        continue;
      }
      const x = at - y * width;
      if (y > 0 && x > 0 && x < width - 1) {
        const above = at - width;
        if (labels[above] === mark || labels[above - 1] === mark || labels[above + 1] === mark) {
          labels[at] = mark;
          continue;
        }
      }
      const size = measure(at, label);
      if (size > 0) giveAway(size, label);
    }
    onRow?.(y);
  }
  for (let at = 0; at < labels.length; at++) {
    const label = (labels[at] ?? 0) & ~done;
    labels[at] = label;
    counts[label] = (counts[label] ?? 0) + 1;
  }
  for (const [label, last] of largest) if (counts[label] === 0) giveBack(labels, counts, label, last);
}

/** Gives a lost colour its spot back, but for pixels that are the last of another; for want of any, the first that is none. */
function giveBack(labels: Uint8Array, counts: Float64Array, label: number, spot: Int32Array): void {
  const isSpare = (at: number) => (counts[labels[at] ?? 0] ?? 0) > 1;
  const move = (at: number) => {
    counts[labels[at] ?? 0] = (counts[labels[at] ?? 0] ?? 0) - 1;
    counts[label] = (counts[label] ?? 0) + 1;
    labels[at] = label;
  };
  for (const at of spot) if (labels[at] !== label && isSpare(at)) move(at);
  if (counts[label] === 0) {
    const spare = labels.findIndex((_, at) => isSpare(at));
    if (spare >= 0) move(spare);
  }
}

/** Rows to go for the row above, this one or the one below. */
function rowStep(row: number, y: number, height: number): number {
  if (row < 0 && y === 0) return height - 1;
  if (row > 0 && y === height - 1) return 1 - height;
  return row;
}

/** 1 for equal colours, one half at `alike`, for each pair. */
function likenessOf(palette: readonly string[]): Float64Array {
  const labs = palette.map(hexToLab);
  return Float64Array.from(labs.flatMap((one) => labs.map((other) => 1 / (1 + (deltaE(one, other) / alike) ** 2))));
}
