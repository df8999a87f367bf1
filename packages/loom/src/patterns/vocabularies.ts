import type { Family } from '@naksha/contract';
import { abstractWords } from './abstract/vocabulary.ts';
import { ajrakhWords } from './ajrakh/vocabulary.ts';
import { animalSkinWords } from './animal-skin/vocabulary.ts';
import { bandhaniWords } from './bandhani/vocabulary.ts';
import { batikWords } from './batik/vocabulary.ts';
import { blockPrintWords } from './block-print/vocabulary.ts';
import { brocadeWords } from './brocade/vocabulary.ts';
import { checksWords } from './checks/vocabulary.ts';
import { chikankariWords } from './chikankari/vocabulary.ts';
import { damaskWords } from './damask/vocabulary.ts';
import { dotsWords } from './dots/vocabulary.ts';
import { floralWords } from './floral/vocabulary.ts';
import { geometricWords } from './geometric/vocabulary.ts';
import { ikatWords } from './ikat/vocabulary.ts';
import { kalamkariWords } from './kalamkari/vocabulary.ts';
import { leheriyaWords } from './leheriya/vocabulary.ts';
import { madhubaniWords } from './madhubani/vocabulary.ts';
import { mandalaWords } from './mandala/vocabulary.ts';
import { paisleyWords } from './paisley/vocabulary.ts';
import { patolaWords } from './patola/vocabulary.ts';
import { phulkariWords } from './phulkari/vocabulary.ts';
import { shiboriWords } from './shibori/vocabulary.ts';
import { smallWeavesWords } from './small-weaves/vocabulary.ts';
import { stripesWords } from './stripes/vocabulary.ts';
import { toileWords } from './toile/vocabulary.ts';
import { tropicalWords } from './tropical/vocabulary.ts';
import type { FamilyVocabulary } from './vocabulary.ts';
import { warliWords } from './warli/vocabulary.ts';

/** The words of every cloth the loom knows. */
export const vocabularies: Readonly<Record<Family, FamilyVocabulary>> = {
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
};
