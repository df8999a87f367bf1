import type { Family } from '@naksha/contract';
import type { Layout } from '../drawing/planner.ts';
import type { LayoutOf } from '../vocabulary/families/vocabularies.ts';
import { abstractLayouts } from './abstract/plan-abstract.ts';
import { ajrakhLayouts } from './ajrakh/plan-ajrakh.ts';
import { animalSkinLayouts } from './animal-skin/plan-animal-skin.ts';
import { bandhaniLayouts } from './bandhani/plan-bandhani.ts';
import { batikLayouts } from './batik/plan-batik.ts';
import { blockPrintLayouts } from './block-print/plan-block-print.ts';
import { brocadeLayouts } from './brocade/plan-brocade.ts';
import { camouflageLayouts } from './camouflage/plan-camouflage.ts';
import { checksLayouts } from './checks/plan-checks.ts';
import { chikankariLayouts } from './chikankari/plan-chikankari.ts';
import { conversationalLayouts } from './conversational/plan-conversational.ts';
import { damaskLayouts } from './damask/plan-damask.ts';
import { dotsLayouts } from './dots/plan-dots.ts';
import { floralLayouts } from './floral/plan-floral.ts';
import { geometricLayouts } from './geometric/plan-geometric.ts';
import { ikatLayouts } from './ikat/plan-ikat.ts';
import { jamdaniLayouts } from './jamdani/plan-jamdani.ts';
import { kalamkariLayouts } from './kalamkari/plan-kalamkari.ts';
import { kanthaLayouts } from './kantha/plan-kantha.ts';
import { kilimLayouts } from './kilim/plan-kilim.ts';
import { kutchLayouts } from './kutch/plan-kutch.ts';
import { leheriyaLayouts } from './leheriya/plan-leheriya.ts';
import { madhubaniLayouts } from './madhubani/plan-madhubani.ts';
import { mandalaLayouts } from './mandala/plan-mandala.ts';
import { marbleLayouts } from './marble/plan-marble.ts';
import { mashruLayouts } from './mashru/plan-mashru.ts';
import { paisleyLayouts } from './paisley/plan-paisley.ts';
import { patolaLayouts } from './patola/plan-patola.ts';
import { phulkariLayouts } from './phulkari/plan-phulkari.ts';
import { shiboriLayouts } from './shibori/plan-shibori.ts';
import { smallWeavesLayouts } from './small-weaves/plan-small-weaves.ts';
import { stripesLayouts } from './stripes/plan-stripes.ts';
import { suzaniLayouts } from './suzani/plan-suzani.ts';
import { tieDyeLayouts } from './tie-dye/plan-tie-dye.ts';
import { toileLayouts } from './toile/plan-toile.ts';
import { tropicalLayouts } from './tropical/plan-tropical.ts';
import { warliLayouts } from './warli/plan-warli.ts';

/** How each cloth is planned in each of the layouts that its words name. */
export const planners: { readonly [Cloth in Family]: Readonly<Record<LayoutOf<Cloth>, Layout>> } = {
  abstract: abstractLayouts,
  ajrakh: ajrakhLayouts,
  'animal-skin': animalSkinLayouts,
  bandhani: bandhaniLayouts,
  batik: batikLayouts,
  'block-print': blockPrintLayouts,
  brocade: brocadeLayouts,
  checks: checksLayouts,
  chikankari: chikankariLayouts,
  marble: marbleLayouts,
  kilim: kilimLayouts,
  camouflage: camouflageLayouts,
  'tie-dye': tieDyeLayouts,
  conversational: conversationalLayouts,
  damask: damaskLayouts,
  dots: dotsLayouts,
  floral: floralLayouts,
  geometric: geometricLayouts,
  ikat: ikatLayouts,
  kalamkari: kalamkariLayouts,
  leheriya: leheriyaLayouts,
  madhubani: madhubaniLayouts,
  mandala: mandalaLayouts,
  paisley: paisleyLayouts,
  patola: patolaLayouts,
  phulkari: phulkariLayouts,
  shibori: shiboriLayouts,
  'small-weaves': smallWeavesLayouts,
  stripes: stripesLayouts,
  suzani: suzaniLayouts,
  kutch: kutchLayouts,
  kantha: kanthaLayouts,
  jamdani: jamdaniLayouts,
  mashru: mashruLayouts,
  toile: toileLayouts,
  tropical: tropicalLayouts,
  warli: warliLayouts,
};
