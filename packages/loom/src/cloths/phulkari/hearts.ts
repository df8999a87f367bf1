import type { Ink } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { type Silks, silk } from './task.ts';

interface HeartAsk {
  /** Places along the sides of the lozenge, and cells from its middle to a corner. */
  readonly p: number;
  readonly q: number;
  readonly reach: number;
  readonly silks: Silks;
  readonly kind: number;
}

/** What stands in the middle of a lozenge. */
export interface HeartKind {
  readonly motif: MotifId;
  readonly inkAt: (ask: HeartAsk) => Ink | undefined;
}

/** Small lozenges as a chequer. */
const chequer: HeartKind = {
  motif: 'diamond',
  inkAt: ({ p, q, reach, silks, kind }) => {
    // An odd step has a lozenge in the very middle.
    const step = 2 * Math.max(1, Math.round(reach / 5)) + 1;
    const odd = (Math.round(Math.abs(p) / step) + Math.round(Math.abs(q) / step)) & 1;
    return odd === 1 ? silk(silks.of(3, kind), 'down') : silk(silks.of(4, kind), 'across');
  },
};

/** A jewel within jewels. */
const jewel: HeartKind = {
  motif: 'diamond',
  inkAt: ({ p, q, reach, silks, kind }) => {
    const far = Math.max(Math.abs(p), Math.abs(q)) / reach;
    if (far > 0.88) return undefined;
    const n = far > 0.52 ? 3 : far > 0.24 ? 5 : 6;
    return silk(silks.of(n, kind), p * q > 0 ? 'across' : 'down');
  },
};

/** Four petals along the axes of the cloth, a flower of counted stitches. */
const flower: HeartKind = {
  motif: 'blossom',
  inkAt: ({ p, q, reach, silks, kind }) => {
    const x = Math.abs(p + q) / 2;
    const y = Math.abs(p - q) / 2;
    const near = Math.min(x, y);
    const far = Math.max(x, y);
    const petal = Math.abs(far - reach * 0.4) + near * 1.3;
    if (far < Math.max(1, reach * 0.12)) return silk('light', 'across');
    if (petal < reach * 0.3) return silk(silks.of(3, kind), x > y ? 'across' : 'down');
    // A grain of white in each of the four corners between the petals.
    if (Math.abs(x - reach * 0.3) + Math.abs(y - reach * 0.3) < Math.max(0.8, reach * 0.1))
      return silk('light', 'down');
    return silk(silks.of(4, kind), p * q > 0 ? 'across' : 'down');
  },
};

/** Eight rays, light and deep in turn. */
const star: HeartKind = {
  motif: 'star',
  inkAt: ({ p, q, reach, silks, kind }) => {
    const x = Math.abs(p + q) / 2;
    const y = Math.abs(p - q) / 2;
    const isStar = x + y < reach * 0.62 || Math.max(x, y) < reach * 0.4;
    if (!isStar) return silk(silks.of(4, kind), p * q > 0 ? 'down' : 'across');
    if (x + y < reach * 0.22) return silk('light', 'across');
    return x > y === p * q > 0 ? silk(silks.of(3, kind), 'across') : silk(silks.of(5, kind), 'down');
  },
};

/** A single knot of white. */
const point: HeartKind = {
  motif: 'dot',
  inkAt: ({ p, q, reach, silks, kind }) => {
    const far = Math.max(Math.abs(p), Math.abs(q)) / reach;
    return far < 0.4 ? silk('light', 'across') : silk(silks.of(3, kind), p * q > 0 ? 'across' : 'down');
  },
};

const all = [chequer, jewel, flower, star, point] as const;

/** Two hearts or more for a cloth: the wanted first, the refused never unless nothing else is left. */
export function chooseHearts({ motifs }: Recipe, rng: Rng): readonly [HeartKind, ...HeartKind[]] {
  const wanted = all.filter((heart) => motifs.include.includes(heart.motif));
  const free = rng.shuffle(all.filter((heart) => !motifs.exclude.includes(heart.motif) && !wanted.includes(heart)));
  const [first, ...rest] = [...wanted, ...free];
  return first === undefined ? [point] : [first, ...rest];
}
