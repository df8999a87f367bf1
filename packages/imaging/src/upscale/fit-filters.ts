import { createNeighbourhood, lookAt } from './look-at.ts';
import { kinds, newPlaces, tapPlaces, taps, type UpscaleFactor } from './patterns.ts';
import { createWindow, middleOf } from './rows-window.ts';

/** RGB pixels of 8 bits, rows from top to bottom. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Rare kinds lean on what all kinds have in common: by a share of their own weight, and as if seen with this much contrast. */
const leaning = { share: 5e-4, contrast: 2000 };

/**
 * Learns the filters that bring enlarged pictures nearest to the originals, in the mean of squares. `add` takes an original whose sides
 * are multiples of the factor and its reduction; `finish` answers the weights, by kind, new pixel and tap. A tap's weight is for the
 * difference to the middle pixel, so that flat colour stays what it is.
 */
export function createFitting(factor: UpscaleFactor) {
  const news = factor * factor;
  const products = new Float64Array(kinds * taps * taps);
  const targets = new Float64Array(kinds * taps * news);
  const places = tapPlaces.map((_, turn) => newPlaces(turn, factor));
  const around = createNeighbourhood();
  const steps = new Float64Array(taps);

  function learn(kind: number, turn: number, originals: (at: { x: number; y: number }) => number): void {
    for (let one = 0; one < taps; one++) {
      const step = steps[one] ?? 0;
      if (step === 0) continue;
      const row = (kind * taps + one) * taps;
      for (let other = one; other < taps; other++) {
        products[row + other] = (products[row + other] ?? 0) + step * (steps[other] ?? 0);
      }
      const into = (kind * taps + one) * news;
      for (const [index, place] of (places[turn] ?? []).entries()) {
        targets[into + index] = (targets[into + index] ?? 0) + step * originals(place);
      }
    }
  }

  return {
    add: (original: Pixels, reduced: Pixels): void => {
      const window = createWindow(reduced.width, 3, 255, 'wraps');
      const stride = reduced.width * 3;
      const push = (y: number) => {
        const from = ((y + reduced.height) % reduced.height) * stride;
        window.push(reduced.pixels.subarray(from, from + stride));
      };
      for (const y of [-2, -1, 0, 1]) push(y);
      for (let y = 0; y < reduced.height; y++) {
        push(y + 2);
        for (let x = 0; x < reduced.width; x++) {
          const at = middleOf(window, x);
          lookAt(window, at, around);
          if (around.kind < 0) continue;
          const turn = around.kind & 7;
          for (let channel = 0; channel < 3; channel++) {
            const middle = window.samples[at + channel] ?? 0;
            for (const [tap, place] of (tapPlaces[turn] ?? []).entries()) {
              steps[tap] = (window.samples[at + channel + place.y * window.stride + place.x * 3] ?? 0) - middle;
            }
            learn(around.kind >> 3, turn, (place) => {
              const pixel = (y * factor + place.y) * original.width + x * factor + place.x;
              return (original.pixels[pixel * 3 + channel] ?? 0) - middle;
            });
          }
        }
      }
    },
    finish: (): Float64Array => {
      const common = solve(summed(products, taps * taps), summed(targets, taps * news), taps, news);
      const weights = new Float64Array(kinds * news * taps);
      for (let kind = 0; kind < kinds; kind++) {
        const matrix = products.slice(kind * taps * taps, (kind + 1) * taps * taps);
        let trace = 0;
        for (let tap = 0; tap < taps; tap++) trace += matrix[tap * taps + tap] ?? 0;
        const lean = (leaning.share * trace) / taps + leaning.contrast;
        for (let tap = 0; tap < taps; tap++) matrix[tap * taps + tap] = (matrix[tap * taps + tap] ?? 0) + lean;
        const wanted = targets
          .slice(kind * taps * news, (kind + 1) * taps * news)
          .map((value, at) => value + lean * (common[at] ?? 0));
        const own = solve(matrix, wanted, taps, news);
        for (let place = 0; place < news; place++) {
          for (let tap = 0; tap < taps; tap++)
            weights[(kind * news + place) * taps + tap] = own[tap * news + place] ?? 0;
        }
      }
      return weights;
    },
  };
}

function summed(parts: Float64Array, length: number): Float64Array {
  const sum = new Float64Array(length);
  for (let at = 0; at < parts.length; at++) sum[at % length] = (sum[at % length] ?? 0) + (parts[at] ?? 0);
  return sum;
}

/** Keeps a matrix of too few observations from being singular. */
const least = 1e-6;

/**
 * Solves `matrix · x = targets` by Cholesky's method for several targets at once. The matrix is symmetric and positive, `side` × `side`,
 * given by its upper half; targets lie side by side, `count` in each row, and so does the answer.
 */
function solve(matrix: Float64Array, targets: Float64Array, side: number, count: number): Float64Array {
  const lower = factorOf(matrix, side);
  const answer = Float64Array.from(targets);
  const at = (row: number, column: number) => lower[row * side + column] ?? 0;
  for (let target = 0; target < count; target++) {
    for (let row = 0; row < side; row++) {
      let value = answer[row * count + target] ?? 0;
      for (let k = 0; k < row; k++) value -= at(row, k) * (answer[k * count + target] ?? 0);
      answer[row * count + target] = value / at(row, row);
    }
    for (let row = side - 1; row >= 0; row--) {
      let value = answer[row * count + target] ?? 0;
      for (let k = row + 1; k < side; k++) value -= at(k, row) * (answer[k * count + target] ?? 0);
      answer[row * count + target] = value / at(row, row);
    }
  }
  return answer;
}

function factorOf(matrix: Float64Array, side: number): Float64Array {
  const lower = new Float64Array(side * side);
  for (let column = 0; column < side; column++) {
    for (let row = column; row < side; row++) {
      let value = matrix[column * side + row] ?? 0;
      for (let k = 0; k < column; k++) value -= (lower[row * side + k] ?? 0) * (lower[column * side + k] ?? 0);
      lower[row * side + column] =
        row === column ? Math.sqrt(Math.max(least, value)) : value / (lower[column * side + column] ?? 1);
    }
  }
  return lower;
}
