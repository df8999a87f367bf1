import { createEasel, type Habit, plantLayers } from '../../drawing/botanical/easel.ts';
import { fillGaps, fillingFor, sowDots } from '../../drawing/botanical/fill-gaps.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import type { Hand } from '../../drawing/botanical/hand.ts';
import { plantDesigns, setPlant } from '../../drawing/botanical/set-plant.ts';
import { setThing } from '../../drawing/botanical/set-thing.ts';
import { setVisitor, visitorsOf } from '../../drawing/botanical/set-visitor.ts';
import { crackle } from '../../drawing/layout/crackle.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { fromLibrary } from '../../drawing/motifs/from-library.ts';
import { type LayerHead, type Layouts, layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { drawWaxed } from '../../drawing/subjects/draw-waxed.ts';
import type { Rng } from '../../numbers/rng.ts';
import { batikGuests } from '../../vocabulary/families/batik/words.ts';
import { ceplok } from './ceplok.ts';
import { kawung } from './kawung.ts';
import { megaMendung } from './mega-mendung.ts';
import { parang } from './parang.ts';

const draws = {
  kawung,
  parang,
  ceplok,
  'mega-mendung': megaMendung,
};

const crackleLayer: LayerHead = { id: 'crackle', name: 'Crackle', kind: 'lines' };
const layers: readonly LayerHead[] = [
  { id: 'wisps', name: 'Wisps', kind: 'fill' },
  { id: 'waxed', name: 'Waxed figures', kind: 'motifs' },
  { id: 'isen', name: 'Isen (filling marks)', kind: 'fill' },
  crackleLayer,
];

/** Wax drawn with the canting, bath after bath, then broken. */
export const batikLayouts = {
  ...layoutsOf(draws, (planner, draw) => {
    draw(planner);
    crack(planner, planner.geo);
    return planner.finish(layers);
  }),
  buketan,
} satisfies Layouts;

/** The finest courtly cloths hardly crack; a free hand and an old cloth do. */
function crack({ recipe, plot, add, put }: Planner, rng: Rng): void {
  const strength = 0.14 + 0.5 * recipe.freedom + 0.4 * recipe.finish.age;
  for (const { x, y, symbol } of crackle(plot.torus, rng.fork('crackle'), strength))
    put('crackle', { symbol: add(symbol), x, y, turn: 0, scale: 1 });
}

const habit: Habit = {
  hero: { rosette: 2, lotus: 1.6, carnation: 1.6, palmette: 1, blossom: 0.6, bud: 0, paisley: 0 },
  secondary: { blossom: 2, bud: 1.4, carnation: 1 },
  filler: { blossom: 2.4, bud: 2, leaf: 3, trefoil: 1.4, dot: 1 },
};

/** The bouquets of Pekalongan: one great spray to each place of a half-drop, the ground filled with dripped dots. */
function buketan(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createEasel(planner, batikHand, habit);
  const air = 1.5 - 0.5 * recipe.density;
  const size = plot.hero * rng.between(1.35, 1.7);
  const lattice = fitLattice(halfDropLattice, plot.torus, { stepX: size * air * 0.95, stepY: size * air * 1.2 });
  const radius = Math.min(size * 0.56, lattice.stepX * 0.62, lattice.stepY * 0.5);
  const first = rng.whole(0, 2);
  const things = recipe.subjects ?? [];
  const guests = visitorsOf(easel);
  for (const [i, site] of lattice.sites.entries()) {
    const own = rng.fork('plants').fork(i);
    const design = plantDesigns[(first + site.column) % plantDesigns.length] ?? plantDesigns[0];
    const lean = (0.06 + recipe.freedom * 0.16) * own.normal();
    const facing = (site.column + site.row) % 2 === 0 ? 1 : -1;
    const thing = things[things.length === 1 ? 0 : (site.column + site.row) % Math.max(1, things.length)];
    if (thing !== undefined) {
      const at = { x: site.x, y: site.y, radius: radius * 0.88, flip: facing < 0, air: 4, colourway: i % 4 };
      setThing(easel, { outline: thing, ...at }, drawWaxed, own);
      continue;
    }
    // Guests that were named are no smaller than the flowers: every other place is theirs.
    const guest = i % 2 === 1 || lattice.sites.length === 1 ? guests[(i >> 1) % Math.max(1, guests.length)] : undefined;
    if (guest !== undefined) {
      setVisitor(easel, guest, { x: site.x, y: site.y, radius: radius * 0.8, nth: i >> 1, rank: 'hero' }, own);
      continue;
    }
    setPlant(easel, design, { x: site.x, y: site.y, radius, facing, lean }, own);
  }
  const filling = fillingFor(recipe, radius * 0.6);
  fillGaps(easel, { ...filling, min: filling.min + 5, gap: filling.gap + 2 });
  sowDots(easel, 4.5, 12, 1.8);
  crack(planner, rng);
  return planner.finish([...plantLayers, crackleLayer]);
}

/** The canting: every outline is a line of wax, pale against what lies behind, never black. */
const batikHand: Hand = {
  motifs: fromLibrary([
    'rosette',
    'palmette',
    'lotus',
    'carnation',
    'blossom',
    'bud',
    'leaf',
    'trefoil',
    'dot',
    'paisley',
    ...batikGuests,
  ]),
  visitors: batikGuests,
  flowers: [
    { body: 'a2', second: 'a4', third: 'a1', heart: 'light' },
    { body: 'a4', second: 'a1', third: 'a2', heart: 'a1' },
    { body: 'a3', second: 'light', third: 'leaf3', heart: 'a2' },
    { body: 'a1', second: 'a2', third: 'a4', heart: 'light' },
    { body: 'light', second: 'a2', third: 'a3', heart: 'a1' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf3', third: 'leaf3', heart: 'light' },
    { body: 'leaf2', second: 'leaf1', third: 'leaf3', heart: 'light' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'light' },
  ],
  dots: ['light', 'a4', 'light'],
  contour: (body) => (body === 'light' ? 'a1' : 'light'),
  stem: { fill: 'leaf2', lit: 'light', shade: 'leaf2>dark:0.4', contour: 'light' },
  smallest: 8,
};
