import { type LayerHead, layoutsOf } from '../../drawing/planner.ts';
import { diamondTrellis } from './diamond-trellis.ts';
import { chooseHearts } from './hearts/heart-kinds.ts';
import { hookedMedallions } from './hooked-medallions.ts';
import { ogeeNet } from './ogee-net.ts';
import { runningBands } from './running-bands.ts';
import { drawIkatDyes, type IkatTask } from './task.ts';

const draws = {
  ogee: ogeeNet,
  medallion: hookedMedallions,
  bands: runningBands,
  lattice: diamondTrellis,
} satisfies Record<string, (task: IkatTask) => void>;

const layers: readonly LayerHead[] = [
  { id: 'field', name: 'Bands and fields', kind: 'field' },
  { id: 'motifs', name: 'Figures', kind: 'motifs' },
];

/** How far yarns slip: a share of a band's width that grows with freedom, within bounds in units. */
const slip = { strict: 0.34, free: 0.62, least: 5.5, most: 17 } as const;

/** The layouts of ikat. */
export const ikatLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, rng, geo, col, note, wash, add, put } = planner;
  const dyes = drawIkatDyes(col);
  wash(dyes.net);
  let band = 24;
  draw({
    recipe,
    plot,
    rng: geo,
    dyes,
    hearts: chooseHearts(recipe, rng.fork('hearts')),
    set: (area, drawing, sites) => {
      const symbol = add(drawing);
      for (const { x, y } of sites) put(area, { symbol, x, y, turn: 0, scale: 1 });
    },
    note,
    feather: (width) => {
      band = width;
    },
    wash,
  });
  const share = slip.strict + (slip.free - slip.strict) * recipe.freedom;
  const amplitude = Math.min(slip.most, Math.max(slip.least, band * share));
  return planner.finish(layers, {
    technique: [{ shader: 'ikat', params: { amplitude: Math.round(amplitude * 10) / 10 } }],
  });
});
