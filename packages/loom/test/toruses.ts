import type { Torus } from '../src/numbers/torus.ts';

/** One torus of every kind, for tests that must hold on all. */
export const toruses: readonly { readonly name: string; readonly torus: Torus }[] = [
  { name: 'straight', torus: { w: 1000, h: 1000, dropY: 0, brickX: 0 } },
  { name: 'tall', torus: { w: 1000, h: 2000, dropY: 0, brickX: 0 } },
  { name: 'half-drop', torus: { w: 1000, h: 1260, dropY: 630, brickX: 0 } },
  { name: 'half-brick', torus: { w: 1000, h: 540, dropY: 0, brickX: 500 } },
];
