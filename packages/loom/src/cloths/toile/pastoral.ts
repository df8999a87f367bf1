import type { Easel } from '../../drawing/botanical/easel.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { MotifDisc, SceneSymbol } from '../../drawing/scene.ts';
import { drawEngraved } from '../../drawing/subjects/draw-engraved.ts';
import { footOf } from '../../drawing/subjects/foot-of.ts';
import { groundOf } from '../../drawing/subjects/ground-of.ts';
import { polygonsOf } from '../../drawing/subjects/polygons.ts';
import { sizesOf } from '../../drawing/subjects/sizes.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import { drawOak, oakFoot, oakStem } from './oak.ts';

/** Something that stands on an island: a figure of the loom, a thing of a library, or a broad tree. */
type Standing = MotifId | Outline | 'oak';

const treeWords = /(?:^|-)(?:tree|trees|oak|beech|cypress|palm|baobab)$/;
/** Beasts of lands where palms grow. */
const warm: ReadonlySet<string> = new Set(['elephant', 'camel', 'tiger', 'lion', 'peacock', 'parrot']);
const idOf = (thing: Standing) => (typeof thing === 'string' ? thing : thing.id);

/** Whether an engraving is of the sea: then it has water for turf, rope for garlands, and no trees. */
export function isSeascape({ subjects = [] }: Recipe): boolean {
  return subjects.some(({ setting }) => setting === 'sea');
}

/** What islands show where things were named: a tree, unless by the sea, and the named in turn. */
function castFor(recipe: Recipe, figures: readonly MotifId[]): { trees: Standing[]; others: Standing[] } {
  const all: Standing[] = [...(recipe.subjects ?? []), ...figures];
  const trees = all
    .filter((thing) => treeWords.test(idOf(thing)))
    .map((thing) => (idOf(thing) === 'oak' || idOf(thing) === 'tree' ? 'oak' : thing));
  const isWarm = recipe.subjects === undefined && figures.some((id) => warm.has(id));
  const isBare = isSeascape(recipe) || trees.length > 0 || recipe.motifs.exclude.includes('tree');
  return {
    trees: isBare ? trees : [isWarm ? 'palm' : 'oak'],
    others: all.filter((thing) => !treeWords.test(idOf(thing))),
  };
}

interface Ground {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly flip: boolean;
  readonly turns: { next: number };
}

/** Things on one island at most, trees not counted. */
const mostStanding = 4;
/** How tall the largest thing is, and a tree, in shares of the island's half width. */
const [tall, taller, treeHigh] = [0.42, 0.72, 0.8] as const;
/** How much of the island is stood on, and the least way between two, in the same. */
const [broad, apart] = [1.86, 0.07] as const;

/** Sets named things beside one another on an island, each in its own size and none before another, beneath a tree if there is one. */
export function setPastoral(easel: Easel, figures: readonly MotifId[], ground: Ground, rng: Rng): void {
  const { recipe } = easel;
  const { trees, others } = castFor(recipe, figures);
  const { x, y, half, flip, turns } = ground;
  const tree = trees[turns.next % Math.max(1, trees.length)];
  const shares = sizesOf(others.map(idOf));
  const first = others.slice(0, mostStanding);
  const wished = first.reduce((sum, thing, n) => sum + 2 * breadthOf(thing) * (shares[n] ?? 1) * tall, 0);
  // Where all of them nearly fit they are a little smaller, and all there.
  const fit = Math.max(
    0.76,
    Math.min(1, (broad - 2 * treeHigh * oakStem - apart * (first.length + 1)) / Math.max(0.1, wished)),
  );
  const high = half * (tree === undefined ? taller : tall * fit);
  const picked: { thing: Standing; radius: number; wide: number }[] = [];
  if (tree !== undefined)
    picked.push({
      thing: tree,
      radius: half * treeHigh,
      wide: half * treeHigh * (tree === 'oak' || tree === 'palm' ? oakStem : 0.42),
    });
  let room = half * broad - picked.reduce((sum, { wide }) => sum + 2 * wide, 0);
  for (let k = 0; k < mostStanding && others.length > 0; k++) {
    const index = (turns.next + k) % others.length;
    const thing = others[index];
    if (thing === undefined) break;
    const radius = high * (shares[index] ?? 1);
    const wide = radius * breadthOf(thing);
    if (picked.length > 1 && 2 * wide + half * apart > room) break;
    room -= 2 * wide + half * apart;
    picked.push({ thing, radius, wide });
  }
  turns.next += Math.max(1, Math.min(others.length, picked.length - (tree === undefined ? 0 : 1)));
  // The tree stands between the first and the others, or at an end where there is one other alone.
  const row =
    picked.length > 2 && tree !== undefined
      ? [...picked.slice(1, 2), ...picked.slice(0, 1), ...picked.slice(2)]
      : picked;
  const used = row.reduce((sum, { wide }) => sum + 2 * wide, 0);
  const gap = Math.min(half * 0.3, (half * broad - used) / Math.max(1, row.length));
  let edge = -(used + gap * (row.length - 1)) / 2;
  const places = row.map((one) => {
    const at = edge + one.wide;
    edge += 2 * one.wide + gap;
    return { ...one, at };
  });
  // Trees are farthest.
  for (const { thing, radius, at } of [
    ...places.filter(({ thing }) => thing === tree),
    ...places.filter(({ thing }) => thing !== tree),
  ]) {
    const turf = 0.1 * half * (at / half) ** 2 + (thing === tree ? 0 : half * 0.03);
    const place = {
      x: x + (flip ? -at : at),
      y: y + turf - footFor(thing) * radius,
      radius,
      flip: at > 0 !== flip,
      rank: thing === tree || radius > half * 0.3 ? ('hero' as const) : ('secondary' as const),
    };
    setStanding(easel, thing, place, rng.fork(idOf(thing)));
  }
}

