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

  /** One line, whose samples lie `step` apart. */
  const line = (re: Float64Array, im: Float64Array, start: number, step: number): void => {
    for (let i = 0; i < side; i++) {
      const j = reversed[i] ?? 0;
      if (j <= i) continue;
      const [a, b] = [start + i * step, start + j * step];
      const [r, m] = [re[a] ?? 0, im[a] ?? 0];
      re[a] = re[b] ?? 0;
      im[a] = im[b] ?? 0;
      re[b] = r;
      im[b] = m;
    }
    for (let half = 1, stride = side / 2; half < side; half *= 2, stride /= 2) {
      for (let k = 0; k < half; k++) {
        const c = cosines[k * stride] ?? 1;
        const s = sines[k * stride] ?? 0;
        for (let i = k; i < side; i += 2 * half) {
          const a = start + i * step;
          const b = a + half * step;
          const r = (re[b] ?? 0) * c - (im[b] ?? 0) * s;
          const m = (re[b] ?? 0) * s + (im[b] ?? 0) * c;
          re[b] = (re[a] ?? 0) - r;
          im[b] = (im[a] ?? 0) - m;
          re[a] = (re[a] ?? 0) + r;
          im[a] = (im[a] ?? 0) + m;
        }
      }
    }
  };
  const forward = (re: Float64Array, im: Float64Array): void => {
    for (let y = 0; y < side; y++) line(re, im, y * side, 1);
    for (let x = 0; x < side; x++) line(re, im, x, side);
  };
  // With the parts exchanged the way there is the way back.
  return { side, forward, back: (re, im) => forward(im, re) };
}
