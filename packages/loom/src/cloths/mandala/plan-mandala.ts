import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { bestCandidates } from '../../drawing/layout/poisson.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { ringOf } from '../../drawing/motifs/ring-of.ts';
import { createSketch, penFor } from '../../drawing/motifs/sketch.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { circle, fixed, polyline } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { anglesOf, petals } from './around.ts';
import { drawMandala } from './draw-mandala.ts';
import type { MandalaTask } from './task.ts';

const draws = {
  roundel,
  panels,
  'half-drop': halfDrop,
  overlapping,
  border,
} satisfies Record<string, (task: MandalaTask) => void>;

/** The layouts of mandala. */
export const mandalaLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, rng: root, geo, col } = planner;
  const cast = (name: string) => col.fork(name).shuffle<Ink>(['a1', 'a2', 'a3', 'a4']);
  const { detail, line } = recipe;
  const make: MandalaTask['make'] = (name, radius, folds, finest = 5) =>
    drawMandala({
      radius,
      detail: Math.min(detail, finest),
      line,
      cast: cast(name),
      rng: root.fork('design').fork(name),
      ...(folds === undefined ? {} : { folds }),
    });
  const hasFlowers = !recipe.motifs.exclude.includes('blossom');
  draw({
    recipe,
    plot,
    rng: geo,
    planner,
    make,
    floret: (name, radius) =>
      hasFlowers ? drawFloret(radius, cast(name), line, root.fork('floret').fork(name)) : make(name, radius, 8, 1),
    small: hasFlowers ? 'blossom' : 'medallion',
  });
  return planner.finish(clothLayers);
});

/** Large roundels that touch, quarter ones meeting in every corner, florets where four ways cross. */
function roundel({ plot, rng, planner, make, floret, small, recipe }: MandalaTask): void {
  const lattice = squareLattice(plot.torus, plot.hero * 1.12, false);
  const cell = Math.min(lattice.stepX, lattice.stepY);
  const r = cell * rng.between(0.455, 0.485);
  planner.set('motifs', make('hero', r), lattice.sites);
  const corners = lattice.sites.map(({ x, y }) => ({ x: x - lattice.stepX / 2, y: y - lattice.stepY / 2 }));
  const diagonal = Math.sqrt(lattice.stepX ** 2 + lattice.stepY ** 2) / 2;
  const corner = (diagonal - r) * 0.95;
  planner.set('motifs', make('corner', corner), corners);
  for (const { x, y } of lattice.sites) planner.note({ x, y, r, motif: 'medallion', rank: 'hero' });
  for (const { x, y } of corners) planner.note({ x, y, r: corner, motif: small, rank: 'secondary' });
  if (recipe.detail < 2) return;
  const gap = cell / 2 - r;
  const size = Math.max(4, Math.min(corner * 0.3, (cell / 2 - corner) * 0.18 + gap * 0.2));
  const between = lattice.sites.flatMap(({ x, y }) =>
    [-1, 1].flatMap((side) => [
      { x: x - lattice.stepX / 2, y: y + side * (lattice.stepY / 2 - corner - size * 1.25) },
      { x: x + side * (lattice.stepX / 2 - corner - size * 1.25), y: y - lattice.stepY / 2 },
    ]),
  );
  planner.set('fill', floret('between', size), between);
  for (const { x, y } of between) planner.note({ x, y, r: size, motif: small, rank: 'filler' });
}

/** A grid of framed panels, two or three roundels by turns, a floret in each frame's corners. */
function panels({ plot, rng, planner, make, floret, small, recipe }: MandalaTask): void {
  const lattice = squareLattice(plot.torus, plot.hero * rng.between(0.72, 0.86), true);
  const { stepX, stepY } = lattice;
  const cell = Math.min(stepX, stepY);
  const frame = cell * 0.05;
  const [x, y] = [stepX / 2 - frame, stepY / 2 - frame];
  const square = (inset: number) =>
    polyline(
      [
        [-x + inset, -y + inset],
        [x - inset, -y + inset],
        [x - inset, y - inset],
        [-x + inset, y - inset],
      ],
      true,
    );
  const papers = rng.pick([
    ['ground', 'light'],
    ['ground', 'a1'],
    ['ground', 'ground'],
  ] as const);
  // Where four frames meet.
  const knots = lattice.sites.map((site) => ({ x: site.x - stepX / 2, y: site.y - stepY / 2 }));
  const knot = frame * 0.84;
  if (recipe.detail >= 2) {
    planner.set('motifs', floret('knot', knot), knots);
    for (const place of knots) planner.note({ ...place, r: knot, motif: small, rank: 'filler' });
  }
  for (const parity of [0, 1]) {
    const sites = lattice.sites.filter(({ column, row }) => (column + row) % 2 === parity);
    const stroke = { stroke: 'line', strokeWidth: Math.round(frame * 30) / 100 } as const;
    const paper = {
      shapes: [
        { d: square(0), fill: papers[parity] ?? 'ground', ...stroke },
        { d: square(frame * 0.9), stroke: 'a3' as const, strokeWidth: Math.round(frame * 40) / 100 },
      ],
      radius: cell,
    };
    planner.set('field', paper, sites);
    const r = cell * 0.395;
    planner.set('motifs', make(`panel/${parity}`, r), sites);
    for (const site of sites) planner.note({ x: site.x, y: site.y, r, motif: 'medallion', rank: 'hero' });
    const size = cell * 0.066;
    const corners = sites.flatMap((site) =>
      [-1, 1].flatMap((side) =>
        [-1, 1].map((other) => ({ x: site.x + side * (x - size * 1.55), y: site.y + other * (y - size * 1.55) })),
      ),
    );
    if (recipe.detail >= 2) {
      planner.set('fill', floret(`corner/${parity}`, size), corners);
      for (const corner of corners) planner.note({ ...corner, r: size, motif: small, rank: 'secondary' });
    }
  }
}

