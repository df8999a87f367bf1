import type { LayerHead, Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { MotifDisc, SceneSymbol } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Cut } from './block.ts';
import type { CentreName } from './centre.ts';
import type { AjrakhPen, Dyes } from './ring.ts';
import type { RingName } from './rings/ring-kinds.ts';

/** What every layout of ajrakh works with. */
export interface AjrakhTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** Geometry only; the dyes have their own stream. */
  readonly rng: Rng;
  readonly dyes: Dyes;
  readonly pen: AjrakhPen;
  readonly sheet: Sheet;
  readonly favour: Partial<Record<RingName, number>>;
  readonly centre?: CentreName | undefined;
}

interface Site {
  readonly x: number;
  readonly y: number;
}

/** The cloth on the printer's table: each block is set at its sites, dyes and resist on layers of their own. */
interface Sheet {
  print(cut: Cut, sites: readonly Site[], area: Area): void;
  note(disc: MotifDisc): void;
}

type Area = 'field' | 'motifs' | 'borders';

export const sheetLayers: readonly LayerHead[] = [
  { id: 'field', name: 'Field dyes', kind: 'field' },
  { id: 'motifs', name: 'Motif dyes', kind: 'motifs' },
  { id: 'resist', name: 'Resist lines and dots', kind: 'lines' },
  { id: 'borders', name: 'Border dyes', kind: 'field' },
  { id: 'border-resist', name: 'Border resist', kind: 'lines' },
];

export function createSheet({ add, put, note }: Planner, registration: Site): Sheet {
  const set = (drawing: SceneSymbol, sites: readonly Site[], layer: string, offset: Site) => {
    if (drawing.shapes.length === 0) return;
    const symbol = add(drawing);
    for (const { x, y } of sites) put(layer, { symbol, x: x + offset.x, y: y + offset.y, turn: 0, scale: 1 });
  };
  return {
    print: (cut, sites, area) => {
      set(cut.dyes, sites, area, { x: 0, y: 0 });
      set(cut.resist, sites, area === 'borders' ? 'border-resist' : 'resist', registration);
    },
    note,
  };
}
