import { layoutsOf } from '../../drawing/planner.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import { almondLattice } from './almond-lattice.ts';
import { borderedField } from './bordered-field.ts';
import { type CentreName, centreNames } from './centre.ts';
import { drawDyes } from './ring.ts';
import type { RingName } from './rings/ring-kinds.ts';
import { roundelGrid } from './roundel-grid.ts';
import { starGrid } from './star-grid.ts';
import { type AjrakhTask, createSheet, sheetLayers } from './task.ts';

const draws = {
  roundel: roundelGrid,
  'star-grid': starGrid,
  almond: almondLattice,
  borders: borderedField,
} satisfies Record<string, (task: AjrakhTask) => void>;

/** How far, in units, the resist block may sit off the dye blocks. */
const offRegister = 1.1;

/** The layouts of ajrakh. */
export const ajrakhLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, rng, geo, col } = planner;
  const slip = rng.fork('registration');
  const sheet = createSheet(planner, {
    x: slip.between(-offRegister, offRegister),
    y: slip.between(-offRegister, offRegister),
  });
  const line = Math.min(4.6, Math.max(2.3, plot.hero * 0.0115)) * recipe.line;
  draw({
    recipe,
    plot,
    rng: geo,
    dyes: drawDyes(col),
    pen: { line, thin: line * 0.66, dot: Math.min(5, Math.max(2.4, plot.hero * 0.0135)) },
    sheet,
    ...favouredRings(recipe),
  });
  return planner.finish(sheetLayers, { technique: [{ shader: 'block-ink', params: { voids: 0.75, mottle: 0.09 } }] });
});

/** What a motif's name means within a roundel. */
const ringsMeant: Partial<Record<MotifId, readonly RingName[]>> = {
  star: ['crossing', 'teeth'],
  diamond: ['crossing', 'chain'],
  rosette: ['drops', 'lobes'],
  blossom: ['drops', 'lobes'],
  lotus: ['flames', 'drops'],
  bud: ['flames', 'arches'],
  leaf: ['leaves', 'flames'],
  trefoil: ['trefoils'],
  medallion: ['coins', 'lobes'],
  dot: ['beads', 'coins'],
  tree: ['trefoils', 'arches'],
};
const centreMeant: Partial<Record<MotifId, CentreName>> = {
  star: 'star',
  rosette: 'rosette',
  blossom: 'double',
  lotus: 'sun',
};

/** Weights of ring kinds from the motifs that are wanted, unwanted or weighted, and the heart that goes with them. */
function favouredRings({ motifs }: Recipe): {
  favour: Partial<Record<RingName, number>>;
  centre: CentreName | undefined;
} {
  const favour: Partial<Record<RingName, number>> = {};
  const scale = (motif: MotifId, factor: number) => {
    for (const ring of ringsMeant[motif] ?? []) favour[ring] = (favour[ring] ?? 1) * factor;
  };
  for (const motif of motifs.include) scale(motif, 4);
  for (const motif of motifIds) scale(motif, motifs.weight[motif] ?? 1);
  for (const motif of motifs.exclude) scale(motif, 0);
  const wanted = motifs.include.map((motif) => centreMeant[motif]).find((name) => name !== undefined);
  const refused = motifs.exclude.flatMap((motif) => centreMeant[motif] ?? []);
  const centre = wanted ?? (refused.length > 0 ? centreNames.find((name) => !refused.includes(name)) : undefined);
  return { favour, centre };
}
