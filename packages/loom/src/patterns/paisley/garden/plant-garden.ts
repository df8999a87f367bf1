import type { PaisleyShape } from '../../../motifs/paisley-shape.ts';
import type { Rng } from '../../../random/rng.ts';
import type { Item } from '../../../scene/scene.ts';
import type { Colourway } from '../dyes.ts';
import type { PaisleyGuest } from '../guests.ts';
import { type PaisleyTask, wish } from '../task.ts';
import { type Bed, createBed, setFlower } from './bed.ts';
import { plantBouquet } from './plant-bouquet.ts';
import { plantGuest } from './plant-guest.ts';
import { plantLattice } from './plant-lattice.ts';
import { plantTower } from './plant-tower.ts';
import { plantVine } from './plant-vine.ts';

/** A creeper winding up the spine, flowers stacked upon each other, a flowering plant, or a net of florets. */
export type GardenKind = 'vine' | 'tower' | 'bouquet' | 'lattice';

export interface Garden {
  /** To be drawn in this order, in the ambi's own units. */
  readonly stalks: readonly Item[];
  readonly leaves: readonly Item[];
  readonly motifs: readonly Item[];
}

export const emptyGarden: Garden = { stalks: [], leaves: [], motifs: [] };

const plantings: Record<GardenKind, (bed: Bed) => void> = {
  vine: plantVine,
  tower: plantTower,
  bouquet: plantBouquet,
  lattice: plantLattice,
};
/** Units of room in which more than a flower and a bud can be told apart. */
const roomy = 15;
/** Units of room from which nets and plants of many stems stay clear. */
const airy = 34;

/** Plants the field of a paisley, round its guest where there is one; `inset` is kept clear from its contour. */
export function plantGarden(
  task: PaisleyTask,
  kind: GardenKind,
  way: Colourway,
  shape: PaisleyShape,
  inset: number,
  rng: Rng,
  guest?: PaisleyGuest,
): Garden {
  const bed = createBed(task, way, shape, inset, rng);
  if (!bed) return emptyGarden;
  if (guest !== undefined && bed.room >= roomy) plantGuest(bed, guest);
  else if (bed.room < roomy) plantSingle(bed);
  else if (kind !== 'vine' && (bed.room < airy || wish(task.recipe, 'blossom') === 0)) plantTower(bed);
  else plantings[kind](bed);
  const home = (item: Item): Item => ({ ...item, x: item.x - bed.offset, y: item.y - bed.offset });
  return { stalks: bed.stalks.map(home), leaves: bed.leaves.map(home), motifs: bed.motifs.map(home) };
}

function plantSingle(bed: Bed): void {
  const { at, room, heading } = bed.onSpine(0.16);
  setFlower(bed, 'blossom', at, room * 0.8, heading, 0, bed.rng.fork('single'));
  const above = bed.onSpine(0.42);
  if (above.room > 3) setFlower(bed, 'bud', above.at, above.room * 0.85, above.heading, 1, bed.rng.fork('above'));
}
