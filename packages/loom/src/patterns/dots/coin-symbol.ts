import { circle } from '../../geometry/circle.ts';
import { steady } from '../../number/steady.ts';
import type { Ink, SceneSymbol, Shape } from '../../scene/scene.ts';

export type CoinLook = 'ring' | 'eye' | 'target' | 'beaded' | 'petals' | 'scallop';

/** A coin of `radius`: its dye, and the second one for rings, beads and hearts. */
export function coinSymbol(radius: number, look: CoinLook, body: Ink, second: Ink): SceneSymbol {
  const disc = (share: number, fill: Ink): Shape => ({ d: circle(0, 0, radius * share), fill });
  const ring = (share: number, width: number, stroke: Ink): Shape => ({
    d: circle(0, 0, radius * share),
    stroke,
    strokeWidth: Math.round(radius * width * 100) / 100,
  });
  const looks: Readonly<Record<CoinLook, readonly Shape[]>> = {
    ring: [disc(0.66, body), ring(0.9, 0.13, body)],
    eye: [disc(1, body), disc(0.42, second)],
    target: [disc(1, body), disc(0.74, 'ground'), disc(0.56, second), disc(0.3, 'ground'), disc(0.15, body)],
    beaded: [
      disc(0.7, body),
      { d: beads(radius, 16, 0.88, 0.075), fill: body },
      ring(0.5, 0.05, 'ground'),
      disc(0.26, second),
    ],
    petals: [
      disc(1, body),
      { d: beads(radius, 8, 0.55, 0.18), fill: 'ground' },
      disc(0.26, second),
      ring(0.86, 0.05, 'ground'),
    ],
    scallop: [
      { d: beads(radius, 12, 0.84, 0.17), fill: body },
      disc(0.86, body),
      ring(0.66, 0.06, 'ground'),
      disc(0.4, second),
      disc(0.14, 'ground'),
    ],
  };
  return { shapes: looks[look], radius: Math.ceil(radius * 1.05) + 1 };
}

/** Discs evenly on a circle. */
function beads(radius: number, count: number, at: number, size: number): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / count;
    return circle(steady.cos(angle) * radius * at, steady.sin(angle) * radius * at, radius * size);
  }).join('');
}
