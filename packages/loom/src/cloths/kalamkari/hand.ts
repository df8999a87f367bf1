import type { Hand } from '../../drawing/botanical/hand.ts';
import { fromLibrary } from '../../drawing/motifs/from-library.ts';
import { kalamkariFigures, kalamkariFruit } from '../../vocabulary/families/kalamkari/words.ts';

/** The pen of the Coromandel: dark outlines, flat dyes, hatching; one half of many leaves is indigo over yellow. */
export const kalamkariHand: Hand = {
  motifs: fromLibrary([
    'rosette',
    'palmette',
    'lotus',
    'carnation',
    'blossom',
    'bud',
    'leaf',
    'trefoil',
    'dot',
    'paisley',
    ...kalamkariFruit,
    ...kalamkariFigures,
  ]),
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
