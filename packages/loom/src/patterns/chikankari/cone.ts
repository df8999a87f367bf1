import { curve } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { resample } from '../../geometry/resample.ts';
import { paisleyOutline, paisleyShape } from '../../motifs/paisley-shape.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { SceneSymbol } from '../../scene/scene.ts';
import type { StitchAsk } from './flowers.ts';
import { bakhiya, jali, murri, phanda, tepchi, zanjeera } from './stitches.ts';

/** Kairi: a cone outlined in chain, a band of shadow, grains about it, a drawn net or a sprig in its belly. */
export function stitchedCone({ radius, thread, detail, rng }: StitchAsk): SceneSymbol {
  const sketch = createSketch();
  const shape = paisleyShape(
    { slim: rng.between(0.15, 0.55), hook: rng.between(0.7, 0.95), fringe: 0.12 },
    radius * 0.96,
  );
  const outer = paisleyOutline(shape, 0);
  const band = shape.belly * 0.2;
  const inner = paisleyOutline(shape, band);
  sketch.area(curve(outer, true), 'ground>light:0.5');
  if (inner.length > 2) sketch.area(curve(inner, true), 'ground');
  zanjeera(sketch, { points: outer, closed: true }, thread * 1.35);
  if (inner.length > 2) tepchi(sketch, { points: inner, closed: true }, thread, thread * 3);
  const beads = paisleyOutline(shape, -shape.fringe * 0.9);
  const [cx, cy] = shape.spine[8] ?? [0, 0];
  const grains = resample(beads, Math.max(thread * 4.6, radius * 0.085)).slice(0, -1);
  murri(
    sketch,
    grains.map((at) => ({ at, turn: turnFrom(cx, cy, at) })),
    Math.max(thread * 2.3, shape.fringe * 1.1),
  );
  phanda(sketch, resample(paisleyOutline(shape, band * 0.5), thread * 4.2).slice(0, -1), thread * 0.8);
  const [bx, by] = shape.spine[9] ?? [0, 0];
  const room = shape.belly - band * 1.25;
  if (detail >= 2 && rng.chance(0.6)) {
    jali(sketch, [bx, by], room, thread * 2.7);
    const ring = Array.from({ length: 30 }, (_, k) => k / 30).map((t): Point => onRing(bx, by, room * 1.04, t));
    zanjeera(sketch, { points: ring, closed: true }, thread);
    phanda(
      sketch,
      Array.from({ length: 9 }, (_, k) => onRing(bx, by, room * 0.2, k / 9)),
      thread * 0.9,
    );
  } else {
    const petals = 6;
    for (let k = 0; k < petals; k++) {
      const ring = Array.from({ length: 14 }, (_, i) => {
        const [px, py] = onRing(bx, by, room * 0.58, k / petals);
        return onRing(px, py, room * 0.27, i / 14);
      });
      bakhiya(sketch, curve(ring, true), { points: ring, closed: true }, thread * 0.9);
    }
    phanda(sketch, [[bx, by], ...Array.from({ length: 6 }, (_, k) => onRing(bx, by, room * 0.2, k / 6))], thread);
  }
  const vein = shape.spine.slice(18, 46);
  sketch.line(polyline(vein), 'light', thread * 0.7);
  murri(
    sketch,
    vein.filter((_, i) => i % 4 === 2).flatMap((at) => [-0.9, 0.9].map((turn) => ({ at, turn }))),
    thread * 2.6,
  );
  return sketch.done(radius * 1.06);
}

function onRing(x: number, y: number, r: number, share: number): Point {
  return [x + steady.sin(2 * Math.PI * share) * r, y - steady.cos(2 * Math.PI * share) * r];
}

/** The turn of what points away from (x, y). */
function turnFrom(x: number, y: number, [px, py]: Point): number {
  return steady.atan2(px - x, -(py - y));
}
