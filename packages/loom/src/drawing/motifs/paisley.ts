import { circle, closedCurve, curve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Motif, MotifInks } from './motif.ts';
import type { Band } from './paisley-bands.ts';
import { drawPaisley } from './paisley-drawing.ts';
import { fringeKinds } from './paisley-fringe.ts';
import { type PaisleyShape, paisleyShape } from './paisley-shape.ts';
import { petalOutline } from './petal-outline.ts';
import { createSketch, penFor } from './sketch.ts';

/** Fewest units of belly at which beads can be distinguished. */
const beaded = 16;
const ringed = 34;

/** The hooked cone with its bands and a sprig inside: one of the motifs that other cloths set among their flowers. */
export const paisley: Motif = ({ radius, inks, detail, line }, rng) => {
  const fringe = radius > 20 ? rng.between(0.14, 0.2) : 0.06;
  const shape = paisleyShape({ slim: rng.between(0.1, 0.6), hook: rng.between(0.78, 0.98), fringe }, radius * 0.98);
  const bands = bandsFor(inks, shape.belly, detail);
  const drawn = drawPaisley({
    shape,
    fringe: { kind: radius > 20 ? rng.pick(fringeKinds) : 'scallops', body: inks.third, second: inks.second },
    bands,
    field: inks.heart,
    light: inks.light,
    contour: inks.contour,
    ...(shape.belly > ringed && detail >= 3 ? { dots: inks.light } : {}),
    detail,
    line,
  });
  const sprig = drawSprig(shape, drawn.gardenInset, inks, line);
  return { shapes: [...drawn.symbol.shapes, ...sprig], radius: drawn.symbol.radius };
};

function bandsFor(inks: MotifInks, belly: number, detail: number): Band[] {
  const { light, body, second, third } = inks;
  const hair: Band = { kind: 'plain', width: Math.max(1.2, belly * 0.03), field: light, mark: light, accent: light };
  const outer = { width: Math.max(1.6, belly * 0.13), field: body, mark: light, accent: second };
  if (belly < beaded || detail === 1) return [hair, { kind: 'plain', ...outer }];
  const beads: Band = { kind: belly > ringed ? 'pearls' : 'beads', ...outer };
  const inner: Band = { kind: 'scallops', width: belly * 0.1, field: third, mark: second, accent: light };
  return belly > ringed && detail >= 2 ? [hair, beads, hair, inner] : [hair, beads, hair];
}

/** A stem up the spine with flowers of five dots and leaves, as large as each place allows. */
function drawSprig(shape: PaisleyShape, inset: number, inks: MotifInks, line: number) {
  const sketch = createSketch();
  const pen = penFor({ radius: shape.belly * 0.6, line });
  const last = shape.spine.length - 1;
  const at = (t: number) => {
    const i = Math.round(t * last);
    const [x, y] = shape.spine[i] ?? [0, 0];
    const [bx, by] = shape.spine[Math.min(last, i + 1)] ?? [x, y - 1];
    return { x, y, room: (shape.radii[i] ?? 0) - inset, turn: steady.atan2(bx - x, -(by - y)) };
  };
  const stem: Point[] = [];
  for (let t = 0; t < 0.8 && at(t).room > 1.5; t += 0.05) stem.push([at(t).x, at(t).y]);
  if (stem.length < 2) return [];
  sketch.line(curve(stem), inks.leaf, pen.inner * 1.4);
  let leaves = '';
  for (let t = 0; t < 0.78; t += 0.065) {
    const { x, y, room, turn } = at(t);
    const length = room * 0.62;
    if (length < 3) break;
    for (const side of [-1, 1]) {
      const blade = petalOutline('point', length, length * 0.36, 0.12 * side, 4);
      leaves += closedCurve(blade.map((part) => place(part, x, y, turn + side * 1.0)));
    }
  }
  sketch.outlined(leaves, inks.leaf, inks.contour, pen.fine);
  for (const [k, t] of [0.16, 0.4, 0.58].entries()) {
    const { x, y, room, turn } = at(t);
    const size = room * (k === 0 ? 0.72 : 0.62);
    if (size < 1.6) break;
    const petals = (scale: number) =>
      Array.from({ length: 6 }, (_, i) =>
        closedCurve(
          petalOutline('round', size * scale, size * scale * 0.86, 0, 4).map((part) =>
            place(part, x, y, turn + (i * Math.PI) / 3),
          ),
        ),
      );
    const [outer, inner] = k % 2 === 0 ? [inks.body, inks.second] : [inks.second, inks.body];
    sketch.outlined(petals(1).join(''), outer, inks.contour, pen.inner);
    if (size > 9) sketch.outlined(petals(0.62).join(''), inner, inks.contour, pen.fine);
    sketch.outlined(circle(x, y, size * 0.24), inks.light, inks.contour, pen.fine);
  }
  return sketch.done(shape.belly).shapes;
}
