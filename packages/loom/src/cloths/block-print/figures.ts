import { garden } from '../../drawing/motifs/garden/garden.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { Motif } from '../../drawing/motifs/motif.ts';
import { paisleyOutline, paisleyShape } from '../../drawing/motifs/paisley-shape.ts';
import { ringOf } from '../../drawing/motifs/ring-of.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { wholeFigures } from '../../vocabulary/families/block-print/words.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import { type Block, bodyPart, type Carving, createCarving, discPart, midrib, petalPart } from './carve.ts';

/** These too, though every cloth has them in some way. */
const wholeBlocks = [...wholeFigures, 'star', 'palmette', 'tree'] as const;
type WholeBlock = (typeof wholeBlocks)[number];

/** Colours of a figure: its flower, the flower's second colour, heart, leaves. */
export interface FigureInks {
  readonly body: Role;
  readonly second: Role;
  readonly heart: Role;
  readonly leaf: Role;
  readonly outline: Role;
  /** Of stems, where it is not the outline's. */
  readonly stalk?: Role;
}

/** A figure in a disc of this radius about the origin, its foot below. */
export interface FigureAsk {
  readonly radius: number;
  readonly pen: number;
  readonly detail: number;
  readonly inks: FigureInks;
  /** Without leaves where these are refused. */
  readonly isLeafless: boolean;
}

type CarveFigure = (ask: FigureAsk, rng: Rng) => readonly Block[];

/** What the carver knows, by the motif it is asked for as. */
export const figures: Readonly<Partial<Record<MotifId, CarveFigure>>> = {
  ...Object.fromEntries(wholeBlocks.map((id) => [id, (ask: FigureAsk, rng: Rng) => whole(id, ask, rng)])),
  rosette: round,
  blossom: (ask, rng) => plant(ask, rng, 'blossom'),
  carnation: (ask, rng) => plant(ask, rng, 'carnation'),
  lotus: (ask, rng) => plant(ask, rng, 'lotus'),
  bud: sprig,
  leaf: spray,
  paisley: kairi,
};

/** A round flower of the garden that was named, cut as itself: a marigold is no daisy. Of several each has its `cut`. Undefined for what the carver has a block of his own for. */
export function gardenCut({ source }: Recipe, motif: string, cut: number): CarveFigure | undefined {
  if (motif !== 'rosette') return undefined;
  const known = Object.entries(garden).filter(
    ([word, flower]) => flower.motif === motif && source.understood.includes(`motif:${word}`),
  );
  const named = known[cut % Math.max(1, known.length)];
  return named === undefined ? undefined : (ask, rng) => stemmed(named[1].draw, ask, rng);
}

/** A head takes so much of its buti, and stands so far up it. */
const headShare = 0.56;
const headLift = 0.4;

/** A round flower of the garden on a stem of its own with leaves in pairs: a head alone is a coin. */
function stemmed(draw: Motif, ask: FigureAsk, rng: Rng): readonly Block[] {
  const { radius: r, inks, pen, detail } = ask;
  const c = createCarving(pen, inks.outline, inks.stalk);
  const lean = rng.between(0.04, 0.14) * rng.pick([1, -1]);
  const at = (t: number): Point => [lean * r * steady.sin(Math.PI * t) * 1.4, r * (0.98 - 1.1 * t)];
  c.stem([0, 0.25, 0.5, 0.75, 1].map(at), 1.6);
  for (let k = 0; k < (ask.isLeafless ? 0 : 2); k++) {
    const foot = at(0.12 + 0.3 * k);
    for (const side of [-1, 1]) {
      const angle = side * (1.02 - 0.14 * k) + lean;
      const length = r * (0.62 - 0.14 * k) * rng.between(0.92, 1.05);
      c.part(inks.leaf, petalPart('point', foot, angle, length, length * 0.38, -side * 0.12));
      if (detail > 1) c.line(midrib(foot, angle, length, -side * 0.12), 0.8);
    }
  }
  const heads = inked(draw, { ...ask, radius: r * headShare }, rng).map(
    (block): Block => ({ ...block, symbol: inFlatInks(block.symbol, inks), lift: r * headLift }),
  );
  return [...c.done(r * 1.05), ...heads];
}

