import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import { askedShares, sizesAsked } from '../../recipe/colours-asked.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { coinSymbol, type DotTask, dotSymbol, shapeSymbol, shapesFor } from './dot-shapes.ts';

/** Sizes by turns: shares of a usual dot, and how many of each there are by area. */
const usualSizes = [1, 0.58, 0.3] as const;

/** Scattered dots of three sizes, evenly spread, none beside one of its colour. */
export function confetti({ plot, radius, spread, rng, dyes, planner, cast, recipe }: DotTask): void {
  const { torus } = plot;
  const asked = sizesAsked(recipe);
  const sizes = asked === undefined ? usualSizes : askedShares.slice(0, asked);
  const occupancy = createOccupancy(torus);
  const tints = createNeighbours<Role>(torus, radius * 4);
  const inks: readonly Role[] = dyes.chance(0.65) ? [...cast, 'a4'] : cast;
  const gap = radius * (0.2 + 0.42 * (spread - 1));
  const isRinged = recipe.detail >= 3 && rng.chance(0.5);
  const shapes = shapesFor(recipe);
  const places = new Map<string, { x: number; y: number }[]>();
  const cell = 4 * (radius + gap) ** 2;
  const counts = sizes.map((_, k) => Math.round(((torus.w * torus.h) / cell) * ([0.42, 0.75, 1.5][k] ?? 1)));
  for (const [k, size] of sizes.entries()) {
    const r = radius * size;
    for (let i = 0; i < (counts[k] ?? 0); i++) {
      const draw = rng.fork(`${k}/${i}`);
      const spot = farFrom(
        Array.from({ length: 14 }, () => [draw.between(0, torus.w), draw.between(0, torus.h)] as const),
        occupancy.at,
      );
      if (spot === undefined || occupancy.at(spot[0], spot[1]) < r + gap * (0.45 + 0.55 * size)) continue;
      const [x, y] = spot;
      const near = tints.within(x, y, radius * 3.4).map((other) => other.value);
      const free = inks.filter((ink) => !near.slice(0, inks.length - 1).includes(ink));
      const ink = dyes.fork(`${k}/${i}`).pick(free.length > 0 ? free : inks);
      occupancy.add(x, y, r);
      tints.add(x, y, ink);
      // Shapes are the largest, and dots stay small among them, unless sizes of the shape were asked for.
      const shape = k === 0 || asked !== undefined ? shapes[i % Math.max(1, shapes.length)] : undefined;
      if (shape !== undefined) {
        const [second = 'a2', third = 'a3'] = cast.filter((role) => role !== ink);
        const drawing = shapeSymbol(shape, r * 1.12, [ink, second, third], recipe, rng.fork(`shape/${shape}/${ink}`));
        planner.set('motifs', drawing, [{ x: tenth(x), y: tenth(y), turn: draw.between(-0.45, 0.45) }]);
        planner.note({ x, y, r, motif: shape, rank: k === 0 ? 'hero' : 'secondary' });
        continue;
      }
      const key = `${k} ${ink}`;
      places.set(key, [...(places.get(key) ?? []), { x: tenth(x), y: tenth(y) }]);
      planner.note({
        x,
        y,
        r,
        motif: 'dot',
        rank: k === 0 ? 'hero' : k === 1 || asked !== undefined ? 'secondary' : 'filler',
      });
    }
  }
  for (const [key, sites] of places) {
    const [k = '0', ink = 'a1'] = key.split(' ');
    const r = radius * (sizes[Number(k)] ?? 1);
    const dye = ink as Role;
    planner.set('motifs', isRinged && k === '0' ? coinSymbol(r, 'ring', dye, dye) : dotSymbol(r, dye), sites);
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The best candidate: farthest from all that lies there. */
function farFrom(
  spots: readonly (readonly [number, number])[],
  room: (x: number, y: number) => number,
): readonly [number, number] | undefined {
  let best: readonly [number, number] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const spot of spots) {
    const free = room(spot[0], spot[1]);
    if (free > most) [best, most] = [spot, free];
  }
  return best;
}
