import { type FillField, holes, placeIn } from './fill-field.ts';
import { followShades } from './follow-shades.ts';
import type { FillPlan } from './plan-fill.ts';

/** What is added to each copied pixel of a part, in levels: three numbers for each of its pixels. */
export type Alignment = Float32Array;

/** Levels by which a join may differ and be light that falls otherwise; what differs by more was drawn that way. */
const light = 9;
const rounds = 140;
/** How far a value overshoots its neighbours' mean, so that it settles sooner (Young 1954). */
const haste = 1.88;

/**
 * How the colours of what is copied are brought to those around it: the steps at its joins are spread over it, as a gradient is laid in
 * (Pérez and others 2003), but for those that are drawn, which stay. Nothing is added where joins fit.
 */
export function alignFill(field: FillField, { parts, partAt, labels, isPeriodic }: FillPlan): Alignment[] {
  const { width, rgb, hole } = field;
  return parts.map((each, part) => {
    const { pixels, shifts } = each;
    const count = pixels.length;
    const nodeAt = new Map<number, number>();
    for (let node = 0; node < count; node++) nodeAt.set(pixels[node] ?? 0, node);
    const sourceOf = (at: number, label: number): number => {
      const shift = shifts[label];
      if (shift === undefined) return -1;
      const y = Math.floor(at / width);
      const to = placeIn(field, at - y * width + shift.dx, y + shift.dy);
      return to >= 0 && hole[to] === holes.known ? to : -1;
    };
    const neighbours = new Int32Array(4 * count).fill(-1);
    const weights = new Float32Array(12 * count);
    const steps = new Float32Array(12 * count);
    let isLevel = true;
    for (let node = 0; node < count; node++) {
      const at = pixels[node] ?? 0;
      const y = Math.floor(at / width);
      const own = labels[at] ?? 0;
      for (const [i, [dx, dy]] of around.entries()) {
        const to = placeIn(field, at - y * width + dx, y + dy);
        if (to < 0) continue;
        const isFilled = partAt[to] === part;
        if (!isFilled && hole[to] !== holes.known) continue;
        const edge = 4 * node + i;
        neighbours[edge] = isFilled ? (nodeAt.get(to) ?? -1) : -2;
        // What lies here by the one shift and there by the other, against what lies there by this one.
        const [here, there] = [sourceOf(to, own), isFilled ? sourceOf(to, labels[to] ?? 0) : to];
        const [back, away] = isFilled ? [sourceOf(at, labels[to] ?? 0), sourceOf(at, own)] : [-1, -1];
        for (let channel = 0; channel < 3; channel++) {
          const level = (place: number) => rgb[place * 3 + channel] ?? 0;
          let step = here < 0 || there < 0 ? 0 : level(there) - level(here);
          if (back >= 0 && away >= 0) step = (step + level(back) - level(away)) / 2;
          const weight = here < 0 || there < 0 ? 0.05 : 1 / (1 + (step / light) ** 2);
          steps[3 * edge + channel] = step;
          weights[3 * edge + channel] = weight;
          if (Math.abs(step) >= 1) isLevel = false;
        }
      }
    }
    const added = new Float32Array(3 * count);
    if (!isLevel) settle(added, { neighbours, weights, steps });
    // What repeats is right as it is copied.
    if (!isPeriodic) followShades(field, each, labels, added);
    return added;
  });
}

const around = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

interface Joins {
  readonly neighbours: Int32Array;
  readonly weights: Float32Array;
  readonly steps: Float32Array;
}

/** Solves for what is added: beside each neighbour it differs by the step between them, as far as that weighs. */
function settle(added: Float32Array, { neighbours, weights, steps }: Joins): void {
  const count = added.length / 3;
  for (let round = 0; round < rounds; round++) {
    // There and back in turn, so that no side is before the other.
    for (let i = 0; i < count; i++) {
      const node = round % 2 === 0 ? i : count - 1 - i;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        let whole = 1e-6;
        for (let edge = 4 * node; edge < 4 * node + 4; edge++) {
          const other = neighbours[edge] ?? -1;
          if (other === -1) continue;
          const weight = weights[3 * edge + channel] ?? 0;
          sum += weight * ((steps[3 * edge + channel] ?? 0) + (other < 0 ? 0 : (added[3 * other + channel] ?? 0)));
          whole += weight;
        }
        const at = 3 * node + channel;
        added[at] = (added[at] ?? 0) + haste * (sum / whole - (added[at] ?? 0));
      }
    }
  }
}
