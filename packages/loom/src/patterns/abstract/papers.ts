import type { Torus } from '../../layout/torus.ts';
import type { Rng } from '../../random/rng.ts';

export interface Paper {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Columns of unequal width, each divided at heights of its own. Skewed tori get equal columns, which meet at the edges. */
export function papersOn(w: number, h: number, step: number, freedom: number, rng: Rng, isSkewed: boolean): Paper[] {
  const columns = Math.max(2, 2 * Math.round(w / step / 2));
  const papers: Paper[] = [];
  const free = isSkewed ? 0 : freedom;
  const widths = shares(columns, free, rng.fork('widths')).map((share) => share * w);
  let left = 0;
  for (const [c, width] of widths.entries()) {
    const own = rng.fork(c);
    const rows = Math.max(2, Math.round(h / step) + (free > 0.3 ? own.whole(-1, 1) : 0));
    const start = isSkewed ? 0 : own.between(0, h);
    let top = start;
    for (const share of shares(isSkewed ? 2 * Math.max(1, Math.round(rows / 2)) : rows, free, own)) {
      papers.push({ x: left + width / 2, y: top + (share * h) / 2, w: width, h: share * h });
      top += share * h;
    }
    left += width;
  }
  return papers;
}

function shares(count: number, freedom: number, rng: Rng): number[] {
  const raw = Array.from({ length: count }, () => 1 + freedom * rng.between(-0.55, 0.7));
  const sum = raw.reduce((all, share) => all + share, 0);
  return raw.map((share) => share / sum);
}

/** Whether two papers have an edge or a corner in common, over the joined edges too. */
export function touches(a: Paper, b: Paper, { w, h }: Torus): boolean {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y) % h;
  return Math.min(dx, w - dx) < (a.w + b.w) / 2 + 3 && Math.min(dy, h - dy) < (a.h + b.h) / 2 + 3;
}
