import type { Rng } from '../../../numbers/rng.ts';
import type { Ink } from '../../scene.ts';
import type { MotifParams } from '../motif.ts';
import type { Sketch } from '../sketch.ts';
import { drawSoftPetal, tint } from '../soft-petal.ts';
import { tonesOf } from '../tones.ts';

/** One ring of petals about the middle, lengths and widths as shares of the flower's radius. */
export interface PetalRing {
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** Share of light in the petals. */
  readonly pale: number;
  readonly ruffle?: number;
  readonly base?: number;
  readonly isPointed?: boolean;
  /** Turn of the first petal; by chance unless said. */
  readonly start?: number;
  /** How much petals of a ring differ, 0 … 1. */
  readonly stray?: number;
}

/** Draws a ring of petals seen from the front, in the body's tones. */
export function drawPetalRing(sketch: Sketch, params: MotifParams, ring: PetalRing, rng: Rng): void {
  const { radius, inks, detail, line } = params;
  const tones = tonesOf(inks.body, inks.second);
  const stray = ring.stray ?? 0.5;
  const start = ring.start ?? rng.between(0, 2 * Math.PI);
  for (let i = 0; i < ring.count; i++) {
    const own = rng.fork(i);
    drawSoftPetal(
      sketch,
      {
        length: radius * ring.length * (1 + stray * own.between(-0.08, 0.06)),
        width: radius * ring.width * (1 + stray * own.between(-0.1, 0.1)),
        x: 0,
        y: 0,
        turn: start + (2 * Math.PI * i) / ring.count + stray * 0.08 * own.normal(),
        fill: petalFill(params, ring.pale),
        tones,
        edge: inks.contour,
        edgeWidth: edgeOf(radius, line),
        ruffle: ring.ruffle ?? 0.4,
        base: ring.base ?? 0.3,
        isPointed: ring.isPointed ?? false,
        detail,
      },
      own,
    );
  }
}

/** Width of a soft flower's edge in units. */
export function edgeOf(radius: number, line: number): number {
  return Math.min(1.4, 0.5 + radius * 0.007) * line;
}

/** A white bloom thinned further than this would look as if it had not been filled. */
const palest = 0.28;

/** The fill of a petal that is thinned with light by a share; of white petals by less. */
export function petalFill({ inks }: MotifParams, share: number): Ink {
  return tint(inks.body, inks.body === 'light' ? Math.min(palest, share) : share, inks.second);
}
