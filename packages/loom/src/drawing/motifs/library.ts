import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { blossom } from './blossom.ts';
import { bud } from './bud.ts';
import { carnation } from './carnation.ts';
import { dot } from './dot.ts';
import { figureOf } from './figures/figure-outline.ts';
import { figureOutlines as drawn } from './figures/outlines.ts';
import { leaf } from './leaf.ts';
import { lotus } from './lotus.ts';
import type { Motif } from './motif.ts';
import { paisley } from './paisley.ts';
import { palmette } from './palmette.ts';
import { cypress } from './plants/cypress.ts';
import { hibiscus } from './plants/hibiscus.ts';
import { lifeTree } from './plants/life-tree.ts';
import { lotusFront } from './plants/lotus-front.ts';
import { mangoCluster } from './plants/mango-cluster.ts';
import { pomegranate } from './plants/pomegranate.ts';
import { sunflower } from './plants/sunflower.ts';
import { rosette } from './rosette.ts';
import { cloud } from './things/cloud.ts';
import { coin } from './things/coin.ts';
import { heartShape } from './things/heart.ts';
import { jaali } from './things/jaali.ts';
import { kite } from './things/kite.ts';
import { moon } from './things/moon.ts';
import { star } from './things/star.ts';
import { sun } from './things/sun.ts';
import { templeStep } from './things/temple-step.ts';
import { wave } from './things/wave.ts';
import { trefoil } from './trefoil.ts';
import { warliPerson } from './warli/person.ts';

/** Every motif in its common drawing. Cloths take from here what they have no hand of their own for. */
export const motifLibrary = {
  rosette,
  blossom,
  palmette,
  carnation,
  lotus,
  'lotus-front': lotusFront,
  hibiscus,
  sunflower,
  bud,
  leaf,
  trefoil,
  paisley,
  dot,
  pomegranate,
  mango: mangoCluster,
  tree: lifeTree,
  cypress,
  palm: figureOf(drawn.palm),
  peacock: figureOf(drawn.peacock),
  parrot: figureOf(drawn.parrot, drawn['parrot-turned']),
  swan: figureOf(drawn.swan),
  butterfly: figureOf(drawn.butterfly),
  fish: figureOf(drawn.fish, drawn['fish-leaping']),
  elephant: figureOf(drawn.elephant, drawn['elephant-walking']),
  horse: figureOf(drawn.horse, drawn['horse-galloping']),
  camel: figureOf(drawn.camel),
  cow: figureOf(drawn.cow),
  lion: figureOf(drawn['lion-walking']),
  tiger: figureOf(drawn['tiger-prowling']),
  deer: figureOf(drawn.deer, drawn['deer-leaping']),
  dancer: figureOf(drawn['dancer-with-lotus']),
  person: warliPerson,
  sun,
  moon,
  star,
  lamp: figureOf(drawn['diya-lotus']),
  kite,
  heart: heartShape,
  shell: figureOf(drawn.conch),
  coin,
  wave,
  cloud,
  feather: figureOf(drawn.plume),
  jaali,
  gable: templeStep,
  temple: figureOf(drawn.shikhara),
} as const satisfies Partial<Record<MotifId, Motif>>;
