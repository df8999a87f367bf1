import { halfDropLattice } from '../drawing/layout/lattice.ts';
import { moduleWidth } from '../drawing/module-width.ts';
import { motifLibrary } from '../drawing/motifs/library.ts';
import type { Motif, MotifInks } from '../drawing/motifs/motif.ts';
import { createPlanner, type Layouts } from '../drawing/planner.ts';
import type { Panel, Plot } from '../drawing/plot.ts';
import { plotOf } from '../drawing/plot.ts';
import type { Item, MotifDisc, Scene, SceneLayer, SceneSymbol } from '../drawing/scene.ts';
import { type Dress, drawPrinted } from '../drawing/subjects/draw-printed.ts';
import { circle } from '../numbers/geometry/path.ts';
import { createRng, type Rng } from '../numbers/rng.ts';
import { hundredths, steady } from '../numbers/steady.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { hasHandFor } from '../vocabulary/can-draw.ts';
import { families } from '../vocabulary/families/families.ts';
import type { FamilyVocabulary } from '../vocabulary/families/family-vocabulary.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { commonMotifs } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import type { Role } from '../vocabulary/roles.ts';
import type { Outline } from '../vocabulary/subjects/outline.ts';
import { bindDyes } from './bind-dyes.ts';
import { steppedFigure, steppedFlower, steppedThing } from './kilim/stepped-figure.ts';
import { planners } from './planners.ts';
import { withoutLines } from './without-lines.ts';

/**
 * Recipe → scene by its planner, as if no motif had been changed since; with `panel` one module is the whole tile. Throws RangeError for a layout
 * that the family does not have.
 */
export function planCloth(recipe: Recipe, panel?: Panel): Scene {
  const family = families[recipe.family];
  const layouts: Layouts = planners[recipe.family];
  const plan = Object.hasOwn(layouts, recipe.layout) ? layouts[recipe.layout] : undefined;
  if (plan === undefined) throw new RangeError(`Expected a layout of ${recipe.family} but received ${recipe.layout}`);
  const one = plotOf(recipe, panel === undefined ? moduleWidth(recipe, family) : Number.POSITIVE_INFINITY);
  const plot: Plot = panel === undefined ? one : { ...one, panel };
  const scene = overprint(pinDots(plan(createPlanner(recipe, plot)), recipe, plot), recipe, plot);
  const drawn = recipe.isUnlined === true ? withoutLines(scene) : scene;
  return recipe.bound === undefined ? drawn : bindDyes(drawn, recipe.bound);
}

/** Diameter of a printed figure in cm, and its largest share of the module. */
const figureCm = { over: [2.2, 8], within: [7, 14], kept: [3.5, 8] } as const;
const largestShare = 0.34;
/** At most so many kinds of figures. */
const mostPrints = 3;
const printedFlowers: readonly MotifId[] = [
  'rosette',
  'blossom',
  'palmette',
  'carnation',
  'lotus',
  'hibiscus',
  'lotus-front',
];
const printDyes: readonly (readonly [Role, Role, Role])[] = [
  ['a1', 'a2', 'a3'],
  ['a2', 'a3', 'a1'],
  ['a3', 'a1', 'a2'],
];
const drawings: Partial<Record<MotifId, Motif>> = motifLibrary;
const leafInks: MotifInks = {
  body: 'leaf1',
  second: 'leaf2',
  third: 'leaf3',
  leaf: 'leaf2',
  heart: 'leaf3',
  contour: 'line',
  light: 'light',
};

/** Kept from the vat a figure is white, drawn in lines of the dye. */
const keptInks: MotifInks = {
  body: 'light',
  second: 'light',
  third: 'light',
  leaf: 'light',
  heart: 'light',
  contour: 'ground',
  light: 'ground',
};

/** Width of the rim that sets a figure off, as a share of its size. */
const rims = { over: 0.035, within: 0.035, kept: 0.07 } as const;