function footFor(thing: Standing): number {
  if (thing === 'oak') return oakFoot;
  return typeof thing === 'string' ? 0.84 : footOf(thing);
}

/** Half its breadth in radii; figures of the loom nearly fill their circle. */
function breadthOf(thing: Standing): number {
  if (typeof thing === 'string') return 0.82;
  const xs = thing.regions.flatMap(({ d }) => polygonsOf(d).flatMap((points) => points.map(([x]) => x)));
  return Math.max(...xs.map(Math.abs)) / outlineReach;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly flip: boolean;
  readonly rank: MotifDisc['rank'];
}

/** Sets one thing where it stands, and takes the cloth that it covers. */
export function setStanding(easel: Easel, thing: Standing, { x, y, radius, flip, rank }: Spot, rng: Rng): void {
  const { line, detail } = easel.recipe;
  if (typeof thing === 'string' && thing !== 'oak') {
    const colourway = easel.hand.flowers[0];
    setFigure(easel, { motif: thing, colourway, x, y, radius, flip, rank, on: 'heroes', air: 3 }, rng);
    return;
  }
  const { symbol, scale } = easel.take(
    `thing/${idOf(thing)}`,
    radius,
    (drawn, own): SceneSymbol =>
      thing === 'oak'
        ? drawOak(drawn, { line, detail }, own)
        : { ...drawEngraved(thing, { radius: drawn, line, detail }), motif: thing.id },
    rng,
  );
  easel.drawn.heroes.push({ symbol, x, y, turn: 0, scale, ...(flip ? { flip } : {}) });
  if (thing === 'oak') {
    easel.occupancy.add(x, y - radius * 0.36, radius * 0.74);
    easel.occupancy.add(x, y + radius * 0.5, radius * 0.3);
  } else
    for (const disc of groundOf(thing, radius))
      easel.occupancy.add(x + (flip ? -disc.x : disc.x), y + disc.y, disc.r + 3);
  easel.census.push({ x, y, r: radius * 0.82, motif: thing === 'oak' ? 'tree' : thing.id, rank });
}

/** The sea under an island of boats: rows of small waves, broad above and drawn together beneath. Its top lies at y = 0. */
export function drawWater(half: number, { line }: Pick<Recipe, 'line'>): SceneSymbol {
  const sketch = createSketch();
  const pen = 1.15 * line;
  const rows = 6;
  for (let k = 0; k < rows; k++) {
    const reach = half * (1 - 0.13 * k) * (k % 2 === 0 ? 1 : 0.92);
    const y = half * (0.01 + 0.058 * k);
    const bow = half * (0.13 - 0.008 * k);
    const count = Math.max(3, Math.floor((2 * reach) / bow));
    let d = '';
    for (let n = 0; n < count; n++) {
      // Crests break off here and there, so that the water glitters.
      if (k > 0 && (n * 5 + k * 3) % 4 === 0) continue;
      const x = -reach + (n * 2 * reach) / count;
      d += `M${fixed(x)} ${fixed(y)}q${fixed(reach / count)} ${fixed(bow * 0.36)} ${fixed((2 * reach) / count)} 0`;
    }
    sketch.line(d, 'line', pen * (k === 0 ? 1 : 0.8));
  }
  return sketch.done(half * 1.1);
}

/** A gull far off: two bent wings and a small body. */
export function drawBird(radius: number, { line }: Pick<Recipe, 'line'>): SceneSymbol {
  const sketch = createSketch();
  const wing = (side: 1 | -1) => {
    const at = (x: number, y: number) => `${fixed(side * x * radius)} ${fixed(y * radius)}`;
    return `M${at(0, 0.12)}Q${at(0.28, -0.42)} ${at(0.62, -0.3)}Q${at(0.86, -0.24)} ${at(1, 0.06)}Q${at(0.74, -0.12)} ${at(0.56, -0.1)}Q${at(0.28, -0.1)} ${at(0, 0.3)}Z`;
  };
  sketch.outlined(`${wing(1)}${wing(-1)}`, 'ground', 'line', 1.1 * line);
  return { ...sketch.done(radius), motif: 'seagull' };
}
