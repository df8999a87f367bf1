import { circle, closedCurve, curve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Ink, SceneSymbol } from '../scene.ts';
import { type Band, drawBand } from './paisley-bands.ts';
import { drawFringe, type FringeKind } from './paisley-fringe.ts';
import { fringeAt, type PaisleyShape, paisleyOutline } from './paisley-shape.ts';
import { paisleyStations } from './paisley-stations.ts';
import { petalOutline } from './petal-outline.ts';
import { createSketch, penFor } from './sketch.ts';

export interface PaisleyAsk {
  readonly shape: PaisleyShape;
  readonly fringe: { readonly kind: FringeKind; readonly body: Ink; readonly second: Ink };
  /** From the outside in. */
  readonly bands: readonly Band[];
  readonly field: Ink;
  readonly light: Ink;
  readonly contour: Ink;
  /** Dots that follow the field's edge. */
  readonly dots?: Ink;
  /** A row of dots outside the fringe, `haloReach` units wide. */
  readonly halo?: Ink;
  readonly detail: number;
  readonly line: number;
}

/** What a halo takes beyond the fringe, units. */
export function haloReach({ belly }: PaisleyShape): number {
  return Math.max(3.4, belly * 0.045);
}

export interface PaisleyDrawing {
  readonly symbol: SceneSymbol;
  /** Inset of the field's edge from the contour, and inwards of it what a garden keeps clear of, units. */
  readonly fieldInset: number;
  readonly gardenInset: number;
}

/** Draws a paisley without its garden: fringe, contour, bands between exact insets, field, dotted inner line, tip. */
export function drawPaisley(ask: PaisleyAsk): PaisleyDrawing {
  const { shape, contour, light, detail } = ask;
  const sketch = createSketch();
  const radius =
    Math.max(...shape.spine.map(([x, y], i) => steady.hypot(x, y) + (shape.radii[i] ?? 0))) +
    shape.fringe +
    (ask.halo === undefined ? 0 : haloReach(shape));
  const pen = penFor({ radius: shape.belly, line: ask.line });
  if (shape.fringe > 1.5) drawFringe(sketch, { ...ask.fringe, shape, light, contour, pen, detail });
  if (ask.halo !== undefined) sketch.area(haloOf(shape), ask.halo);
  let inset = 0;
  for (const [i, band] of ask.bands.entries()) {
    sketch.outlined(
      curve(paisleyOutline(shape, inset), true),
      band.field,
      contour,
      i === 0 ? pen.contour * 1.5 : pen.inner,
    );
    drawBand(sketch, { ...band, shape, inset, contour, pen });
    inset += band.width;
  }
  const field = paisleyOutline(shape, inset);
  if (field.length > 0) sketch.outlined(curve(field, true), ask.field, contour, pen.contour);
  const step = Math.max(3.2, shape.belly * 0.055);
  let gardenInset = inset + pen.contour;
  if (ask.dots !== undefined) {
    const dotted = paisleyStations(shape, inset + step * 0.9, step);
    sketch.area(dotted.map(({ x, y }) => circle(x, y, step * 0.19)).join(''), ask.dots);
    gardenInset += step * 1.2;
  }
  drawTip(sketch, ask, pen.inner);
  return { symbol: sketch.done(radius), fieldInset: inset, gardenInset };
}

/** Dots at an even distance from the fringe's ends; none in the hollow of the hook, where they would crowd. */
function haloOf(shape: PaisleyShape): string {
  const reach = haloReach(shape);
  const last = shape.spine.length - 1;
  const around = { ...shape, radii: shape.radii.map((r, i) => r + shape.fringe * fringeAt(i / last) + reach * 0.62) };
  const dots = paisleyStations(around, 0, reach * 2.1).filter(({ x, y }) =>
    shape.spine.every(([px, py], i) => steady.hypot(px - x, py - y) > (around.radii[i] ?? 0) - 0.5),
  );
  return dots.map(({ x, y }) => circle(x, y, reach * 0.3)).join('');
}

/** The hook ends in a bud: three small petals from the last circle of the spine. */
function drawTip(
  sketch: ReturnType<typeof createSketch>,
  { shape, fringe, light, contour }: PaisleyAsk,
  width: number,
): void {
  const end = shape.spine.at(-1);
  const before = shape.spine.at(-3);
  if (!end || !before) return;
  const turn = steady.atan2(end[0] - before[0], -(end[1] - before[1]));
  const size = Math.max(2.4, shape.belly * 0.085);
  const petal = (lean: number, long: number): Point[][] =>
    petalOutline('point', size * long, size * 0.8, 0, 4).map((part) => place(part, end[0], end[1], turn + lean));
  if (size > 4) {
    sketch.outlined(closedCurve(petal(-0.8, 1.5)) + closedCurve(petal(0.8, 1.5)), fringe.second, contour, width);
    sketch.outlined(closedCurve(petal(0, 2.1)), fringe.body, contour, width);
  }
  sketch.outlined(circle(end[0], end[1], size * 0.52), light, contour, width);
}
