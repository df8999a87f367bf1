import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import { butaPlant } from '../../drawing/mirrored/buta-plant.ts';
import { ogeeJaal } from '../../drawing/mirrored/ogee-jaal.ts';
import { addPerch, footOfSymbol } from '../../drawing/mirrored/perch.ts';
import { createPlant, type Looks, type Plant, setPlant } from '../../drawing/mirrored/plant.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { MotifInks } from '../../drawing/motifs/motif.ts';
import { paisley } from '../../drawing/motifs/paisley.ts';
import { ringOf } from '../../drawing/motifs/ring-of.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { clothLayers, layoutsOf, type Place, type Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { drawWoven } from '../../drawing/subjects/draw-woven.ts';
import { footOf } from '../../drawing/subjects/foot-of.ts';
import { sizesOf } from '../../drawing/subjects/sizes.ts';
import { circle, fixed } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { brocadeFigures } from '../../vocabulary/families/brocade/words.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { leafy, type Outline, ownLeaves } from '../../vocabulary/subjects/outline.ts';
import { kanjivaram } from './kanjivaram.ts';
import { stripe } from './stripe.ts';
import type { BrocadeTask } from './task.ts';

const draws = {
  jangla: (task) =>
    ogeeJaal({
      ...task,
      net: task.rng.pick(['lines', 'leaves']),
      aspect: task.rng.between(1.3, 1.6),
      isTower: false,
      ...named(task.recipe),
    }),
  butidar,
  kadwa,
  paithani,
  stripe,
  lattice: (task) =>
    ogeeJaal({
      ...task,
      net: 'lines',
      aspect: task.rng.between(1.15, 1.5),
      isTower: task.rng.chance(0.3),
      isStraight: true,
    }),
  kanjivaram,
} satisfies Record<string, (task: BrocadeTask) => void>;

/** The layouts of brocade. */
export const brocadeLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  draw({ recipe, plot, planner, rng: geo, looks: looksOf(recipe, col) });
  return planner.finish(clothLayers, { technique: [{ shader: 'jacquard', params: { metal: 1, relief: 1, gilt: 1 } }] });
});

/** Gold upon gold with enamel: which flowers are enamelled is drawn from a stream of its own. */
function looksOf(recipe: Recipe, rng: Rng): Looks {
  const common = { contour: 'ground', light: 'light' } as const;
  const gold: MotifInks = { ...common, body: 'a1', second: 'a2', third: 'a1', leaf: 'a1', heart: 'a3' };
  const pale: MotifInks = { ...common, body: 'a2', second: 'a1', third: 'a1', leaf: 'a1', heart: 'a3' };
  const meena: MotifInks = { ...common, body: 'a3', second: 'a2', third: 'a1', leaf: 'a1', heart: 'a4' };
  const other: MotifInks = { ...common, body: 'a4', second: 'a2', third: 'a1', leaf: 'a1', heart: 'a3' };
  const order = rng.pick([
    [gold, meena, other],
    [meena, gold, gold],
    [pale, other, gold],
    [gold, pale, meena],
  ] as const);
  return {
    inks: (n) => order[n % order.length] ?? gold,
    stem: 'a1',
    cut: 'ground',
    detail: recipe.detail,
    line: recipe.line,
    finish: (symbol) => symbol,
  };
}

/** From this density on no ground is to be left. */
const full = 0.78;
/** Of density; below it butas stand so many times farther apart, and are that much smaller. */
const leastClose = 0.4;
const farApart = 1.3;
/** Butas stand free: so much farther apart sideways, for their side shoots are no chain. */
const apart = 1.16;
/** A coin lies between two butas where it has so many times its own breadth. */
const coinRoom = 2.6;

