import { blossom } from '../../motifs/blossom.ts';
import { bud } from '../../motifs/bud.ts';
import { carnation } from '../../motifs/carnation.ts';
import { dot } from '../../motifs/dot.ts';
import { leaf } from '../../motifs/leaf.ts';
import { motifLibrary } from '../../motifs/library.ts';
import { lotus } from '../../motifs/lotus.ts';
import { paisley } from '../../motifs/paisley.ts';
import { palmette } from '../../motifs/palmette.ts';
import { rosette } from '../../motifs/rosette.ts';
import { trefoil } from '../../motifs/trefoil.ts';
import type { Hand } from '../botanical/hand.ts';
import { kalamkariFigures } from './figures.ts';

/** The pen of the Coromandel: dark outlines, flat dyes, hatching; one half of many leaves is indigo over yellow. */
export const kalamkariHand: Hand = {
  motifs: {
    rosette,
    palmette,
    lotus,
    carnation,
    blossom,
    bud,
    leaf,
    trefoil,
    dot,
    paisley,
    pomegranate: motifLibrary.pomegranate,
    mango: motifLibrary.mango,
    sunflower: motifLibrary.sunflower,
    'lotus-front': motifLibrary['lotus-front'],
    ...Object.fromEntries(kalamkariFigures.map((id) => [id, motifLibrary[id]])),
  },
  flowers: [
    { body: 'a1', second: 'a2', third: 'a3', heart: 'a3' },
    { body: 'a4', second: 'a3', third: 'a1', heart: 'a1' },
    { body: 'a3', second: 'a1', third: 'a4', heart: 'a2' },
    { body: 'a2', second: 'a1', third: 'a4', heart: 'a3' },
    { body: 'light', second: 'a1', third: 'a3', heart: 'a3' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
    { body: 'leaf2', second: 'a4', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf1', second: 'a4', third: 'leaf3', heart: 'leaf3' },
  ],
  dots: ['a1', 'a3', 'a1'],
  contour: () => 'line',
  stem: { fill: 'leaf2', lit: 'leaf2>light:0.45', shade: 'leaf2>dark:0.6', contour: 'line' },
  smallest: 7,
};
