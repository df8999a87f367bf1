import svgpath from 'svgpath';
import { oval } from './draw-layers.ts';

type Place = readonly [x: number, y: number, width: number, isCorner: boolean];

const round = (value: number) => Math.round(value * 10) / 10;

/** "12 30, 40 8!, 60 20 3": places with a width where a limb has one; an exclamation mark makes a corner. */
function placesOf(text: string): Place[] {
  return text.split(',').map((part) => {
    const [x = 0, y = 0, width = 0] = part.trim().replace('!', '').split(/\s+/).map(Number);
    return [x, y, width, part.includes('!')];
  });
}

/** How far a smooth line looks along its neighbours. */
const reach = 1 / 6;

/** A smooth line through places: its cubic pieces, without the move to its start. */
function through(places: readonly Place[], isClosed: boolean): string {
  const count = places.length;
  const at = (k: number): Place => {
    const own = isClosed ? places[(k + count) % count] : places[Math.max(0, Math.min(count - 1, k))];
    return own ?? [0, 0, 0, false];
  };
  return Array.from({ length: isClosed ? count : count - 1 }, (_, k) => {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const lead = from[3] ? 0 : reach;
    const tail = to[3] ? 0 : reach;
    const c1 = [from[0] + (to[0] - before[0]) * lead, from[1] + (to[1] - before[1]) * lead];
    const c2 = [to[0] - (after[0] - from[0]) * tail, to[1] - (after[1] - from[1]) * tail];
    return `C${[...c1, ...c2, to[0], to[1]].map(round).join(' ')}`;
  }).join('');
}

/** A closed smooth area through places. All areas turn one way, as ovals do, so that of two that overlap nothing is cut out. */
export function form(text: string): string {
  const places = placesOf(text);
  const turned = isClockwise(places) ? places.reverse() : places;
  const [first = [0, 0]] = turned;
  return `M${round(first[0])} ${round(first[1])}${through(turned, true)}Z`;
}

function isClockwise(places: readonly Place[]): boolean {
  const next = (k: number) => places[(k + 1) % places.length] ?? [0, 0];
  return places.reduce((sum, [x, y], k) => sum + x * next(k)[1] - next(k)[0] * y, 0) > 0;
}

/** How far the end of a limb stands out, of its width there. */
const roundness = 0.34;

/** A tapering band along places that each have a width: a leg, a neck, a stem, a tail. Its ends are round, or pointed where the width is next to nothing. */
export function limb(text: string): string {
  const places = placesOf(text);
  const sides = places.map(([x, y, width], k) => {
    const [a, b] = [places[Math.max(0, k - 1)] ?? [x, y], places[Math.min(places.length - 1, k + 1)] ?? [x, y]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [((a[1] - b[1]) / length) * (width / 2), ((b[0] - a[0]) / length) * (width / 2)];
    return { left: [x + nx, y + ny, 0, false] as Place, right: [x - nx, y - ny, 0, false] as Place };
  });
  const cap = (end: Place | undefined, next: Place | undefined): Place[] => {
    if (end === undefined || next === undefined || end[2] < 1) return [];
    const length = Math.hypot(end[0] - next[0], end[1] - next[1]) || 1;
    const on = (end[2] * roundness) / length;
    return [[end[0] + (end[0] - next[0]) * on, end[1] + (end[1] - next[1]) * on, 0, false]];
  };
  const ring: Place[] = [
    ...sides.map((side) => side.left),
    ...cap(places.at(-1), places.at(-2)),
    ...sides.map((side) => side.right).reverse(),
    ...cap(places[0], places[1]),
  ];
  const turned = isClockwise(ring) ? ring.reverse() : ring;
  const [first = [0, 0]] = turned;
  return `M${round(first[0])} ${round(first[1])}${through(turned, true)}Z`;
}

/** Several limbs in one area. */
export const strokes = (...all: readonly string[]): string => all.map(limb).join('');

/** Moved: turned by degrees and made larger about its origin first. */
export function moved(d: string, x: number, y: number, turn = 0, scale = 1, flip = false): string {
  return svgpath(flip ? reversed(d) : d)
    .scale(flip ? -scale : scale, scale)
    .rotate(turn)
    .translate(x, y)
    .round(1)
    .toString();
}

/** The same and its mirror image about an upright line. */
export function mirrored(d: string, axis = 50): string {
  return `${d}${svgpath(reversed(d))
    .scale(-1, 1)
    .translate(2 * axis, 0)
    .round(1)
    .toString()}`;
}

/** Its areas the other way round. */
function reversed(d: string): string {
  const parts: { at: number[]; steps: number[][] }[] = [];
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers]) => {
      if (command === 'M') parts.push({ at: numbers, steps: [] });
      else if (command !== 'Z') parts.at(-1)?.steps.push(numbers);
    });
  return parts
    .map(({ at, steps }) => {
      const ends = [at, ...steps.map((step) => step.slice(-2))];
      const back = steps.map((step, k) => {
        const controls = step.length === 6 ? [...step.slice(2, 4), ...step.slice(0, 2)] : [];
        return `${step.length === 6 ? 'C' : 'L'}${[...controls, ...(ends[k] ?? [])].join(' ')}`;
      });
      return `M${(ends.at(-1) ?? []).join(' ')}${back.reverse().join('')}Z`;
    })
    .join('');
}

/** A pointed leaf from its foot, that many degrees from upright, bent sideways by a share of its length. */
export function leaf(x: number, y: number, turn: number, length: number, width: number, bend = 0): string {
  const [half, off] = [width / 2, bend * length];
  const d = form(
    `0 0!, ${-half * 0.8 + off * 0.5} ${-length * 0.32}, ${-half * 0.72 + off} ${-length * 0.66}, ${off * 0.9} ${-length}!, ${half * 0.78 + off} ${-length * 0.62}, ${half * 0.84 + off * 0.5} ${-length * 0.28}`,
  );
  return moved(d, x, y, turn);
}

/** A spoon-shaped petal from its foot, its end broad. */
export function petal(x: number, y: number, turn: number, length: number, width: number, notch = 0): string {
  const half = width / 2;
  const d = form(
    `0 0!, ${-half * 0.62} ${-length * 0.36}, ${-half} ${-length * 0.72}, ${-half * 0.5} ${-length}, 0 ${-length * (1 - notch)}, ${half * 0.5} ${-length}, ${half} ${-length * 0.72}, ${half * 0.62} ${-length * 0.36}`,
  );
  return moved(d, x, y, turn);
}

/** Petals at even steps all round, or over so many degrees from the first. */
export function petals(
  x: number,
  y: number,
  count: number,
  length: number,
  width: number,
  from = 0,
  over = 360,
  notch = 0,
): string {
  return Array.from({ length: count }, (_, k) => petal(x, y, from + (over * k) / count, length, width, notch)).join('');
}

/** An area with an opening in it. */
export function opened(d: string, opening: string): string {
  return d + reversed(opening);
}

/** A ring so wide, open in its middle. */
export function ring(cx: number, cy: number, r: number, width: number): string {
  return opened(oval(cx, cy, r), oval(cx, cy, r - width));
}

/** Many of a kind: each by its number and its share of the way. */
export function spread(count: number, draw: (k: number, share: number) => string): string {
  return Array.from({ length: count }, (_, k) => draw(k, k / (count - 1))).join('');
}

/** A small round in few pieces: a seed's parasol. */
export function puff(x: number, y: number, r: number): string {
  return form(`${x - r} ${y}, ${x} ${y - r}, ${x + r} ${y}, ${x} ${y + r}`);
}
