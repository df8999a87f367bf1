import type { Cells } from '../../drawing/counted/cells.ts';
import { creatureSheets } from '../../drawing/counted/creature-sheets.ts';
import { plantSheets } from '../../drawing/counted/plant-sheets.ts';
import type { Legend } from '../../drawing/counted/stamp.ts';
import type { Ink } from '../../drawing/scene.ts';
import { cellsOf } from '../../drawing/subjects/draw-cells.ts';
import type { Rng } from '../../numbers/rng.ts';
import { accentOf, asksOneDye } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { accentRoles } from '../../vocabulary/roles.ts';
import type { PatolaTask } from './task.ts';

/** A stepped lozenge of nested dyes about a place in cells. */
export function jewel(cells: Cells, x: number, y: number, reach: number, inks: readonly Ink[], step = 2): void {
  for (let j = Math.floor(y - reach); j <= y + reach; j++) {
    for (let i = Math.floor(x - reach); i <= x + reach; i++) {
      const far = Math.abs(i + 0.5 - x) + Math.abs(j + 0.5 - y);
      if (far > reach) continue;
      const ink = inks[Math.min(inks.length - 1, Math.floor((reach - far) / step))];
      cells.set(i, j, ink);
    }
  }
}

/** A star of eight points, a stepped square on its corner over one on its side: `[points, body, ring, heart]`. */
export function star(
  cells: Cells,
  x: number,
  y: number,
  reach: number,
  [points, body, ring, heart]: readonly [Ink, Ink, Ink, Ink],
): void {
  const flat = Math.round(reach * 0.66);
  for (let j = -reach; j <= reach; j++) {
    for (let i = -reach; i <= reach; i++) {
      const [a, b] = [Math.abs(i), Math.abs(j)];
      const depth = Math.max(reach - a - b, flat - Math.max(a, b));
      if (depth < 0) continue;
      const middle = a + b;
      cells.set(x + i, y + j, middle <= reach * 0.2 ? heart : middle <= reach * 0.5 ? ring : depth < 1 ? points : body);
    }
  }
}

/** A small flower: four petals about a heart. */
export function sprig(cells: Cells, x: number, y: number, petal: Ink, heart: Ink, leaf: Ink): void {
  const at = (i: number, j: number, ink: Ink) => cells.set(Math.floor(x) + i, Math.floor(y) + j, ink);
  for (const [i, j] of [
    [0, -2],
    [0, 2],
    [-2, 0],
    [2, 0],
  ] as const) {
    at(i, j, petal);
    at(Math.sign(i), Math.sign(j), petal);
    at(i + (i === 0 ? 1 : 0), j + (j === 0 ? 1 : 0), petal);
    at(i - (i === 0 ? 1 : 0), j - (j === 0 ? 1 : 0), petal);
  }
  for (const [i, j] of [
    [-2, -2],
    [2, -2],
    [-2, 2],
    [2, 2],
  ] as const)
    at(i, j, leaf);
  at(0, 0, heart);
}

/** Fills an oblong of cells. */
export function block(
  cells: Cells,
  left: number,
  top: number,
  width: number,
  height: number,
  ink: Ink | undefined,
): void {
  for (let j = top; j < top + height; j++) for (let i = left; i < left + width; i++) cells.set(i, j, ink);
}

/** Cells of a thing of a library to its longer side. */
const largestThing = 36;

export interface Actor {
  readonly motif: string;
  readonly rows: readonly string[];
}

/** Dyes of a figure: its own where words gave it one; a parrot is of the first dye, a green in most sets, whatever the others wear. */
export function dressOf({ motif }: Actor, n: number, { recipe, dyes }: PatolaTask): Legend {
  const at = accentOf(recipe, motif);
  const body = at === undefined ? undefined : accentRoles[at];
  if (body !== undefined) {
    const other = accentRoles[at === 0 ? 1 : 0];
    return { '#': body, o: body, x: 'light', e: 'dark', l: other };
  }
  if (asksOneDye(recipe)) return dyes.legend(n);
  // The stripes of a tiger are dark.
  if (motif === 'tiger') return { '#': 'a2', o: 'dark', x: 'light', e: 'dark', l: 'a4' };
  return motif === 'parrot' ? { '#': 'a1', o: 'a2', x: 'light', e: 'dark', l: 'a4' } : dyes.legend(n);
}

/** Men and beasts of the craft. */
export const creatures: readonly Actor[] = [
  { motif: 'elephant', rows: creatureSheets.elephant },
  { motif: 'dancer', rows: creatureSheets.dancer },
  { motif: 'parrot', rows: creatureSheets.parrot },
  { motif: 'tiger', rows: creatureSheets.tiger },
  { motif: 'peacock', rows: creatureSheets.peacock },
];
const plants: readonly Actor[] = [
  { motif: 'blossom', rows: plantSheets.flower },
  { motif: 'rosette', rows: plantSheets.rose },
  { motif: 'leaf', rows: plantSheets.pan },
  { motif: 'bouquet', rows: plantSheets.basket },
];

export function isPlant({ motif }: Actor): boolean {
  return plants.some((plant) => plant.motif === motif);
}

/** Figures for a cloth: the wanted first, then those of the layout's own kind, the refused never. */
export function castFor({ motifs, subjects = [] }: Recipe, kind: 'creatures' | 'plants', rng: Rng): readonly Actor[] {
  const all = [...creatures, ...plants];
  const named = (list: readonly string[]) => (actor: Actor) => list.includes(actor.motif);
  const wanted = all.filter(named(motifs.include));
  const own = rng.shuffle(kind === 'creatures' ? creatures : plants);
  const rest = kind === 'creatures' ? plants : creatures;
  const free = [...own, ...rest].filter((actor) => !named(motifs.exclude)(actor) && !wanted.includes(actor));
  const things = subjects.map((subject): Actor => ({ motif: subject.id, rows: cellsOf(subject, largestThing) }));
  // Beside a beast that was named stand the flowers of the craft, and no other beast.
  if (things.length === 0 && wanted.some((actor) => creatures.includes(actor)))
    return [...wanted, ...(wanted.length > 1 ? [] : free.filter((actor) => plants.includes(actor)).slice(0, 1))];
  // Beside things that were named stand flowers of the craft at most.
  return things.length > 0
    ? [...things, ...wanted, ...free.filter((actor) => plants.includes(actor)).slice(0, things.length === 1 ? 1 : 0)]
    : [...wanted, ...free];
}
