import { circle } from '../../geometry/circle.ts';
import { penFor } from '../../motifs/pen.ts';
import { ringOf } from '../../motifs/ring-of.ts';
import { createSketch } from '../../motifs/sketch.ts';
import type { Rng } from '../../random/rng.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';
import { anglesOf, petals } from './around.ts';
import type { RingInks } from './ring.ts';
import { broadRings, edgeRings, narrowRings } from './ring-kinds.ts';

export interface MandalaAsk {
  readonly radius: number;
  readonly detail: number;
  readonly line: number;
  /** Dyes in the order in which rings take them. */
  readonly cast: readonly Ink[];
  readonly rng: Rng;
  /** Folds, from 8 to 24; drawn when it is not given. */
  readonly folds?: number;
}

/** From this radius in units a mandala carries so many rings beside its heart. */
const rooms = [0, 34, 62, 100, 150] as const;

const haloFrom = 60;

/** Rings of petals, arches, leaves and beads about a heart, all with the same folds or twice as many. */
export function drawMandala({
  radius,
  detail,
  line,
  cast,
  rng,
  folds = rng.pick([8, 10, 12, 16]),
}: MandalaAsk): SceneSymbol {
  const sketch = createSketch();
  const pen = penFor({ radius: Math.min(120, radius * 0.62), line });
  const rings = Math.min(rooms.filter((room) => radius >= room).length, detail + 1);
  const inksAt = (k: number): RingInks => {
    const at = (i: number): Ink => cast[(k + i) % cast.length] ?? 'a1';
    return {
      base: k % 2 === 0 ? 'light' : at(2),
      figure: at(0),
      second: at(1),
      light: k % 2 === 0 ? 'light' : at(3),
      line: 'line',
    };
  };
  // A halo of dots goes round those that have the room.
  const hasHalo = radius >= haloFrom && detail >= 2;
  let outer = hasHalo ? radius * 0.945 : radius;
  const broad = rng.shuffle(broadRings);
  for (let k = 0; k < rings; k++) {
    const isEdge = k === 0;
    const inks = inksAt(k);
    // Outer rings have room for more figures.
    const count = outer > radius * 0.62 && folds <= 12 ? folds * 2 : folds;
    const inner = outer * (isEdge ? rng.between(0.72, 0.78) : rng.between(0.62, 0.72));
    const ring = isEdge ? rng.pick(edgeRings) : broad[k % broad.length];
    if (isEdge && hasHalo) sketch.area(ringOf(count * 2, radius * 0.98, radius * 0.0125, 0.5), inks.figure);
    const ask = { count, inner, outer: isEdge ? outer : outer * 0.98, offset: k % 2 === 0 ? 0 : 0.5, pen, detail };
    if (!isEdge) sketch.outlined(circle(0, 0, outer), inks.base, 'line', pen.contour);
    ring?.(sketch, { ...ask, inks });
    outer = inner;
    if (k < rings - 1 && detail >= 2) {
      const band = outer * rng.between(0.87, 0.9);
      const base = inksAt(k + 2);
      sketch.outlined(circle(0, 0, outer), base.second, 'line', pen.contour);
      rng.pick(narrowRings)(sketch, {
        ...ask,
        inks: { ...base, figure: 'light', second: base.figure, light: base.figure },
        count: count * (count < 16 ? 2 : 1),
        inner: band,
        outer,
      });
      outer = band;
    }
  }
  heart(outer);
  return sketch.done(radius + pen.contour);

  function heart(reach: number): void {
    const [first = 'a1', second = 'a2'] = cast;
    const count = Math.min(12, folds);
    sketch.outlined(circle(0, 0, reach), 'light', 'line', pen.contour);
    const width = ((2 * Math.PI * reach) / count) * 0.6;
    sketch.outlined(
      petals(anglesOf(count, 0), 0, { shape: 'ogee', length: reach * 0.94, width }),
      first,
      'line',
      pen.inner,
    );
    if (reach < 9) return;
    sketch.area(petals(anglesOf(count, 0), 0, { shape: 'point', length: reach * 0.66, width: width * 0.5 }), 'light');
    sketch.outlined(circle(0, 0, reach * 0.32), second, 'line', pen.inner);
    sketch.area(ringOf(Math.min(8, count), reach * 0.2, reach * 0.05), 'light');
  }
}
