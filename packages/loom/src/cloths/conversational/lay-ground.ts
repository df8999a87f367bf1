import type { Occupancy } from '../../drawing/layout/occupancy.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { hundredths } from '../../numbers/steady.ts';
import { countAsked } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { greenOf } from './local-colour.ts';
import type { Theme } from './themes.ts';
import { surroundingDye, type Tone } from './tones-of.ts';

type Kind = 'turf' | 'water' | 'bare';

/** What the things of a theme stand on, and whose tone it has; where nothing is said they stand on nothing. */
const grounds: Readonly<Partial<Record<Theme, readonly [Kind, Tone]>>> = {
  garden: ['turf', 'plant'],
  wood: ['turf', 'plant'],
  jungle: ['turf', 'plant'],
  farm: ['turf', 'plant'],
  pond: ['turf', 'plant'],
  desert: ['bare', 'any'],
  snow: ['bare', 'water'],
  road: ['bare', 'any'],
  kitchen: ['bare', 'any'],
  harbour: ['water', 'water'],
};

export interface GroundAsk {
  /** Where those that stand on it are, in units from its middle, and how deep their feet. */
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly x: number;
  readonly y: number;
  /** Radius of the largest that stands there. */
  readonly room: number;
}

/** The strip of ground under a group: turf with blades, water, or a bare patch, in a tone of the cloth; none where the words close the list of what is drawn. */
export function layGround(planner: Planner, occupancy: Occupancy, theme: Theme, ask: GroundAsk): void {
  const { recipe } = planner;
  const kind = grounds[theme];
  if (kind === undefined || recipe.source.understood.includes('count:only')) return;
  // Grass is of the green that was named, in all its strength.
  const green = kind[0] === 'turf' ? greenOf(recipe) : undefined;
  const ink = green ?? toneOn(recipe, kind[1]);
  const { left, right, foot, room } = ask;
  const [half, y] = [((right - left) / 2) * beyond, foot - room * raised];
  const x = (left + right) / 2;
  const key = `ground/${kind[0]}/${Math.round(half)}/${Math.round(room)}`;
  const symbol = planner.symbol(key, () => drawn(kind[0], half, room, ink));
  const at = { x: hundredths(ask.x + x), y: hundredths(ask.y + y) };
  planner.put('bands', { symbol, ...at, turn: 0, scale: 1 });
  const line: readonly Point[] = [-0.9, -0.45, 0, 0.45, 0.9].map((share) => [at.x + share * half, at.y]);
  occupancy.chain(line, room * high);
}

/** A patch of a dye that no one sees there otherwise would be a stain: without grass or water of its own it is the cloth's ground, a little deeper. */
function toneOn(recipe: Recipe, tone: Tone): Ink {
  const isCounted = countAsked(recipe) !== undefined;
  const dye = tone === 'any' || isCounted ? undefined : surroundingDye(recipe, tone);
  return dye === undefined ? `ground>dark:${shade}` : `ground>${dye}:${depth}`;
}

/** So much of a dye is in it, and so much of the darkest where it is of none. */
const depth = 0.34;
const shade = 0.1;
/** It goes on a little beyond those that stand on it, and their feet are within it. */
const beyond = 1.1;
const raised = 0.1;
/** Of the room. */
const high = 0.2;

function drawn(kind: Kind, half: number, room: number, ink: Ink): SceneSymbol {
  const sketch = createSketch();
  const deep = room * high;
  const on = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * half, y * deep]);
  if (kind === 'water') {
    for (const [y, reach] of [
      [-0.1, 1],
      [0.62, 0.78],
      [1.3, 0.46],
    ] as const) {
      const waves = Math.max(4, 2 * Math.round((half * reach) / (deep * 1.3)));
      const points = Array.from(
        { length: waves + 1 },
        (_, k): Point => [reach * ((2 * k) / waves - 1), y + (k % 2 === 0 ? 0.2 : -0.2)],
      );
      sketch.line(curve(on(points)), ink, deep * 0.26);
    }
    return sketch.done(half * 1.05);
  }
  const rim = on([
    [-1, 0.1],
    [-0.62, -0.36],
    [-0.2, -0.52],
    [0.28, -0.44],
    [0.7, -0.3],
    [1, 0.06],
    [0.5, 0.44],
    [0, 0.56],
    [-0.56, 0.42],
  ]);
  sketch.area(curve(rim, true), ink);
  if (kind === 'turf') {
    const blade = (x: number, lean: number, length: number) => {
      const [foot, breadth] = [x * half, deep * 0.13];
      const tip: Point = [foot + lean * deep, -length * deep];
      return polyline([[foot - breadth, deep * 0.1], tip, [foot + breadth, deep * 0.1]], true);
    };
    for (const x of [-0.86, 0.82])
      sketch.area(blade(x, -0.55, 1.3) + blade(x + 0.04, -0.05, 1.9) + blade(x + 0.08, 0.5, 1.2), ink);
  }
  return sketch.done(Math.max(half, deep * 2) * 1.05);
}