/** Whether a cloth that is printed over draws a figure in another of its layouts, and has not drawn it here. */
function isDrawnElsewhere({ census }: Scene, { family, layout }: Recipe, motif: MotifId): boolean {
  const { printed: way, layouts }: FamilyVocabulary = vocabularies[family];
  const brings = (name: string) => layouts[name]?.brings?.includes(motif) === true;
  return (
    way === 'over' &&
    !commonMotifs.includes(motif) &&
    !brings(layout) &&
    Object.keys(layouts).some(brings) &&
    !census.some((disc) => disc.motif === motif)
  );
}

/**
 * The wanted figures that a cloth has no hand for, or not in this layout, printed over it in half-drop and set off by a rim of the ground. A
 * cloth that draws them itself, or that is not printed on, stays as it is.
 */
function overprint(scene: Scene, recipe: Recipe, plot: Plot): Scene {
  const way = vocabularies[recipe.family].printed;
  if (way === undefined) return scene;
  // One hand in a cloth: what lies on wefts that turn back is stepped as they are.
  const isStepped = recipe.family === 'kilim';
  const figures = recipe.motifs.include
    .filter((motif) => !hasHandFor(motif, recipe.family) || isDrawnElsewhere(scene, recipe, motif))
    .flatMap((motif) => {
      const draw = isStepped ? steppedMotif(motif) : drawings[motif];
      return draw === undefined ? [] : [{ motif, draw }];
    })
    .slice(0, mostPrints);
  const things = (recipe.subjects ?? []).map((subject) => ({
    motif: subject.id,
    draw: isStepped ? steppedThing(subject) : printed(subject),
  }));
  const prints = [...things, ...figures].slice(0, mostPrints);
  if (prints.length === 0) return scene;
  const rng = createRng(recipe.seed).fork('overprint');
  const symbols: SceneSymbol[] = [...scene.symbols];
  const items: Item[] = [];
  const census: MotifDisc[] = [];
  const [smallest, largest] = figureCm[way];
  const cm = Math.min(largest, Math.max(smallest, recipe.heroCm * 1.25));
  const size = Math.min(cm * plot.perCm, largestShare * Math.min(plot.torus.w, plot.torus.h));
  const pitch = size * (2.15 - 0.7 * recipe.density);
  const lattice = halfDropLattice(plot.torus, { stepX: pitch * 0.86, stepY: pitch, evenColumns: true });
  const add = (draw: Motif, radius: number, inks: MotifInks, path: Rng) => {
    // Yarns that run into each other keep no fine lines.
    const pen = way === 'within' ? { detail: 1, line: 2 } : { detail: recipe.detail, line: recipe.line };
    const drawn = draw({ radius, inks: way === 'kept' ? keptInks : inks, ...pen }, path);
    return symbols.push(rimmed(drawn, size * rims[way])) - 1;
  };
  const leaf = add(motifLibrary.leaf, size * 0.24, leafInks, rng.fork('leaf'));
  const kinds = prints.map(({ motif, draw }) =>
    printDyes.map(([body, second, third], dye) => {
      const isFlower = !isStepped && printedFlowers.some((flower) => flower === motif);
      const inks: MotifInks = { ...leafInks, body, second, third, heart: 'a4', leaf: 'leaf1' };
      const radius = (size / 2) * (isFlower ? 0.8 : 1);
      return { motif, isFlower, radius, symbol: add(draw, radius, inks, rng.fork(motif).fork(dye)) };
    }),
  );
  for (const { x, y, column, row } of lattice.sites) {
    const free = rng.fork(column).fork(row);
    const kind = kinds[(column + row) % kinds.length]?.[(column + 2 * row) % printDyes.length];
    if (kind === undefined) continue;
    const turn = isStepped ? 0 : recipe.freedom * 0.3 * (free.next() - 0.5);
    const flip = column % 2 === 1;
    if (kind.isFlower) {
      const lean = free.next() * 0.8;
      for (const angle of [2.1 + lean, 3.5 + lean, 5.6 + lean]) {
        const reach = kind.radius * 0.86 + size * 0.2;
        const [at, up] = [x + steady.sin(angle) * reach, y - steady.cos(angle) * reach];
        items.push({ symbol: leaf, x: hundredths(at), y: hundredths(up), turn: hundredths(angle), scale: 1 });
      }
    }
    items.push({ symbol: kind.symbol, x: hundredths(x), y: hundredths(y), turn: hundredths(turn), scale: 1, flip });
    census.push({ x: hundredths(x), y: hundredths(y), r: hundredths(kind.radius), motif: kind.motif, rank: 'hero' });
  }
  const over = [{ shader: 'cloth', params: { kind: 1, strength: recipe.finish.weave, perCm: plot.perCm } }];
  const print = { id: 'print', name: 'Print over the cloth', kind: 'motifs', items } as const;
  return {
    ...scene,
    symbols,
    layers: [...scene.layers, way === 'over' ? { ...print, over } : print],
    census: [...scene.census, ...census],
  };
}

