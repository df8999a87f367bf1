import { steady } from '../../../number/steady.ts';
import type { Rng } from '../../../random/rng.ts';
import type { MotifId, Recipe } from '../../../recipe/recipe.ts';
import { creatureSheets } from '../../counted/creature-sheets.ts';
import { almondHeart } from './almond-heart.ts';
import { boteh } from './boteh.ts';
import { comb } from './comb.ts';
import type { DrawHeart } from './heart.ts';
import { pomegranate } from './pomegranate.ts';
import { rosette } from './rosette.ts';
import { star } from './star.ts';
import { tulip } from './tulip.ts';
import { woven } from './woven.ts';

export interface HeartKind {
  readonly draw: DrawHeart;
  readonly motif: MotifId;
  /** Motifs by which it is wanted or refused. */
  readonly motifs: readonly MotifId[];
  /** Needs the room that rings would take. */
  readonly isLarge?: boolean;
}

const kinds: readonly HeartKind[] = [
  { draw: almondHeart, motif: 'medallion', motifs: ['medallion'] },
  { draw: pomegranate, motif: 'bud', motifs: ['bud', 'tree', 'bouquet'] },
  { draw: tulip, motif: 'lotus', motifs: ['lotus', 'palmette', 'carnation', 'leaf', 'vine'] },
  { draw: comb, motif: 'tree', motifs: ['tree'] },
  { draw: rosette, motif: 'rosette', motifs: ['rosette', 'blossom'] },
  { draw: star, motif: 'star', motifs: ['star', 'diamond'] },
  { draw: boteh, motif: 'paisley', motifs: ['paisley'] },
];

/** Men and beasts, only where they are asked for. */
const guests: readonly HeartKind[] = (['elephant', 'peacock', 'parrot', 'tiger', 'dancer'] as const).map((motif) => ({
  draw: woven(creatureSheets[motif]),
  motif,
  motifs: [motif],
  isLarge: true,
}));

/** Middles of cells in order of importance: wanted ones first, refused ones never. At least one is left. */
export function chooseHearts({ motifs }: Recipe, rng: Rng): readonly [HeartKind, ...HeartKind[]] {
  const asked = guests.filter(({ motif }) => motifs.include.includes(motif));
  const open = [...asked, ...kinds].filter((kind) => !motifs.exclude.includes(kind.motif));
  const score = (kind: HeartKind, i: number) => {
    const weight = kind.motifs.reduce((product, motif) => product * (motifs.weight[motif] ?? 1), 1);
    const wanted = kind.motifs.some((motif) => motifs.include.includes(motif)) ? (asked.includes(kind) ? 4 : 2) : 0;
    return wanted + steady.power(rng.fork(i).next(), 1 / weight);
  };
  const sorted = open
    .map((kind, i) => ({ kind, key: score(kind, i) }))
    .sort((a, b) => b.key - a.key)
    .map(({ kind }) => kind);
  const [first = { draw: almondHeart, motif: 'medallion' as const, motifs: [] }, ...rest] = sorted;
  return [first, ...rest];
}
