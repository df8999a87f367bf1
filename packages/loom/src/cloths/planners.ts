import type { Family } from '@naksha/contract';
import type { Planner } from '../drawing/plot.ts';
import { planAbstract } from './abstract/plan-abstract.ts';
import { planAjrakh } from './ajrakh/plan-ajrakh.ts';
import { planAnimalSkin } from './animal-skin/plan-animal-skin.ts';
import { planBandhani } from './bandhani/plan-bandhani.ts';
import { planBatik } from './batik/plan-batik.ts';
import { planBlockPrint } from './block-print/plan-block-print.ts';
import { planBrocade } from './brocade/plan-brocade.ts';
import { planChecks } from './checks/plan-checks.ts';
import { planChikankari } from './chikankari/plan-chikankari.ts';
import { planDamask } from './damask/plan-damask.ts';
import { planDots } from './dots/plan-dots.ts';
import { planFloral } from './floral/plan-floral.ts';
import { planGeometric } from './geometric/plan-geometric.ts';
import { planIkat } from './ikat/plan-ikat.ts';
import { planKalamkari } from './kalamkari/plan-kalamkari.ts';
import { planLeheriya } from './leheriya/plan-leheriya.ts';
import { planMadhubani } from './madhubani/plan-madhubani.ts';
import { planMandala } from './mandala/plan-mandala.ts';
import { planPaisley } from './paisley/plan-paisley.ts';
import { planPatola } from './patola/plan-patola.ts';
import { planPhulkari } from './phulkari/plan-phulkari.ts';
import { planShibori } from './shibori/plan-shibori.ts';
import { planSmallWeaves } from './small-weaves/plan-small-weaves.ts';
import { planStripes } from './stripes/plan-stripes.ts';
import { planToile } from './toile/plan-toile.ts';
import { planTropical } from './tropical/plan-tropical.ts';
import { planWarli } from './warli/plan-warli.ts';

/** How each cloth of `families.ts` is planned. */
export const planners: Readonly<Record<Family, Planner>> = {
  abstract: planAbstract,
  ajrakh: planAjrakh,
  'animal-skin': planAnimalSkin,
  bandhani: planBandhani,
  batik: planBatik,
  'block-print': planBlockPrint,
  brocade: planBrocade,
  checks: planChecks,
  chikankari: planChikankari,
  damask: planDamask,
  dots: planDots,
  floral: planFloral,
  geometric: planGeometric,
  ikat: planIkat,
  kalamkari: planKalamkari,
  leheriya: planLeheriya,
  madhubani: planMadhubani,
  mandala: planMandala,
  paisley: planPaisley,
  patola: planPatola,
  phulkari: planPhulkari,
  shibori: planShibori,
  'small-weaves': planSmallWeaves,
  stripes: planStripes,
  toile: planToile,
  tropical: planTropical,
  warli: planWarli,
};
