import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';
import { type Cells, createCells } from '../counted/cells.ts';
import type { HeartKind } from './hearts.ts';
import { type Lie, type Silks, silk } from './silks.ts';

interface LozengeAsk {
  /** Cells from the middle to a corner. */
  readonly reach: number;
  readonly silks: Silks;
  readonly kind: number;
  readonly rng: Rng;
  readonly heart: HeartKind;
  /** Its stitches lie the other way round: neighbours are told apart by it. */
  readonly turned: boolean;
}

/** A place in a lozenge: cells from its edge, and the two places along its sides, −reach … reach. */
interface LozengePlace {
  readonly depth: number;
  readonly p: number;
  readonly q: number;
}

/** A lozenge filled by a rule. */
export function fillLozenge(reach: number, inkAt: (place: LozengePlace) => Ink | undefined): Cells {
  const cells = createCells(2 * reach + 2, 2 * reach + 2);
  for (let j = -reach - 1; j <= reach; j++) {
    for (let i = -reach - 1; i <= reach; i++) {
      const across = Math.abs(i + 0.5) + Math.abs(j + 0.5);
      if (across <= reach)
        cells.set(i + reach + 1, j + reach + 1, inkAt({ depth: reach - across, p: i + j + 1, q: i - j }));
    }
  }
  return cells;
}

/** Nested lozenges whose four sides lie crosswise in turn, dotted lines between them, a heart in the middle. */
export function lozenge({ reach, silks, kind, rng, heart, turned }: LozengeAsk): Cells {
  const rings = ringsOf(reach, rng);
  const isQuartered = rng.chance(0.5);
  const seam = rng.pick(['gap', 'dotted', 'line', 'dotted'] as const);
  const total = rings.reduce((sum, { width }) => sum + width, 0);
  const core = reach - total - 1;
  return fillLozenge(reach, ({ depth, p, q }) => {
    if (depth < 1) return undefined;
    let from = 1;
    for (const [n, { width, isDotted }] of rings.entries()) {
      if (depth < from + width) {
        // Only where the sides meet do both places count: there the line turns.
        const along = Math.abs(p) > Math.abs(q) ? q : p;
        if (isDotted)
          return seam === 'gap' || (seam === 'dotted' && (along & 1) === 1)
            ? undefined
            : silk('light', lieOf(p, q, turned));
        return silk(isQuartered && n > 1 && p * q > 0 ? silks.of(n + 2, kind) : silks.of(n, kind), lieOf(p, q, turned));
      }
      from += width;
    }
    return heart.inkAt({ p, q, reach: core, silks, kind });
  });
}

/** Sides that face each other are stitched one way, the other two the other; `turned` swaps them. */
function lieOf(p: number, q: number, turned: boolean): Lie {
  return Math.abs(p) > Math.abs(q) !== turned ? 'across' : 'down';
}

function ringsOf(reach: number, rng: Rng): { width: number; isDotted: boolean }[] {
  const room = reach * rng.between(0.46, 0.62);
  const rings: { width: number; isDotted: boolean }[] = [];
  let used = 0;
  for (let n = 0; used < room && n < 6; n++) {
    const isDotted = n % 2 === 1;
    const width = isDotted ? 1 : Math.max(2, Math.round(reach * rng.pick([0.08, 0.12, 0.2, 0.26])));
    rings.push({ width: Math.min(width, Math.ceil(room - used) + 1), isDotted });
    used += width;
  }
  return rings;
}
