import type { Plot } from '../../drawing/plot.ts';
import type { Item, MotifDisc, Scene, SceneLayer, SceneSymbol, SurfaceStep } from '../../drawing/scene.ts';
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
  scene(surface: readonly SurfaceStep[]): Scene;
}

type Area = 'field' | 'motifs' | 'borders';

export function createSheet(plot: Plot, registration: Site): Sheet {
  const symbols: SceneSymbol[] = [];
  const items = {
    field: [] as Item[],
    motifs: [] as Item[],
    resist: [] as Item[],
    borders: [] as Item[],
    edges: [] as Item[],
  };
  const census: MotifDisc[] = [];
  const set = (symbol: SceneSymbol, sites: readonly Site[], list: Item[], offset: Site) => {
    if (symbol.shapes.length === 0) return;
    symbols.push(symbol);
    for (const { x, y } of sites) {
      list.push({ symbol: symbols.length - 1, x: x + offset.x, y: y + offset.y, turn: 0, scale: 1 });
    }
  };
  return {
    print: (cut, sites, area) => {
      set(cut.dyes, sites, items[area], { x: 0, y: 0 });
      set(cut.resist, sites, area === 'borders' ? items.edges : items.resist, registration);
    },
    note: (disc) => census.push(disc),
    scene: (surface) => {
      const layers: SceneLayer[] = [
        { id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] },
        { id: 'field', name: 'Field dyes', kind: 'field', items: items.field },
        { id: 'motifs', name: 'Motif dyes', kind: 'motifs', items: items.motifs },
        { id: 'resist', name: 'Resist lines and dots', kind: 'lines', items: items.resist },
        { id: 'borders', name: 'Border dyes', kind: 'field', items: items.borders },
        { id: 'border-resist', name: 'Border resist', kind: 'lines', items: items.edges },
      ];
      return {
        torus: plot.torus,
        columns: plot.columns,
        rows: plot.rows,
        symbols,
        layers: layers.filter((layer) => layer.wash !== undefined || layer.items.length > 0),
        surface,
        census,
      };
    },
  };
}
