import type { Family } from '@naksha/contract';
import { abstractWords } from './abstract/words.ts';
import { ajrakhWords } from './ajrakh/words.ts';
import { animalSkinWords } from './animal-skin/words.ts';
import { bandhaniWords } from './bandhani/words.ts';
import { batikWords } from './batik/words.ts';
import { blockPrintWords } from './block-print/words.ts';
import { brocadeWords } from './brocade/words.ts';
import { camouflageWords } from './camouflage/words.ts';
import { checksWords } from './checks/words.ts';
import { chikankariWords } from './chikankari/words.ts';
import { conversationalWords } from './conversational/words.ts';
import { damaskWords } from './damask/words.ts';
import { dotsWords } from './dots/words.ts';
import type { FamilyVocabulary } from './family-vocabulary.ts';
import { floralWords } from './floral/words.ts';
import { geometricWords } from './geometric/words.ts';
import { ikatWords } from './ikat/words.ts';
import { jamdaniWords } from './jamdani/words.ts';
import { kalamkariWords } from './kalamkari/words.ts';
import { kanthaWords } from './kantha/words.ts';
import { kilimWords } from './kilim/words.ts';
import { kutchWords } from './kutch/words.ts';
import { leheriyaWords } from './leheriya/words.ts';
import { madhubaniWords } from './madhubani/words.ts';
import { mandalaWords } from './mandala/words.ts';
import { marbleWords } from './marble/words.ts';
import { mashruWords } from './mashru/words.ts';
import { paisleyWords } from './paisley/words.ts';
import { patolaWords } from './patola/words.ts';
import { phulkariWords } from './phulkari/words.ts';
import { shiboriWords } from './shibori/words.ts';
import { smallWeavesWords } from './small-weaves/words.ts';
import { stripesWords } from './stripes/words.ts';
import { suzaniWords } from './suzani/words.ts';
import { tieDyeWords } from './tie-dye/words.ts';
import { toileWords } from './toile/words.ts';
import { tropicalWords } from './tropical/words.ts';
import { warliWords } from './warli/words.ts';

const words = {
  kalamkari: kalamkariWords,
  floral: floralWords,
  paisley: paisleyWords,
  ajrakh: ajrakhWords,
  bandhani: bandhaniWords,
  ikat: ikatWords,
  tropical: tropicalWords,
  'animal-skin': animalSkinWords,
  abstract: abstractWords,
  phulkari: phulkariWords,
  suzani: suzaniWords,
  kutch: kutchWords,
  kantha: kanthaWords,
  jamdani: jamdaniWords,
  mashru: mashruWords,
  patola: patolaWords,
  brocade: brocadeWords,
  damask: damaskWords,
  chikankari: chikankariWords,
  batik: batikWords,
  'block-print': blockPrintWords,
  leheriya: leheriyaWords,
  shibori: shiboriWords,
  stripes: stripesWords,
  checks: checksWords,
  'small-weaves': smallWeavesWords,
  geometric: geometricWords,
  dots: dotsWords,
  mandala: mandalaWords,
  madhubani: madhubaniWords,
  warli: warliWords,
  toile: toileWords,
  marble: marbleWords,
  kilim: kilimWords,
  camouflage: camouflageWords,
  'tie-dye': tieDyeWords,
  conversational: conversationalWords,
} satisfies Record<Family, FamilyVocabulary>;

/** The names of a family's layouts. */
export type LayoutOf<Cloth extends Family> = keyof (typeof words)[Cloth]['layouts'];

/** The words of every cloth the loom knows. */
export const vocabularies: Readonly<Record<Family, FamilyVocabulary>> = words;
