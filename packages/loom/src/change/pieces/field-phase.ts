import type { MotifDisc, Scene } from '../../drawing/scene.ts';
import type { Phases } from './paint-piece.ts';
import type { PiecePx } from './piece-pixels.ts';

const tries = 96;
const weights: Readonly<Record<MotifDisc['rank'], number>> = { hero: 4, secondary: 2, filler: 0.3 };

/** What is asked of a zone's scene to find its phase. */
export type Outline = Pick<Scene, 'census' | 'torus' | 'columns' | 'rows'>;

/** Where each zone's field begins in its tile, in pixels; `outlines` are those of the piece's tiles. */
export function fieldPhases(piece: PiecePx, outlines: readonly Outline[]): Phases {
  return piece.zones.map(({ tile, width, height }) => {
    const outline = outlines[tile];
    const size = piece.tiles[tile];
    if (outline === undefined || size === undefined) return { x: 0, y: 0 };
    const { x, y } = fieldPhase(outline, width / size.width, height / size.height);
    return { x: Math.floor(x * size.width), y: Math.floor(y * size.height) };
  });
}

/**
 * Where in the tile a field begins, as shares of its width and height, so that its edges cut as few motifs as they can. `repeatsX` and
 * `repeatsY` say how many repeats the field has: broken ones have edges in two places of the tile.
 */
export function fieldPhase(
  scene: Outline,
  repeatsX: number,
  repeatsY: number,
): { readonly x: number; readonly y: number } {
  const { w, h, dropY, brickX } = scene.torus;
  const { census } = scene;
  const across = census.flatMap((disc) => [disc, ...(brickX === 0 ? [] : [{ ...disc, x: disc.x + brickX }])]);
  const down = census.flatMap((disc) => [disc, ...(dropY === 0 ? [] : [{ ...disc, y: disc.y + dropY }])]);
  const x = calmest(
    across.map(({ x: at, r, rank }) => ({ at, r, weight: weights[rank] })),
    w,
    repeatsX * scene.columns,
  );
  const y = calmest(
    down.map(({ y: at, r, rank }) => ({ at, r, weight: weights[rank] })),
    h,
    repeatsY * scene.rows,
  );
  return { x: x / (w * scene.columns), y: y / (h * scene.rows) };
}

interface Span {
  readonly at: number;
  readonly r: number;
  readonly weight: number;
}

/** The line at which the least of the spans is cut, there and as many periods further on. */
function calmest(spans: readonly Span[], period: number, repeats: number): number {
  const cost = (line: number) =>
    spans.reduce((sum, { at, r, weight }) => {
      const away = Math.abs(((((at - line) % period) + 1.5 * period) % period) - period / 2);
      return sum + weight * Math.max(0, r - away);
    }, 0);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const line = (i * period) / tries;
    const sum = cost(line) + cost(line + repeats * period);
    if (sum >= least - 1e-9) continue;
    least = sum;
    best = line;
  }
  return best;
}
