import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';
import type { PatolaDyes } from './task.ts';

const dresses: readonly (readonly [body: Ink, dress: Ink, trim: Ink, eye: Ink])[] = [
  ['light', 'a1', 'a2', 'dark'],
  ['a2', 'a1', 'light', 'dark'],
  ['light', 'a3', 'a2', 'dark'],
  ['a2', 'a4', 'light', 'dark'],
  ['light', 'a4', 'a3', 'dark'],
];
const bands: readonly (readonly Ink[])[] = [
  ['light', 'a1', 'a2', 'dark', 'light', 'a3'],
  ['a2', 'dark', 'light', 'a1', 'a2', 'a3'],
  ['light', 'dark', 'a2', 'a1', 'light', 'a4'],
];

export function drawPatolaDyes(rng: Rng): PatolaDyes {
  const dressed = rng.shuffle(dresses);
  const order = rng.pick(bands);
  return {
    edge: rng.pick(['dark', 'dark', 'a1>dark:0.5'] as const),
    legend: (n) => {
      const [body, dress, trim, eye] = dressed[n % dressed.length] ?? ['light', 'a1', 'a2', 'dark'];
      return { '#': body, o: dress, x: trim, e: eye };
    },
    band: (n) => order[n % order.length] ?? 'light',
  };
}
