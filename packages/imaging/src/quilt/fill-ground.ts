import { type Field, wrap } from './field.ts';
import type { Offset } from './find-offsets.ts';
import { gap } from './likeness.ts';

const tries = 70;
const enough = 14;
/** Mean squared difference at a hole's edge up to which nothing is seen. */
const smooth = 9;
const settle = 8;
/** Holes are not cut up any further than this. */
const smallest = 5;

export interface Filling {
  readonly pixels: readonly number[];
  readonly offset: Offset;
}

/**
 * Ground for where a motif lay: taken from where nothing lies, of several places the one that goes on best across the hole's edge. A hole
 * that is larger than any bare ground is filled in parts. `busy` is 1 where there is no bare ground.
 */
export function fillGround(field: Field, busy: Uint8Array, hole: readonly number[], random: () => number): Filling[] {
  const { width, height } = field;
  const [first] = hole;
  if (first === undefined) return [];
  const found = bestOffset(field, busy, hole, random);
  if (found !== undefined) return [{ pixels: hole, offset: found }];
  const [x0, y0] = [first % width, Math.floor(first / width)];
  const near = (way: number, size: number) => way - Math.round(way / size) * size;
  const ways = hole.map((at) => ({
    at,
    x: near((at % width) - x0, width),
    y: near(Math.floor(at / width) - y0, height),
  }));
  const span = (axis: 'x' | 'y') => {
    const all = ways.map((way) => way[axis]).sort((one, other) => one - other);
    return { middle: all[all.length >> 1] ?? 0, size: (all.at(-1) ?? 0) - (all[0] ?? 0) };
  };
  const [across, down] = [span('x'), span('y')];
  if (Math.max(across.size, down.size) < smallest) return [{ pixels: hole, offset: leastBusy(field, busy, first) }];
  const axis = across.size > down.size ? 'x' : 'y';
  const middle = axis === 'x' ? across.middle : down.middle;
  const sides = [ways.filter((way) => way[axis] < middle), ways.filter((way) => way[axis] >= middle)];
  if (sides.some((side) => side.length === 0)) return [{ pixels: hole, offset: leastBusy(field, busy, first) }];
  return sides.flatMap((side) =>
    fillGround(
      field,
      busy,
      side.map(({ at }) => at),
      random,
    ),
  );
}

function bestOffset(
  { width, height, lab }: Field,
  busy: Uint8Array,
  hole: readonly number[],
  random: () => number,
): Offset | undefined {
  const own = new Set(hole);
  const edge = hole.flatMap((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const beside = [
      y * width + wrap(x + 1, width),
      y * width + wrap(x - 1, width),
      wrap(y + 1, height) * width + x,
      wrap(y - 1, height) * width + x,
    ];
    return beside.filter((to) => !own.has(to) && busy[to] === 0);
  });
  const step = Math.max(1, Math.floor(edge.length / 60));
  const moved = (at: number, { dx, dy }: Offset) =>
    wrap(Math.floor(at / width) + dy, height) * width + wrap((at % width) + dx, width);
  const isBare = (offset: Offset) => hole.every((at) => busy[moved(at, offset)] === 0);
  const score = (offset: Offset) => {
    let sum = 0;
    for (let at = 0; at < edge.length; at += step)
      sum += Math.min(400, gap(lab, (edge[at] ?? 0) * 3, lab, moved(edge[at] ?? 0, offset) * 3));
    return sum;
  };
  const found: { offset: Offset; score: number }[] = [];
  for (let i = 0; i < tries && found.length < enough; i++) {
    // Near places are lit and mottled alike.
    const reach = i < tries / 2 ? 0.5 : 1;
    const offset = {
      dx: Math.round((random() - 0.5) * reach * width),
      dy: Math.round((random() - 0.5) * reach * height),
    };
    if (isBare(offset)) found.push({ offset, score: score(offset) });
  }
  found.sort((one, other) => one.score - other.score);
  let [best] = found;
  if (best === undefined || best.score < smooth * (edge.length / step)) return best?.offset;
  // A ground with a drawing of its own goes on only from the very place that fits.
  for (const { offset } of found.slice(0, 2)) {
    for (let dy = -settle; dy <= settle; dy++) {
      for (let dx = -settle; dx <= settle; dx++) {
        const next = { dx: offset.dx + dx, dy: offset.dy + dy };
        const own = score(next);
        if (own < best.score && isBare(next)) best = { offset: next, score: own };
      }
    }
  }
  return best.offset;
}

/** The nearest bare pixel, for a corner in which nothing else fits. */
function leastBusy({ width, height }: Field, busy: Uint8Array, at: number): Offset {
  // Of a picture whose motifs leave no bare ground between them every corner would be sought in vain.
  if (!busy.includes(0)) return { dx: 0, dy: 0 };
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let reach = 1; reach < Math.max(width, height); reach++) {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx += Math.abs(dy) === reach ? 1 : 2 * reach)
        if (busy[wrap(y + dy, height) * width + wrap(x + dx, width)] === 0) return { dx, dy };
    }
  }
  return { dx: 0, dy: 0 };
}
