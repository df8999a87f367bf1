import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** Figures that Mithila paints; the second contour is theirs alone. */
export const mithilaFigures = [
  'fish',
  'peacock',
  'parrot',
  'elephant',
  'swan',
  'deer',
  'cow',
  'horse',
  'tiger',
  'lion',
  'sun',
  'moon',
  'lotus-front',
  'butterfly',
  'dancer',
  'lamp',
  'shell',
  'kite',
  'temple',
] as const;

export const madhubaniWords = {
  words: [
    'madhubani, madhubani painting, madhubani art, madhuban painting, madhuban art, mithila, mithila art, mithila painting, bharni, kachni, maithili',
    'मधुबनी, मधुबनी चित्र, मधुबनी कला, मधुबन चित्र, मधुबन कला, मधुबन पेंटिंग, मिथिला, मिथिला चित्र, भरनी, कचनी',
    'મધુબની, મધુબની ચિત્ર, મધુબની કલા, મધુબન ચિત્ર, મધુબન કલા, મિથિલા, મિથિલા ચિત્ર, ભરની, કચની',
  ],
  about: [
    'Wall painting of Mithila: double outlines, bright flat colour, no empty space.',
    'मिथिला की भित्ति-चित्रकला: दोहरी रेखा, चटक रंग, कहीं ख़ाली जगह नहीं।',
    'મિથિલાનાં ભીંતચિત્રો: બેવડી રેખા, ચટક રંગ, ક્યાંય ખાલી જગ્યા નહીં.',
  ],
  isTechnique: true,
  suggestedMotifs: ['fish', 'peacock'],
  unsupportedMotifs: ['palmette', 'carnation', 'vine', 'paisley', 'star', 'medallion', 'bouquet', 'diamond', 'trefoil'],
  figures: mithilaFigures,
  carriesSubjects: true,
  layouts: {
    'peacock-tree': {
      name: ['peacock trees', 'मोर और पेड़', 'મોર અને ઝાડ'],
      words: ['peacock tree, peacock trees, kadamba, kadamb tree', 'मोर और पेड़, कदंब', 'મોર અને ઝાડ, કદંબ'],
      is: ['tree-of-life'],
      near: ['half-drop', 'mirror', 'buti'],
      needs: ['tree'],
      brings: ['tree', 'peacock', 'deer', 'parrot'],
    },
    'fish-pond': {
      name: ['fish ponds', 'मछली का तालाब', 'માછલીનું તળાવ'],
      words: ['fish pond, fish ponds, pond, ponds, talab', 'मछली का तालाब, तालाब', 'માછલીનું તળાવ, તળાવ'],
      is: ['roundel'],
      near: ['medallion'],
      brings: ['fish', 'lotus-front'],
    },
    kohbar: {
      name: ['kohbar lotus', 'कोहबर', 'કોહબર'],
      words: ['kohbar, kohbar ghar, khobar, bridal chamber, bamboo and lotus', 'कोहबर', 'કોહબર'],
      isAsked: true,
      near: ['stripe', 'jaal'],
      brings: ['lotus-front', 'fish', 'parrot', 'sun', 'moon', 'shell'],
    },
    panels: {
      carriesSubjects: true,
      name: ['bordered panels', 'किनारी वाले खाने', 'કિનારવાળાં ખાનાં'],
      is: ['grid'],
      near: ['borders', 'lattice'],
      brings: ['elephant', 'peacock', 'sun', 'cow', 'lamp', 'shell', 'kite', 'temple'],
    },
    procession: {
      name: ['procession', 'शोभायात्रा', 'શોભાયાત્રા'],
      words: ['parade, jaloos, baraat, barat', 'शोभायात्रा, जुलूस, बारात', 'શોભાયાત્રા, સરઘસ, વરઘોડો'],
      is: ['rows'],
      near: ['bands'],
      brings: ['elephant', 'horse', 'cow'],
    },
    shoal: {
      name: ['shoal of fish', 'मछलियों का झुंड', 'માછલીઓનું ઝુંડ'],
      words: ['shoal, shoal of fish, shoals', 'मछलियों का झुंड', 'માછલીઓનું ઝુંડ'],
      near: ['two-way', 'half-drop'],
      of: {
        things: ['fish'],
        guests: ['lotus-front', 'lotus', 'blossom', 'rosette', 'leaf', 'bud', 'wave'],
        isOfCraft: true,
      },
      brings: ['fish', 'lotus-front'],
    },
  },
  leanings: {
    motif: { fish: 7, peacock: 5, sun: 6, kite: 4, butterfly: 4 },
    style: { folk: 2, traditional: 0.4 },
    usage: { sarees: 0.6, dupattas: 0.8 },
  },
} satisfies FamilyVocabulary;
export type MithilaFigure = (typeof mithilaFigures)[number];
