import { crackle } from '../../drawing/layout/crackle.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { type LayerHead, layoutsOf, type Planner } from '../../drawing/planner.ts';
import { circle } from '../../numbers/geometry/path.ts';
import { ownLayoutsAsked } from '../../recipe/colours-asked.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import { butidar, clear, sanganeri } from './butis.ts';
import type { FigureInks } from './figures.ts';
import { jaal } from './jaal.ts';
import { castOf, castWithThings, print } from './print.ts';
import { strips } from './strips.ts';

const draws = { sanganeri, butidar, jaal, dabu, strips };

/** Colour blocks in the order in which they are printed: outer petals before inner ones, the outline last of all. */
const printed: readonly Role[] = [
  'leaf2',
  'leaf1',
  'leaf3',
  'a2',
  'a1',
  'a3',
  'a4',
  'light',
  ...roles.filter((role) => ['ground', 'line', 'dark'].includes(role)),
];
const layers: readonly LayerHead[] = [
  { id: 'gad', name: 'Ground block (gad)', kind: 'dots' },
  { id: 'cracks', name: 'Cracks of the dip before', kind: 'lines' },
  { id: 'bands', name: 'Printed bands', kind: 'field' },
  ...printed.map((role): LayerHead => ({ id: `datta-${role}`, name: `Colour block (${role})`, kind: 'motifs' })),
  ...printed.map(
    (role): LayerHead => ({ id: `over-${role}`, name: `Colour block over others (${role})`, kind: 'motifs' }),
  ),
  { id: 'rekh', name: 'Outline block (rekh)', kind: 'lines' },
  { id: 'marks', name: 'Rules and teeth', kind: 'lines' },
  { id: 'veins', name: 'Veins of the mud', kind: 'lines' },
];

/** Carved blocks, one to each colour, set by hand a little beside one another. */
export const blockPrintLayouts = layoutsOf(draws, (planner, draw) => {
  draw(planner);
  if (draw === dabu || ownLayoutsAsked(planner.recipe).includes('dabu')) crackMud(planner);
  return planner.finish(layers, { technique: [{ shader: 'block-ink', params: { voids: 0.6, mottle: 0.09 } }] });
});

/** Mud cracks finer than wax, and all over: what the dip before left pale, and what the last one dyed. */
const mud = {
  cracks: { strength: 1.5, ink: 'ground>light:0.34', breadth: 0.8 },
  veins: { strength: 1.5, ink: 'ground', breadth: 1 },
} as const;

/** Where the mud broke on the way to the vat the dye ran in: fine veins through whatever it kept pale, and pale ones in the ground. */
function crackMud({ plot, geo, add, put }: Planner): void {
  for (const layer of ['cracks', 'veins'] as const)
    for (const { x, y, symbol } of crackle(plot.torus, geo.fork(`mud/${layer}`), mud[layer].strength, mud[layer]))
      put(layer, { symbol: add(symbol), x, y, turn: 0, scale: 1 });
}

/** The second figure's share of the first's size. */
const answering = 0.74;

/** Bagru's mud resist: broad pale figures that the mud kept from the vat, a second figure between, rows of pricked dots all over. */
function dabu(planner: Planner): void {
  const { plot, geo: rng, recipe, origin, col } = planner;
  const things = recipe.subjects?.length ?? 0;
  // Two kinds in rows of their own would be stripes.
  const isStaggered = rng.chance(0.6) || things > 1;
  const size = plot.hero * (1.2 - 0.38 * recipe.density) * rng.between(0.88, 1.12);
  const lattice = isStaggered
    ? halfDropLattice(plot.torus, { stepX: size * 0.76, stepY: size * 1.4, evenColumns: true })
    : squareLattice(plot.torus, size * 1.25, true);
  const radius = Math.min(lattice.stepX * (isStaggered ? 0.74 : 0.47), lattice.stepY * clear);
  const cast = castWithThings(planner, ['rosette', 'paisley', 'lotus', 'blossom']);
  const small = castOf(planner, ['bud', 'rosette'])[0];
  const occupancy = createOccupancy(plot.torus);
  const tint = col.pick(['a2', 'a4', 'a1'] as const);
  // What the mud is not pressed on takes the vat: lines within a figure are of the ground's dye, and no key block is printed.
  const pale: FigureInks = {
    body: 'light',
    second: tint,
    heart: 'a3',
    leaf: 'leaf3',
    outline: 'ground',
    stalk: 'leaf3',
  };
  const other: FigureInks = {
    body: tint,
    second: 'light',
    heart: 'a3',
    leaf: 'light',
    outline: 'ground',
    stalk: 'light',
  };
  for (const { x, y, column, row } of lattice.sites) {
    const at = { x: x + origin.x, y: y + origin.y };
    const kind = isStaggered ? column % 2 : (column + row) % 2;
    const motif = cast[things > 1 ? (column + row) % things : recipe.freedom > 0.3 ? kind % cast.length : 0] ?? cast[0];
    // Of two kinds one leads.
    const isSecond = kind === 1 && motif !== cast[0];
    const own = radius * (isSecond ? answering : 1);
    print(planner, {
      ...at,
      radius: own,
      motif,
      inks: kind === 0 ? pale : other,
      rank: isSecond ? 'secondary' : 'hero',
      flip: kind === 1,
    });
    // Dots run on under the figure's edge: a bald disc about it would be a halo.
    occupancy.add(at.x, at.y, own * 0.5);
    const gap = { x: at.x + (isStaggered ? 0 : lattice.stepX / 2), y: at.y + lattice.stepY / 2 };
    print(planner, { ...gap, radius: radius * 0.3, motif: small, inks: pale, rank: 'secondary' });
    occupancy.add(gap.x, gap.y, radius * 0.2);
  }
  if (recipe.motifs.exclude.includes('dot')) return;
  const step = Math.max(11, radius * 0.14);
  const fine = halfDropLattice(plot.torus, { stepX: step, stepY: step * 1.15, evenColumns: true });
  const prick = planner.symbol('prick', () => {
    const sketch = createSketch();
    sketch.area(circle(0, 0, Math.max(1.5, step * 0.13)), tint);
    return sketch.done(step);
  });
  for (const { x, y } of fine.sites) {
    const at = { x: x + origin.x, y: y + origin.y };
    if (occupancy.at(at.x, at.y) > step * 0.3) planner.put('gad', { symbol: prick, ...at, turn: 0, scale: 1 });
  }
}
