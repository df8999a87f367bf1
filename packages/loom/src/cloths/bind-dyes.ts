import { inDye } from '../drawing/in-dye.ts';
import type { Ink, MotifDisc, Scene, SceneSymbol, Shape } from '../drawing/scene.ts';
import { distance } from '../numbers/torus.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { commonMotifs } from '../vocabulary/lexicon-motifs.ts';
import { type MotifId, motifIds } from '../vocabulary/motif-ids.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';

const greens: readonly Role[] = ['leaf1', 'leaf2', 'leaf3'];
/** A parrot sits on a twig with leaves. */
const plants: readonly MotifId[] = [
  'parrot',
  'hibiscus',
  'sunflower',
  'mango',
  'pomegranate',
  'palm',
  'cypress',
  'lotus-front',
];
/** A drawing stands in the middle of its disc, and is about as large. */
const nearMiddle = 0.3;
const alike = [0.45, 2.4] as const;

/**
 * A scene in which each of these motifs is of one dye: "red roses with white lilies". Its own second and third dyes become tints of that
 * one; leaves, whites and lines stay. What draws a motif is known by the symbol, or by the disc in whose middle it stands.
 */
export function bindDyes(scene: Scene, bound: NonNullable<Recipe['bound']>): Scene {
  const dyes = new Map(bound.map(({ motif, role }) => [motif, role]));
  const whole = new Set(bound.filter(({ isWhole }) => isWhole === true).map(({ motif }) => motif));
  const elsewhere = new Map(
    bound.flatMap(({ role, elsewhere: other }) => (other === undefined ? [] : [[role, other]])),
  );
  const motifs = motifsOfSymbols(scene, new Set(dyes.keys()));
  const symbols = scene.symbols.map((symbol, index) => {
    const role = dyes.get(motifs.get(index) ?? '');
    return role === undefined
      ? withoutDyes(symbol, elsewhere)
      : inDye(symbol, role, takenIn(symbol, motifs.get(index) ?? '', whole), whole.has(motifs.get(index) ?? ''));
  });
  return { ...scene, symbols };
}

/** What draws nothing that a dye was said of, in other dyes than that. */
function withoutDyes(symbol: SceneSymbol, elsewhere: ReadonlyMap<Role, Role>): SceneSymbol {
  if (elsewhere.size === 0) return symbol;
  const inkOf = (ink: Ink): Ink => {
    const [from = '', to] = ink.split(/[>:]/);
    const [own, other] = [from, to].map((name) => [...elsewhere].find(([role]) => role === name)?.[1]);
    if (own === undefined && other === undefined) return ink;
    const share = ink.split(':')[1];
    return (to === undefined ? own : `${own ?? from}>${other ?? to}:${share}`) as Ink;
  };
  const shapes = symbol.shapes.map(
    ({ fill, stroke, ...rest }): Shape => ({
      ...rest,
      ...(fill === undefined ? {} : { fill: inkOf(fill) }),
      ...(stroke === undefined ? {} : { stroke: inkOf(stroke) }),
    }),
  );
  return { ...symbol, shapes };
}

/** A drawing of a motif in one dye with its tints; a plant keeps its leaves, and what has no dye at all is of it where it was white. */
export function dyedWhole(symbol: SceneSymbol, role: Role, motif: string): SceneSymbol {
  return inDye(symbol, role, takenIn(symbol, motif, new Set()), false);
}

/** Fewer of a drawing's coloured shapes in its dyes are trimmings: what is white with a few dyed threads is white. */
const leastDyed = 0.34;

/** The roles of a drawing that its dye takes, and its white where next to nothing of it is dyed: among blue poppies there is no white one. */
function takenIn(symbol: SceneSymbol, motif: string, whole: ReadonlySet<string>): readonly Role[] {
  const taken = takenOf(motif, whole);
  const fills = symbol.shapes.flatMap(({ fill, stroke }) => fill ?? stroke ?? []).map((ink) => ink.split(/[>:]/)[0]);
  const dyed = fills.filter((ink) => taken.some((each) => each === ink)).length;
  const white = fills.filter((ink) => ink === 'light').length;
  return dyed >= (dyed + white) * leastDyed && dyed > 0 ? taken : [...taken, 'light'];
}

/** The roles of a drawing that its dye takes. */
function takenOf(motif: string, whole: ReadonlySet<string>): readonly Role[] {
  const dyed = isGrown(motif) ? accentRoles : [...accentRoles, ...greens];
  return whole.has(motif) ? [...dyed, 'dark'] : dyed;
}

/** Which symbols draw these motifs, by index. */
function motifsOfSymbols({ symbols, layers, census, torus }: Scene, wanted: ReadonlySet<string>): Map<number, string> {
  const found = new Map<number, string>();
  symbols.forEach(({ motif }, index) => {
    if (motif !== undefined) found.set(index, motif);
  });
  const discs = census.filter(({ motif }) => wanted.has(motif));
  const isIn = (disc: MotifDisc, x: number, y: number, r: number) =>
    r > disc.r * alike[0] && r < disc.r * alike[1] && distance(torus, disc.x, disc.y, x, y) < disc.r * nearMiddle;
  for (const { id, kind, items } of layers) {
    if (id === 'pin-dots') for (const { symbol } of items) found.set(symbol, 'dot');
    if (kind === 'stems' || kind === 'leaves' || kind === 'dots') continue;
    for (const { symbol, x, y, scale } of items) {
      if (found.has(symbol)) continue;
      const r = (symbols[symbol]?.radius ?? 0) * scale;
      const disc = discs.find((each) => isIn(each, x, y, r));
      if (disc !== undefined) found.set(symbol, disc.motif);
    }
  }
  return found;
}

/** What grows keeps its green leaves; a fish or a bird has none. */
function isGrown(motif: string): boolean {
  const word = motifIds.find((id) => id === motif);
  return word === undefined || commonMotifs.includes(word) || plants.includes(word);
}
