/** Luminance of a picture, 0 … 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Side of the square windows that are compared. */
const side = 8;
/** They keep the fractions from dividing by nothing where a window is of one grey. */
const evenGrey = (0.01 * 255) ** 2;
const evenContrast = (0.03 * 255) ** 2;

/**
 * How alike two pictures are to the eye: the mean structural similarity of all their 8 × 8 windows, 1 for the same picture,
 * about 0 for two that have nothing to do with each other. Throws RangeError for pictures of different size.
 */
export function ssim(a: GreyPicture, b: GreyPicture): number {
  if (a.width !== b.width || a.height !== b.height) {
    throw new RangeError(`Expected ${a.width} × ${a.height} pixels but received ${b.width} × ${b.height}`);
  }
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + side <= a.height; y++) {
    for (let x = 0; x + side <= a.width; x++) {
      sum += ofWindow(a, b, y * a.width + x);
      windows += 1;
    }
  }
  return sum / windows;
}

function ofWindow(a: GreyPicture, b: GreyPicture, start: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < side; row++) {
    for (let at = start + row * a.width; at < start + row * a.width + side; at++) {
      const valueA = a.values[at] ?? 0;
      const valueB = b.values[at] ?? 0;
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const count = side * side;
  const meanA = sumA / count;
  const meanB = sumB / count;
  const varianceA = squaresA / count - meanA * meanA;
  const varianceB = squaresB / count - meanB * meanB;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + evenGrey) * (2 * covariance + evenContrast)) /
    ((meanA * meanA + meanB * meanB + evenGrey) * (varianceA + varianceB + evenContrast))
  );
}
