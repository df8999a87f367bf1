import type { MotifId } from '../../../recipe/recipe.ts';
import type { DrawFigure } from './ask.ts';
import { dancer } from './dancer.ts';
import { elephant } from './elephant.ts';
import { flower } from './flower.ts';
import { heartLeaf } from './heart-leaf.ts';
import { horse } from './horse.ts';
import { jewel } from './jewel.ts';
import { lotus } from './lotus.ts';
import { paisley, paisleyWheel } from './paisley.ts';
import { parrot } from './parrot.ts';
import { peacock } from './peacock.ts';
import { spray } from './spray.ts';
import { star } from './star.ts';
import { tree } from './tree.ts';
import { wheel } from './wheel.ts';

export interface FigureKind {
  readonly draw: DrawFigure;
  /** The smallest radius in knots at which it can be told. */
  readonly smallest: number;
  /** Motifs by which it is wanted or refused. */
  readonly motifs: readonly MotifId[];
  /** Looks alike from all sides, so that it may stand in a ring or a corner. */
  readonly isRound: boolean;
}

/** All that bandhani tells in knots. */
export const figureKinds: readonly FigureKind[] = [
  { draw: flower, smallest: 6.6, motifs: ['rosette', 'blossom', 'carnation'], isRound: true },
  { draw: star, smallest: 6, motifs: ['star'], isRound: true },
  { draw: wheel, smallest: 7, motifs: ['medallion'], isRound: true },
  { draw: jewel, smallest: 5, motifs: ['diamond'], isRound: true },
  { draw: paisleyWheel, smallest: 11, motifs: ['paisley'], isRound: true },
  { draw: paisley, smallest: 6, motifs: ['paisley'], isRound: false },
  { draw: lotus, smallest: 8, motifs: ['lotus', 'palmette'], isRound: false },
  { draw: spray, smallest: 7, motifs: ['bouquet', 'vine', 'bud'], isRound: false },
  { draw: heartLeaf, smallest: 5.5, motifs: ['leaf'], isRound: false },
  { draw: tree, smallest: 9, motifs: ['tree', 'leaf'], isRound: false },
  { draw: elephant, smallest: 12, motifs: ['elephant'], isRound: false },
  { draw: peacock, smallest: 12, motifs: ['peacock'], isRound: false },
  { draw: dancer, smallest: 11, motifs: ['dancer'], isRound: false },
  { draw: horse, smallest: 11, motifs: ['horse'], isRound: false },
  { draw: parrot, smallest: 9, motifs: ['parrot'], isRound: false },
];
