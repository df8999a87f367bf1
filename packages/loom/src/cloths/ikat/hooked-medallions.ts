import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { type Contour, contourOutline, drawRings, profileOf } from './contour.ts';
import { box, lozenge } from './hearts/shapes.ts';
import type { IkatTask } from './task.ts';

/** Diamonds and hexagons of stepped bands on a brick, hooks along their edges, lesser ones in the bays. */
export function hookedMedallions(task: IkatTask): void {
  const { rng, plot, dyes, hearts, recipe } = task;
  const stepX = plot.hero * rng.between(0.78, 0.98);
  const lattice = fitBrick(plot.torus, stepX, rng.between(0.64, 0.84));
  const width = lattice.stepX / 2;
  const height = lattice.stepY;
  const unit = Math.max(18, steady.power(recipe.line, 0.3) * Math.min(30, width * rng.between(0.08, 0.1)));
  task.feather(unit);
  const kinds = rng.chance(0.7) ? 2 : 1;
  const isDiamond = rng.chance(0.6);
  const share = isDiamond ? 0.78 : 0.7;
  const edge = rng.pick(['stepped', 'stepped', 'toothed', 'plain'] as const);
  const contour: Contour = {
    kind: isDiamond ? 'diamond' : rng.pick(['hexagon', 'oval', 'almond'] as const),
    width: width * (share + 0.04),
    height: height * share,
    edge,
    count: edge === 'toothed' ? 9 : Math.max(4, Math.round((height * share) / (unit * 1.25))),
  };
  task.wash(dyes.band(rng.fork('wash').chance(0.6) ? 3 : 2, 1));
  const count = Math.max(2, Math.min(5, 1 + recipe.detail, Math.floor((contour.width * 0.6) / unit)));
  const widths = [0.9, 1.25, 0.9, 1.15, 0.9].slice(0, count).map((size) => size * unit);
  for (let kind = 0; kind < kinds; kind++) {
    const fork = rng.fork(`medallion/${kind}`);
    const sketch = createSketch();
    const ink = (n: number): Ink => dyes.band(n, kind);
    drawHooks(sketch, contour, unit, ink(0), fork);
    const heart = hearts[kind % hearts.length] ?? hearts[0];
    const rings = heart.isLarge === true ? widths.slice(0, 1) : widths;
    const inset = drawRings(sketch, contour, rings, (n) => ink(n));
    const core = contourOutline({ ...contour, edge: 'plain' }, inset);
    if (core !== undefined) sketch.area(polyline(core, true), ink(rings.length));
    const squeeze = isDiamond ? 0.62 : 0.78;
    const room = { width: (contour.width - inset) * squeeze, height: (contour.height - inset * 1.1) * squeeze };
    heart.draw({ sketch, ...room, ink: (n) => ink(rings.length + 1 + n), rng: fork });
    const sites = lattice.sites.filter(({ row }) => row % kinds === kind);
    task.set('motifs', sketch.done(steady.hypot(width, height)), sites);
    for (const { x, y } of sites) {
      task.note({ x, y, r: Math.min(contour.width, contour.height), motif: 'medallion', rank: 'hero' });
      task.note({ x, y, r: Math.min(room.width, room.height), motif: heart.motif, rank: 'secondary' });
    }
  }
  drawBays(task, lattice.sites, { width, height, unit, free: width - contour.width, below: height - contour.height });
}

/** Latch hooks ("ram's horns") on both sides, above and below, as stepped as the cloth itself. */
function drawHooks(sketch: Sketch, contour: Contour, unit: number, ink: Ink, rng: Rng): void {
  const profile = profileOf(contour.kind);
  const places = rng.pick([[0.3, 0.62], [0.45], [0.22, 0.5, 0.76]] as const);
  const thick = unit * 0.46;
  const reach = unit * rng.between(1.7, 2.3);
  for (const v of places) {
    const x = contour.width * profile(v);
    const y = contour.height * v;
    for (const sx of [-1, 1]) {
      for (const sy of [-1, 1]) {
        sketch.area(box(sx * (x + reach * 0.4), sy * y, reach * 0.75, thick), ink);
        sketch.area(box(sx * (x + reach), sy * (y + unit * 0.5), thick, unit * 0.95), ink);
      }
    }
  }
  for (const side of [-1, 1]) {
    sketch.area(box(0, side * (contour.height + unit * 0.2), thick, unit * 1.3), ink);
    sketch.area(lozenge(0, side * (contour.height + unit * 1.1), unit * 0.9, unit * 1.3), ink);
  }
}

interface Bays {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly free: number;
  readonly below: number;
}

/** Small stepped diamonds where four medallions leave a bay: beside each, halfway to its neighbour in the row. */
function drawBays(
  { dyes, set, note, rng }: IkatTask,
  sites: readonly { x: number; y: number; row: number }[],
  { width, height, unit, free }: Bays,
): void {
  const r = Math.max(unit * 1.3, free * 1.15);
  const tall = Math.min(height * 0.3, r * rng.between(1.3, 1.9));
  const sketch = createSketch();
  const contour: Contour = { kind: 'diamond', width: r * 1.2, height: tall * 1.2, edge: 'plain', count: 3 };
  const rings = Math.max(1, Math.min(4, Math.floor((r * 1.1) / unit)));
  drawRings(
    sketch,
    contour,
    Array.from({ length: rings }, () => unit * 0.85),
    (n) => dyes.band(n, 1),
  );
  const places = sites.map(({ x, y }) => ({ x: x + width, y }));
  set('field', sketch.done(steady.hypot(r, tall) * 1.3), places);
  for (const { x, y } of places) note({ x, y, r: Math.min(r, tall), motif: 'diamond', rank: 'filler' });
}
