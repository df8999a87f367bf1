import { motifLibrary } from '../../motifs/library.ts';
import type { Colourway, Hand } from '../botanical/hand.ts';
import { engraved } from './engrave.ts';
import { sprig } from './sprig.ts';

const line: Colourway = { body: 'a1', second: 'a2', third: 'a3', heart: 'a4' };

/** The graver: every motif in one ink, tone by hatching. Colourways differ in what is dark. */
export const toileHand: Hand = {
  motifs: Object.fromEntries(Object.entries(motifLibrary).map(([id, motif]) => [id, engraved(motif)])),
  sprig: engraved(sprig),
  flowers: [
    line,
    { body: 'a2', second: 'a1', third: 'a4', heart: 'a4' },
    { body: 'light', second: 'a1', third: 'a1', heart: 'a4' },
  ],
  leaves: [
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf3' },
    { body: 'leaf1', second: 'leaf3', third: 'leaf1', heart: 'leaf3' },
  ],
  dots: ['line'],
  contour: () => 'line',
  stem: { fill: 'ground', lit: 'ground', shade: 'line', contour: 'line' },
  smallest: 12,
};
