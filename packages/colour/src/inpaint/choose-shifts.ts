import { apart, type FillLevel, holes, off, placeIn, type Shift } from './fill-field.ts';
import { createMinCut } from './min-cut.ts';

interface Choice {
  readonly level: FillLevel;
  readonly shifts: readonly Shift[];
  /** What a pixel costs that is copied by a shift, whatever lies around it. */
  readonly costs: readonly number[];
  /** L, a and b of what is rather copied than anything else. */
  readonly ground: readonly number[] | undefined;
  /** What the hole may look like from afar. */
  readonly guide?: Guide | undefined;
  /** The pixels for which a shift is chosen; all others of `labels` stay as they are. */
  readonly nodes: Int32Array;
  /** For each pixel of the level the place of its shift, −1 where none is; changed in place. */
  readonly labels: Int16Array;
  readonly rounds: number;
}

/** A guess of the hole at a smaller size: `by` pixels of the level to one of it. */
interface Guide {
  readonly by: number;
  readonly level: FillLevel;
  /** L, a and b of that size, those of the hole guessed. */
  readonly lab: Float32Array;
}

/** Of a pixel that is copied from where nothing is known. */
const unknown = 400;
/** What is laid beside a known pixel must fit to it so many times as well as parts of what is laid fit each other. */
const weightOfEdge = 1.5;
/** What a pixel costs for each hundredth of OKLab by which it is another colour than the ground, up to so many. */
const weightOfGround = 0.5;
const mostOff = 25;
/** The same for being another colour than was guessed. */
const weightOfGuide = 0.25;
const beside = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/**
 * Chooses by which shift each pixel is copied, so that the joins show least: by expansion moves (Boykov, Veksler and Zabih 2001) over
 * shifts of the picture against itself, as Kwatra and others (2003) and He and Sun (2012) join parts.
 */
