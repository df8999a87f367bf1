import { fromLibrary } from '../../motifs/from-library.ts';
import type { Hand } from '../botanical/hand.ts';
import { batikGuests } from './guests.ts';

/** The canting: every outline is a line of wax, pale against what lies behind, never black. */
export const batikHand: Hand = {
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
    ...batikGuests,
  ]),
  visitors: batikGuests,
  flowers: [
    { body: 'a2', second: 'a4', third: 'a1', heart: 'light' },
    { body: 'a4', second: 'a1', third: 'a2', heart: 'a1' },
    { body: 'a3', second: 'light', third: 'leaf3', heart: 'a2' },
    { body: 'a1', second: 'a2', third: 'a4', heart: 'light' },
    { body: 'light', second: 'a2', third: 'a3', heart: 'a1' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf3', third: 'leaf3', heart: 'light' },
    { body: 'leaf2', second: 'leaf1', third: 'leaf3', heart: 'light' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'light' },
  ],
  dots: ['light', 'a4', 'light'],
  contour: (body) => (body === 'light' ? 'a1' : 'light'),
  stem: { fill: 'leaf2', lit: 'light', shade: 'leaf2>dark:0.4', contour: 'light' },
  smallest: 8,
};
