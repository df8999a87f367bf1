import { describe, expect, it } from 'vitest';
import { type Understood, understood } from '../../test/understood.ts';
import { motifsRefusedBy } from '../vocabulary/lexicon-motifs.ts';
import { readPrompt } from './read-prompt.ts';

const flowers = (motifsRefusedBy.flower ?? []).join(' ');

/** As the people of a mill write: sizes by signs, half sentences, romanised endings, the trade's own words. */
const cases: Readonly<Record<string, readonly (readonly [prompt: string, expected: Understood])[]>> = {
  'sizes and numbers': [
    ['2" buti', { layouts: 'buti', options: '5.08 cm' }],
    ['polka dots 12 mm', { patterns: 'dots', layouts: 'half-drop', options: '1.2 cm' }],
    ['आधा इंच बूटी', { layouts: 'buti', options: '1.27 cm' }],
    ['"design 5" in ten colours', { options: '10 colours' }],
    ['thin stripes', { layouts: 'stripe', options: '×0.6' }],
    ['चौड़ा बॉर्डर', { layouts: 'borders', unmatched: 'चौड़ा' }],
    ['200 cm flowers', { motifs: 'blossom rosette', unmatched: '200 cm' }],
  ],
  'what there is to be little of': [
    ['kalamkari, not too many flowers', { patterns: 'kalamkari', fewer: flowers }],
    ['few roses on navy', { motifs: 'rosette', ground: 'navy', options: 'airy' }],
    ['a few red roses on navy', { motifs: 'rosette', ground: 'navy', accents: 'red' }],
    ['less leaves more lotus', { motifs: 'lotus', fewer: 'leaf trefoil' }],
    ['phool kam, patte zyada', { motifs: 'leaf', fewer: flowers }],
    ['ફૂલ ઓછાં, પાંદડાં વધારે', { motifs: 'leaf', fewer: flowers }],
  ],
  'refusals of every kind': [
    ['न फूल न पत्ती', { refused: `${flowers} leaf trefoil` }],
    ['na phool na patti', { refused: `${flowers} leaf trefoil` }],
    ['कैरी न हो', { refused: 'paisley' }],
    ['ફૂલ ન હોવા જોઈએ', { refused: flowers }],
    ['ful nathi joita', { refused: flowers }],
    [
      'ajrakh gali ane majith no dupatto',
      { patterns: 'ajrakh', ground: 'indigo', accents: 'madder', options: 'dupattas', border: 'all narrow pallu' },
    ],
  ],
  'what a colour is of': [
    ['leopard in rust and camel', { patterns: 'animal-skin', layouts: 'leopard', ground: 'rust', accents: 'camel' }],
    [
      'saree body beige, border bottle green',
      { ground: 'beige', border: 'both usual bottle green', options: 'sarees' },
    ],
    ['flowers outlined in antique gold', { motifs: 'blossom rosette', line: 'antique gold', options: 'outlined' }],
    ['bandhani red, yellow dots', { patterns: 'bandhani', motifs: 'dot', ground: 'red', accents: 'yellow' }],
    ['બાંધણી લાલ અને લીલું, સફેદ ટપકાં', { patterns: 'bandhani', motifs: 'dot', ground: 'red', accents: 'green, white' }],
    ['pink, small butterflies', { motifs: 'butterfly', ground: 'pink', options: '×0.6' }],
    ['blue toile', { patterns: 'toile', accents: 'blue' }],
    ['toile, indigo and ivory', { patterns: 'toile', ground: 'ivory', accents: 'indigo' }],
    ['black and white flowers', { motifs: 'blossom rosette', ground: 'white', accents: 'black' }],
    ['gold zari buti', { layouts: 'buti', accents: 'gold' }],
  ],
  'endings written onto a word': [
    ['દમાસ્કમાં કમળ', { patterns: 'damask', motifs: 'lotus' }],
    ['બ્લોક છાપમાં ફૂલ', { patterns: 'block-print', motifs: 'blossom rosette' }],
    ['बांधनीपर हाथी', { patterns: 'bandhani', motifs: 'elephant' }],
    ['પટોળામાં ચોકડી', { patterns: 'patola', layouts: 'lattice' }],
  ],
  'goods of the house': [
    ['kitchen curtains', { options: 'fabrics' }],
    ['पर्दों के लिए बड़े पत्ते', { motifs: 'leaf', options: 'fabrics, ×1.5' }],
  ],
  'spellings of the trade': [
    ['ચોકડી લાલ અને સફેદ', { patterns: 'checks', ground: 'red', accents: 'white' }],
    ['nani chhapai', { options: '×0.6' }],
    ['samundar aur seep', { motifs: 'wave shell' }],
    ['ફૂલ છૂટાં છૂટાં', { motifs: 'blossom rosette', layouts: 'toss', options: 'airy' }],
    ['tie & dye dupatta', { patterns: 'bandhani', options: 'dupattas' }],
    ['tie and dye spiral', { patterns: 'tie-dye', layouts: 'spiral' }],
    ['autumn colours', { ground: 'cream', accents: 'rust, ochre, olive, brown', leaves: 'olive', options: 'earthy' }],
    ['vadli bhoy par sonani vel', { motifs: 'vine', ground: 'blue', accents: 'gold' }],
    ['kaale rang par laal lehariya', { patterns: 'leheriya', ground: 'black', accents: 'red' }],
    ['मेहरून ज़मीन पर ज़री की बूटी', { layouts: 'buti', ground: 'maroon', accents: 'gold' }],
    ['चाँदी ज़री की बूटी', { layouts: 'buti', accents: 'ruperi zari' }],
    ['tie & dye', { patterns: 'tie-dye' }],
    ['broad stripes', { layouts: 'stripe', options: '×1.5' }],
    ['chanderi butis', { patterns: 'brocade', layouts: 'buti' }],
    ['flow\u0007ers on\u202e blue', { motifs: 'blossom rosette', ground: 'blue' }],
  ],
};

describe.each(Object.entries(cases))('%s', (_, prompts) => {
  it.each(prompts)('are read in "%s"', (prompt, expected) => {
    expect(understood(readPrompt(prompt, 'en'))).toEqual(expected);
  });
});

it('proposes nothing in the place of another cloth where one is named that can be made', () => {
  expect(readPrompt('chikankari with pichwai', 'en').later).toEqual([{ value: 'pichwai' }]);
  expect(readPrompt('pichwai', 'en').later).toEqual([{ value: 'pichwai', instead: 'kalamkari' }]);
});
