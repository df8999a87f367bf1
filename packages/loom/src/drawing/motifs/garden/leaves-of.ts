import type { MotifWord } from '../../../vocabulary/lexicon-motifs.ts';
import type { Motif } from '../motif.ts';
import { leafForms } from './leaf-forms.ts';

/** The leaf that a flower or fruit grows, by the word that names it. */
export const leavesOf: Partial<Record<MotifWord, Motif>> = {
  rose: leafForms.compound,
  peony: leafForms.lobed,
  marigold: leafForms.pinnate,
  dahlia: leafForms.toothed,
  chrysanthemum: leafForms.lobed,
  hydrangea: leafForms.toothed,
  poppy: leafForms.fern,
  daisy: leafForms.spoon,
  anemone: leafForms.fern,
  jasmine: leafForms.pinnate,
  mogra: leafForms.glossy,
  champa: leafForms.broad,
  'sweet-pea': leafForms.tendrilled,
  tuberose: leafForms.sword,
  'lily-of-the-valley': leafForms.broad,
  wisteria: leafForms.pinnate,
  dandelion: leafForms.lobed,
  'cherry-blossom': leafForms.toothed,
  orchid: leafForms.sword,
  bougainvillea: leafForms.heart,
  magnolia: leafForms.broad,
  tulip: leafForms.sword,
  lily: leafForms.lance,
  iris: leafForms.sword,
  carnation: leafForms.needle,
  lotus: leafForms.pad,
  'lavender-sprig': leafForms.needle,
  hibiscus: leafForms.toothed,
  pomegranate: leafForms.glossy,
  'mango-cluster': leafForms.lance,
};
