import { bestCandidates } from '../../drawing/layout/poisson.ts';
import { layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Ink, Scene } from '../../drawing/scene.ts';
import { regionPaths } from '../../numbers/field/region-paths.ts';
import { createField, mapField, sampleField, type TorusField } from '../../numbers/field/torus-field.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import { steady } from '../../numbers/steady.ts';
import { delta, modulo } from '../../numbers/torus.ts';

/** Where a place lies in the bundle. */
interface Folded {
  /** Which dye was squeezed on there: goes on by 1 from dye to dye. */
  readonly phase: number;
  /** How deep in a fold it lay, from 0 in the crease, where no dye came, in units of cloth. */
  readonly crease: number;
}

type Fold = (x: number, y: number) => Folded;

const folds = { spiral, crumple, bullseye, accordion, folds: angled } satisfies Record<
  string,
  (planner: Planner) => Fold
>;

/** The layouts of tie-dye. */
export const tieDyeLayouts = layoutsOf(folds, (planner, fold): Scene => {
  const { recipe, plot } = planner;
  squeeze(planner, fold(planner));
  planner.note({ x: plot.torus.w / 2, y: plot.torus.h / 2, r: plot.hero / 2, motif: 'field', rank: 'hero' });
  return planner.finish([], {
    ground: 'Undyed cloth',
    technique: [{ shader: 'bleed', params: { reach: 9, ragged: 0.9 + 0.5 * recipe.freedom } }],
  });
});

const dyes: readonly Ink[] = ['a1', 'a2', 'a3', 'a4'];
/** Half the width of a dye's stripe as it was squeezed on, as it crept, and where it is strongest; 0.5 would be all of its share. */
const widths = { crept: 0.62, full: 0.4, deep: 0.13 } as const;
/** Cells of the landscapes, units. */
const cell = 10;

/** Every dye along its stripe of the bundle: pale where it crept, full, and deep in its middle; then the creases that took none. */
function squeeze(planner: Planner, fold: Fold): void {
  const { plot, rng, col, recipe } = planner;
  const order = col.shuffle(dyes);
  const blank = createField(plot.torus, cell);
  const phases = new Float64Array(blank.values.length);
  const creases = new Float64Array(blank.values.length);
  let at = 0;
  mapField(blank, (x, y) => {
    const { phase, crease } = fold(x, y);
    phases[at] = phase;
    creases[at] = crease;
    at++;
    return 0;
  });
  const uneven = wavesOn(createField(plot.torus, 14), { from: 100, to: 280, count: 14 }, rng.fork('uneven'));
  const rough = mapField(blank, (x, y) => 0.06 * sampleField(uneven, x, y));
  const n = order.length;
  const stripe = (k: number): TorusField => ({
    ...blank,
    values: phases.map((phase, i) => {
      const off = Math.abs(modulo(phase - k + n / 2, n) - n / 2);
      return (rough.values[i] ?? 0) - off;
    }),
  });
  for (const [k, ink] of order.entries()) {
    const field = stripe(k);
    const dye = ink as 'a1' | 'a2' | 'a3' | 'a4';
    planner.lay(
      `crept-${k}`,
      'Dye that crept',
      'field',
      planner.regions(regionPaths(field, -widths.crept), { fill: `${dye}>ground:0.32` }),
    );
  }
  for (const [k, ink] of order.entries()) {
    const field = stripe(k);
    const dye = ink as 'a1' | 'a2' | 'a3' | 'a4';
    planner.lay(`dye-${k}`, 'Dye', 'field', planner.regions(regionPaths(field, -widths.full), { fill: dye }));
    if (recipe.detail >= 4)
      planner.lay(
        `deep-${k}`,
        'Dye at its deepest',
        'field',
        planner.regions(regionPaths(field, -widths.deep), { fill: `${dye}>dark:0.16` }),
      );
  }
  // What was folded inwards stayed bare: as streaks, wide here and closed there.
  const bare: TorusField = { ...blank, values: creases.map((crease, i) => 60 * (rough.values[i] ?? 0) - crease) };
  const tight = 1.5 + 2.5 * (1 - recipe.density);
  planner.lay('bare', 'Bare creases', 'field', planner.regions(regionPaths(bare, -tight), { fill: 'ground' }));
}