/** Butidar: small flowering plants in half-drop rows on plain satin, coins of gold between. */
function butidar({ recipe, plot, planner, rng, looks }: BrocadeTask): void {
  const size = plot.hero * rng.between(0.5, 0.66);
  // Far apart: the ground between grows, not the plants.
  const air = recipe.density < leastClose ? farApart : 1;
  const step = size * (1.75 - 0.5 * recipe.density) * air;
  // Plants are twice as tall as wide: where no ground is to be left they close up sideways.
  const isFull = recipe.density >= full;
  const hasCast = castOf(recipe).length > 0;
  const close = isFull ? (hasCast ? 0.8 : 0.6) : 1;
  const lattice = fitLattice(brickLattice, plot.torus, {
    stepX: step * close * (isFull ? 1 : apart),
    stepY: step * rng.between(0.75, 0.95) * (isFull && hasCast ? 0.85 : 1),
    evenRows: true,
  });
  // Beasts are as wide as tall: closed up, their rows stand nearer.
  const reach = isFull && hasCast ? 0.75 : 0.64;
  const radius = Math.min((lattice.stepX * 0.47) / close / (isFull ? 1 : apart), lattice.stepY * reach) / (air * air);
  const kinds = Math.max(rng.pick([1, 2, 2]), Math.min(2, castOf(recipe).length));
  let widest = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const sites = lattice.sites.filter(({ row }) => kinds === 1 || row % 2 === kind);
    // Beasts look the other way in every other row.
    const turned = sites.map((site) => ({ ...site, flip: castOf(recipe).length > 0 && site.row % 2 === 1 }));
    const buta = butaOf({ radius, kind, recipe, looks, rng: rng.fork(`buta/${kind}`) });
    widest = Math.max(widest, ...buta.parts.map(({ at, note }) => Math.abs(at.x) + (note?.r ?? 0)));
    setPlant(planner, buta, turned);
  }
  // Coins would crowd what was named.
  if (recipe.motifs.exclude.includes('dot') || hasCast) return;
  // Between plants that stand close there is room beside their stems alone.
  const down = isFull ? radius * 0.16 : 0;
  const coin = radius * (isFull ? 0.12 : 0.15);
  if (!isFull && lattice.stepX - 2 * widest < 2 * coin * coinRoom) return;
  setCoins(
    planner,
    looks,
    coin,
    lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + down })),
  );
}

/** Coins of gold, the seed between butas. */
function setCoins(planner: Planner, looks: Looks, r: number, places: readonly Place[]): void {
  const coin = createSketch();
  coin.area(circle(0, 0, r), looks.stem);
  coin.area(circle(0, 0, r * 0.5), looks.inks(1).body);
  coin.area(ringOf(8, r * 1.45, r * 0.2), looks.stem);
  planner.set('fill', coin.done(r * 1.8), places);
  for (const { x, y } of places) planner.note({ x, y, r: r * 1.6, motif: 'dot', rank: 'filler' });
}

/** Kadwa: large butas woven one by one, cones or great plants, turning to the other side in every other row. */
function kadwa({ recipe, plot, planner, rng, looks }: BrocadeTask): void {
  const { include, exclude } = recipe.motifs;
  const lot = rng.chance(0.6);
  const figures = castOf(recipe);
  const isCone = !exclude.includes('paisley') && figures.length === 0 && (include.includes('paisley') || lot);
  const step = plot.hero * rng.between(1.15, 1.35);
  const lattice = fitLattice(brickLattice, plot.torus, {
    stepX: step,
    stepY: step * (isCone ? 0.72 : 0.62),
    evenRows: true,
  });
  const radius = Math.min(lattice.stepX * 0.5, lattice.stepY * (isCone ? 0.68 : 0.8)) * (0.82 + 0.1 * recipe.density);
  // The edges of the cloth run through the cones, not between two rows of them.
  const down = lattice.stepY * 0.3;
  const sites = lattice.sites.map(({ x, y, row }) => ({ x, y: y + down, flip: row % 2 === 1, row }));
  if (isCone) {
    for (const kind of [0, 1]) {
      const symbol = paisley(
        { radius, inks: looks.inks(kind === 0 ? 0 : 1), detail: recipe.detail, line: recipe.line },
        rng.fork(`cone/${rng.fork('same').chance(0.5) ? 0 : kind}`),
      );
      const own = sites.filter(({ row }) => row % 2 === kind);
      planner.set('motifs', symbol, own);
      for (const { x, y } of own) planner.note({ x, y, r: radius, motif: 'paisley', rank: 'hero' });
    }
  } else {
    for (const kind of [0, 1])
      setPlant(
        planner,
        butaOf({
          radius: radius * (figures[kind] ? 0.92 : 1),
          kind,
          recipe,
          looks,
          rng: rng.fork(`plant/${kind}`),
        }),
        sites.filter(({ row }) => row % 2 === kind),
      );
  }
  const small = lattice.stepX - radius * 1.8;
  const r = Math.min(radius * 0.42, Math.max(radius * 0.3, small * 0.42));
  const between = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + down }));
  // Beside what is named stands no flower that is not.
  if (figures.length > 0) {
    if (!exclude.includes('dot')) setCoins(planner, looks, r * 0.3, between);
    return;
  }
  setPlant(
    planner,
    butaPlant({
      radius: r,
      kind: 1,
      recipe: { ...recipe, motifs: { ...recipe.motifs, include: [] } },
      looks,
      rng: rng.fork('small'),
    }),
    between,
  );
}