/** Steps of a dye as a printer has them, who has none: paler ones are of the second block, deep ones of the outline's. */
function inFlatInks(symbol: SceneSymbol, { second, outline }: FigureInks): SceneSymbol {
  const flat = (ink: Ink): Ink => {
    const [from = '', to, share] = ink.split(/[>:]/);
    const own = roles.find((role) => role === from);
    if (own === undefined || to === undefined) return ink;
    if (Number(share) < mixedFrom) return own;
    return to === 'dark' || to === 'line' ? outline : to === 'light' ? second : own;
  };
  return {
    ...symbol,
    shapes: symbol.shapes.map(({ fill, stroke, ...rest }) => ({
      ...rest,
      ...(fill === undefined ? {} : { fill: flat(fill) }),
      ...(stroke === undefined ? {} : { stroke: flat(stroke) }),
    })),
  };
}

/** Less of another dye than this is the dye still. */
const mixedFrom = 0.42;

/** A figure of many small parts, cut into one block that is inked by the part. */
function whole(id: WholeBlock, ask: FigureAsk, rng: Rng): readonly Block[] {
  return inked(motifLibrary[id], ask, rng);
}

function inked(draw: Motif, { radius, inks, detail, pen }: FigureAsk, rng: Rng): readonly Block[] {
  const { body, second, heart, leaf, outline } = inks;
  const role = { body, second, third: heart, heart: second, leaf, contour: outline, light: 'light' } as const;
  const symbol = draw({ radius, inks: role, detail, line: pen / 1.4 }, rng);
  return [{ role: outline, pass: 'rekh', symbol }];
}

/** A flower seen from above on (x, y). */
function flowerHead(c: Carving, [x, y]: Point, r: number, { inks, detail }: FigureAsk, rng: Rng): void {
  const count = rng.pick([5, 6, 8]);
  const shape = rng.pick(['round', 'notch', 'ogee'] as const);
  if (detail > 2)
    for (let k = 0; k < count; k++)
      c.part(inks.second, petalPart('point', [x, y], ((k + 0.5) * 2 * Math.PI) / count, r, r * 0.5));
  for (let k = 0; k < count; k++) {
    const turn = (k * 2 * Math.PI) / count;
    c.part(inks.body, petalPart(shape, [x, y], turn, r * 0.92, Math.min(r * 0.8, (r * 5.2) / count)));
    if (detail > 1) c.line(midrib([x, y], turn, r * 0.72), 0.8);
  }
  c.over(inks.heart, discPart(x, y, r * 0.27));
  if (detail > 1) c.mark(dotsRound(x, y, count, r * 0.17, Math.max(0.7, r * 0.04)));
}

/** A flower seen from the side, its foot at (x, y). */
function sideHead(
  c: Carving,
  kind: 'carnation' | 'lotus',
  [x, y]: Point,
  angle: number,
  r: number,
  { inks, detail }: FigureAsk,
): void {
  const shape = kind === 'lotus' ? 'ogee' : 'frill';
  const fan = kind === 'lotus' ? [-1.15, 1.15, -0.75, 0.75, -0.38, 0.38, 0] : [-0.98, 0.98, -0.5, 0.5, 0];
  for (const [k, a] of fan.entries()) {
    const role = k < fan.length / 2 - 1 ? inks.second : inks.body;
    const length = r * (kind === 'lotus' ? 1.75 - 0.25 * Math.abs(a) : 1.65);
    c.part(role, petalPart(shape, [x, y], angle + a, length, r * (kind === 'lotus' ? 0.62 : 0.82)));
    if (detail > 1) c.line(midrib([x, y], angle + a, length * 0.7), 0.8);
  }
  for (const a of [-0.85, 0.85, 0]) c.part(inks.leaf, petalPart('point', [x, y], angle + a, r * 0.62, r * 0.36));
}

