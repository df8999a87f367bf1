import type { BorderMotif } from '../../drawing/goods/lay-border.ts';
import { circle, polyline, rectangle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Neck } from '../../vocabulary/frames.ts';
import type { PanelTask } from './panel-task.ts';
import { sprigOf } from './take-sprig.ts';

type NeckWish = NonNullable<NonNullable<NonNullable<Recipe['border']>['panel']>['neck']>;

/** Of the field's width: half the opening, and how broad the worked band about it is. */
const shares = { opening: 0.17, band: 0.115, placket: 0.075 } as const;
/** How far down the placket reaches, of the field's height. */
const placketEnd = 0.66;
/** How deep an opening is for half its width. */
const depths: Readonly<Record<Neck, number>> = { round: 1.12, pointed: 1.7 };
const steps = 60;

/** The front of a kurta: a worked band about the opening at the top, a placket beneath it, and a fringe of small things along their edge. */
export function setNeck(task: PanelTask, { shape, thing }: NeckWish): void {
  const { inner, middle, border, lines, taken } = task;
  const wide = (middle[0] - inner.left) * 2;
  const high = (middle[1] - inner.top) * 2;
  const [cx, top] = [middle[0], inner.top];
  const half = wide * shares.opening;
  const band = wide * shares.band;
  const { dye } = border;
  const outline = (r: number) => outlineOf(shape, [cx, top], r, half);
  const flower = task.thing(thing, band * 0.62) ?? sprigOf(task, band * 0.62);
  const small = sprigOf(task, band * 0.4) ?? flower;
  const leaf = task.thing({ motif: 'leaf' }, band * 0.3);
  const ring = (from: number, to: number) =>
    lines.push({ d: polyline([...outline(from), ...outline(to).toReversed()], true), fill: dye });
  const thin = band * 0.07;
  // The placket first: the band about the opening lies over its head.
  const foot = top + high * placketEnd;
  const side = wide * shares.placket;
  const head = top + (half + band) * depths[shape] - thin * 2;
  for (const way of [-1, 1]) {
    const x = cx + way * side;
    lines.push({ d: rectangle(x - thin / 2, head, x + thin / 2, foot), fill: dye });
    lines.push({
      d: rectangle(x - way * thin * 1.6 - thin / 4, head, x - way * thin * 1.6 + thin / 4, foot),
      fill: dye,
    });
  }
  lines.push({
    d: polyline(
      [
        [cx - side, foot],
        [cx, foot + side * 1.15],
        [cx + side, foot],
        [cx, foot + side * 0.85],
      ],
      true,
    ),
    fill: dye,
  });
  const buds = Math.max(3, Math.round((foot - head) / (side * 1.7)));
  for (let k = 0; k < buds; k++) {
    const y = head + ((k + 0.62) * (foot - head)) / buds;
    if (flower !== undefined) task.set(flower, { x: cx, y, wide: side * 1.15 });
  }
  if (flower !== undefined) task.set(flower, { x: cx, y: foot + side * 2, wide: side * 1.5, turn: Math.PI });
  ring(half, half + thin * 1.4);
  ring(half + thin * 2, half + thin * 2.5);
  ring(half + band - thin * 1.4, half + band);
  ring(half + band - thin * 2.5, half + band - thin * 2);
  const beads = spaced(outline(half + band + thin * 1.3), thin * 2.1);
  lines.push({ d: beads.map(({ x, y }) => circle(x, y, thin * 0.62)).join(''), fill: dye });
  for (const place of spaced(outline(half + band / 2), band * 0.86)) along(task, flower, place, band * 0.58);
  for (const { x, y, turn } of spaced(outline(half + band / 2), band * 0.86, 0.5)) {
    if (leaf === undefined) continue;
    for (const way of [-1, 1])
      task.set(leaf, {
        x: x + steady.sin(turn) * way * band * 0.15,
        y: y - steady.cos(turn) * way * band * 0.15,
        wide: band * 0.28,
        turn: way > 0 ? turn : turn + Math.PI,
        rank: 'filler',
      });
  }
  const fringe = spaced(outline(half + band * 1.42), band * 0.82);
  for (const place of fringe)
    if (Math.abs(place.x - cx) > side * 1.4 && place.y > top + band * 0.2) along(task, small, place, band * 0.4);
  for (let k = 0; k <= 12; k++)
    taken.push({ x: cx, y: top + ((foot + side * 3 - top) * k) / 12, r: k < 7 ? half + band * 1.9 : side * 2.2 });
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Away from the opening. */
  readonly turn: number;
}

function along(task: PanelTask, motif: BorderMotif | undefined, { x, y, turn }: Place, wide: number): void {
  if (motif !== undefined) task.set(motif, { x, y, wide, turn });
}

/** The edge of an opening from the left of the top edge to its right; `r` is half its width, `base` that of the opening itself. */
function outlineOf(shape: Neck, [cx, top]: Point, r: number, base: number): Point[] {
  const deep = base * depths[shape] + (r - base) * (shape === 'round' ? 1 : 1.35);
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    if (shape === 'pointed') return [cx - r + 2 * r * t, top + deep * (1 - Math.abs(2 * t - 1))];
    const angle = Math.PI * (1 - t);
    return [cx + r * steady.cos(angle), top + deep * steady.sin(angle)];
  });
}

/** Places along a line, evenly about so far apart, from half a step in; `shift` in steps. */
function spaced(line: readonly Point[], pitch: number, shift = 0): Place[] {
  const parts = line.slice(1).map(([x, y], i) => {
    const [px, py] = line[i] ?? [x, y];
    return { px, py, x, y, long: steady.hypot(x - px, y - py) };
  });
  const whole = parts.reduce((sum, { long }) => sum + long, 0);
  const count = 2 * Math.max(2, Math.round(whole / pitch / 2)) + 1;
  const step = whole / count;
  const places: Place[] = [];
  let gone = 0;
  for (const { px, py, x, y, long } of parts) {
    for (let n = places.length; n < count; n = places.length) {
      const at = (n + 0.5 + shift) * step;
      if (at > gone + long || at >= whole) break;
      const t = long === 0 ? 0 : (at - gone) / long;
      // The line runs from left to right below the opening: what is away from it is on its right hand.
      places.push({ x: px + (x - px) * t, y: py + (y - py) * t, turn: steady.atan2(x - px, -(y - py)) + Math.PI / 2 });
    }
    gone += long;
  }
  return places;
}
