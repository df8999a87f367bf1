import type { Triple } from '@naksha/colour';
import { between, type Craft, countOf, drawRows, dyesOf, lightOf } from './plan/laying.ts';
import { chance } from './plan/noise.ts';
import { type Plain, placed } from './plan/picture.ts';
import { findShapes } from './plan/shapes.ts';
import { walkContours } from './plan/walk-contours.ts';

/** Dyes of a tied cloth: its ground, and at most three in which dots are left. */
const most = 4;
/** White, yellow, red and the deep red of a Kutch odhani. */
const odhani: readonly Triple[] = [
  [248, 240, 222],
  [240, 186, 50],
  [206, 46, 52],
  [128, 18, 44],
];
/** In units: from dot to dot, and from row to row. */
const pitch = 3.3;
const apart = 3.2;
const rows = 40;

/**
 * Tied and dyed: the largest area is the cloth in its deepest dye, all others are rows of tied dots that follow their borders inwards until
 * they are full.
 */
export const layBandhani: Craft = (picture, laying, progress) => {
  const { unit } = laying;
  const dyes = dyesOf(picture, most, odhani, laying);
  const shapes = findShapes(picture, dyes, unit * 1.5);
  const { cloth, tied } = dyeing(
    dyes.map(({ colour }) => colour),
    shapes.ground,
  );
  const wish = { pitch: pitch * unit, first: 0.45 * pitch * unit, apart: apart * unit, rows, clear: 0.82 };
  const isLaid = (label: number) => label !== shapes.ground;
  const marks = walkContours(picture, shapes, { ...wish, isLaid }, (share) => progress(0.2 + 0.3 * share));
  const ends = countOf(picture.width, unit * 0.55, 2);
  const picks = countOf(picture.height, unit * 0.55, 2);
  const out = drawRows(
    picture,
    (share) => progress(0.5 + 0.3 * share),
    (x, y, into) => {
      const column = ((x + 0.5) * ends) / picture.width;
      const row = ((y + 0.5) * picks) / picture.height;
      const [end, pick] = [Math.floor(column), Math.floor(row)];
      const shade =
        0.97 + 0.05 * (chance(end, 1, 41) - 0.5) + 0.05 * (chance(pick, 2, 42) - 0.5) + ((end + pick) % 2) * 0.03;
      for (const channel of [0, 1, 2] as const) into[channel] = cloth[channel] * shade;
    },
  );
  for (const [i, mark] of marks.entries()) {
    const turn = (chance(i, 0, 43) - 0.5) * 0.5;
    const [dx, dy] = [mark.dx - mark.dy * turn, mark.dy + mark.dx * turn];
    const length = Math.sqrt(dx * dx + dy * dy);
    const radius = unit * (1.12 + 0.22 * chance(i, 1, 44));
    const dot = {
      x: mark.x + unit * 0.24 * (chance(i, 2, 45) - 0.5),
      y: mark.y + unit * 0.24 * (chance(i, 3, 46) - 0.5),
    };
    tieDot(
      picture,
      out,
      { ...dot, dx: dx / length, dy: dy / length, radius, salt: i },
      tied[mark.label] ?? cloth,
      cloth,
    );
    if (i % 256 === 0) progress(0.8 + (0.2 * i) / marks.length);
  }
  return out;
};

/** The deepest dye is the cloth's, whatever lay in the largest area; what it lay in is tied in the dye of that. */
function dyeing(colours: readonly Triple[], ground: number): { cloth: Triple; tied: readonly Triple[] } {
  const own = colours[ground] ?? [0, 0, 0];
  const depth = (colour: Triple) => lightOf(colour) - (Math.max(...colour) - Math.min(...colour)) / 900;
  const deepest = colours.reduce((best, colour) => (depth(colour) < depth(best) ? colour : best), own);
  const cloth = lightOf(own) < 0.36 ? own : deepest;
  const light = colours.reduce((best, colour) => (lightOf(colour) > lightOf(best) ? colour : best), own);
  const swapped = colours.map((colour) => (colour === cloth ? own : colour));
  // A dot is what the dye did not reach: always lighter than the cloth.
  const tied = swapped.map((colour) =>
    lightOf(colour) > lightOf(cloth) + 0.12
      ? colour
      : between(colour, light, lightOf(light) > lightOf(cloth) + 0.2 ? 0.75 : 0),
  );
  return { cloth: cloth, tied };
}

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly radius: number;
  readonly salt: number;
}

/** A tied dot: a soft square of undyed cloth, dyed again in the middle where the thread let go, puckered around. */
function tieDot(picture: Plain, out: Uint8Array, dot: Dot, colour: Triple, cloth: Triple): void {
  const { radius } = dot;
  const reach = Math.ceil(radius * 1.9);
  const [cx, cy] = [Math.floor(dot.x), Math.floor(dot.y)];
  const core = radius * (0.26 + 0.1 * chance(dot.salt, 4, 47));
  const ragged = [0, 1, 2, 3].map((side) => 0.16 * (chance(dot.salt, side, 48) - 0.5));
  for (let row = cy - reach; row <= cy + reach; row++) {
    const y = placed(row, picture.height, picture.wraps);
    if (y !== row && !picture.wraps) continue;
    for (let column = cx - reach; column <= cx + reach; column++) {
      const x = placed(column, picture.width, picture.wraps);
      if (x !== column && !picture.wraps) continue;
      const [rx, ry] = [column + 0.5 - dot.x, row + 0.5 - dot.y];
      const [u, v] = [rx * dot.dx + ry * dot.dy, ry * dot.dx - rx * dot.dy];
      const [au, av] = [Math.abs(u), Math.abs(v)];
      // Between a circle and a square that stands on its side.
      const off = 0.55 * Math.sqrt(u * u + v * v) + 0.45 * Math.max(au, av);
      const edge = radius * (1 + (ragged[(u > 0 ? 1 : 0) + (v > 0 ? 2 : 0)] ?? 0));
      const soft = Math.max(0.8, radius * 0.3);
      const open = Math.min(1, Math.max(0, (edge - off) / soft + 0.5));
      const middle = Math.min(1, Math.max(0, (core - off) / Math.max(0.7, radius * 0.16) + 0.5));
      const pucker = off < radius * 1.8 ? 0.13 * (1 - off / (radius * 1.8)) * (v > 0 ? -1 : 1) : 0;
      const share = open * (1 - 0.88 * middle);
      const at = (y * picture.width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const before = out[at + channel] ?? 0;
        const dyed = before + (cloth[channel] * 0.92 - before) * middle * 0.5;
        const value = (dyed + (colour[channel] - dyed) * share) * (1 + pucker * (1 - open * 0.5));
        out[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  }
}
