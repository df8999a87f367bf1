import type { Disc } from '../../drawing/figures/footprint.ts';
import { cellIndex, gridOf } from '../../numbers/grid-of.ts';
import { delta, type Torus, wrap } from '../../numbers/torus.ts';

/** Discs on a torus, each of some owner, which can be asked for what is near. */
export interface DiscIndex<Owner> {
  add(disc: Disc, owner: Owner): void;
  /** Visits every disc whose rim is nearer to the place than `reach`; `dx`, `dy` lead from the place to its centre. */
  near(x: number, y: number, reach: number, visit: (dx: number, dy: number, r: number, owner: Owner) => void): void;
}

/** Discs are kept by size, so that asking for small ones does not look as far as large ones reach. */
const steps = [6, 16, 45, 130, Number.POSITIVE_INFINITY];

interface Tier<Owner> {
  readonly most: number;
  largest: number;
  readonly grid: ReturnType<typeof gridOf>;
  readonly cells: Map<number, { x: number; y: number; r: number; owner: Owner }[]>;
}

export function createDiscIndex<Owner>(torus: Torus): DiscIndex<Owner> {
  const tiers = steps.map(
    (most): Tier<Owner> => ({
      most,
      largest: 0,
      grid: gridOf(torus, Math.min(260, Math.max(24, most * 2))),
      cells: new Map(),
    }),
  );
  const isPlain = torus.dropY === 0 && torus.brickX === 0;
  return {
    add: ({ x, y, r }, owner) => {
      const tier = tiers.find(({ most }) => r <= most);
      if (tier === undefined) return;
      tier.largest = Math.max(tier.largest, r);
      const [cx, cy] = wrap(torus, x, y);
      const index = cellIndex(tier.grid, Math.floor(cx / tier.grid.cellW), Math.floor(cy / tier.grid.cellH));
      const list = tier.cells.get(index);
      if (list) list.push({ x: cx, y: cy, r, owner });
      else tier.cells.set(index, [{ x: cx, y: cy, r, owner }]);
    },
    near: (x, y, reach, visit) => {
      const [cx, cy] = wrap(torus, x, y);
      for (const { grid, cells, largest } of tiers) {
        if (cells.size === 0) continue;
        const far = reach + largest;
        const left = Math.floor((cx - far) / grid.cellW);
        const right = Math.floor((cx + far) / grid.cellW);
        const top = Math.floor((cy - far) / grid.cellH);
        const bottom = Math.floor((cy + far) / grid.cellH);
        // A window wider than the torus meets cells twice.
        const seen = right - left >= grid.columns || bottom - top >= grid.rows ? new Set<number>() : undefined;
        for (let row = top; row <= bottom; row++) {
          for (let column = left; column <= right; column++) {
            const index = cellIndex(grid, column, row);
            const placed = cells.get(index);
            if (!placed || seen?.has(index)) continue;
            seen?.add(index);
            for (const { x: px, y: py, r, owner } of placed) {
              let dx = px - cx;
              let dy = py - cy;
              if (isPlain) {
                if (dx > torus.w / 2) dx -= torus.w;
                else if (dx < -torus.w / 2) dx += torus.w;
                if (dy > torus.h / 2) dy -= torus.h;
                else if (dy < -torus.h / 2) dy += torus.h;
              } else [dx, dy] = delta(torus, cx, cy, px, py);
              const most = reach + r;
              if (dx * dx + dy * dy < most * most) visit(dx, dy, r, owner);
            }
          }
        }
      }
    },
  };
}