/** The buti: a plant with one flower, leaves in pairs and two buds. */
function plant(ask: FigureAsk, rng: Rng, kind: 'blossom' | 'carnation' | 'lotus'): readonly Block[] {
  const { radius: r, inks, pen, detail } = ask;
  const c = createCarving(pen, inks.outline, inks.stalk);
  const lean = rng.between(0.05, 0.2) * rng.pick([1, -1]);
  const at = (t: number): Point => [lean * r * steady.sin(Math.PI * t) * (1 - t) * 1.6, r * (0.97 - 1.15 * t)];
  c.stem([0, 0.25, 0.5, 0.75, 1].map(at), 1.7);
  const pairs = ask.isLeafless ? 0 : detail > 2 ? 3 : 2;
  for (let k = 0; k < pairs; k++) {
    const foot = at(0.1 + 0.3 * k);
    for (const side of [-1, 1]) {
      const angle = side * (1.05 - 0.12 * k) + lean;
      const length = r * (0.68 - 0.13 * k) * rng.between(0.92, 1.05);
      c.part(inks.leaf, petalPart('point', foot, angle, length, length * 0.36, -side * 0.12));
      if (detail > 1) c.line(midrib(foot, angle, length, -side * 0.12), 0.8);
    }
  }
  const shoot = at(0.55);
  for (const side of [-1, 1]) {
    const spread = kind === 'blossom' ? 0.6 : 0.7;
    const tip: Point = [side * r * spread, r * (kind === 'blossom' ? -0.28 : -0.02) + rng.between(-0.06, 0.06) * r];
    c.stem([shoot, [side * r * 0.34, shoot[1] - r * 0.06], tip], 1.3);
    c.part(inks.second, petalPart('ogee', tip, side * 0.5, r * 0.3, r * 0.2));
    for (const a of [-0.5, 0.5]) c.part(inks.leaf, petalPart('point', tip, side * 0.5 + a, r * 0.17, r * 0.09));
  }
  const [hx, hy] = at(1);
  if (kind === 'blossom') flowerHead(c, [hx, hy - r * 0.32], r * 0.42, ask, rng);
  else sideHead(c, kind, [hx, hy - r * 0.02], lean * 0.6, r * 0.44, ask);
  return c.done(r * 1.12);
}

/** A full-faced flower in rings, as on marigold and lotus blocks. */
function round(ask: FigureAsk, rng: Rng): readonly Block[] {
  const { radius: r, inks, pen, detail } = ask;
  const c = createCarving(pen, inks.outline, inks.stalk);
  const count = rng.pick([8, 10, 12]);
  const outer = rng.pick(['point', 'ogee', 'round'] as const);
  for (let k = 0; k < count; k++)
    c.part(inks.leaf, petalPart('point', [0, 0], ((k + 0.5) * 2 * Math.PI) / count, r, (r * 3) / count));
  for (let k = 0; k < count; k++) {
    const turn = (k * 2 * Math.PI) / count;
    c.part(inks.body, petalPart(outer, [0, 0], turn, r * 0.9, (r * 4.8) / count));
    if (detail > 1) c.line(midrib([0, 0], turn, r * 0.74), 0.8);
  }
  const inner = count / 2 + 2;
  for (let k = 0; k < inner; k++)
    c.over(inks.second, petalPart('round', [0, 0], (k * 2 * Math.PI) / inner, r * 0.5, (r * 2.6) / inner));
  c.over(inks.heart, discPart(0, 0, r * 0.2));
  if (detail > 1) c.mark(ringOf(8, r * 0.12, Math.max(0.7, r * 0.025)) + circle(0, 0, r * 0.04));
  if (detail > 3) c.mark(ringOf(count, r * 1.02, Math.max(0.9, r * 0.03)));
  return c.done(r * 1.1);
}