/** How uneven hands fold: a landscape from −1 to 1 and a finer one. */
function hands({ plot, rng, recipe }: Planner, from: number, to: number): (x: number, y: number) => number {
  const field = wavesOn(
    createField(plot.torus, Math.max(8, from / 8)),
    { from, to, count: 12 },
    rng.fork('hands').fork(Math.round(from)),
  );
  const gain = 0.5 + recipe.freedom;
  return (x, y) => gain * sampleField(field, x, y);
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** Middles of the figures, far apart: two or a few in a module. */
function middles({ plot, geo }: Planner, share: number): readonly Middle[] {
  // A figure alone would meet itself over the edges.
  const fewest = plot.torus.dropY + plot.torus.brickX === 0 ? 2 : 3;
  const count = Math.max(fewest, Math.min(9, Math.round((plot.torus.w * plot.torus.h) / (plot.hero * share) ** 2)));
  return bestCandidates(plot.torus, geo.fork('middles'), count, { candidates: 30 });
}

interface Near {
  readonly d: number;
  readonly angle: number;
  /** To the border with the next figure, units. */
  readonly border: number;
  readonly index: number;
}

function nearest({ plot }: Planner, places: readonly Middle[], x: number, y: number): Near {
  let [d, second, index, angle] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const [i, place] of places.entries()) {
    const [dx, dy] = delta(plot.torus, place.x, place.y, x, y);
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < d) {
      second = d;
      [d, index, angle] = [far, i, steady.atan2(dy, dx)];
    } else if (far < second) second = far;
  }
  return { d, angle, border: (second - d) / 2, index };
}

/** Pinched in the middle and turned round it: dyes run out in bent arms, creases along with them. */
function spiral(planner: Planner): Fold {
  const { plot, geo } = planner;
  const places = middles(planner, 1.25);
  const drift = hands(planner, plot.hero * 0.16, plot.hero * 0.5);
  const tremble = hands(planner, plot.hero * 0.05, plot.hero * 0.12);
  const turns = places.map((_, i) => geo.fork(`turn/${i}`).pick([1, -1]));
  const pleat = plot.hero * 0.055;
  return (x, y) => {
    const { d, angle, border, index } = nearest(planner, places, x, y);
    const way = turns[index] ?? 1;
    const round = (angle * way) / (2 * Math.PI);
    const bent = d / (plot.hero * 0.42);
    const phase = 4 * (round + bent) + 0.32 * drift(x, y) + 0.12 * tremble(x, y);
    // Pleats lie along the arms, one beside the other.
    const pleats = Math.max(8, Math.round((2 * Math.PI * plot.hero * 0.25) / pleat));
    const along = pleats * (round + bent * 0.9) + 0.7 * drift(x, y);
    const saw = Math.abs(modulo(along, 1) - 0.5) * 2;
    const open = 6 + 10 * Math.max(0, drift(x + 300, y));
    return {
      phase,
      crease: Math.min(saw * (d * 0.16 + 6) + open - 4, border * 0.8 + 2 * Math.abs(tremble(x, y)) + 0.5),
    };
  };
}

/** Crumpled into a ball: clouds of dye, cut by creases in all directions. */
function crumple(planner: Planner): Fold {
  const { plot } = planner;
  const broad = hands(planner, plot.hero * 0.5, plot.hero * 1.3);
  const middle = hands(planner, plot.hero * 0.35, plot.hero * 0.8);
  const one = hands(planner, plot.hero * 0.4, plot.hero * 0.8);
  const other = hands(planner, plot.hero * 0.45, plot.hero * 0.9);
  return (x, y) => {
    const bend = plot.hero * 0.07 * middle(x, y);
    // Creases where one of two landscapes is level, opening and closing along their way.
    const crease = Math.min(Math.abs(one(x + bend, y)), Math.abs(other(x, y - bend)) * 1.2);
    return {
      phase: 1.7 * broad(x + bend, y - bend) + 0.35 * middle(x + 311, y + 173),
      crease: 44 * crease + 4 * broad(x + 200, y) + 1.5,
    };
  };
}

