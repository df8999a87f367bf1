import { gridLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { paintBeside, paints } from './colours.ts';

const kinds = ['rainbow', 'rainbow', 'quarter', 'halves', 'petal', 'disc', 'rainbow', 'corners'] as const;
type Kind = (typeof kinds)[number];

/** Square fields of colour, each cut by arcs: rainbows, quarters, halves, petals. Neighbours never share a ground. */
export function planArcs(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const step = plot.hero * (1.05 - 0.25 * recipe.density);
  const { sites, stepX, stepY, columns, rows } = gridLattice(plot.torus, { stepX: step, stepY: step });
  const grounds: Ink[] = [];
  const fields: readonly Ink[] = ['ground', 'light', ...paints.slice(0, 5)];
  const items: Item[] = [];
  for (const [k, { x, y, column, row }] of sites.entries()) {
    const own = rng.fork(k);
    const beside = [
      grounds[k - 1],
      grounds[k - columns],
      ...(column === columns - 1 ? [grounds[k - columns + 1]] : []),
      ...(row === rows - 1 ? [grounds[column]] : []),
    ];
    const ground = paintBeside(
      beside.filter((ink) => ink !== undefined),
      own,
      fields,
    );
    grounds.push(ground);
    const kind = own.pick(kinds);
    items.push({ symbol: planner.add(tile(kind, stepX, stepY, ground, recipe.detail, own)), x, y, turn: 0, scale: 1 });
    planner.census.push({ x, y, r: Math.min(stepX, stepY) * 0.42, motif: 'field', rank: 'hero' });
  }
  planner.lay('fields', 'Fields', 'field', items);
  return planner.finish();
}

/** A box about the origin, a hair larger than its field so that neighbours join. */
function box(w: number, h: number): string {
  const [x, y] = [fixed(w / 2 + 0.4), fixed(h / 2 + 0.4)];
  return `M-${x} -${y}H${x}V${y}H-${x}Z`;
}

/** A quarter of an ellipse with its corner at (cx, cy) reaching inwards. */
function quarter(cx: number, cy: number, rx: number, ry: number): string {
  const sx = cx > 0 ? -1 : 1;
  const sy = cy > 0 ? -1 : 1;
  const sweep = sx * sy > 0 ? 1 : 0;
  return `M${fixed(cx)} ${fixed(cy)}L${fixed(cx + sx * rx)} ${fixed(cy)}A${fixed(rx)} ${fixed(ry)} 0 0 ${sweep} ${fixed(cx)} ${fixed(cy + sy * ry)}Z`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${fixed(cx - rx)} ${fixed(cy)}A${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(cx + rx)} ${fixed(cy)}A${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(cx - rx)} ${fixed(cy)}Z`;
}

function tile(kind: Kind, w: number, h: number, ground: Ink, detail: number, rng: Rng): SceneSymbol {
  const shapes: Shape[] = [{ d: box(w, h), fill: ground }];
  const used: Ink[] = [ground];
  const paint = (): Ink => {
    const ink = paintBeside(used, rng, [...paints, 'light', 'ground']);
    used.push(ink);
    return ink;
  };
  const cx = (rng.chance(0.5) ? 1 : -1) * (w / 2);
  const cy = (rng.chance(0.5) ? 1 : -1) * (h / 2);
  const rings = 2 + Math.min(3, detail);
  if (kind === 'rainbow') {
    for (let k = 0; k < rings; k++) {
      const share = 1 - k / rings;
      shapes.push({ d: quarter(cx, cy, w * share, h * share), fill: k % 2 === 1 && detail < 4 ? ground : paint() });
    }
  } else if (kind === 'quarter') {
    shapes.push({ d: quarter(cx, cy, w, h), fill: paint() });
    shapes.push({ d: ellipse(-cx * 0.52, -cy * 0.52, w * 0.13, h * 0.13), fill: paint() });
  } else if (kind === 'halves') {
    const [upper, lower] = [paint(), paint()];
    const half = (sy: number) =>
      `M${fixed(-w / 2)} ${fixed((sy * h) / 2)}A${fixed(w / 2)} ${fixed(h / 2)} 0 0 ${sy > 0 ? 1 : 0} ${fixed(w / 2)} ${fixed((sy * h) / 2)}Z`;
    shapes.push({ d: half(-1), fill: upper }, { d: half(1), fill: lower });
  } else if (kind === 'petal') {
    const [a, b] = [paint(), paint()];
    const leaf = (k: number) => {
      const [x, y] = [(w / 2) * k, (h / 2) * k];
      const s = cx * cy > 0 ? 1 : -1;
      return `M${fixed(-x)} ${fixed(-y * s)}A${fixed(w * k)} ${fixed(h * k)} 0 0 1 ${fixed(x)} ${fixed(y * s)}A${fixed(w * k)} ${fixed(h * k)} 0 0 1 ${fixed(-x)} ${fixed(-y * s)}Z`;
    };
    shapes.push({ d: leaf(1), fill: a });
    if (detail >= 2) shapes.push({ d: leaf(0.52), fill: b });
  } else if (kind === 'disc') {
    shapes.push({ d: ellipse(0, 0, w * 0.4, h * 0.4), fill: paint() });
    shapes.push({ d: ellipse(0, 0, w * 0.24, h * 0.24), fill: paint() });
    if (detail >= 3) shapes.push({ d: ellipse(0, 0, w * 0.1, h * 0.1), fill: paint() });
  } else {
    const [a, b] = [paint(), paint()];
    for (const s of [-1, 1]) {
      shapes.push({ d: quarter(s * cx, s * cy, w * 0.5, h * 0.5), fill: a });
      if (detail >= 2) shapes.push({ d: quarter(s * cx, s * cy, w * 0.26, h * 0.26), fill: b });
    }
  }
  return { shapes, radius: Math.ceil(Math.sqrt(w * w + h * h) / 2) + 2 };
}
