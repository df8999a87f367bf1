import { findRows, middleOf, type Row } from './arrangement.ts';
import { wrap } from './field.ts';
import type { Floor, Placed } from './floor.ts';
import { grow } from './gather.ts';
import { centred } from './shuffle.ts';

/** Rounds in which motifs are brought apart. */
const rounds = 5;

/**
 * More or fewer of the same motifs on the same cloth, so that they lie closer together or farther apart: `factor` of their area, about.
 * Rows stay rows, of more or fewer motifs. Answers the factor that was reached.
 */
export function spread(floor: Floor, factor: number, random: () => number): number {
  const before = areaOf(floor);
  const all = [...floor.placed];
  const rows = findRows(all, floor.width, floor.height);
  if (rows !== undefined) {
    if (!resetRows(floor, rows, factor) && factor > 1) fillRows(floor, rows, before * factor);
  } else if (factor > 1) fill(floor, before * factor, random);
  else thin(floor, before * factor);
  return areaOf(floor) / before;
}

export function areaOf({ placed }: Floor): number {
  return [...placed].reduce((sum, { motif }) => sum + motif.area, 0);
}

/** The rows set again with other counts, the nearest to the factor that fits; false, and as it was, where none does. */
export function resetRows(floor: Floor, rows: readonly Row[], factor: number): boolean {
  const old = [...floor.placed];
  const count = rows[0]?.units.length ?? 1;
  const options: { rows: number; more: number; off: number }[] = [];
  for (let many = 1; many <= rows.length * 2 + 2; many++) {
    // Rows that alternate go on alternating across the edge.
    if (rows.length % 2 === 0 && many % 2 !== 0) continue;
    for (let more = 1 - count; more <= count + 1; more++) {
      const reached = (many / rows.length) * ((count + more) / count);
      const isWay = factor > 1 ? reached > 1.08 : reached < 0.93;
      const squeeze = Math.abs(Math.log(many / rows.length) - Math.log((count + more) / count));
      if (isWay) options.push({ rows: many, more, off: Math.abs(Math.log(reached / factor)) + 0.5 * squeeze });
    }
  }
  options.sort((one, other) => one.off - other.off);
  for (const option of options.slice(0, 8)) {
    for (const placed of floor.placed) floor.lift(placed);
    if (setRows(floor, rows, option)) return true;
  }
  for (const placed of floor.placed) floor.lift(placed);
  for (const placed of old) floor.put(placed);
  return false;
}

function setRows(floor: Floor, rows: readonly Row[], option: { rows: number; more: number }): boolean {
  const pitchY = floor.height / option.rows;
  const first = rows[0]?.y ?? 0;
  const small: { placed: Placed; middle: { x: number; y: number } }[] = [];
  for (let j = 0; j < option.rows; j++) {
    const row = rows[j % rows.length];
    if (row === undefined) return false;
    const count = row.units.length + option.more;
    if (count < 1) return false;
    const pitch = floor.width / count;
    const old = floor.width / row.units.length;
    const [lead] = row.units;
    if (lead === undefined) return false;
    const begin = (middleOf(lead.lead).x / old) * pitch;
    for (let i = 0; i < count; i++) {
      // Another row begins with another motif, so that the same ones do not stand under each other.
      const unit = row.units[(i + Math.floor(j / rows.length)) % row.units.length];
      if (unit === undefined) return false;
      const middle = { x: begin + i * pitch, y: first + j * pitchY };
      const placed = centred(unit.lead, middle);
      if (!floor.fits(placed)) return false;
      floor.put(placed);
      for (const { placed: other, dx, dy } of unit.others)
        small.push({
          placed: other,
          middle: { x: middle.x + (dx * pitch) / old, y: middle.y + (dy * pitchY * rows.length) / floor.height },
        });
    }
  }
  for (const { placed, middle } of small) {
    const found = floor.nearest(centred(placed, middle), 4);
    if (found !== undefined) floor.put(found);
  }
  return true;
}

/** Small motifs at the same place beside every large one, where there is room for all of them. */
function fillRows(floor: Floor, rows: readonly Row[], area: number): void {
  const leads = rows.flatMap(({ units }) => units.map(({ lead }) => ({ lead, pitch: floor.width / units.length })));
  const kinds = rows
    .flatMap(({ units }) => units.flatMap(({ others }) => others.map(({ placed }) => placed)))
    .sort((one, other) => other.motif.area - one.motif.area)
    .slice(0, 6);
  const high = floor.height / rows.length;
  for (const kind of kinds) {
    for (let i = 0; i < 13 && areaOf(floor) < area; i++) {
      for (let j = 0; j < 13 && areaOf(floor) < area; j++) {
        // From the middle between two motifs outwards.
        const [across, down] = [0.5 + (i % 2 === 0 ? i : -i - 1) / 26, 0.5 + (j % 2 === 0 ? j : -j - 1) / 26];
        const next = leads.map(({ lead, pitch }) => {
          const { x, y } = middleOf(lead);
          return centred(kind, { x: x + across * pitch, y: y + down * high });
        });
        const laid: Placed[] = [];
        for (const placed of next) {
          if (!floor.fits(placed)) break;
          floor.put(placed);
          laid.push(placed);
        }
        if (laid.length < next.length) for (const placed of laid) floor.lift(placed);
      }
    }
  }
}

/** Smaller ones than this share of the largest are no motifs to fill with. */
const filler = 0.02;
const idlest = 2;

