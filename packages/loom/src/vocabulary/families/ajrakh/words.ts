import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const ajrakhWords = {
  words: ['ajrakh, ajrak, azrak, azrakh, ajarakh, ajrukh', 'अजरख, अजरक, अज़रक', 'અજરખ, અજરક'],
  about: ['Carved blocks: stars, roundels, borders.', 'लकड़ी के ठप्पे: तारे, चक्र, किनारे।', 'કોતરેલાં બીબાં: તારા, ચક્ર, કિનાર.'],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: ['star', 'medallion'],
  unsupportedMotifs: ['palmette', 'carnation', 'bouquet'],
  figures: ['palm'],
  layouts: {
    roundel: {
      name: ['roundels', 'चकरी', 'ચકરી'],
      is: ['roundel'],
      near: ['medallion', 'mirror'],
      brings: ['medallion', 'rosette', 'palm'],
      needs: ['medallion'],
    },
    'star-grid': {
      name: ['star grid', 'तारा जाल', 'તારા જાળી'],
      is: ['star-grid'],
      near: ['lattice', 'grid'],
      brings: ['star', 'diamond'],
      needs: ['star'],
    },
    almond: {
      name: ['almond lattice', 'बादाम जाल', 'બદામ જાળી'],
      is: ['almond'],
      near: ['jaal', 'ogee'],
      brings: ['paisley', 'leaf'],
      needs: ['medallion'],
    },
    borders: {
      name: ['field with borders', 'किनारीदार', 'કિનારવાળું'],
      is: ['borders'],
      near: ['stripe', 'bands', 'rows'],
      brings: ['vine'],
      needs: ['medallion'],
    },
  },
  leanings: {
    patternName: { medallion: 4, star: 6 },
    young: -4,
    motif: { star: 4, medallion: 2, trefoil: 1.5 },
    usage: { kurtas: 1, shirts: 0.6, fabrics: 0.6 },
    style: { traditional: 0.6 },
  },
} satisfies FamilyVocabulary;
