import type { Plot } from '../../drawing/plot.ts';
import type { Ink, Item, MotifDisc, Scene, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import { surfaceOf } from '../../drawing/surface.ts';
import { createRng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { diamondTrellis } from './diamond-trellis.ts';
import { chooseHearts } from './hearts/heart-kinds.ts';
import { hookedMedallions } from './hooked-medallions.ts';
import { ogeeNet } from './ogee-net.ts';
import { runningBands } from './running-bands.ts';
import { drawIkatDyes, type IkatTask } from './task.ts';

const drawLayout: Readonly<Record<string, (task: IkatTask) => void>> = {
  ogee: ogeeNet,
  medallion: hookedMedallions,
  bands: runningBands,
  lattice: diamondTrellis,
};

/** How far yarns slip: a share of a band's width that grows with freedom, within bounds in units. */
const slip = { strict: 0.34, free: 0.62, least: 5.5, most: 17 } as const;

export function planIkat(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('ikat').fork(recipe.layout);
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of ikat but received ${recipe.layout}`);
  const symbols: SceneSymbol[] = [];
  const field: Item[] = [];
  const motifs: Item[] = [];
  const census: MotifDisc[] = [];
  const dyes = drawIkatDyes(root.fork('col'));
  let wash: Ink = dyes.net;
  let band = 24;
  draw({
    recipe,
    plot,
    rng: root.fork('geo'),
    dyes,
    hearts: chooseHearts(recipe, root.fork('hearts')),
    set: (area, symbol, sites) => {
      symbols.push(symbol);
      const list = area === 'field' ? field : motifs;
      for (const { x, y } of sites) list.push({ symbol: symbols.length - 1, x, y, turn: 0, scale: 1 });
    },
    note: (disc) => census.push(disc),
    feather: (width) => {
      band = width;
    },
    wash: (ink) => {
      wash = ink;
    },
  });
  const layers: SceneLayer[] = [
    { id: 'ground', name: 'Ground', kind: 'ground', wash, items: [] },
    { id: 'field', name: 'Bands and fields', kind: 'field', items: field },
    { id: 'motifs', name: 'Figures', kind: 'motifs', items: motifs },
  ];
  const share = slip.strict + (slip.free - slip.strict) * recipe.freedom;
  const amplitude = Math.min(slip.most, Math.max(slip.least, band * share));
  return {
    torus: plot.torus,
    columns: plot.columns,
    rows: plot.rows,
    symbols,
    layers: layers.filter((layer) => layer.wash !== undefined || layer.items.length > 0),
    surface: surfaceOf(recipe, plot.perCm, [
      { shader: 'ikat', params: { amplitude: Math.round(amplitude * 10) / 10 } },
    ]),
    census,
  };
}
