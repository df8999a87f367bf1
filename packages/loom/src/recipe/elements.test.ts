import { type Element, type Family, generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { composeRecipe } from './compose.ts';

/** What an element is called among motifs, and a cloth with a hand for it beside one that has none. */
const elements: Readonly<Record<Element, readonly [motif: MotifId, own: Family, printed: Family]>> = {
  flowers: ['rosette', 'block-print', 'checks'],
  leaves: ['leaf', 'madhubani', 'stripes'],
  buds: ['bud', 'block-print', 'geometric'],
  lotus: ['lotus', 'bandhani', 'small-weaves'],
  paisley: ['paisley', 'brocade', 'checks'],
  stars: ['star', 'bandhani', 'stripes'],
  dots: ['dot', 'dots', 'geometric'],
  vines: ['vine', 'chikankari', 'checks'],
  trees: ['tree', 'warli', 'stripes'],
  pomegranates: ['pomegranate', 'damask', 'small-weaves'],
  peacocks: ['peacock', 'patola', 'geometric'],
  parrots: ['parrot', 'phulkari', 'dots'],
  fish: ['fish', 'brocade', 'stripes'],
  elephants: ['elephant', 'block-print', 'checks'],
};
/** A vine is a way of growing: no disc of its own, and its leaves where it is printed. */
const instead: Partial<Record<MotifId, MotifId>> = { vine: 'leaf' };

const drawn = (trainedPattern: Family, elementOptions: Element | undefined, prompt = '') => {
  const input = { trainedPattern, elementOptions, prompt, dpi: 96, seed: '5' };
  return planScene(composeRecipe(generateParams.parse(input))).census.map(({ motif }) => motif);
};

it.each(Object.entries(elements) as [Element, (typeof elements)[Element]][])(
  '%s are on the cloth that was asked for them, drawn or printed, and not where they were refused',
  (element, [motif, own, printed]) => {
    if (motif !== 'vine') expect(drawn(own, element)).toContain(motif);
    const shown = instead[motif] ?? motif;
    expect(drawn(printed, element)).toContain(shown);
    expect(drawn(printed, element, `no ${element}`)).not.toContain(shown);
  },
);
