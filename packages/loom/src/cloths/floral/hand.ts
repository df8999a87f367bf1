import type { Hand } from '../../drawing/botanical/hand.ts';
import { anemone } from '../../drawing/motifs/anemone.ts';
import { dot } from '../../drawing/motifs/dot.ts';
import { fern } from '../../drawing/motifs/fern.ts';
import { fromLibrary } from '../../drawing/motifs/from-library.ts';
import { paisley } from '../../drawing/motifs/paisley.ts';
import { peony } from '../../drawing/motifs/peony.ts';
import { softBud } from '../../drawing/motifs/soft-bud.ts';
import { softCarnation } from '../../drawing/motifs/soft-carnation.ts';
import { softLeaf } from '../../drawing/motifs/soft-leaf.ts';
import { softLotus } from '../../drawing/motifs/soft-lotus.ts';
import { softSprig } from '../../drawing/motifs/soft-sprig.ts';
import { tulip } from '../../drawing/motifs/tulip.ts';
import { type Dress, drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { floralBeasts, floralFruit, floralGuests } from '../../vocabulary/families/floral/words.ts';

/** Things that are leaves, and their dress. */
const foliage =
  /^(?:fern|ivy|betel-leaf|palm-frond|branch|olive|laurels|lily-pads|monstera-leaf|banana-leaf|herbs-bundle)$/;
const green: Dress = { body: 'leaf1', second: 'leaf2', leaf: ['leaf1', 'leaf2'], light: 'leaf2', dark: 'leaf3' };

/** The wet brush: layered washes, edges only a little darker than what they enclose, no black. */
export const floralHand: Hand = {
  motifs: {
    rosette: peony,
    blossom: anemone,
    palmette: tulip,
    carnation: softCarnation,
    lotus: softLotus,
    bud: softBud,
    leaf: softLeaf,
    trefoil: fern,
    dot,
    paisley,
    ...fromLibrary([...floralGuests, ...floralBeasts, ...floralFruit, 'feather']),
  },
  visitors: [...floralGuests, ...floralBeasts, 'feather'],
  sprig: softSprig,
  guest: (outline, { dress: usual, ...ask }) => {
    const dress = foliage.test(outline.id) ? green : usual;
    return drawPrinted(outline, { ...ask, dress, contour: `${dress.body}>dark:0.6`, pen: ask.pen * 0.8 });
  },
  flowers: [
    { body: 'a1', second: 'a2', third: 'a2', heart: 'a3' },
    { body: 'a2', second: 'a1', third: 'a1', heart: 'a3' },
    { body: 'a4', second: 'a3', third: 'a2', heart: 'a3' },
    { body: 'a3', second: 'a1', third: 'a2', heart: 'a1' },
    { body: 'light', second: 'a2', third: 'a2', heart: 'a3' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
    { body: 'leaf1', second: 'leaf3', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf2', second: 'leaf1', third: 'leaf3', heart: 'leaf3' },
  ],
  dots: ['a2', 'a3', 'leaf3'],
  contour: (body) => (body === 'light' ? 'a2>dark:0.3' : `${body}>dark:0.42`),
  stem: { fill: 'leaf1', lit: 'leaf1>light:0.4', shade: 'leaf1>dark:0.4', contour: 'leaf1>dark:0.35' },
  smallest: 12,
};