/** Beads on a bangle. */
const beads = 20;

/**
 * Paithani: bangdi-mor, a bird within a bangle, in rows of brick, by turns facing; a small asawali plant between. What is named
 * stands in the bangle in the peacock's place.
 */
function paithani({ recipe, plot, planner, rng, looks }: BrocadeTask): void {
  const step = plot.hero * rng.between(1.1, 1.25) * (1.2 - 0.3 * recipe.density);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.62, evenRows: true });
  const radius = Math.min(lattice.stepX * 0.34, lattice.stepY * 0.62);
  const bangle = createSketch();
  bangle.line(bangleOf(radius * 0.97), looks.stem, radius * 0.05);
  bangle.line(bangleOf(radius * 0.84), looks.stem, radius * 0.034);
  bangle.area(ringOf(beads, radius * 0.905, radius * 0.042), 'a3');
  bangle.area(ringOf(beads / 2, radius * 1.07, radius * 0.05), looks.stem);
  // With its bird: where a border cuts the one the other goes too.
  planner.set('motifs', looks.finish(bangle.done(radius * 1.15)), lattice.sites);
  const isAsked = castOf(recipe).length > 0;
  const own: Recipe = isAsked
    ? recipe
    : { ...recipe, motifs: { ...recipe.motifs, include: [...recipe.motifs.include, 'peacock'] } };
  for (const kind of [0, 1]) {
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    const turned = sites.map((site) => ({ ...site, flip: kind === 1 }));
    setPlant(
      planner,
      butaOf({ radius: radius * 0.92, kind, recipe: own, looks, rng: rng.fork(`bird/${kind}`), isWithin: true }),
      turned,
    );
  }
  const small = Math.min(lattice.stepX / 2 - radius * 1.15, lattice.stepY * 0.5) * 0.95;
  if (small < radius * 0.14) return;
  const between = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y }));
  if (!isAsked) {
    const plain: Recipe = { ...recipe, motifs: { ...recipe.motifs, include: [] } };
    setPlant(planner, butaPlant({ radius: small, kind: 1, recipe: plain, looks, rng: rng.fork('asawali') }), between);
  } else if (!recipe.motifs.exclude.includes('dot')) setCoins(planner, looks, small * 0.34, between);
}

/** A circle in short arcs: a long one is flattened otherwise where the tile's edge cuts it. */
function bangleOf(r: number): string {
  const [first, ...others] = Array.from({ length: beads + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / beads;
    return `${fixed(steady.sin(angle) * r)} ${fixed(-steady.cos(angle) * r)}`;
  });
  return `M${first}${others.map((point) => `A${fixed(r)} ${fixed(r)} 0 0 1 ${point}`).join('')}Z`;
}

interface ButaAsk {
  /** Half its height in units. */
  readonly radius: number;
  readonly kind: number;
  readonly recipe: Recipe;
  readonly looks: Looks;
  readonly rng: Rng;
  /** A bird of a bangle has the bangle about it, and no twig. */
  readonly isWithin?: boolean;
}

/** What stands on nothing: no spray of leaves under it. */
const afloat: readonly MotifId[] = [
  'fish',
  'butterfly',
  'kite',
  'heart',
  'shell',
  'wave',
  'cloud',
  'sun',
  'moon',
  'coin',
  'jaali',
  'gable',
];

/** The figures that were asked for and that gold thread draws. */
function wovenFigures(recipe: Recipe): readonly (typeof brocadeFigures)[number][] {
  return wishedFigures(recipe, brocadeFigures);
}

const plants = ['rosette', 'blossom', 'palmette', 'carnation', 'lotus', 'paisley'] as const;

