import type { Family } from '@naksha/contract';
import { abstract } from './abstract/abstract.ts';
import { ajrakh } from './ajrakh/ajrakh.ts';
import { animalSkin } from './animal-skin/animal-skin.ts';
import { bandhani } from './bandhani/bandhani.ts';
import { batik } from './batik/batik.ts';
import { blockPrint } from './block-print/block-print.ts';
import { brocade } from './brocade/brocade.ts';
import { camouflage } from './camouflage/camouflage.ts';
import { checks } from './checks/checks.ts';
import { chikankari } from './chikankari/chikankari.ts';
import { conversational } from './conversational/conversational.ts';
import { damask } from './damask/damask.ts';
import { dots } from './dots/dots.ts';
import type { FamilyDefinition } from './family.ts';
import { floral } from './floral/floral.ts';
import { geometric } from './geometric/geometric.ts';
import { ikat } from './ikat/ikat.ts';
import { jamdani } from './jamdani/jamdani.ts';
import { kalamkari } from './kalamkari/kalamkari.ts';
import { kantha } from './kantha/kantha.ts';
import { kilim } from './kilim/kilim.ts';
import { kutch } from './kutch/kutch.ts';
import { leheriya } from './leheriya/leheriya.ts';
import { madhubani } from './madhubani/madhubani.ts';
import { mandala } from './mandala/mandala.ts';
import { marble } from './marble/marble.ts';
import { mashru } from './mashru/mashru.ts';
import { paisley } from './paisley/paisley.ts';
import { patola } from './patola/patola.ts';
import { phulkari } from './phulkari/phulkari.ts';
import { shibori } from './shibori/shibori.ts';
import { smallWeaves } from './small-weaves/small-weaves.ts';
import { stripes } from './stripes/stripes.ts';
import { suzani } from './suzani/suzani.ts';
import { tieDye } from './tie-dye/tie-dye.ts';
import { toile } from './toile/toile.ts';
import { tropical } from './tropical/tropical.ts';
import { warli } from './warli/warli.ts';

/** Every cloth the loom knows; how each is planned stands in `planners.ts`, so that pages that only name them need not load that. */
export const families: Readonly<Record<Family, FamilyDefinition>> = {
  kalamkari,
  floral,
  paisley,
  ajrakh,
  bandhani,
  ikat,
  tropical,
  'animal-skin': animalSkin,
  abstract,
  phulkari,
  suzani,
  kutch,
  kantha,
  jamdani,
  mashru,
  patola,
  brocade,
  damask,
  chikankari,
  batik,
  'block-print': blockPrint,
  leheriya,
  shibori,
  stripes,
  checks,
  'small-weaves': smallWeaves,
  geometric,
  dots,
  mandala,
  madhubani,
  warli,
  toile,
  marble,
  kilim,
  camouflage,
  'tie-dye': tieDye,
  conversational,
};
