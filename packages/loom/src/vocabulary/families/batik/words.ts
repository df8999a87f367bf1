import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** Birds, butterflies and the sea's gifts among the bouquets of the north coast. */
export const batikGuests = ['butterfly', 'parrot', 'swan', 'peacock', 'fish', 'shell', 'feather', 'wave'] as const;

export const batikWords = {
  words: [
    'batik, batiks, wax resist, wax print, javanese batik, batik print',
    'बाटिक, बातिक, बटिक, मोम छपाई',
    'બાટિક, બાતિક, મીણ છાપ',
  ],
  about: [
    'Wax drawn by hand, dye that runs into its cracks.',
    'हाथ से खींचा मोम, दरारों में उतरता रंग।',
    'હાથે દોરેલું મીણ, તિરાડોમાં ઊતરતો રંગ.',
  ],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: [],
  unsupportedMotifs: ['vine', 'tree', 'diamond', 'medallion'],
  figures: ['cloud', ...batikGuests],
  carriesSubjects: true,
  layouts: {
    kawung: {
      name: ['kawung', 'कावुंग', 'કાવુંગ'],
      words: ['kawung, kawoong, kavung', 'कावुंग', 'કાવુંગ'],
      is: ['lattice'],
      near: ['roundel', 'interlock'],
    },
    parang: {
      name: ['parang', 'पारांग', 'પારાંગ'],
      words: ['parang, parang rusak, parang barong', 'पारांग', 'પારાંગ'],
      near: ['stripe', 'bands', 'zigzag'],
    },
    ceplok: {
      name: ['ceplok', 'चेपलोक', 'ચેપલોક'],
      words: ['ceplok, cheplok, ceplokan, nitik', 'चेपलोक', 'ચેપલોક'],
      is: ['grid'],
      near: ['star-grid', 'medallion'],
      brings: ['star', 'rosette'],
      needs: ['rosette'],
    },
    buketan: {
      carriesSubjects: true,
      name: ['buketan bouquets', 'बुकेतान', 'બુકેતાન'],
      words: ['buketan, pekalongan, batik bouquet', 'बुकेतान', 'બુકેતાન'],
      is: ['bouquet'],
      near: ['half-drop', 'toss', 'vine', 'jaal', 'buti', 'tree-of-life'],
      brings: [
        'bouquet',
        'blossom',
        'carnation',
        'lotus',
        'palmette',
        'paisley',
        'bud',
        'leaf',
        'trefoil',
        'rosette',
        'dot',
        ...batikGuests,
      ],
    },
    'mega-mendung': {
      name: ['mega mendung clouds', 'मेगा मेंडुंग', 'મેગા મેંડુંગ'],
      words: ['mega mendung, megamendung, cirebon clouds', 'मेगा मेंडुंग', 'મેગા મેંડુંગ'],
      near: ['rows'],
      brings: ['cloud'],
      needs: ['cloud'],
    },
  },
  leanings: {
    motif: { shell: 3, wave: 2, feather: 4, fish: 3, butterfly: 5 },
    usage: { kurtas: 0.4, shirts: 0.4, dupattas: 0.3 },
    style: { bohemian: 0.6, traditional: 0.3 },
  },
} satisfies FamilyVocabulary;
