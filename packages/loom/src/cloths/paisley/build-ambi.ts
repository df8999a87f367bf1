import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { tangentAt } from '../../drawing/layout/stalk.ts';
import { createCarver } from '../../drawing/motifs/figures/carver.ts';
import type { Motif } from '../../drawing/motifs/motif.ts';
import type { Band, BandKind } from '../../drawing/motifs/paisley-bands.ts';
import { drawPaisley, haloReach } from '../../drawing/motifs/paisley-drawing.ts';
import { type FringeKind, fringeKinds } from '../../drawing/motifs/paisley-fringe.ts';
import { type PaisleyForm, type PaisleyShape, paisleyShape } from '../../drawing/motifs/paisley-shape.ts';
import type { Item } from '../../drawing/scene.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type PaisleyGuest, paisleyGuests } from '../../vocabulary/families/paisley/words.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Colourway } from './dyes.ts';
import { emptyGarden, type Garden, type GardenKind, plantGarden } from './garden/plant-garden.ts';
import { type PaisleyTask, wish } from './task.ts';

/** One kind of ambi of a cloth, drawn once and set many times. */
export interface Ambi {
  readonly body: number;
  readonly garden: Garden;
  readonly motif: MotifId;
  /** Who stands in its garden. */
  readonly guest?: PaisleyGuest;
  readonly shape: PaisleyShape;
  /** What it takes beyond its fringe, units. */
  readonly halo: number;
  /** Radius of the circle round all of it, units. */
  readonly radius: number;
}

interface AmbiHabit {
  readonly form: PaisleyForm;
  readonly fringe: FringeKind;
  readonly ring: BandKind;
  readonly outer: BandKind;
  readonly inner: BandKind;
  readonly garden: GardenKind;
  /** A smaller ambi inside the first, with florets between the two. */
  readonly isNested: boolean;
  /** A row of dots round the fringe. */
  readonly hasHalo: boolean;
  /** Who stands in the garden. */
  readonly guest?: PaisleyGuest;
}

/** The hook of an ambi that ends in a bird's head. */
const necked = 0.5;

/** Units of belly from which a halo is more than a blur. */
const haloed = 40;

/** How often, at full freedom, an ambi is the old straight boteh. */
const straightShare = 0.2;

/** Draws an ambi's habit: form and ornament, by its own stream. */
export function ambiHabit(rng: Rng, freedom: number): AmbiHabit {
  const form = rng.fork('form');
  return {
    form: {
      slim: form.between(0.1, 0.3 + 0.4 * freedom),
      hook: rng.fork('straight').chance(straightShare * freedom) ? form.between(0.15, 0.3) : form.between(0.78, 0.92),
      fringe: form.between(0.17, 0.22),
    },
    fringe: rng.fork('fringe').pick(fringeKinds),
    outer: rng.fork('outer').pick(['pearls', 'beads', 'pearls', 'rope'] as const),
    ring: rng.fork('ring').pick(['vine', 'florets', 'petals', 'lozenges', 'vine'] as const),
    inner: rng.fork('inner').pick(['scallops', 'scallops', 'teeth', 'petals'] as const),
    garden: rng
      .fork('garden')
      .pick(['vine', 'vine', 'tower', 'tower', 'bouquet', 'bouquet', 'bouquet', 'lattice'] as const),
    isNested: rng.fork('nested').chance(0.3),
    hasHalo: rng.fork('halo').chance(0.4),
  };
}

/** Two habits of one form that differ in their ornament and their gardens; guests that are wished for stand in these. */
export function ambiPair(rng: Rng, recipe: Recipe): [AmbiHabit, AmbiHabit] {
  const [one, two = one] = guestsOf(recipe);
  const [first, second] = pairOf(rng, recipe.freedom);
  return [withGuest(first, one), withGuest(second, two)];
}

/** Who is wished for among those that stand in gardens. */
export function guestsOf(recipe: Recipe): readonly PaisleyGuest[] {
  return wishedFigures(recipe, paisleyGuests);
}

