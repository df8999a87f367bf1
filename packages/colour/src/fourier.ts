/** Fourier's transform of square blocks whose side is a power of two. */
export interface Fourier {
  readonly side: number;
  /** Both ways in place, row by row; there and back multiplies by `side`². */
  readonly forward: (real: Float64Array, imaginary: Float64Array) => void;
  readonly back: (real: Float64Array, imaginary: Float64Array) => void;
}

/** After Cooley and Tukey, 1965. */
export function createFourier(side: number): Fourier {
  const bits = Math.log2(side);
  if (!Number.isInteger(bits)) throw new RangeError(`Expected a power of two but received ${side}`);
  const cosines = Float64Array.from({ length: side / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / side));
  const sines = Float64Array.from({ length: side / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / side));
  const reversed = Uint32Array.from({ length: side }, (_, i) => {
    let turned = 0;
    for (let bit = 0; bit < bits; bit++) turned |= ((i >> bit) & 1) << (bits - 1 - bit);
    return turned;
  });

  /** All columns at once: each step goes along whole rows, as they lie in memory. */
  const columns = (re: Float64Array, im: Float64Array): void => {
    for (let i = 0; i < side; i++) {
      const j = reversed[i] ?? 0;
      if (j > i) for (const part of [re, im]) exchangeRows(part, i * side, j * side, side);
    }
    for (let half = 1, stride = side / 2; half < side; half *= 2, stride /= 2) {
      for (let k = 0; k < half; k++) {
        const c = cosines[k * stride] ?? 1;
        const s = sines[k * stride] ?? 0;
        for (let i = k; i < side; i += 2 * half) butterflies(re, im, i * side, (i + half) * side, side, c, s);
      }
    }
  };
  const forward = (re: Float64Array, im: Float64Array): void => {
    for (let turn = 0; turn < 2; turn++) {
      columns(re, im);
      for (const part of [re, im]) transpose(part, side);
    }
  };
  // With the parts exchanged the way there is the way back.
  return { side, forward, back: (re, im) => forward(im, re) };
}

/** Sums and differences of two rows, the second one turned. */
function butterflies(
  re: Float64Array,
  im: Float64Array,
  first: number,
  second: number,
  length: number,
  c: number,
  s: number,
): void {
  for (let a = first, b = second; a < first + length; a++, b++) {
    const x = re[b] ?? 0;
    const y = im[b] ?? 0;
    const r = x * c - y * s;
    const m = x * s + y * c;
    const u = re[a] ?? 0;
    const v = im[a] ?? 0;
    re[b] = u - r;
    im[b] = v - m;
    re[a] = u + r;
    im[a] = v + m;
  }
}

function exchangeRows(part: Float64Array, first: number, second: number, length: number): void {
  for (let a = first, b = second; a < first + length; a++, b++) {
    const kept = part[a] ?? 0;
    part[a] = part[b] ?? 0;
    part[b] = kept;
  }
}

function transpose(part: Float64Array, side: number): void {
  for (let y = 0; y < side; y++) {
    for (let x = y + 1; x < side; x++) {
      const kept = part[y * side + x] ?? 0;
      part[y * side + x] = part[x * side + y] ?? 0;
      part[x * side + y] = kept;
    }
  }
}