/** Picked up in the middle and bound at intervals: rings, frayed by the pleats that run out from the middle. */
function bullseye(planner: Planner): Fold {
  const { plot } = planner;
  const places = middles(planner, 1.15);
  const drift = hands(planner, plot.hero * 0.1, plot.hero * 0.3);
  const tremble = hands(planner, plot.hero * 0.03, plot.hero * 0.07);
  return (x, y) => {
    const { d, angle, border } = nearest(planner, places, x, y);
    const rays = steady.sin(angle * 23 + 3 * drift(x, y)) + 0.6 * steady.sin(angle * 41 - d * 0.02);
    const ring = d / (plot.hero * 0.105);
    const phase = ring + 0.14 * rays * Math.min(1, ring / 2) + 0.25 * drift(x, y) + 0.1 * tremble(x, y);
    // Threads were wound about every second ring.
    const bound = Math.abs(modulo(phase, 2) - 1.5) * 26 + 5 * Math.max(0, drift(x + 200, y)) + 2.5 * rays;
    return { phase, crease: Math.min(bound, border * 0.8 + 2) };
  };
}

/** Pleated like a fan and bound across: bands of dye with ragged edges, and thin creases along them. */
function accordion(planner: Planner): Fold {
  const { plot, geo } = planner;
  const isLying = geo.chance(0.4);
  const { torus } = plot;
  const length = isLying ? torus.h : torus.w;
  const isShifted = isLying ? torus.dropY !== 0 : torus.brickX !== 0;
  const groups = (isShifted ? 2 : 1) * Math.max(1, Math.round(length / (plot.hero * 1.15) / (isShifted ? 2 : 1)));
  const drift = hands(planner, plot.hero * 0.2, plot.hero * 0.7);
  const tremble = hands(planner, plot.hero * 0.035, plot.hero * 0.1);
  return (x, y) => {
    const t = ((isLying ? y : x) / length) * groups;
    const phase = 4 * t + 0.1 * drift(x, y) + 0.05 * tremble(x, y);
    // Every fold left a line that runs straight along the cloth.
    const pleats = Math.abs(modulo(8 * t + 0.05 * drift(x, y), 1) - 0.5) * 2;
    return { phase, crease: pleats * 46 + 1 + 1.5 * drift(x + 311, y + 173) };
  };
}

/** Folded into a triangle first: bands that turn at every fold. */
function angled(planner: Planner): Fold {
  const { plot } = planner;
  const { torus } = plot;
  const across = 2 * Math.max(1, Math.round(torus.w / (plot.hero * 1.1) / 2));
  const down =
    (torus.dropY === 0 ? 1 : 2) * Math.max(1, Math.round(torus.h / (plot.hero * 0.8) / (torus.dropY === 0 ? 1 : 2)));
  const drift = hands(planner, plot.hero * 0.15, plot.hero * 0.5);
  const tremble = hands(planner, plot.hero * 0.04, plot.hero * 0.1);
  return (x, y) => {
    const u = modulo((x / torus.w) * across, 1);
    const turned = Math.abs(u - 0.5) * 2;
    const phase = 4 * ((y / torus.h) * down + turned * 0.75) + 0.12 * drift(x, y) + 0.06 * tremble(x, y);
    const fold = Math.min(u, 1 - u, Math.abs(u - 0.5)) * (torus.w / across);
    const pleats = Math.abs(modulo(phase * 1.5, 1) - 0.5) * 44 + 4.5 + 4 * drift(x + 311, y + 173);
    return { phase, crease: Math.min(fold * 0.6 + 1 + 3 * Math.abs(tremble(x, y)), pleats) };
  };
}