type Woven = Outline | (typeof brocadeFigures)[number] | (typeof plants)[number];

/** What was asked for: things of libraries, figures of its own, and flowers that are named beside these. */
function castOf(recipe: Recipe): readonly Woven[] {
  const cast = [...(recipe.subjects ?? []), ...wovenFigures(recipe)];
  return cast.length === 0 ? [] : [...cast, ...wishedFigures(recipe, plants)];
}

/** How much of its room the n-th of the cast fills: less beside what is larger in the world. */
function roomOf(cast: readonly Woven[], n: number): number {
  const share = sizesOf(cast.map((each) => (typeof each === 'object' ? each.id : each)))[n] ?? 1;
  return 1 - (1 - share) * lessened;
}
const lessened = 0.6;

/** What a jaal has in its fields and on its side branches where figures or cones were named; on no branch a bird as large as itself. */
function named(recipe: Recipe): Pick<Parameters<typeof ogeeJaal>[0], 'hero' | 'beside'> {
  const figures = wovenFigures(recipe);
  const hasCone = recipe.motifs.include.includes('paisley');
  if (figures.length === 0) return {};
  const heroes = figures.map((motif) => ({ motif, draw: motifLibrary[motif] }));
  return { hero: heroes, ...(hasCone ? { beside: { motif: 'paisley', draw: paisley } } : {}) };
}

/** The buta of this kind: the wished figure on a spray of leaves, or a plant where there is none for it. */
function butaOf(ask: ButaAsk): Plant {
  const cast = castOf(ask.recipe);
  const at = cast.length === 0 ? 0 : ask.kind % cast.length;
  const figure = cast[at];
  if (figure === undefined) return butaPlant(ask);
  const own: ButaAsk = { ...ask, radius: ask.radius * roomOf(cast, at) };
  if (typeof figure === 'object') return wovenThing(figure, own);
  const { radius, kind, looks, rng } = own;
  const { detail, line } = looks;
  const plant = createPlant();
  const r = radius * 0.84;
  const drawing = motifLibrary[figure]({ radius: r, inks: looks.inks(kind), detail, line }, rng.fork('figure'));
  const isAfloat = afloat.includes(figure) || ask.isWithin === true;
  const lift = isAfloat ? 0 : -radius * 0.14;
  // A parrot has a twig of its own.
  if (!isAfloat && figure !== 'parrot') addPerch(plant, own, feetOf(figure, drawing, r) + lift);
  plant.add({
    layer: 'motifs',
    symbol: looks.finish(drawing),
    at: { x: 0, y: lift },
    note: { motif: figure, r, rank: 'hero' },
  });
  return plant;
}

/** Birds, whose train or tail hangs lower than their feet. */
const birds: readonly MotifId[] = ['peacock', 'swan'];

/** How far below its middle a figure has its feet: drawn looking to the right, a bird has its tail to the left of them. */
function feetOf(figure: MotifId, drawing: SceneSymbol, r: number): number {
  return footOfSymbol(drawing, r * 0.5, birds.includes(figure) ? 0 : -r * 0.5);
}

/** A thing of a library as a buta, its colours those of the kind. */
function wovenThing(outline: Outline, ask: ButaAsk): Plant {
  const { radius, kind, looks } = ask;
  const inks = looks.inks(kind);
  const [second, third] = inks.body === 'a1' ? (['a3', 'a2'] as const) : (['a1', 'a2'] as const);
  const threads = {
    figure: inks.body,
    second,
    third,
    leaf: 'a4',
    cut: 'ground',
    bound: `${inks.body}>ground:0.45`,
    isLined: true,
  } as const;
  const plant = createPlant();
  // It fills its circle to the edge, as no plant does.
  const r = radius * 0.72;
  const symbol = looks.finish(drawWoven(outline, { radius: r, threads }));
  const lift = -radius * 0.12;
  // What lies on a shore or swims stands on no twig, and what has leaves of its own on no other's.
  if (outline.setting !== 'sea' && ownLeaves(outline) < leafy)
    addPerch(plant, ask, r * footOf(outline) + lift + r * 0.04);
  plant.add({ layer: 'motifs', symbol, at: { x: 0, y: lift }, note: { motif: outline.id, r, rank: 'hero' } });
  return plant;
}