/** The habit with a guest. A peacock's neck is the hook itself, bent no farther than a bird looks down. */
export function withGuest(habit: AmbiHabit, guest: PaisleyGuest | undefined): AmbiHabit {
  if (guest === undefined) return habit;
  return guest === 'peacock' ? { ...habit, guest, form: { ...habit.form, hook: necked } } : { ...habit, guest };
}

function pairOf(rng: Rng, freedom: number): [AmbiHabit, AmbiHabit] {
  const first = ambiHabit(rng.fork('habit'), freedom);
  const second = ambiHabit(rng.fork('other'), freedom);
  const others = (['vine', 'bouquet', 'tower'] as const).filter((kind) => kind !== first.garden);
  const garden = second.garden === first.garden ? rng.fork('garden').pick(others) : second.garden;
  const fringes = fringeKinds.filter((kind) => kind !== first.fringe);
  const fringe = second.fringe === first.fringe ? rng.fork('fringe').pick(fringes) : second.fringe;
  return [first, { ...second, form: first.form, garden, fringe }];
}

/** Bands need about this many units to show what is in them. */
const patternedFrom = 4.2;

/** Draws and plants an ambi that fits, with its fringe, the circle of `radius` units. */
export function buildAmbi(task: PaisleyTask, habit: AmbiHabit, way: Colourway, radius: number, rng: Rng): Ambi {
  const { detail, line } = task.recipe;
  if (wish(task.recipe, 'paisley') === 0) return flowerInstead(task, way, radius, rng);
  const isTiny = radius < 26;
  const shape = paisleyShape(isTiny ? { ...habit.form, fringe: 0.1 } : habit.form, radius);
  const hasHalo = habit.hasHalo && shape.belly > haloed && wish(task.recipe, 'dot') > 0;
  const drawn = drawPaisley({
    shape,
    fringe: { kind: isTiny ? 'scallops' : habit.fringe, ...way.fringe },
    bands: bandsOf(habit, way, shape.belly, detail),
    field: way.field,
    light: 'light',
    contour: 'line',
    ...(shape.belly > 34 && detail >= 2 ? { dots: way.dots } : {}),
    ...(hasHalo ? { halo: way.halo } : {}),
    detail,
    line,
  });
  const garden = plantGarden(
    task,
    gardenOf(task, habit),
    way,
    shape,
    drawn.gardenInset,
    rng.fork('garden'),
    habit.guest,
  );
  const isNecked = habit.guest === 'peacock' && !isTiny;
  return {
    body: task.symbols.put(drawn.symbol),
    garden: isNecked ? { ...garden, motifs: [...garden.motifs, headOn(task, way, shape)] } : garden,
    ...(habit.guest === undefined ? {} : { guest: habit.guest }),
    motif: 'paisley',
    shape,
    halo: hasHalo ? haloReach(shape) : 0,
    radius,
  };
}

/** The mor-kairi: a peacock's head where the hook ends. */
function headOn(task: PaisleyTask, way: Colourway, shape: PaisleyShape): Item {
  const { detail, line } = task.recipe;
  const radius = shape.belly * 0.32;
  const inks = way.flowers.find(({ body }) => body !== way.outer.field) ?? way.flowers[0];
  const drawing = peacockHead({ radius, inks, detail, line }, task.rng.fork('head'));
  const at = Math.round((shape.spine.length - 1) * 0.96);
  const [x, y] = shape.spine[at] ?? [0, 0];
  return {
    symbol: task.symbols.put({ ...drawing, motif: 'peacock' }),
    x,
    y,
    turn: tangentAt(shape.spine, at) + Math.PI / 2,
    scale: 1,
  };
}

/** The garden asked for by name, else the habit's. */
function gardenOf({ recipe }: PaisleyTask, habit: AmbiHabit): GardenKind {
  const { include, exclude } = recipe.motifs;
  if (include.includes('bouquet') || include.includes('tree')) return 'bouquet';
  if (include.includes('vine')) return 'vine';
  return exclude.includes('vine') && habit.garden === 'vine' ? 'tower' : habit.garden;
}