export function chooseShifts({ level, shifts, costs, ground, guide, nodes, labels, rounds }: Choice): void {
  const { width, lab, hole } = level;
  const count = nodes.length;
  const nodeAt = new Map<number, number>();
  for (let node = 0; node < count; node++) nodeAt.set(nodes[node] ?? 0, node);
  const xs = Int32Array.from(nodes, (at) => at % width);
  const ys = Int32Array.from(nodes, (at) => Math.floor(at / width));
  const cut = createMinCut(count, 2 * count);
  /** Right and lower neighbour of each node: a node, or −1. */
  const edges = new Int32Array(2 * count);
  for (let node = 0; node < count; node++) {
    for (const [i, [dx, dy]] of (
      [
        [1, 0],
        [0, 1],
      ] as const
    ).entries()) {
      const to = placeIn(level, (xs[node] ?? 0) + dx, (ys[node] ?? 0) + dy);
      edges[2 * node + i] = nodeAt.get(to) ?? -1;
    }
  }
  /** Where each shift leads from each node: a known pixel, or −1. */
  const sources = shifts.map(({ dx, dy }) =>
    Int32Array.from(nodes, (_, node) => {
      const to = placeIn(level, (xs[node] ?? 0) + dx, (ys[node] ?? 0) + dy);
      return to >= 0 && hole[to] === holes.known ? to : -1;
    }),
  );
  const between = (one: number, other: number): number => (one < 0 || other < 0 ? unknown / 8 : apart(lab, one, other));
  /** Alone: its own cost, and how it fits to what is settled around it. */
  const alone = (node: number, label: number): number => {
    const own = sources[label]?.[node] ?? -1;
    const shift = shifts[label];
    if (own < 0 || shift === undefined) return unknown;
    let sum = (costs[label] ?? 0) + (ground ? weightOfGround * Math.min(mostOff, off(lab, own, ground)) : 0);
    if (guide) sum += weightOfGuide * Math.min(mostOff, offGuide(guide, width, nodes[node] ?? 0, own));
    for (const [dx, dy] of beside) {
      const at = placeIn(level, (xs[node] ?? 0) + dx, (ys[node] ?? 0) + dy);
      if (at < 0 || nodeAt.has(at)) continue;
      const share = dx === 0 || dy === 0 ? 1 : 0.5;
      const state = hole[at];
      if (state === holes.known) {
        const to = placeIn(level, (xs[node] ?? 0) + dx + shift.dx, (ys[node] ?? 0) + dy + shift.dy);
        const isKnown = to >= 0 && hole[to] === holes.known;
        sum += weightOfEdge * share * (isKnown ? apart(lab, at, to) : 6);
      } else if (share === 1 && (labels[at] ?? -1) >= 0) {
        const other = shifts[labels[at] ?? 0];
        if (other === undefined) continue;
        const there = placeIn(level, (xs[node] ?? 0) + other.dx, (ys[node] ?? 0) + other.dy);
        sum += between(own, there >= 0 && hole[there] === holes.known ? there : -1);
      }
    }
    return sum;
  };
  const singles = shifts.map(() => new Float32Array(count).fill(Number.NaN));
  const single = (node: number, label: number): number => {
    const known = singles[label]?.[node] ?? 0;
    if (!Number.isNaN(known)) return known;
    const found = alone(node, label);
    singles[label]?.fill(found, node, node + 1);
    return found;
  };
  const none = new Int32Array(0);
  const pair = (one: number, other: number, a: number, b: number): number => {
    if (a === b) return 0;
    const [first = none, second = none] = [sources[a], sources[b]];
    return between(first[one] ?? -1, second[one] ?? -1) + between(first[other] ?? -1, second[other] ?? -1);
  };
  const energy = (chosen: Int16Array): number => {
    let sum = 0;
    for (let node = 0; node < count; node++) {
      sum += single(node, chosen[node] ?? 0);
      for (let i = 0; i < 2; i++) {
        const other = edges[2 * node + i] ?? -1;
        if (other >= 0) sum += pair(node, other, chosen[node] ?? 0, chosen[other] ?? 0);
      }
    }
    return sum;
  };

  let chosen = Int16Array.from(nodes, (at, node) => {
    const given = labels[at] ?? -1;
    if (given >= 0) return given;
    let best = 0;
    for (let label = 1; label < shifts.length; label++) if (single(node, label) < single(node, best)) best = label;
    return best;
  });
  let least = energy(chosen);
  for (let round = 0; round < rounds; round++) {
    const before = least;
    for (let label = 0; label < shifts.length; label++) {
      cut.clear(count);
      for (let node = 0; node < count; node++)
        cut.addTerminals(node, single(node, label), single(node, chosen[node] ?? 0));
      for (let node = 0; node < count; node++) {
        for (let i = 0; i < 2; i++) {
          const other = edges[2 * node + i] ?? -1;
          if (other < 0) continue;
          const [a, b] = [chosen[node] ?? 0, chosen[other] ?? 0];
          if (a === label && b === label) continue;
          const neither = pair(node, other, a, b);
          const first = pair(node, other, label, b);
          const second = pair(node, other, a, label);
          cut.addTerminals(node, first - neither, 0);
          cut.addTerminals(other, -first, 0);
          cut.addEdge(node, other, Math.max(0, first + second - neither), 0);
        }
      }
      cut.run();
      if (chosen.every((own, node) => own === label || !cut.isWithSink(node))) continue;
      const next = chosen.map((own, node) => (cut.isWithSink(node) ? label : own));
      const cost = energy(next);
      if (cost < least - 1e-6) [chosen, least] = [next, cost];
    }
    if (least > before * 0.999) break;
  }
  for (let node = 0; node < count; node++) labels[nodes[node] ?? 0] = chosen[node] ?? -1;
}

/** How far the surroundings of a source are from what was guessed for a pixel, in hundredths of OKLab. */
function offGuide({ by, level, lab }: Guide, width: number, at: number, source: number): number {
  const placeOf = (full: number) => {
    const row = Math.min(level.height - 1, Math.floor(Math.floor(full / width) / by));
    return row * level.width + Math.min(level.width - 1, Math.floor((full % width) / by));
  };
  const from = placeOf(source);
  if (level.hole[from] !== holes.known) return mostOff / 2;
  const to = placeOf(at);
  return off(level.lab, from, [lab[to * 3] ?? 0, lab[to * 3 + 1] ?? 0, lab[to * 3 + 2] ?? 0]);
}
