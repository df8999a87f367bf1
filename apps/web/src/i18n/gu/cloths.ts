import type { cloths as en } from '../en/cloths.ts';
import type { Words } from '../words.ts';

export const cloths: Words<typeof en> = {
  family: { kalamkari: 'કલમકારી', paisley: 'કેરી', ajrakh: 'અજરખ', bandhani: 'બાંધણી', ikat: 'ઇકત', floral: 'ફૂલભાત' },
  layout: {
    rinceau: 'વળતી વેલ',
    jaal: 'જાળ',
    'tree-of-life': 'જીવનવૃક્ષ',
    buti: 'બુટ્ટી',
    'mirrored-half-drop': 'સામસામી હાફ-ડ્રૉપ',
    interlock: 'ગૂંથેલી કેરી',
    'two-scale-toss': 'નાની-મોટી, વેરાયેલી',
    rows: 'હારમાળા',
    roundel: 'ગોળ ચક્ર',
    'star-grid': 'તારા જાળી',
    almond: 'બદામ જાળી',
    borders: 'કિનારવાળું મેદાન',
    'bavan-baug': 'બાવન બાગ',
    medallion: 'ચાંદો',
    zigzag: 'લહેરિયાં પટ્ટા',
    ogee: 'ઓજી',
    bands: 'પટ્ટા',
    lattice: 'ચોપાટ જાળી',
    vine: 'વેલ',
    toss: 'વેરાયેલાં ફૂલ',
    bouquet: 'ગુલદસ્તા, હાફ-ડ્રૉપ',
    stripe: 'ફૂલની ધારી',
  },
};
