import { type MotifId, motifIds, type Recipe } from '../../recipe/recipe.ts';
import { type CentreName, centreNames } from './centre.ts';
import type { RingName } from './rings/ring-kinds.ts';

/** What a motif's name means within a roundel. */
const meaning: Partial<Record<MotifId, readonly RingName[]>> = {
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
const centres: Partial<Record<MotifId, CentreName>> = {
  star: 'star',
  rosette: 'rosette',
  blossom: 'double',
  lotus: 'sun',
};

/** Weights of ring kinds from the motifs that are wanted, unwanted or weighted, and the heart that goes with them. */
export function favouredRings({ motifs }: Recipe): {
  favour: Partial<Record<RingName, number>>;
  centre: CentreName | undefined;
} {
  const favour: Partial<Record<RingName, number>> = {};
  const scale = (motif: MotifId, factor: number) => {
    for (const ring of meaning[motif] ?? []) favour[ring] = (favour[ring] ?? 1) * factor;
  };
  for (const motif of motifs.include) scale(motif, 4);
  for (const motif of motifIds) scale(motif, motifs.weight[motif] ?? 1);
  for (const motif of motifs.exclude) scale(motif, 0);
  const wanted = motifs.include.map((motif) => centres[motif]).find((name) => name !== undefined);
  const refused = motifs.exclude.flatMap((motif) => centres[motif] ?? []);
  const centre = wanted ?? (refused.length > 0 ? centreNames.find((name) => !refused.includes(name)) : undefined);
  return { favour, centre };
}
