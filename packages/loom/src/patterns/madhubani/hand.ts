import { dot } from '../../motifs/dot.ts';
import { elephant } from '../../motifs/figures/elephant.ts';
import { motifLibrary } from '../../motifs/library.ts';
import type { Motif } from '../../motifs/motif.ts';
import { trefoil } from '../../motifs/trefoil.ts';
import type { Hand } from '../botanical/hand.ts';
import { mithilaFigures } from './figures.ts';
import { mithilaFlower } from './flower.ts';
import { mithilaLeaf } from './leaf.ts';

/** Distance of the second contour from the first as a share of a figure's radius, and its bounds in units. */
const halo = { share: 0.055, least: 2.2, most: 7 } as const;

const doubled =
  (motif: Motif): Motif =>
  (params, rng) =>
    motif({ ...params, halo: Math.min(halo.most, Math.max(halo.least, params.radius * halo.share)) }, rng);

const figures = Object.fromEntries(mithilaFigures.map((id) => [id, doubled(motifLibrary[id])]));

/** The nib of Mithila: two contours with hatching between, flat bright colour, not a finger of empty ground. */
export const madhubaniHand: Hand = {
  motifs: {
    ...figures,
    elephant: doubled(elephant),
    tree: doubled(motifLibrary.tree),
    lotus: motifLibrary.lotus,
    rosette: mithilaFlower,
    blossom: mithilaFlower,
    bud: motifLibrary.bud,
    leaf: mithilaLeaf,
    trefoil,
    dot,
  },
  flowers: [
    { body: 'a1', second: 'a4', third: 'a3', heart: 'a4' },
    { body: 'a4', second: 'a1', third: 'a3', heart: 'a1' },
    { body: 'a3', second: 'leaf1', third: 'a1', heart: 'a4' },
    { body: 'leaf1', second: 'a1', third: 'a3', heart: 'a1' },
    { body: 'a2', second: 'a4', third: 'a3', heart: 'a1' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf2', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
  ],
  dots: ['a1', 'a4', 'a3'],
  contour: () => 'line',
  stem: { fill: 'leaf1', lit: 'leaf1>light:0.4', shade: 'leaf1>dark:0.5', contour: 'line' },
  smallest: 8,
};
