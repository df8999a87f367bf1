import { findRows, middleOf, type Row } from './arrangement.ts';
import type { Floor, Placed } from './floor.ts';

export interface ShuffleWish {
  /** Share of the motifs that are to lie otherwise, 0 … 1. */
  readonly share: number;
  /** Motifs may be mirrored. */
  readonly mirrors: boolean;
  /** Rows may be moved against each other. */
  readonly shifts: boolean;
}

/** Motifs whose boxes differ by no more than this factor can take each other's place. */
const similar = 1.5;

/** Lays some of the motifs otherwise: two exchanged, one mirrored or moved a little, rows moved against each other. Motifs stay whole. */
export function shuffle(floor: Floor, { share, mirrors, shifts }: ShuffleWish, random: () => number): void {
  const all = [...floor.placed];
  const rows = findRows(all, floor.width, floor.height);
  if (rows !== undefined && shifts) shiftRows(floor, rows, random);
  const order = [...floor.placed]
    .map((placed) => ({ placed, key: random() }))
    .sort((one, other) => one.key - other.key);
  let left = Math.max(1, Math.round(share * order.length));
  const moved = new Set<Placed>();
  for (const { placed } of order) {
    if (left <= 0) break;
    if (moved.has(placed) || !floor.has(placed)) continue;
    const partner = order.find((other) => !moved.has(other.placed) && isPartner(placed, other.placed))?.placed;
    if (partner !== undefined && random() < 0.7 && exchange(floor, placed, partner, mirrors && random() < 0.5)) {
      moved.add(partner).add(placed);
      left -= 2;
    } else if (nudge(floor, placed, rows === undefined ? 0.25 + share : 0, mirrors, random)) left -= 1;
    moved.add(placed);
  }
}

function isPartner(one: Placed, other: Placed): boolean {
  if (one === other) return false;
  const [a, b] = [one.motif, other.motif];
  const like = (x: number, y: number) => x < y * similar && y < x * similar;
  // Twins make no difference.
  const areTwins = Math.abs(a.area - b.area) < 0.02 * a.area && Math.abs(a.tone - b.tone) < 1.2;
  return !areTwins && like(a.width, b.width) && like(a.height, b.height);
}

function exchange(floor: Floor, one: Placed, other: Placed, isMirrored: boolean): boolean {
  floor.lift(one);
  floor.lift(other);
  const [a, b] = [centred(one, middleOf(other)), centred(other, middleOf(one))];
  const reach = Math.max(4, Math.min(one.motif.width, one.motif.height) * 0.3);
  const first = floor.nearest(isMirrored ? { ...a, isFlipped: !a.isFlipped } : a, reach);
  if (first !== undefined) {
    floor.put(first);
    const second = floor.nearest(b, reach);
    if (second !== undefined) {
      floor.put(second);
      return true;
    }
    floor.lift(first);
  }
  floor.put(one);
  floor.put(other);
  return false;
}

/** The same motif around another middle. */
export function centred(placed: Placed, middle: { readonly x: number; readonly y: number }): Placed {
  const { width, height } = placed.motif;
  return { ...placed, x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2) };
}

function nudge(floor: Floor, placed: Placed, by: number, mirrors: boolean, random: () => number): boolean {
  const size = Math.min(placed.motif.width, placed.motif.height);
  const next: Placed = {
    ...placed,
    x: placed.x + Math.round((random() - 0.5) * 2 * by * size),
    y: placed.y + Math.round((random() - 0.5) * 2 * by * size),
    isFlipped: mirrors && random() < 0.6 ? !placed.isFlipped : placed.isFlipped,
  };
  floor.lift(placed);
  const found = floor.nearest(next, by === 0 ? 2 : size * 0.4);
  floor.put(found ?? placed);
  return found !== undefined;
}

/** Every other row by half its pitch, or by a third where that does not fit; all or none. */
function shiftRows(floor: Floor, rows: readonly Row[], random: () => number): void {
  const parity = random() < 0.5 ? 0 : 1;
  const chosen = rows.length === 1 ? [] : rows.filter((_, i) => i % 2 === parity);
  const members = chosen.flatMap(({ units }) =>
    units.flatMap(({ lead, others }) =>
      [lead, ...others.map(({ placed }) => placed)].map((placed) => ({ placed, pitch: floor.width / units.length })),
    ),
  );
  if (members.length === 0) return;
  for (const { placed } of members) floor.lift(placed);
  for (const part of [1 / 2, 1 / 3, -1 / 3, 1 / 4, -1 / 4]) {
    const next = members.map(({ placed, pitch }) => ({ ...placed, x: Math.round(placed.x + part * pitch) }));
    if (!next.every(floor.fits)) continue;
    for (const placed of next) floor.put(placed);
    return;
  }
  for (const { placed } of members) floor.put(placed);
}
