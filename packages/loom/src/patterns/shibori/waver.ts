import type { Torus } from '../../layout/torus.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';

/** A smooth field of about ±1 that goes on over all joined edges: the slow drift of pleats in cloth. */
type Waver = (x: number, y: number) => number;

const parts = 5;

/** `fewest` … `most` are swings along each of the torus's steps. */
export function waverOn({ w, h, dropY, brickX }: Torus, rng: Rng, fewest: number, most: number): Waver {
  const area = w * h - dropY * brickX;
  const waves = Array.from({ length: parts }, () => ({
    m: rng.whole(fewest, most) * rng.pick([1, -1]),
    n: rng.whole(fewest, most) * rng.pick([1, -1]),
    phase: rng.next(),
    share: rng.between(0.5, 1),
  }));
  const total = waves.reduce((sum, wave) => sum + wave.share, 0);
  return (x, y) => {
    const alongA = (x * h - y * brickX) / area;
    const alongB = (y * w - x * dropY) / area;
    let sum = 0;
    for (const { m, n, phase, share } of waves)
      sum += share * steady.sin(2 * Math.PI * (m * alongA + n * alongB + phase));
    return (sum / total) * 1.6;
  };
}
