import type { Triple } from '@naksha/colour';
import { between, type Craft, countOf, drawRows, dyesOf, lightOf } from './plan/laying.ts';
import { chance, createNoise, step } from './plan/noise.ts';
import { findShapes } from './plan/shapes.ts';

const most = 5;
/** Cloth, and the inks of Sanganer: ochre, leaf, madder, black. */
const sanganeri: readonly Triple[] = [
  [244, 236, 218],
  [214, 160, 74],
  [92, 128, 88],
  [178, 52, 52],
  [42, 38, 44],
];
/** In units: half the width of a carved line of the outline, by how much a plate may miss its place, and the side of a block. */
const outline = 0.3;
const miss = 0.5;
const block = 46;

/** What is carved out of a plate so that the cloth shows: lines along the border, across it, or nothing. */
type Carving = 'along' | 'hatched' | 'dotted' | 'plain';
const carvings: readonly Carving[] = ['along', 'dotted', 'hatched'];

/**
 * Printed by hand, one plate for each colour and one for the outline: every plate lies a little beside the others and differs from print
 * to print, its ink is uneven and stands thicker at the rim, and inner lines are carved out of it.
 */
export const layBlockPrint: Craft = (picture, laying, progress) => {
  const { unit } = laying;
  const { width, height } = picture;
  const dyes = dyesOf(picture, most, sanganeri, laying);
  const shapes = findShapes(picture, dyes, unit * 0.8);
  const colours = dyes.map(({ colour }) => colour);
  // What covers the most is the cloth, dyed or bare: the plates print what lies on it.
  const cloth = colours[shapes.ground] ?? [238, 228, 206];
  const darkest = colours.reduce((best, colour) => (lightOf(colour) < lightOf(best) ? colour : best));
  // On dark cloth a dark line would be lost: there the plates leave a line of cloth between them.
  const isDark = lightOf(cloth) < 0.3;
  const gap = isDark ? 0.5 : 0;
  const keyInk = between(darkest, [28, 22, 26], lightOf(darkest) > 0.3 ? 0.55 : 0.15);
  const [across, down] = [countOf(width, unit * block), countOf(height, unit * block)];
  const plates = colours.map((colour, label) => {
    const turn = chance(label, 0, 81) - 0.5;
    const shifts = Array.from({ length: across * down }, (_, at) => [
      unit * (miss * 2 * turn + 0.45 * (chance(at, label, 82) - 0.5)),
      unit * (miss * 2 * (chance(label, 1, 83) - 0.5) + 0.45 * (chance(at, label, 84) - 0.5)),
      0.94 + 0.12 * chance(at, label, 85),
    ]);
    const carving: Carving = carvings[label % carvings.length] ?? 'plain';
    return { colour, label, shifts, isCloth: label === shapes.ground, carving };
  });
  const key = plates[plates.length - 1] ?? { shifts: [] };
  const mottle = createNoise(width, height, Math.max(1.5, unit * 0.5), 86);
  const patchy = createNoise(width, height, unit * 7, 87);
  const wavy = createNoise(width, height, unit * 6, 88);
  const grain = createNoise(width, height, Math.max(1, unit * 0.3), 89);
  return drawRows(picture, progress, (x, y, into) => {
    const at = Math.floor((y * down) / height) * across + Math.floor((x * across) / width);
    const weave = 0.985 + 0.03 * grain(x, y);
    for (const channel of [0, 1, 2] as const) into[channel] = cloth[channel] * weave;
    const rough = 0.3 * unit * mottle(x, y);
    for (const { colour, label, shifts, isCloth, carving } of plates) {
      if (isCloth) continue;
      const [dx = 0, dy = 0, load = 1] = shifts[at] ?? [];
      const [px, py] = [x + 0.5 - dx, y + 0.5 - dy];
      if (shapes.labelAt(px, py) !== label) continue;
      const distance = shapes.distanceAt(px, py);
      let cover = step(gap * unit, (gap + 0.3) * unit + 0.5, distance + rough * 0.5);
      if (carving !== 'plain') cover *= 1 - carved(carving, px, py, distance, unit, wavy(px, py));
      if (cover <= 0) continue;
      const rim = 0.14 * step(1.5 * unit, 0.4 * unit, distance);
      const speck = mottle(x + 3, y + 5) + 0.5 * patchy(x, y) > 0.93 ? 0.55 : 0;
      const ink = cover * Math.min(1, load * (0.91 + 0.07 * patchy(x, y) + 0.05 * mottle(x, y))) * (1 - speck);
      lay(into, colour, ink, 1 - rim);
    }
    const [sx = 0, sy = 0] = key.shifts[at] ?? [];
    const [kx, ky] = [x + 0.5 + sx * 0.5, y + 0.5 + sy * 0.5];
    if (isDark || shapes.labelAt(kx, ky) === shapes.ground) return;
    // The line lies on the printed side of a border, where its plate was cut with the others.
    const half = 2 * unit * (outline + 0.14 * wavy(kx, ky)) + rough * 0.45;
    const drawn = 1 - step(half - 0.6, half + 0.6, shapes.distanceAt(kx, ky));
    if (drawn > 0) lay(into, keyInk, drawn * (0.9 + 0.1 * patchy(kx, ky)), 1);
  });
};

/** Ink lets a little of what is under it through, as a print over a print does; what is paler than the cloth was discharged from it, and covers. */
function lay(into: [number, number, number], ink: Triple, cover: number, depth: number): void {
  const through = lightOf(ink) > lightOf(into) ? 0.04 : 0.18;
  for (const channel of [0, 1, 2] as const) {
    const under = into[channel];
    const over = ink[channel] * depth * (1 - through + (through * under) / 255);
    into[channel] = under + (over - under) * cover;
  }
}

/** How much of the cloth a carving lets show, 0 … 1. Lines follow the border, so that they run as the shape does. */
function carved(carving: Carving, x: number, y: number, distance: number, unit: number, wavy: number): number {
  const inner = distance / unit - 2.6;
  if (inner < 0) return 0;
  const row = inner / 3.4;
  const off = Math.abs(row - Math.floor(row) - 0.5) * 3.4;
  const line = 1 - step(0.24 + 0.08 * wavy, 0.5 + 0.08 * wavy, off);
  if (carving === 'along') return line;
  const [u, v] = [(x + y) / (1.9 * unit), (x - y) / (1.9 * unit)];
  if (carving === 'hatched') {
    const stripe = Math.abs(u - Math.floor(u) - 0.5) * 1.9;
    return row < 2 ? 1 - step(0.2, 0.46, stripe) : 0;
  }
  const [du, dv] = [u / 2 - Math.floor(u / 2) - 0.5, v / 2 - Math.floor(v / 2) - 0.5];
  return 1 - step(0.12, 0.2, Math.sqrt(du * du + dv * dv));
}
