import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const toileWords = {
  words: [
    'toile, toile de jouy, toile print, copperplate, copper plate print, engraved print, pastoral print, chinoiserie',
    'ट्वाल, त्वाल, ट्वाल दे जुई, नक़्क़ाशी छाप',
    'ટ્વાલ, ટ્વાલ દ જૂઈ, કોતરણી છાપ',
  ],
  about: [
    'Small scenes engraved in one ink, tied together by garlands.',
    'एक ही स्याही में उकेरे छोटे दृश्य, फूलमालाओं से जुड़े हुए।',
    'એક જ શાહીમાં કોતરેલાં નાનાં દૃશ્યો, ફૂલહારથી જોડાયેલાં.',
  ],
  isTechnique: true,
  isInked: true,
  suggestedMotifs: ['tree', 'palm'],
  unsupportedMotifs: ['vine', 'paisley', 'star', 'medallion', 'dot', 'diamond', 'bouquet', 'palmette'],
  figures: [
    'elephant',
    'peacock',
    'deer',
    'camel',
    'horse',
    'cow',
    'tiger',
    'lion',
    'dancer',
    'swan',
    'temple',
    'palm',
    'cypress',
    'parrot',
    'butterfly',
  ],
  carriesSubjects: true,
  layouts: {
    islands: {
      name: ['islands', 'टापू', 'ટાપુ'],
      words: ['islands, island, floating islands, vignette, vignettes, scenes', 'टापू, दृश्य', 'ટાપુ, દૃશ્યો'],
      near: ['half-drop', 'buti', 'toss'],
      brings: ['elephant', 'deer', 'temple', 'palm'],
    },
    medallions: {
      name: ['wreathed medallions', 'माला में दृश्य', 'હારમાં દૃશ્ય'],
      words: ['wreath, wreaths, wreathed, cameo, cameos', 'पुष्पचक्र', 'પુષ્પચક્ર'],
      is: ['medallion', 'roundel'],
      brings: ['temple', 'horse', 'deer'],
    },
    columns: {
      name: ['garland stripes', 'माला की धारियाँ', 'હારની પટ્ટી'],
      is: ['stripe'],
      near: ['rows', 'bands', 'vine'],
      brings: ['elephant', 'cow', 'palm'],
    },
    trellis: {
      name: ['garland trellis', 'माला की जाली', 'હારની જાળી'],
      is: ['ogee', 'jaal'],
      near: ['lattice', 'grid', 'mirror'],
      brings: ['temple', 'dancer'],
    },
  },
  leanings: {
    motif: { temple: 1, cypress: 1.5, camel: 1 },
    style: { vintage: 1, royal: 0.3 },
    usage: { bedsheets: 0.8 },
  },
} satisfies FamilyVocabulary;