/** Roundels by turns half a step down, smaller ones in the gaps above and below, florets beside these. */
function halfDrop({ plot, rng, planner, make, floret, small: kind, recipe }: MandalaTask): void {
  const step = plot.hero * rng.between(1.1, 1.2);
  const lattice = halfDropLattice(plot.torus, { stepX: step * 0.86, stepY: step, evenColumns: true });
  const { stepX, stepY } = lattice;
  const reach = Math.min(stepY / 2, Math.sqrt(stepX ** 2 + (stepY / 2) ** 2) / 2);
  const r = reach * 0.965;
  for (const parity of [0, 1]) {
    const sites = lattice.sites.filter(({ column }) => column % 2 === parity);
    planner.set('motifs', make(rng.chance(0.5) ? 'one' : `by/${parity}`, r), sites);
    for (const { x, y } of sites) planner.note({ x, y, r, motif: 'medallion', rank: 'hero' });
  }
  // Three neighbours leave a pocket on either side of each roundel's column.
  const pockets = lattice.sites.flatMap(({ x, y }) =>
    [-1, 1].map((side) => ({ x: x + (side * stepX) / 3, y: y + stepY / 2 })),
  );
  const room = Math.sqrt((stepX / 3) ** 2 + (stepY / 2) ** 2) - r;
  const beside = (2 * stepX) / 3 - r;
  const small = Math.min(room, beside, stepX / 3) * 0.92;
  // Where the module leaves the rows close, there are no pockets.
  if (small < 6) return;
  planner.set('motifs', small > 22 ? make('pocket', small, 8) : floret('pocket', small), pockets);
  for (const { x, y } of pockets) planner.note({ x, y, r: small, motif: kind, rank: 'secondary' });
  if (recipe.detail < 2) return;
  const dots = lattice.sites.map(({ x, y }) => ({ x, y: y + stepY / 2 }));
  const size = Math.min((stepX / 3 - small) * 0.8, stepY / 2 - r) * 0.8;
  if (size <= 3) return;
  planner.set('fill', floret('dot', size), dots);
  for (const { x, y } of dots) planner.note({ x, y, r: size, motif: kind, rank: 'filler' });
}

/** Sizes of the mandalas that lie on one another, from the undermost: shares of the hero and how many of each. */
const overlapSizes = [
  { share: 1, perHero: 1.3, rank: 'hero' },
  { share: 0.62, perHero: 1.7, rank: 'secondary' },
  { share: 0.34, perHero: 3.2, rank: 'filler' },
] as const;

/** Candidates tried for the places of one size altogether: many places need fewer tries each. */
const overlapTries = 1600;

/** Mandalas of three sizes thrown over one another until the cloth is covered, the small ones on top. */
function overlapping({ plot, rng, planner, make }: MandalaTask): void {
  const { torus } = plot;
  const r = plot.hero * 0.56;
  const heroes = Math.max(2, (torus.w * torus.h) / (Math.PI * r * r));
  const taken: { x: number; y: number }[] = [];
  for (const [k, { share, perHero, rank }] of overlapSizes.entries()) {
    const count = Math.max(2, Math.round(heroes * perHero));
    const places = bestCandidates(torus, rng.fork(`place/${k}`), count, {
      candidates: Math.min(40, Math.max(6, Math.round(overlapTries / count))),
      taken,
    });
    taken.push(...places);
    const designs = k === 2 ? 1 : 2;
    for (let design = 0; design < designs; design++) {
      const own = places.filter((_, i) => i % designs === design);
      planner.set(
        'motifs',
        make(`${k}/${design}`, r * share * (1 - 0.08 * design), k === 2 ? 8 : undefined, k === 1 ? 3 : 2),
        own,
      );
      for (const { x, y } of own) planner.note({ x, y, r: r * share, motif: 'medallion', rank });
    }
  }
}

