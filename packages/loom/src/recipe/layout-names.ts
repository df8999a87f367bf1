import type { Family } from '@naksha/contract';
import type { Words } from '../prompt/words.ts';

/** What a layout is called in a title, by family. */
export const layoutNames: Readonly<Record<Family, Readonly<Record<string, Words>>>> = {
  kalamkari: {
    rinceau: ['trailing vine', 'लहराती बेल', 'લહેરાતી વેલ'],
    jaal: ['jaal', 'जाल', 'જાળ'],
    'tree-of-life': ['tree of life', 'जीवन वृक्ष', 'જીવન વૃક્ષ'],
    buti: ['buti', 'बूटी', 'બુટ્ટી'],
  },
  paisley: {
    'mirrored-half-drop': ['mirrored half-drop', 'आमने-सामने कैरी', 'સામસામે કેરી'],
    interlock: ['interlocking', 'गुंथी कैरी', 'ગૂંથેલી કેરી'],
    'two-scale-toss': ['tossed in two sizes', 'छोटी-बड़ी कैरी', 'નાની-મોટી કેરી'],
    rows: ['rows', 'कैरी की क़तार', 'કેરીની હાર'],
  },
  ajrakh: {
    roundel: ['roundels', 'चकरी', 'ચકરી'],
    'star-grid': ['star grid', 'तारा जाल', 'તારા જાળી'],
    almond: ['almond lattice', 'बादाम जाल', 'બદામ જાળી'],
    borders: ['field with borders', 'किनारीदार', 'કિનારવાળું'],
  },
  bandhani: {
    'bavan-baug': ['bavan baug', 'बावन बाग', 'બાવન બાગ'],
    medallion: ['medallion', 'चंद्रखनी', 'ચંદ્રોખણી'],
    buti: ['buti', 'बूटी', 'બુટ્ટી'],
    zigzag: ['zigzag', 'लहरदार', 'લહેરદાર'],
  },
  ikat: {
    ogee: ['ogee', 'ओजी', 'ઓજી'],
    medallion: ['medallions', 'मंडल', 'મંડળ'],
    bands: ['bands', 'पट्टे', 'પટ્ટા'],
    lattice: ['lattice', 'जाली', 'જાળી'],
  },
  floral: {
    vine: ['vine', 'बेल', 'વેલ'],
    toss: ['tossed flowers', 'बिखरे फूल', 'વેરાયેલાં ફૂલ'],
    bouquet: ['bouquets', 'गुलदस्ते', 'ગુલદસ્તા'],
    stripe: ['flower stripe', 'फूलदार धारी', 'ફૂલદાર ધારી'],
  },
};
