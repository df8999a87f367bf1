import { motifLibrary } from '../drawing/motifs/library.ts';
import type { MotifInks } from '../drawing/motifs/motif.ts';
import type { Item, Scene, SceneSymbol } from '../drawing/scene.ts';
import { createRng } from '../numbers/rng.ts';
import { steady } from '../numbers/steady.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { donorsOf } from './amend/donor.ts';
import { instancesOf } from './amend/instance.ts';

/** The layer that a scene of one motif has. */
export const motifLayer = 'motif';

/** Units of the scene, and how much of it the motif's disc takes: petals reach a little beyond it. */
const side = 1000;
const discShare = 0.4;
/** How far what is drawn may reach from the middle. */
const reachShare = 0.48;
const inks: MotifInks = {
  body: 'a1',
  second: 'a2',
  third: 'a3',
  leaf: 'leaf1',
  heart: 'a2',
  contour: 'line',
  light: 'light',
};

/**
 * One motif alone on nothing, in the middle of a square: as the cloth of the recipe draws it, where `plan` shows it there, else in its
 * common drawing. Undefined for one that has no drawing of its own. Deterministic in recipe and plan.
 */
export function sceneOfMotif(recipe: Recipe, motif: MotifId, plan: Scene | undefined): Scene | undefined {
  const drawing = (plan && fromCloth(plan, motif)) ?? fromLibrary(recipe, motif);
  if (drawing === undefined) return undefined;
  const reach = Math.max(
    ...drawing.items.map(
      ({ x, y, scale, symbol }) => steady.hypot(x, y) + (drawing.symbols[symbol]?.radius ?? 0) * Math.abs(scale),
    ),
  );
  const by = Math.min((side * discShare) / drawing.r, (side * reachShare) / Math.max(1, reach));
  const items = drawing.items.map((item) => ({
    ...item,
    x: side / 2 + item.x * by,
    y: side / 2 + item.y * by,
    scale: item.scale * by,
  }));
  return {
    torus: { w: side, h: side, dropY: 0, brickX: 0 },
    columns: 1,
    rows: 1,
    symbols: drawing.symbols,
    layers: [{ id: motifLayer, name: motif, kind: 'motifs', items }],
    surface: [],
    census: [{ x: side / 2, y: side / 2, r: drawing.r * by, motif, rank: 'hero' }],
  };
}

interface Drawing {
  readonly symbols: readonly SceneSymbol[];
  /** About the middle. */
  readonly items: readonly Item[];
  readonly r: number;
}

/** The largest of the motif on a cloth, upright. */
function fromCloth(scene: Scene, motif: MotifId): Drawing | undefined {
  const donors = donorsOf(scene, instancesOf(scene), new Set()).filter((donor) => donor.motif === motif);
  const [largest] = donors.toSorted((a, b) => b.r - a.r || a.key.localeCompare(b.key));
  if (largest === undefined) return undefined;
  const [cos, sin] = [steady.cos(-largest.turn), steady.sin(-largest.turn)];
  return {
    symbols: largest.pieces.map(({ symbol }) => symbol),
    items: largest.pieces.map(({ item }, symbol) => ({
      ...item,
      symbol,
      x: item.x * cos - item.y * sin,
      y: item.x * sin + item.y * cos,
      turn: item.turn - largest.turn,
    })),
    r: largest.r,
  };
}

function fromLibrary({ seed, detail, line }: Recipe, motif: MotifId): Drawing | undefined {
  const draw = Object.entries(motifLibrary).find(([name]) => name === motif)?.[1];
  if (draw === undefined) return undefined;
  const radius = 100;
  const symbol = draw({ radius, inks, detail, line }, createRng(`${seed}/motif/${motif}`));
  return { symbols: [symbol], items: [{ symbol: 0, x: 0, y: 0, turn: 0, scale: 1 }], r: radius };
}
