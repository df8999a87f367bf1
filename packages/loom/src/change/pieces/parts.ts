import type { Family } from '@naksha/contract';

/** What a family wears at its edges. */
export interface FamilyParts {
  /** The layout whose main motif makes the best row; a `field` is laid in the border as it is. */
  readonly border: { readonly layout: string; readonly as: 'row' | 'field' };
  /** Layout of a pallu and of a centre: richer than most bodies. */
  readonly pallu: string;
}

const row = (layout: string) => ({ layout, as: 'row' }) as const;
const field = (layout: string) => ({ layout, as: 'field' }) as const;

export const familyParts: Readonly<Record<Family, FamilyParts>> = {
  kalamkari: { border: row('jaal'), pallu: 'rinceau' },
  floral: { border: row('botanical'), pallu: 'chintz' },
  paisley: { border: row('rows'), pallu: 'mirrored-half-drop' },
  ajrakh: { border: row('roundel'), pallu: 'borders' },
  bandhani: { border: row('shikari'), pallu: 'medallion' },
  ikat: { border: field('bands'), pallu: 'ogee' },
  tropical: { border: row('islands'), pallu: 'jungle' },
  'animal-skin': { border: field('zebra'), pallu: 'leopard' },
  abstract: { border: row('memphis'), pallu: 'cut-outs' },
  phulkari: { border: row('buti'), pallu: 'bagh' },
  patola: { border: row('narikunjar'), pallu: 'ratan-chowk' },
  brocade: { border: row('kadwa'), pallu: 'jangla' },
  damask: { border: row('acanthus'), pallu: 'ogee' },
  chikankari: { border: row('rows'), pallu: 'jaal' },
  batik: { border: row('ceplok'), pallu: 'buketan' },
  'block-print': { border: row('sanganeri'), pallu: 'jaal' },
  leheriya: { border: field('satrangi'), pallu: 'mothra' },
  shibori: { border: row('kumo'), pallu: 'nui' },
  stripes: { border: field('bayadere'), pallu: 'figured' },
  checks: { border: field('gingham'), pallu: 'madras' },
  'small-weaves': { border: field('herringbone'), pallu: 'dobby' },
  geometric: { border: field('jaali'), pallu: 'star' },
  dots: { border: row('coins'), pallu: 'coins' },
  mandala: { border: row('roundel'), pallu: 'panels' },
  madhubani: { border: row('fish-pond'), pallu: 'peacock-tree' },
  warli: { border: row('village'), pallu: 'spiral' },
  toile: { border: row('medallions'), pallu: 'islands' },
};
