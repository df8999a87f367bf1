import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { blossom } from '../motifs/blossom.ts';
import { bud } from '../motifs/bud.ts';
import { carnation } from '../motifs/carnation.ts';
import { lotus } from '../motifs/lotus.ts';
import type { Motif } from '../motifs/motif.ts';
import { paisley } from '../motifs/paisley.ts';
import { palmette } from '../motifs/palmette.ts';
import { rosette } from '../motifs/rosette.ts';
import { tulip } from '../motifs/tulip.ts';

interface Flower {
  readonly motif: string;
  readonly draw: Motif;
}

const heroes: readonly Flower[] = [
  { motif: 'palmette', draw: palmette },
  { motif: 'rosette', draw: rosette },
  { motif: 'lotus', draw: lotus },
  { motif: 'carnation', draw: carnation },
];
const asked: readonly Flower[] = [...heroes, { motif: 'paisley', draw: paisley }];
const seconds: readonly Flower[] = [
  { motif: 'blossom', draw: blossom },
  { motif: 'bud', draw: bud },
  { motif: 'bud', draw: tulip },
  { motif: 'rosette', draw: rosette },
  { motif: 'lotus', draw: lotus },
];

/** Flowers for the main place and for those beside it: the wanted first, the refused only if nothing else is left. */
export function chooseFlowers({ motifs }: Recipe, rng: Rng): { hero(n: number): Flower; second(n: number): Flower } {
  const isWanted = ({ motif }: Flower) => motifs.include.some((name) => name === motif);
  const isFree = ({ motif }: Flower) => !motifs.exclude.some((name) => name === motif);
  const order = (list: readonly Flower[], all: readonly Flower[]): readonly Flower[] => {
    const wanted = all.filter(isWanted);
    return [...wanted, ...rng.shuffle(list.filter((flower) => isFree(flower) && !wanted.includes(flower)))];
  };
  const first = order(heroes, asked);
  const beside = order(seconds, seconds);
  const none: Flower = { motif: 'dot', draw: blossom };
  return {
    hero: (n) => first[n % Math.max(1, first.length)] ?? none,
    second: (n) => beside[n % Math.max(1, beside.length)] ?? none,
  };
}
