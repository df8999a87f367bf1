import { expect, it, vi } from 'vitest';
import { recipeOf } from '../../test/cloths.ts';
import { planScene } from '../change/plan-scene.ts';
import { resvgRasterise } from './server.ts';
import { weaveWindow } from './weave.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const small = 256;
const part = 96;
const factor = 4;
const block = 8;

it.each(['kalamkari', 'ajrakh', 'paisley'] as const)(
  'draws %s alike in 256 and 1024 pixels: SSIM at least 0.9',
  (family) => {
    const recipe = recipeOf(family, '3');
    const scene = planScene(recipe);
    const draw = (k: number) => {
      const window = { x: 40 * k, y: 70 * k, width: part * k, height: part * k };
      const { data } = weaveWindow(scene, recipe, { width: small * k, height: small * k }, window, resvgRasterise);
      // Green stands for brightness.
      return Float32Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 1] ?? 0);
    };
    expect(similarity(draw(1), reduced(draw(factor)))).toBeGreaterThan(0.9);
  },
);

function reduced(large: Float32Array): Float32Array {
  const out = new Float32Array(part * part);
  for (const [i, value] of large.entries()) {
    const x = Math.floor((i % (part * factor)) / factor);
    const y = Math.floor(i / (part * factor) / factor);
    const at = y * part + x;
    out[at] = (out[at] ?? 0) + value / (factor * factor);
  }
  return out;
}

/** Structural similarity (Wang 2004), mean over blocks of 8 × 8. */
function similarity(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let y = 0; y < part; y += block) for (let x = 0; x < part; x += block) sum += ofBlock(one, other, x, y);
  return sum / (part / block) ** 2;
}

function ofBlock(one: Float32Array, other: Float32Array, x: number, y: number): number {
  const count = block * block;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const at = (y + Math.floor(i / block)) * part + x + (i % block);
    const [u, v] = [one[at] ?? 0, other[at] ?? 0];
    a += u / count;
    b += v / count;
    aa += (u * u) / count;
    bb += (v * v) / count;
    ab += (u * v) / count;
  }
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const likeness = (2 * a * b + c1) * (2 * (ab - a * b) + c2);
  return likeness / ((a * a + b * b + c1) * (aa - a * a + (bb - b * b) + c2));
}
