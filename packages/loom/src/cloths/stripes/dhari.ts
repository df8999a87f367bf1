import type { Ink, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { readRuns } from '../../drawing/weaving/sett.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import { drawnStripe, type StripeTask, uprightRepeats } from './drawn-stripe.ts';

/** Yarn counts of a dhari: the ground with pin lines, a broad line between two guards, the ground again. */
const orders: readonly string[] = [
  'ground 12, a1 1, ground 6, a1 1, ground 6, a1 1, ground 12, a2 1, ground 2, a1 10, ground 2, a2 1',
  'ground 10, a2 1, ground 4, a2 1, ground 10, a1 2, ground 2, a2 8, ground 2, a1 2',
  'ground 18, a1 1, ground 2, a1 1, ground 18, a1 2, ground 2, a1 12, ground 2, a1 2',
  'ground 8, a1 1, ground 8, a1 1, ground 8, a1 1, ground 8, a3 2, ground 2, a1 9, ground 2, a3 2',
];

/**
 * The striped body of sarees and kurtas: pin lines, and broad lines between guard lines. From the third detail on the broad line
 * carries the weaver's temple teeth to both sides, and a row of rudraksha beads from the second.
 */
export function dhari(task: StripeTask): Scene {
  const { rng, plot, recipe } = task;
  const order = readRuns(rng.pick(orders));
  const pitch = Math.min(14, Math.max(2.4, recipe.heroCm * rng.between(1.7, 2.2))) * plot.perCm;
  const yarns = order.reduce((sum, run) => sum + run.yarns, 0);
  const { across, rows } = uprightRepeats(plot, pitch, pitch * rng.pick([0.1, 0.13, 0.16]));
  const share = plot.torus.w / across / yarns;
  const at = order.findIndex((run) => run.ink !== 'ground' && run.yarns >= 8);
  const left = order.slice(0, at).reduce((sum, run) => sum + run.yarns, 0) * share;
  const width = (order[at]?.yarns ?? 8) * share;
  const ink = order[at]?.ink ?? 'a1';
  const tooth = plot.torus.h / rows;
  const places = (x: number) =>
    Array.from({ length: across }, (_, i) =>
      Array.from({ length: rows }, (__, k): [number, number] => [i * (plot.torus.w / across) + x, (k + 0.5) * tooth]),
    ).flat();
  const hasTemples = recipe.detail >= 3 && rng.chance(0.6);
  const isCutOut = rng.chance(0.5);
  const bead = beads(Math.min(width, tooth) * 0.3, isCutOut ? 'ground' : 'light');
  const figures = [
    ...(recipe.detail >= 2 ? [{ symbol: bead, places: places(left + width / 2) }] : []),
    ...(hasTemples
      ? [{ symbol: temple(width / 2 - share * 0.2, tooth, share * 4.5, ink), places: places(left + width / 2) }]
      : []),
  ];
  // Temples stand where the guard lines would be: these are left out then.
  const runs = hasTemples
    ? order.map((run, i) => (Math.abs(i - at) === 2 ? { ...run, ink: 'ground' as Ink } : run))
    : order;
  return drawnStripe(task, { runs, across, aside: 0, figures: figures.toReversed() });
}

/** Stepped teeth to the left and right, three steps each, from half the line's width outwards. */
function temple(from: number, height: number, reach: number, fill: Ink): SceneSymbol {
  const steps = 3;
  const shapes = [-1, 1].map((side) => {
    const points: [number, number][] = [[side * from, -height * 0.46]];
    for (let k = 0; k < steps; k++) {
      const y = height * 0.46 * (1 - k / steps);
      const x = side * (from + (reach * (k + 1)) / steps);
      const before = side * (from + (reach * k) / steps);
      points.push([before, -y], [x, -y]);
    }
    for (let k = steps - 1; k >= 0; k--) {
      const y = height * 0.46 * (1 - k / steps);
      const x = side * (from + (reach * (k + 1)) / steps);
      points.push([x, y], [side * (from + (reach * k) / steps), y]);
    }
    return { d: polyline(points, true), fill };
  });
  return { shapes, radius: Math.ceil(from + reach + height) };
}

function beads(r: number, fill: Ink): SceneSymbol {
  const d = polyline(
    [
      [0, -r],
      [r, 0],
      [0, r],
      [-r, 0],
    ],
    true,
  );
  return { shapes: [{ d, fill }], radius: Math.ceil(r) + 1 };
}
