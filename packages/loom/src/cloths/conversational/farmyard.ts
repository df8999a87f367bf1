import { figureOutlines as drawn } from '../../drawing/motifs/figures/outlines.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';

/** The second pose of those that have two. */
export const mates: Partial<Record<MotifId, Outline>> = {
  elephant: drawn.elephant,
  deer: drawn.deer,
  horse: drawn.horse,
  peacock: drawn.peacock,
  parrot: drawn['parrot-turned'],
};

/** Beasts in their own dyes and the round tree of a novelty print, where other cloths draw the tree of life. */
export const farmyard: Partial<Record<MotifId, Outline>> = {
  elephant: drawn['elephant-walking'],
  lion: drawn['lion-walking'],
  tiger: drawn['tiger-prowling'],
  deer: drawn['deer-leaping'],
  horse: drawn['horse-galloping'],
  camel: drawn.camel,
  cow: drawn.cow,
  peacock: drawn['peacock-trailing'],
  parrot: drawn.parrot,
  swan: drawn.swan,
  tree: {
    id: 'tree',
    setting: 'garden',
    regions: [
      {
        d: 'M-32 238C-17 166-17 103-43 51L-105-1L-84-17L-27 25L-22-43L9-43L15 30L82-22L98-6L35 56C15 103 25 176 51 238Z',
        slot: 1,
        share: 11,
      },
      {
        d: 'M-147 30C-209 30-240-22-214-63C-240-115-199-167-147-157C-136-219-53-251-1-219C51-261 134-230 145-167C207-167 244-105 212-53C238-1 186 51 129 30C103 67 51 61 30 30C4 51-27 51-43 30C-69 67-126 67-147 30Z',
        slot: 7,
        share: 65,
      },
      {
        d: 'M-178-53C-199-95-157-131-121-115C-105-167-43-188-1-157C-22-126-53-126-63-95C-95-100-115-74-121-53C-141-43-167-37-178-53ZM20-147C62-193 119-167 119-126C166-126 186-84 166-53C140-43 124-63 103-58C93-89 62-84 51-105C30-100 15-121 20-147ZM-53-22C-43-58-1-69 25-48C56-69 93-48 93-17C67 9 46-11 25-1C-1 15-43 9-53-22Z',
        slot: 6,
        share: 24,
      },
    ],
    dyes: ['#587845', '#7f5d43'],
  },
};
