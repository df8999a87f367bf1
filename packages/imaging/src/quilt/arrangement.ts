import { wrap } from './field.ts';
import type { Placed } from './floor.ts';

/** Motifs in rows, as a printer or weaver sets them out. */
export interface Row {
  /** The middle of the row. */
  readonly y: number;
  /** The larger ones, from left to right, evenly apart; each with the smaller ones that follow it, by their way from it. */
  readonly units: readonly Unit[];
}

export interface Unit {
  readonly lead: Placed;
  readonly others: readonly { readonly placed: Placed; readonly dx: number; readonly dy: number }[];
}

const sizes = 0.45;
/** Rows whose motifs stand within this share of their pitch of an even spacing are rows. */
const uneven = 0.13;
/** With more small motifs than this to each large one, the small ones are an arrangement of their own. */
const mostOthers = 4;

export const middleOf = ({ motif, x, y }: Placed) => ({ x: x + motif.width / 2, y: y + motif.height / 2 });

/** The rows of an arrangement that has some; undefined for motifs that are strewn. */
export function findRows(placed: readonly Placed[], width: number, height: number): Row[] | undefined {
  const largest = placed.reduce((most, { motif }) => Math.max(most, motif.area), 0);
  const leads = placed.filter(({ motif }) => motif.area >= sizes * largest);
  if (leads.length < 3) return undefined;
  const lines = linesOf(leads, height);
  const even = lines.filter((line) => isEven(line, width));
  const inRows = even.reduce((sum, line) => sum + line.length, 0);
  if (even.length !== lines.length || inRows < leads.length || even.some(({ length }) => length < 2)) return undefined;
  if (placed.length - leads.length > mostOthers * leads.length) return undefined;
  const units = new Map(leads.map((lead) => [lead, [] as { placed: Placed; dx: number; dy: number }[]]));
  for (const other of placed) {
    if (units.has(other)) continue;
    const own = middleOf(other);
    let best: { lead: Placed; dx: number; dy: number; far: number } | undefined;
    for (const lead of leads) {
      const to = middleOf(lead);
      const dx = nearest(own.x - to.x, width);
      const dy = nearest(own.y - to.y, height);
      const far = dx * dx + dy * dy;
      if (best === undefined || far < best.far) best = { lead, dx, dy, far };
    }
    if (best !== undefined) units.get(best.lead)?.push({ placed: other, dx: best.dx, dy: best.dy });
  }
  return even.map((line) => ({
    y:
      line.reduce((sum, lead) => sum + nearest(middleOf(lead).y - middleOf(line[0] ?? lead).y, height), 0) /
        line.length +
      (line[0] === undefined ? 0 : middleOf(line[0]).y),
    units: line.map((lead) => ({ lead, others: units.get(lead) ?? [] })),
  }));
}

/** Motifs whose middles stand at one height, from top to bottom. */
function linesOf(leads: readonly Placed[], height: number): Placed[][] {
  const usual = leads.map(({ motif }) => motif.height).sort((one, other) => one - other)[leads.length >> 1] ?? 1;
  const order = leads
    .map((lead) => ({ lead, y: wrap(middleOf(lead).y, height) }))
    .sort((one, other) => one.y - other.y);
  const lines: { lead: Placed; y: number }[][] = [];
  for (const each of order) {
    const line = lines.at(-1);
    if (line !== undefined && each.y - (line.at(-1)?.y ?? 0) < usual * 0.22) line.push(each);
    else lines.push([each]);
  }
  const [first, last] = [lines[0], lines.at(-1)];
  if (
    lines.length > 1 &&
    first !== undefined &&
    last !== undefined &&
    (first[0]?.y ?? 0) + height - (last.at(-1)?.y ?? 0) < usual * 0.22
  )
    lines[0] = [...(lines.pop() ?? []), ...first];
  return lines.map((line) => line.map(({ lead }) => lead));
}

function isEven(line: Placed[], width: number): boolean {
  line.sort((one, other) => wrap(middleOf(one).x, width) - wrap(middleOf(other).x, width));
  const pitch = width / line.length;
  const [first] = line;
  if (first === undefined) return false;
  return line.every(
    (lead, i) => Math.abs(nearest(middleOf(lead).x - middleOf(first).x - i * pitch, width)) < uneven * pitch,
  );
}

function nearest(way: number, size: number): number {
  return way - Math.round(way / size) * size;
}