/** A motif in the steps of a kilim; undefined where neither weavers nor libraries have it. */
function steppedMotif(motif: MotifId): Motif | undefined {
  return printedFlowers.includes(motif) ? steppedFlower : (steppedFigure(motif) ?? drawings[motif]);
}

/** A thing of a library in the dyes of a motif. */
function printed(subject: Outline): Motif {
  return ({ radius, inks, detail, line }) => {
    // Kept from the dye all of it is white.
    const isKept = inks.leaf === 'light';
    const dress: Dress = {
      body: inks.body,
      second: inks.second,
      leaf: isKept ? ['light', 'light'] : ['leaf1', 'leaf2'],
      light: inks.light,
      dark: 'dark',
    };
    const pen = Math.min(1.9, Math.max(0.8, 0.5 + radius * 0.0115)) * line;
    return drawPrinted(subject, { radius, pen, detail, dress, contour: inks.contour });
  };
}

/** A drawing with a rim of the ground about it, so that it is read on any field. */
function rimmed({ shapes, radius }: SceneSymbol, width: number): SceneSymbol {
  const rim = shapes
    .filter(({ fill }) => fill !== undefined)
    .map(({ d, strokeWidth = 0 }) => ({
      d,
      fill: 'ground' as const,
      stroke: 'ground' as const,
      strokeWidth: hundredths(strokeWidth + 2 * width),
    }));
  return { shapes: [...rim, ...shapes], radius: radius + Math.ceil(width) };
}

/** From this weight on dots are the ground's, and not only a filling here and there. */
const wantedWeight = 2.5;

/** Step between dots in cm, and its share of the main motif. */
const stepCm = [0.32, 0.9] as const;
const stepShare = 0.13;
const dotShare = 0.13;

/** The khas-khas ground of fine dots, under all that is drawn, where dots were asked for and the cloth leaves room. */
function pinDots(scene: Scene, recipe: Recipe, plot: Plot): Scene {
  const fill = families[recipe.family].pinDots;
  const [ground, ...others] = scene.layers;
  if (fill === undefined || ground === undefined || (recipe.motifs.weight.dot ?? 1) < wantedWeight) return scene;
  if (!recipe.motifs.include.includes('dot')) return scene;
  const step = Math.min(stepCm[1], Math.max(stepCm[0], recipe.heroCm * stepShare)) * plot.perCm;
  const { sites } = halfDropLattice(plot.torus, { stepX: step * 0.87, stepY: step });
  const radius = step * dotShare;
  const dots: SceneLayer = {
    id: 'pin-dots',
    name: 'Pin dots',
    kind: 'dots',
    items: sites.map(({ x, y }) => ({
      symbol: scene.symbols.length,
      x: hundredths(x),
      y: hundredths(y),
      turn: 0,
      scale: 1,
    })),
  };
  return {
    ...scene,
    symbols: [...scene.symbols, { shapes: [{ d: circle(0, 0, radius), fill }], radius: Math.ceil(radius) }],
    layers: [ground, dots, ...others],
  };
}
