import { wrap } from './field.ts';
import type { Blobs } from './find-blobs.ts';

/** Beyond this share of the side, parts are no parts of one motif however far apart motifs are. */
const widest = 0.05;
/** Gaps that grow by so much from one to the next part what belongs together from what does not. */
const step = 1.5;
const tried = 4;
const usual = 2.5;
/** Of the largest blob: from here on a part is a motif of its own. */
const large = 0.25;

/**
 * Which blobs are parts of one motif: a petal, its leaf, the dots beside. Gaps between neighbours are sorted as for a shortest tree
 * (Kruskal 1956); where they leap, motifs may begin. Answers, for the greatest leap first and for a narrow gap last, the
 * first blob of each blob's motif.
 */
export function gather({ blobs, labels }: Blobs, width: number, height: number): Int32Array[] {
  const gaps = gapsOf(labels, width, height).sort((one, other) => one.gap - other.gap);
  const tree: number[] = [];
  const all = groupsOf(blobs.length);
  for (const { one, other, gap } of gaps) if (all.join(one, other)) tree.push(gap);
  const most = blobs.reduce((largest, { pixels }) => Math.max(largest, pixels.length), 0);
  return leapsOf(tree, Math.min(width, height) * widest).map((limit) => {
    const groups = groupsOf(blobs.length);
    const areas = blobs.map(({ pixels }) => pixels.length);
    for (const { one, other, gap } of gaps) {
      const [a, b] = [groups.find(one), groups.find(other)];
      if (a === b || gap > limit) continue;
      // A star between two flowers joins one of them, but makes them no pair.
      const [first, second] = [areas[a] ?? 0, areas[b] ?? 0];
      if (gap > usual && Math.min(first, second) > large * most) continue;
      groups.join(a, b);
      areas[Math.min(a, b)] = first + second;
    }
    return Int32Array.from(blobs, (_, index) => groups.find(index));
  });
}

function leapsOf(tree: readonly number[], most: number): number[] {
  const leaps: { leap: number; gap: number }[] = [];
  for (let i = 0; i + 1 < tree.length; i++) {
    const [gap, next] = [tree[i] ?? 0, tree[i + 1] ?? 0];
    if (gap > most) break;
    const leap = (next + 1.5) / (gap + 1.5);
    if (leap > step && gap > usual) leaps.push({ leap, gap });
  }
  const best = leaps.sort((one, other) => other.leap - one.leap).slice(0, tried);
  return [...best.map(({ gap }) => gap), usual];
}

function groupsOf(count: number) {
  const parents = Int32Array.from({ length: count }, (_, i) => i);
  const find = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] = parents[parents[at] ?? 0] ?? 0;
    return at;
  };
  return {
    find,
    join: (one: number, other: number): boolean => {
      const [a, b] = [find(one), find(other)];
      if (a === b) return false;
      parents[Math.max(a, b)] = Math.min(a, b);
      return true;
    },
  };
}

/** How far neighbouring blobs are apart: each grows over the ground until it meets others. */
function gapsOf(labels: Int32Array, width: number, height: number): { one: number; other: number; gap: number }[] {
  const { owners, distances } = grow(labels, width, height);
  const gaps = new Map<string, { one: number; other: number; gap: number }>();
  const meet = (at: number, to: number) => {
    const [a, b] = [(owners[at] ?? 0) - 1, (owners[to] ?? 0) - 1];
    if (a === b || a < 0 || b < 0) return;
    const gap = (distances[at] ?? 0) + (distances[to] ?? 0);
    const name = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = gaps.get(name);
    if (known === undefined) gaps.set(name, { one: Math.min(a, b), other: Math.max(a, b), gap });
    else if (gap < known.gap) known.gap = gap;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      meet(at, y * width + wrap(x + 1, width));
      meet(at, wrap(y + 1, height) * width + x);
    }
  }
  return [...gaps.values()];
}

/** The nearest labelled pixel of every pixel of the torus, in steps straight and slanting in turn. */
export function grow(
  labels: Int32Array,
  width: number,
  height: number,
): { owners: Int32Array; distances: Uint16Array } {
  const owners = labels.slice();
  const distances = new Uint16Array(labels.length);
  let front: number[] = [];
  for (let at = 0; at < labels.length; at++) if (labels[at] !== 0) front.push(at);
  for (let distance = 1; front.length > 0; distance++) {
    const next: number[] = [];
    for (const at of front) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx !== 0 && dy !== 0 && distance % 2 === 1) continue;
          const to = wrap(y + dy, height) * width + wrap(x + dx, width);
          if (owners[to] !== 0) continue;
          owners[to] = owners[at] ?? 0;
          distances[to] = distance;
          next.push(to);
        }
      }
    }
    front = next;
  }
  return { owners, distances };
}
