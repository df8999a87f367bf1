import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { creatureSheets } from '../counted/creature-sheets.ts';
import { plantSheets } from '../counted/plant-sheets.ts';

interface Actor {
  readonly motif: string;
  readonly rows: readonly string[];
}

const creatures: readonly Actor[] = [
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

/** Figures for a cloth: the wanted first, then those of the layout's own kind, the refused never. */
export function castFor({ motifs }: Recipe, kind: 'creatures' | 'plants', rng: Rng): readonly Actor[] {
  const all = [...creatures, ...plants];
  const named = (list: readonly string[]) => (actor: Actor) => list.includes(actor.motif);
  const wanted = all.filter(named(motifs.include));
  const own = rng.shuffle(kind === 'creatures' ? creatures : plants);
  const rest = kind === 'creatures' ? plants : creatures;
  const free = [...own, ...rest].filter((actor) => !named(motifs.exclude)(actor) && !wanted.includes(actor));
  return [...wanted, ...free];
}