/** From the outside in. Small ambis have fewer bands, each still wide enough to be seen. */
function bandsOf(habit: AmbiHabit, way: Colourway, belly: number, detail: number): Band[] {
  const hair = (field: Colourway['hair']): Band => ({
    kind: 'plain',
    width: Math.max(1.3, belly * 0.026),
    field,
    mark: field,
    accent: field,
  });
  const band = (kind: BandKind, share: number, dyes: Colourway['ring']): Band => {
    const width = belly * share;
    return { kind: width < patternedFrom ? 'plain' : kind, width: Math.max(1.6, width), ...dyes };
  };
  if (belly < 16) return [hair('light'), band('plain', 0.12, way.outer)];
  if (belly < 38 || detail === 1)
    return [hair('light'), band(habit.outer, 0.13, way.outer), hair(way.hair), band('plain', 0.07, way.inner)];
  const ring = band(habit.ring, detail === 2 ? 0.1 : 0.125, way.ring);
  const outermost = [hair('light'), band(habit.outer, 0.082, way.outer), hair(way.hair)];
  if (habit.isNested && belly > 70 && detail >= 3) {
    const [first, second = first] = way.flowers;
    const meadow = { field: way.field, mark: first.body, accent: second.body };
    return [
      ...outermost,
      band('florets', 0.15, meadow),
      band('petals', 0.1, meadow),
      hair('light'),
      band(habit.inner, 0.08, way.inner),
    ];
  }
  const core = [...outermost, ring, hair('light'), band(habit.inner, 0.078, way.inner)];
  return detail >= 4 ? [...core, hair(way.hair), band('plain', 0.03, way.ring)] : core;
}

/** Where ambis are not wanted a great flower stands in their place. */
function flowerInstead(task: PaisleyTask, way: Colourway, radius: number, rng: Rng): Ambi {
  const habit = (['rosette', 'palmette', 'lotus', 'blossom'] as const).filter((id) => wish(task.recipe, id) > 0);
  const id = habit.length > 0 ? rng.pick(habit) : 'rosette';
  const r = radius * 0.62;
  const [inks] = way.flowers;
  const { symbol } = task.symbols.motif(id, r, inks, rng, 1);
  const shape = {
    spine: [
      [0, 0],
      [0, -0.1],
    ] as const,
    radii: [r, r],
    belly: r,
    fringe: 0,
  };
  return { body: symbol, garden: emptyGarden, motif: id, shape, halo: 0, radius };
}

/** A peacock's head on the end of a neck that comes from below; it looks up, its crest is on the left. */
const peacockHead: Motif = (params, _rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, sketch, unit, pen } = carver;
  const { inks } = params;
  const count = isFine ? 5 : 3;
  for (let k = 0; k < count; k++) {
    const angle = -0.62 - (1.5 * k) / (count - 1);
    const tip: Point = [steady.sin(angle) * 1, 0.06 - steady.cos(angle) * 1];
    carver.cord(body.fill, [[steady.sin(angle) * 0.36, 0.06 - steady.cos(angle) * 0.36], tip], 1);
    const drop = place(
      [
        [0, 0.14],
        [0.15, -0.04],
        [0, -0.24],
        [-0.15, -0.04],
      ],
      tip[0],
      tip[1],
      angle,
      1,
    );
    carver.area(k % 2 === 0 ? heart.fill : third.fill, drop);
  }
  const beak: readonly (readonly Point[])[] = [
    [
      [-0.2, -0.28],
      [-0.06, -0.66],
      [0.12, -0.98],
    ],
    [
      [0.12, -0.98],
      [0.16, -0.6],
      [0.24, -0.26],
    ],
  ];
  const path = closedCurve(beak.map((side) => side.map(([x, y]): Point => [x * unit, y * unit])));
  sketch.outlined(path, heart.fill, inks.contour, pen.contour);
  carver.mass(body.fill, carver.limb([0, 0.96, 0.24], [0, 0.6, 0.27], [0, 0.2, 0.36], [0, -0.08, 0.36]));
  if (isFine)
    for (const [y, ink] of [
      [0.62, inks.light],
      [0.76, second.fill],
    ] as const)
      carver.line(
        ink,
        [
          [-0.24, y - 0.06],
          [0, y + 0.02],
          [0.24, y - 0.06],
        ],
        1.4,
      );
  carver.eye(0.02, -0.04, 0.2, 1, -Math.PI / 2);
  return carver.done(1.35);
};