/** Copies go where there is most room, the largest that fit. */
function fill(floor: Floor, area: number, random: () => number): void {
  const all = [...floor.placed];
  const largest = all.reduce((most, { motif }) => Math.max(most, motif.area), 0);
  const kinds = all.filter(({ motif }) => motif.area >= filler * largest);
  const { width, height } = floor;
  const added = new Set<Placed>();
  let now = areaOf(floor);
  for (let idle = 0; now < area && idle < idlest; ) {
    const { distances } = grow(floor.laid, width, height);
    let isAny = false;
    for (const at of roomiest(distances, width, height, 60)) {
      if (now >= area) break;
      const room = distances[at] ?? 0;
      const some = Array.from({ length: 10 }, () => kinds[Math.floor(random() * kinds.length)])
        .filter((kind) => kind !== undefined)
        .filter(({ motif }) => Math.min(motif.width, motif.height) < room * 2.4)
        .sort((one, other) => other.motif.area - one.motif.area)
        .slice(0, 4);
      for (const kind of some) {
        const found = floor.nearest(
          centred(kind, { x: at % width, y: Math.floor(at / width) }),
          Math.max(4, room * 0.4),
        );
        if (found === undefined) continue;
        const copy = { ...found };
        floor.put(copy);
        added.add(copy);
        now += copy.motif.area;
        isAny = true;
        break;
      }
    }
    idle = isAny ? 0 : idle + 1;
  }
  relax(floor, 2, added);
}

/** Of every size as large a share goes, those that stand closest to their like first; then the rest moves apart. */
function thin(floor: Floor, area: number): void {
  const share = 1 - area / areaOf(floor);
  const sizes = new Map<number, Placed[]>();
  for (const placed of floor.placed) {
    const size = Math.round(Math.log2(placed.motif.area));
    sizes.set(size, [...(sizes.get(size) ?? []), placed]);
  }
  for (const like of sizes.values()) {
    const gone = mostCrowded(like, Math.round(like.length * share), floor);
    for (const placed of gone) floor.lift(placed);
  }
  relax(floor, rounds, floor.placed);
}

/** So many that stand closest to the others, each judged when those before it are gone. */
function mostCrowded(like: readonly Placed[], count: number, { width, height }: Floor): Placed[] {
  const left = like.map((placed) => ({ placed, ...middleOf(placed), crowd: 0 }));
  type One = (typeof left)[number];
  const press = (one: One, other: One) => {
    const dx = one.x - other.x - Math.round((one.x - other.x) / width) * width;
    const dy = one.y - other.y - Math.round((one.y - other.y) / height) * height;
    return 1 / (1 + dx * dx + dy * dy);
  };
  for (const one of left) for (const other of left) if (one !== other) one.crowd += press(one, other);
  const gone: Placed[] = [];
  while (gone.length < count) {
    const found = left.reduce((most, one, i) => (one.crowd > (left[most]?.crowd ?? 0) ? i : most), 0);
    const [next] = left.splice(found, 1);
    if (next === undefined) break;
    gone.push(next.placed);
    // Not every motif is compared with every other again: thousands of motifs would take minutes.
    for (const one of left) one.crowd -= press(one, next);
  }
  return gone;
}

/** Each of these motifs goes to the middle of what is nearest to it (Lloyd 1982), as far as it fits. */
export function relax(floor: Floor, times: number, which: ReadonlySet<Placed>): void {
  const { width, height } = floor;
  let free = which;
  for (let round = 0; round < times; round++) {
    const next = new Set<Placed>();
    const { owners } = grow(floor.laid, width, height);
    for (const placed of free) {
      const name = nameOf(floor, placed);
      const way = name < 2 ? undefined : wayToMiddle(owners, floor, placed, name);
      const moved = way === undefined ? placed : { ...placed, x: placed.x + way.x, y: placed.y + way.y };
      floor.lift(placed);
      const isBetter = floor.fits(moved);
      floor.put(isBetter ? moved : placed);
      next.add(isBetter ? moved : placed);
    }
    free = next;
  }
}

function wayToMiddle(owners: Int32Array, { width, height }: Floor, placed: Placed, name: number) {
  const own = middleOf(placed);
  const reach = Math.round(Math.max(placed.motif.width, placed.motif.height) * 1.2);
  let [x, y, count] = [0, 0, 0];
  for (let dy = -reach; dy <= reach; dy += 2) {
    const row = wrap(Math.round(own.y) + dy, height) * width;
    for (let dx = -reach; dx <= reach; dx += 2) {
      if (owners[row + wrap(Math.round(own.x) + dx, width)] !== name) continue;
      x += dx;
      y += dy;
      count++;
    }
  }
  if (count === 0) return undefined;
  return { x: Math.round((x / count) * 0.7), y: Math.round((y / count) * 0.7) };
}

function nameOf({ laid, width, height }: Floor, { motif, x, y, isFlipped }: Placed): number {
  const at = motif.core.indexOf(1);
  const column = at % motif.width;
  const across = isFlipped ? motif.width - 1 - column : column;
  return laid[wrap(y + Math.floor(at / motif.width), height) * width + wrap(x + across, width)] ?? 0;
}

function roomiest(distances: Uint16Array, width: number, height: number, count: number): number[] {
  const order: number[] = [];
  for (let at = 0; at < distances.length; at++) if ((distances[at] ?? 0) > 3) order.push(at);
  order.sort((one, other) => (distances[other] ?? 0) - (distances[one] ?? 0) || one - other);
  const kept: number[] = [];
  for (const at of order) {
    if (kept.length >= count) break;
    const room = distances[at] ?? 0;
    const isApart = kept.every((other) => {
      const dx = Math.abs((at % width) - (other % width));
      const dy = Math.abs(Math.floor(at / width) - Math.floor(other / width));
      return Math.min(dx, width - dx) ** 2 + Math.min(dy, height - dy) ** 2 > (room * 1.6) ** 2;
    });
    if (isApart) kept.push(at);
  }
  return kept;
}
