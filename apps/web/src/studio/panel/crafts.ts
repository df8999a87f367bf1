import { type Family, families } from '@naksha/contract';

/** How a cloth gets its pattern, in the order of the pattern book. Its word is `options.craft.<craft>`. */
export const crafts = ['dyed', 'printed', 'woven', 'drawn', 'print'] as const;
type Craft = (typeof crafts)[number];

const craftOf: Readonly<Record<Family, Craft>> = {
  bandhani: 'dyed',
  leheriya: 'dyed',
  shibori: 'dyed',
  batik: 'dyed',
  ikat: 'dyed',
  patola: 'dyed',
  kalamkari: 'printed',
  ajrakh: 'printed',
  'block-print': 'printed',
  toile: 'printed',
  brocade: 'woven',
  damask: 'woven',
  stripes: 'woven',
  checks: 'woven',
  'small-weaves': 'woven',
  chikankari: 'drawn',
  phulkari: 'drawn',
  madhubani: 'drawn',
  warli: 'drawn',
  floral: 'print',
  paisley: 'print',
  tropical: 'print',
  mandala: 'print',
  geometric: 'print',
  dots: 'print',
  'animal-skin': 'print',
  abstract: 'print',
};

/** The families of a craft. */
export const familiesOf = (craft: Craft): Family[] => families.filter((family) => craftOf[family] === craft);
