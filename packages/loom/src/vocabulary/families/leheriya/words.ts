import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const leheriyaWords = {
  words: [
    'leheriya, lehariya, laheriya, lahariya, leheria, leharia, lehriya, aadi leheriya, aadu leheriya, trasu leheriya, trasi leheriya, tirchi leheriya, tircha leheriya, leheriyu, laheriyu, lehriyu',
    'लहरिया, लहेरिया, लेहरिया, तिरछा लहरिया, आड़ा लहरिया',
    'લહેરિયું, લહેરિયા, લેરિયું, ત્રાંસું લહેરિયું, આડું લહેરિયું',
  ],
  about: [
    'Waves of bright dye, rolled and tied on the bias.',
    'तिरछा लपेटकर बाँधी गई चटक रंगों की लहरें।',
    'ત્રાંસું વીંટી બાંધેલી ચટક રંગોની લહેરો.',
  ],
  isTechnique: true,
  printed: 'over',
  isDyed: true,
  suggestedMotifs: [],
  unsupportedMotifs: [
    'rosette',
    'blossom',
    'palmette',
    'carnation',
    'lotus',
    'bud',
    'leaf',
    'vine',
    'paisley',
    'star',
    'medallion',
    'tree',
    'bouquet',
    'diamond',
    'trefoil',
  ],
  figures: ['wave'],
  layouts: {
    panchrangi: {
      name: ['panchrangi', 'पचरंगी', 'પંચરંગી'],
      words: [
        'panchrangi leheriya, panchrangi lehariya, panchrangi laheriya, pachrangi leheriya, pachrangi lehariya, panch rangi leheriya, five colour leheriya',
        'पंचरंगी लहरिया, पचरंगी लहरिया',
        'પંચરંગી લહેરિયું, પચરંગી લહેરિયા',
      ],
      near: ['stripe', 'bands', 'rows'],
      needs: ['wave'],
    },
    satrangi: {
      name: ['satrangi waves', 'सतरंगी लहर', 'સતરંગી લહેર'],
      words: [
        'satrangi leheriya, satrangi lehariya, satrangi laheriya, sat rangi leheriya, seven colour leheriya, samudra leher, samudra lahar',
        'सतरंगी लहरिया, समुद्र लहर',
        'સતરંગી લહેરિયું, સતરંગી લહેરિયા, સમુદ્ર લહેર',
      ],
      near: ['vine'],
      brings: ['wave'],
      needs: ['wave'],
    },
    mothra: {
      name: ['mothra', 'मोठड़ा', 'મોઠડો'],
      words: ['mothra, mothara, mothda, mothdo', 'मोठड़ा, मोठरा', 'મોઠડો, મોઠડા'],
      is: ['lattice'],
      near: ['grid', 'jaal', 'star-grid'],
      brings: ['dot'],
    },
    rajashahi: {
      name: ['rajashahi zigzag', 'राजाशाही', 'રાજાશાહી'],
      words: ['rajashahi, rajshahi, raj shahi, rajasahi', 'राजाशाही, राजशाही', 'રાજાશાહી, રાજશાહી'],
      is: ['zigzag'],
      needs: ['wave'],
    },
    gandadar: {
      name: ['gandadar', 'गंडादार', 'ગંડાદાર'],
      words: ['gandadar, gandedar, ganda dar', 'गंडादार, गंडेदार', 'ગંડાદાર, ગંડેદાર'],
      near: ['borders'],
      needs: ['wave'],
    },
  },
  leanings: {
    motif: { wave: 5 },
    usage: { sarees: 0.5, dupattas: 0.9 },
    style: { folk: 0.3 },
  },
} satisfies FamilyVocabulary;
