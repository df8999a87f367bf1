import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRng } from './rng.ts';
import { steady } from './steady.ts';

const ranges = {
  sin: 40,
  cos: 40,
  tan: 1.5,
  atan: 8,
  asin: 1,
  acos: 1,
  exp: 20,
  cbrt: 50,
} as const;

/** As near as doubles of this size come to each other, times a few. */
function expectClose(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(8 * Number.EPSILON * Math.max(Math.abs(expected), 2 ** -50));
}

describe('steady arithmetic', () => {
  it.each(Object.entries(ranges))('%s comes out as Math has it but for the last digits', (name, range) => {
    const rng = createRng(name);
    const known = Object.keys(ranges).find((each): each is keyof typeof ranges => each === name);
    if (known === undefined) throw new Error(name);
    for (let i = 0; i < 5000; i++) {
      const x = rng.between(-range, range);
      expectClose(steady[known](x), Math[known](x));
    }
  });

  it('takes logarithms, directions and lengths', () => {
    const rng = createRng('two');
    for (let i = 0; i < 5000; i++) {
      const [x, y] = [rng.between(-9, 9), rng.between(-9, 9)];
      expectClose(steady.atan2(y, x), Math.atan2(y, x));
      expectClose(steady.hypot(x, y), Math.hypot(x, y));
      expectClose(steady.hypot(x, y, 3), Math.hypot(x, y, 3));
      const scale = Math.abs(x) * 10 ** y;
      // About 1 a logarithm is a small difference of large numbers.
      expect(Math.abs(steady.log(scale) - Math.log(scale))).toBeLessThan(1e-15 + 1e-15 * Math.abs(Math.log(scale)));
    }
  });

  it('keeps right angles right, to the digit that π itself lacks', () => {
    for (const k of [0, 1, 2, 3, 4, -1, -2, 7, 1000]) {
      const x = (k * Math.PI) / 2;
      expect(Math.abs(steady.sin(x) - Math.sin(x))).toBeLessThan(1e-19 * Math.max(1, Math.abs(x) ** 2));
      expect(Math.abs(steady.cos(x) - Math.cos(x))).toBeLessThan(1e-19 * Math.max(1, Math.abs(x) ** 2));
    }
    expect(steady.sin(0)).toBe(0);
    expect(steady.cos(0)).toBe(1);
  });

  it('answers at the edges what Math answers', () => {
    const edges = [0, -0, 1, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
    for (const y of edges.filter((edge) => Math.abs(edge) !== Number.POSITIVE_INFINITY)) {
      for (const x of [0, -0, 1, -1, Number.NaN]) {
        const [actual, expected] = [steady.atan2(y, x), Math.atan2(y, x)];
        if (Number.isNaN(expected)) expect([y, x, actual]).toEqual([y, x, expected]);
        else expectClose(actual, expected);
      }
    }
    for (const name of ['exp', 'log', 'cbrt', 'atan', 'asin', 'acos'] as const) {
      for (const x of edges.filter((edge) => edge === 0 || !Number.isFinite(edge))) {
        expect([name, x, steady[name](x)]).toEqual([name, x, Math[name](x)]);
      }
    }
    for (const name of ['sin', 'cos', 'tan'] as const) expect(steady[name](Number.POSITIVE_INFINITY)).toBeNaN();
  });

  it('raises to broken powers as Math does, but for the last digits', () => {
    for (let i = 0; i < 2000; i++) {
      const [base, exponent] = [i / 173, ((i % 41) - 12) / 7];
      const [actual, expected] = [steady.power(base, exponent), base ** exponent];
      if (base === 0) expect(actual).toBe(expected);
      else expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-14);
    }
    expect(steady.power(-1, 0.5)).toBeNaN();
  });

  it('is what all planning uses', () => {
    const home = join(import.meta.dirname, '..');
    const unsteady = /\bMath\.(a?sinh?|a?cosh?|a?tan[2h]?|exp|expm1|log\w*|cbrt|hypot)\b/;
    const planning = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
      // Rendering may differ in a grey level; it does anyway between the rasterisers.
      (file) => file.endsWith('.ts') && !/\.test(-cases)?\.ts$|^render\//.test(file),
    );
    expect(planning.length).toBeGreaterThan(200);
    // Whole powers are products, and those of two exact.
    const brokenPower = /\*\* \(?(\d*\.\d|[a-z(])|\*\* \(?-?\d+ \//i;
    const text = (file: string) =>
      readFileSync(join(home, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\b2 \*\* \w+/g, '');
    expect(planning.filter((file) => unsteady.test(text(file)) || brokenPower.test(text(file)))).toEqual([]);
  });
});