/** Half mandalas that rise from both sides of a band, and a field of small ones between the bands. */
function border({ plot, rng, planner, make, floret, small, recipe }: MandalaTask): void {
  const { torus } = plot;
  const bands =
    (torus.dropY === 0 ? 1 : 2) * Math.max(1, Math.round(torus.h / (plot.hero * 2.9) / (torus.dropY === 0 ? 1 : 2)));
  const pitch = torus.h / bands;
  const even = torus.brickX === 0 ? 1 : 2;
  const across = even * Math.max(1, Math.round(torus.w / (plot.hero * 0.98) / even));
  const step = torus.w / across;
  const r = Math.min(step * 0.5, pitch * 0.3);
  const half = r * 0.24;
  const rows = Array.from({ length: bands }, (_, k) => k * pitch);
  const sites = rows.flatMap((y) => Array.from({ length: across }, (_, i) => ({ x: (i + 0.5) * step, y })));
  planner.set('motifs', make('rise', r), sites);
  for (const { x, y } of sites) planner.note({ x, y, r, motif: 'medallion', rank: 'hero' });
  const joints = sites.flatMap(({ x, y }) => [-1, 1].map((side) => ({ x: x + step / 2, y: y + side * r * 0.62 })));
  planner.set('motifs', floret('joint', Math.min(r * 0.2, step * 0.14)), joints);
  const pieces = rows.flatMap((y) => Array.from({ length: across }, (_, i) => ({ x: i * step, y })));
  // Dye by dye over all pieces: a piece's edge would show on the one before.
  const { shapes, radius } = band(step, half);
  for (const shape of shapes) planner.set('motifs', { shapes: [shape], radius }, pieces);
  const beads = sites.flatMap(({ x, y }) => [
    { x, y },
    { x: x + step / 2, y },
  ]);
  planner.set('motifs', floret('bead', half * 0.62), beads);

  const top = r * 1.06;
  const free = pitch - 2 * top;
  const lines = Math.max(1, Math.round(free / (step * 0.46)));
  const size = Math.min(free / lines, step / 2) * 0.47;
  const field = rows.flatMap((y) =>
    Array.from({ length: lines }, (_, line) =>
      Array.from({ length: across * 2 }, (__, i) => ({
        x: (i + (line % 2 === 0 ? 0.5 : 1)) * (step / 2) + step / 4,
        y: y + top + (free * (line + 0.5)) / lines,
      })),
    ).flat(),
  );
  planner.set('motifs', size > 22 ? make('field', size, rng.pick([8, 10])) : floret('field', size), field);
  for (const { x, y } of field) planner.note({ x, y, r: size, motif: small, rank: 'secondary' });
  if (recipe.detail < 2) return;
  const dots = field.map(({ x, y }) => ({ x: x + step / 4, y }));
  const least = size * 0.26;
  planner.set('fill', floret('dot', least), dots);
  for (const { x, y } of dots) planner.note({ x, y, r: least, motif: small, rank: 'filler' });
}

/** A piece of the band: its dye between lines, one repeat long. */
function band(length: number, half: number): SceneSymbol {
  const bar = (reach: number) => `M-1 ${fixed(-reach)}h${fixed(length + 2)}v${fixed(2 * reach)}h${fixed(-length - 2)}Z`;
  return {
    shapes: [
      { d: bar(half * 1.22), fill: 'line' },
      { d: bar(half * 1.14), fill: 'a3' },
      { d: bar(half * 0.96), fill: 'line' },
      { d: bar(half * 0.9), fill: 'a1' },
    ],
    radius: Math.ceil(length + half * 2),
  };
}

/** A flower of one ring and a heart: what stands between mandalas. */
function drawFloret(radius: number, cast: readonly Ink[], line: number, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const pen = penFor({ radius, line });
  const [first = 'a1', second = 'a2'] = cast;
  const count = rng.pick([6, 8, 8, 10]);
  const shape = rng.pick(['round', 'ogee', 'point'] as const);
  const width = ((2 * Math.PI * radius) / count) * 0.62;
  const angles = anglesOf(count, 0);
  if (radius > 12)
    sketch.outlined(
      petals(anglesOf(count, 0.5), 0, { shape: 'point', length: radius * 0.94, width: width * 0.8 }),
      second,
      'line',
      pen.inner,
    );
  sketch.outlined(petals(angles, 0, { shape, length: radius * 0.92, width }), first, 'line', pen.inner);
  if (radius > 10) sketch.area(petals(angles, 0, { shape, length: radius * 0.6, width: width * 0.5 }), 'light');
  sketch.outlined(circle(0, 0, radius * 0.28), second, 'line', pen.inner);
  if (radius > 14) sketch.area(ringOf(6, radius * 0.16, radius * 0.045), 'light');
  return sketch.done(radius);
}
