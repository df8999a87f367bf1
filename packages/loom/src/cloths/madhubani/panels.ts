import type { Easel } from '../../drawing/botanical/easel.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import type { DrawThing } from '../../drawing/botanical/hand.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { setThing } from '../../drawing/botanical/set-thing.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { gridLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene } from '../../drawing/scene.ts';
import { drawDoubled } from '../../drawing/subjects/draw-doubled.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import { mithilaFigures } from '../../vocabulary/families/madhubani/words.ts';
import { bandKinds, drawBand } from './band.ts';
import { beginPainting, colourwayOf, figuresFor, finishPainting } from './easel.ts';

const grounds: readonly Ink[] = ['a3>light:0.5', 'ground', 'a2>light:0.55', 'ground', 'leaf1>light:0.72'];

/** Squares framed by two borders, a figure in each on a ground of its own. */
export function planPanels(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPainting(planner);
  const step = plot.hero * 1.34;
  const lattice = fitLattice(gridLattice, plot.torus, { stepX: step, stepY: step, evenColumns: true }, 3);
  const half = Math.min(lattice.stepX, lattice.stepY) / 2;
  const width = half * 0.26;
  const before = frames(easel, lattice, width);
  const things = recipe.subjects ?? [];
  const figures = figuresFor(
    recipe,
    rng.fork('cast').shuffle(['elephant', 'peacock', 'fish', 'sun', 'lotus-front', 'deer', 'cow', 'tiger'] as const),
  );
  // Beside things that were named stand the figures that were, and no others.
  const cast = things.length === 0 ? figures : [...things, ...wishedFigures(recipe, mithilaFigures)];
  for (const [i, { x, y, row, column }] of lattice.sites.entries()) {
    const k = (column + row * (lattice.columns > 2 ? 3 : 1) + Math.floor(i / 5)) % cast.length;
    const motif = cast[k];
    if (!motif) continue;
    if (typeof motif === 'object') {
      const radius = (half - width * 0.7) * 0.84;
      const at = { x, y, radius, flip: (row + column) % 2 === 1, air: radius * 0.05 + 2.5, colourway: i * 2 };
      setThing(easel, { outline: motif, ...at }, drawMithila, rng.fork('figures').fork(k));
      continue;
    }
    setFigure(
      easel,
      {
        motif,
        colourway: colourwayOf(easel, i),
        x,
        y,
        radius: (half - width * 0.7) * 0.84,
        flip: (row + column) % 2 === 1,
        rank: 'hero',
        air: 2.5,
      },
      rng.fork('figures').fork(k),
    );
  }
  return finishPainting(easel, half * 0.6, 'grass', rng.fork('nib'), before);
}

const drawMithila: DrawThing = (outline, ask) =>
  drawDoubled(outline, { ...ask, halo: Math.min(7, Math.max(2.2, ask.radius * 0.055)) });

function frames(easel: Easel, { sites, stepX, stepY }: Lattice, width: number) {
  const { recipe, occupancy, rng } = easel;
  const kinds = rng.fork('bands').shuffle(bandKinds);
  const [h, v] = [
    easel.add(drawBand(stepX - width, width, kinds[0] ?? 'teeth', recipe.line)),
    easel.add(drawBand(stepY - width, width, kinds[1] ?? 'leaves', recipe.line, 1)),
  ];
  const fields = grounds.map((ink) => {
    const sketch = createSketch();
    sketch.area(
      polyline(
        [
          [-stepX / 2, -stepY / 2],
          [stepX / 2, -stepY / 2],
          [stepX / 2, stepY / 2],
          [-stepX / 2, stepY / 2],
        ],
        true,
      ),
      ink,
    );
    return easel.add(sketch.done((stepX + stepY) / 2));
  });
  const corner = createSketch();
  const c = width / 2;
  corner.outlined(
    polyline(
      [
        [-c, -c],
        [c, -c],
        [c, c],
        [-c, c],
      ],
      true,
    ),
    'a1',
    'line',
    1.5 * recipe.line,
  );
  corner.outlined(
    polyline(
      [
        [0, -c],
        [c, 0],
        [0, c],
        [-c, 0],
      ],
      true,
    ),
    'a3',
    'line',
    recipe.line,
  );
  corner.outlined(
    polyline(
      [
        [0, -c / 2],
        [c / 2, 0],
        [0, c / 2],
        [-c / 2, 0],
      ],
      true,
    ),
    'light',
    'line',
    recipe.line,
  );
  const knot = easel.add(corner.done(width));
  const items: Item[] = [];
  const bands: Item[] = [];
  const from = rng.fork('grounds').whole(0, grounds.length - 1);
  for (const { x, y, row, column } of sites) {
    const field = fields[(from + column + row * 2) % fields.length] ?? 0;
    items.push({ symbol: field, x, y, turn: 0, scale: 1 });
    bands.push(
      { symbol: h, x, y: y - stepY / 2, turn: 0, scale: 1 },
      { symbol: v, x: x - stepX / 2, y, turn: Math.PI / 2, scale: 1 },
      { symbol: knot, x: x - stepX / 2, y: y - stepY / 2, turn: 0, scale: 1 },
    );
    occupancy.chain(
      [
        [x - stepX / 2, y - stepY / 2],
        [x + stepX / 2, y - stepY / 2],
      ],
      c + 1.5,
    );
    occupancy.chain(
      [
        [x - stepX / 2, y - stepY / 2],
        [x - stepX / 2, y + stepY / 2],
      ],
      c + 1.5,
    );
  }
  return [
    { id: 'fields', name: 'Panels', kind: 'field', items },
    { id: 'bands', name: 'Borders', kind: 'motifs', items: bands },
  ] as const;
}
