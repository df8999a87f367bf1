import { petalOutline } from '../../drawing/motifs/petal-outline.ts';
import type { Ink, Scene, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { readRuns } from '../../drawing/weaving/sett.ts';
import { circle, closedCurve } from '../../numbers/geometry/path.ts';
import { place } from '../../numbers/geometry/point.ts';
import { drawnStripe, type StripeTask, uprightRepeats } from './drawn-stripe.ts';

/** A figured band in the middle of plain ones: its place and width in the order. */
interface Order {
  readonly runs: string;
  readonly figured: number;
}

const orders: readonly Order[] = [
  { runs: 'ground 10, a1 3, ground 3, a1 26, ground 3, a1 3, ground 10, a2 4, ground 4, a2 4', figured: 3 },
  { runs: 'a1 4, ground 4, a1>ground:0.62 30, ground 4, a1 4, ground 8, a2 6, ground 8', figured: 2 },
  { runs: 'ground 8, a2 2, ground 2, a1 24, ground 2, a2 2, ground 8, a1 3, ground 6, a1 3', figured: 3 },
  { runs: 'a1 6, ground 30, a1 6, ground 6, a2 10, ground 6', figured: 1 },
];

/** Mattress and dress stripes: broad satin bands with a small figure woven up the middle, and fine lines between. */
export function figured(task: StripeTask): Scene {
  const { rng, plot, recipe, dyes } = task;
  const chosen = rng.pick(orders);
  const runs = readRuns(chosen.runs);
  const yarns = runs.reduce((sum, run) => sum + run.yarns, 0);
  const size = Math.min(26, Math.max(3, recipe.heroCm * rng.between(2.2, 2.7))) * plot.perCm;
  const share = size / yarns;
  const band = (runs[chosen.figured]?.yarns ?? 20) * share;
  const { across, rows } = uprightRepeats(plot, size, band * rng.pick([0.9, 1.1]));
  const step = plot.torus.w / across;
  const real = (step / yarns) * (runs[chosen.figured]?.yarns ?? 20);
  const middle = (step / yarns) * runs.slice(0, chosen.figured).reduce((sum, run) => sum + run.yarns, 0) + real / 2;
  const pitch = plot.torus.h / rows;
  const isOnDye = (runs[chosen.figured]?.ink ?? 'a1') === 'a1';
  const inks: Inks = { body: isOnDye ? 'light' : 'a1', heart: dyes.pick<Ink>(['a3', 'a2']) };
  const symbol = rng.pick([sprig, lozenge, floret])(Math.min(real, pitch) * 0.46, pitch, inks);
  const places = Array.from({ length: across }, (_, i) =>
    Array.from({ length: rows }, (__, k): [number, number] => [i * step + middle, (k + 0.5) * pitch]),
  ).flat();
  return drawnStripe(task, { runs, across, aside: 0, figures: recipe.detail >= 2 ? [{ symbol, places }] : [] });
}

interface Inks {
  readonly body: Ink;
  readonly heart: Ink;
}

function leaf(length: number, width: number, x: number, y: number, turn: number): string {
  return closedCurve(petalOutline('point', length, width).map((part) => place(part, x, y, turn)));
}

/** A stem with pairs of leaves that grows on into the next one. */
function sprig(r: number, pitch: number, { body, heart }: Inks): SceneSymbol {
  const leaves = [0.28, -0.2].flatMap((at) =>
    [-1, 1].map((side) => leaf(r * 0.92, r * 0.42, 0, at * pitch, side * 0.95)),
  );
  const shapes: Shape[] = [
    { d: `M0 ${Math.round(-pitch / 2)}L0 ${Math.round(pitch / 2)}`, stroke: body, strokeWidth: Math.max(1, r * 0.07) },
    { d: leaves.join(''), fill: body },
    {
      d:
        circle(0, -0.44 * pitch, r * 0.14) +
        circle(-r * 0.3, -0.4 * pitch, r * 0.08) +
        circle(r * 0.3, -0.4 * pitch, r * 0.08),
      fill: heart,
    },
  ];
  return { shapes, radius: Math.ceil(pitch * 0.6 + r) };
}

/** Lozenges within each other, touching up the band, with a pair of dots where they touch. */
function lozenge(r: number, pitch: number, { body, heart }: Inks): SceneSymbol {
  const half = pitch / 2;
  const at = (k: number) => `M0 ${-half * k}L${r * k} 0L0 ${half * k}L${-r * k} 0Z`;
  const shapes: Shape[] = [
    { d: at(0.94), stroke: body, strokeWidth: Math.max(1, r * 0.09) },
    { d: at(0.62), fill: body },
    { d: at(0.28), fill: heart },
    { d: circle(-r * 0.72, half, r * 0.11) + circle(r * 0.72, half, r * 0.11), fill: body },
  ];
  return { shapes, radius: Math.ceil(half + r) };
}

/** A floret of eight petals and a dot between it and the next. */
function floret(r: number, pitch: number, { body, heart }: Inks): SceneSymbol {
  const size = Math.min(r, pitch * 0.36);
  const petals = Array.from({ length: 8 }, (_, k) => leaf(size, size * 0.46, 0, 0, (k * Math.PI) / 4)).join('');
  const shapes: Shape[] = [
    { d: petals, fill: body },
    { d: circle(0, 0, size * 0.24), fill: heart },
    {
      d:
        circle(0, pitch / 2, size * 0.16) +
        circle(-size * 0.4, pitch / 2, size * 0.09) +
        circle(size * 0.4, pitch / 2, size * 0.09),
      fill: body,
    },
  ];
  return { shapes, radius: Math.ceil(pitch / 2 + r) };
}
