import { join } from 'node:path';
import { createPlaneSpool, openPlaneSpool, type PackedSpool, type PlaneSpool } from './plane-spool.ts';

/** The spools of one file in work. */
export interface Spools {
  readonly create: (planes: number) => Promise<PlaneSpool>;
  /** Takes one that another thread has packed. */
  readonly adopt: (packed: PackedSpool) => Promise<PlaneSpool>;
  /** Gives the disk of all of them back; more can be made afterwards. */
  readonly close: () => Promise<void>;
}

let sequence = 0;

/** Makes spools in a folder and sees that none is left. */
export function createSpools(folder: string): Spools {
  const made: PlaneSpool[] = [];
  return {
    create: async (planes) => {
      const spool = await createPlaneSpool(join(folder, `planes-${process.pid}-${sequence++}`), planes);
      made.push(spool);
      return spool;
    },
    adopt: async (packed) => {
      const spool = await openPlaneSpool(packed);
      made.push(spool);
      return spool;
    },
    close: async () => {
      for (const spool of made.splice(0)) await spool.close();
    },
  };
}