/** A single bud between two leaves. */
function sprig(ask: FigureAsk, rng: Rng): readonly Block[] {
  const { radius: r, inks, pen } = ask;
  const c = createCarving(pen, inks.outline, inks.stalk);
  const lean = rng.between(-0.25, 0.25);
  c.stem(
    [
      [0, r],
      [lean * r * 0.3, r * 0.4],
      [0, -r * 0.1],
    ],
    1.5,
  );
  for (const side of ask.isLeafless ? [] : [-1, 1])
    c.part(inks.leaf, petalPart('point', [0, r * 0.55], side * 0.85 + lean, r * 0.85, r * 0.32, -side * 0.1));
  for (const a of [-0.42, 0.42, 0])
    c.part(a === 0 ? inks.body : inks.second, petalPart('ogee', [0, 0], lean + a, r * 0.95, r * 0.44));
  c.mark(dotsRound(0, -r * 0.1, 3, r * 0.12, Math.max(0.7, r * 0.05)));
  return c.done(r * 1.05);
}

/** A spray of leaves in pairs, shorter to the tip: a fern's frond where it is carved fine. */
function spray({ radius: r, inks, pen, detail }: FigureAsk, rng: Rng): readonly Block[] {
  const c = createCarving(pen, inks.outline, inks.stalk);
  const lean = rng.between(-0.12, 0.12);
  const pairs = detail > 2 ? 5 : 4;
  const at = (t: number): Point => [steady.sin(lean * 4 * t) * r * 0.12, r * (1 - 1.7 * t)];
  c.stem([at(0), at(0.35), at(0.7), at(1)], 1.3);
  for (let k = 0; k < pairs; k++) {
    const t = 0.16 + (0.68 * k) / (pairs - 1);
    const length = r * (0.74 - 0.42 * t);
    for (const side of [-1, 1]) {
      const turn = side * (1.15 - 0.35 * t) + lean;
      c.part(inks.leaf, petalPart('point', at(t), turn, length, length * 0.36, -side * 0.12));
      if (detail > 2) c.line(midrib(at(t), turn, length * 0.7), 0.6);
    }
  }
  c.part(inks.leaf, petalPart('point', at(0.92), lean, r * 0.34, r * 0.14));
  return c.done(r * 1.05);
}

/** The mango: a hooked cone with a flower in its belly, rows of dots, beads along its back. */
function kairi(ask: FigureAsk, rng: Rng): readonly Block[] {
  const { radius: r, inks, pen, detail } = ask;
  const c = createCarving(pen, inks.outline, inks.stalk);
  const shape = paisleyShape({ slim: rng.between(0.15, 0.5), hook: rng.between(0.5, 0.85), fringe: 0.1 }, r * 1.05);
  const outline = (inset: number) => paisleyOutline(shape, inset * r);
  const beads = (inset: number, every: number, size: number) =>
    outline(inset)
      .filter((_, k) => k % every === 0)
      .map(([x, y]) => circle(x, y, size))
      .join('');
  if (detail > 1) c.mark(beads(-0.07, 4, Math.max(0.9, r * 0.032)));
  c.part(inks.body, bodyPart(outline(0)));
  c.over(inks.second, bodyPart(outline(0.09)));
  c.over('light', bodyPart(outline(0.18)));
  if (detail > 2) c.mark(beads(0.135, 3, Math.max(0.7, r * 0.02)));
  const [bx, by] = shape.spine[13] ?? [0, 0];
  const belly = shape.belly - 0.2 * r;
  flowerHead(c, [bx, by], belly * 0.72, { ...ask, detail: Math.min(2, detail) }, rng);
  for (const k of [27, 33, 39]) {
    const [x, y] = shape.spine[k] ?? [0, 0];
    const [nx, ny] = shape.spine[k + 3] ?? [x, y];
    const room = (shape.radii[k] ?? 0) - 0.2 * r;
    if (room > r * 0.04)
      c.over(inks.leaf, petalPart('point', [x, y], steady.atan2(nx - x, y - ny), r * 0.19, room * 1.5));
  }
  return c.done(r * 1.15);
}

function dotsRound(x: number, y: number, count: number, r: number, size: number): string {
  let d = '';
  for (let k = 0; k < count; k++)
    d += circle(x + steady.sin((k * 2 * Math.PI) / count) * r, y - steady.cos((k * 2 * Math.PI) / count) * r, size);
  return d;
}
