import { blossom } from '../../motifs/blossom.ts';
import { bud } from '../../motifs/bud.ts';
import { carnation } from '../../motifs/carnation.ts';
import { leaf } from '../../motifs/leaf.ts';
import { lotus } from '../../motifs/lotus.ts';
import { palmette } from '../../motifs/palmette.ts';
import { rosette } from '../../motifs/rosette.ts';
import { trefoil } from '../../motifs/trefoil.ts';
import type { Hand } from '../botanical/hand.ts';
import { floralHand } from './hand.ts';

/** Indian flowers drawn for European rooms: outlined like painted cotton, filled with the colours of a garden. */
export const chintzHand: Hand = {
  ...floralHand,
  motifs: { ...floralHand.motifs, rosette, blossom, palmette, carnation, lotus, bud, leaf, trefoil },
  flowers: [
    { body: 'a1', second: 'a2', third: 'a3', heart: 'a3' },
    { body: 'a4', second: 'a2', third: 'a1', heart: 'a3' },
    { body: 'a2', second: 'a1', third: 'a4', heart: 'a3' },
    { body: 'a3', second: 'a1', third: 'a2', heart: 'a1' },
    { body: 'light', second: 'a1', third: 'a4', heart: 'a3' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
    { body: 'leaf1', second: 'a4', third: 'leaf3', heart: 'leaf3' },
  ],
  contour: (body) => `${body === 'light' ? 'a1' : body}>line:0.72`,
  stem: { fill: 'a3>line:0.42', lit: 'a3', shade: 'line', contour: 'line' },
  smallest: 9,
};
