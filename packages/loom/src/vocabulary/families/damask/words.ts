import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const damaskWords = {
  words: ['damask, damasc, damask weave, tone on tone weave', 'डमास्क, दमास्क, दामास्क, दमिश्क', 'ડમાસ્ક, દમાસ્ક, દામાસ્ક'],
  about: [
    'One colour in two lustres: grand mirrored flowers.',
    'एक ही रंग, दो चमक: बड़े सममित फूल।',
    'એક જ રંગ, બે ચમક: મોટાં સમપ્રમાણ ફૂલ.',
  ],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: ['palmette'],
  unsupportedMotifs: ['star', 'medallion', 'tree', 'bouquet', 'diamond', 'vine'],
  figures: ['pomegranate'],
  carriesSubjects: true,
  layouts: {
    ogee: {
      name: ['ogee', 'ओजी', 'ઓજી'],
      is: ['ogee'],
      near: ['jaal', 'mirror', 'medallion'],
    },
    pomegranate: {
      carriesSubjects: true,
      name: ['pomegranate', 'अनार', 'દાડમ'],
      near: ['half-drop', 'buti'],
      needs: ['pomegranate'],
      brings: ['pomegranate'],
    },
    acanthus: {
      name: ['acanthus scrolls', 'पत्तेदार कुंडल', 'પાંદડાંના વળાંક'],
      words: ['acanthus scroll, acanthus scrolls, baroque, rococo', 'बरोक', 'બરોક'],
      is: ['vine'],
      near: ['stripe'],
      needs: ['leaf'],
      brings: ['leaf'],
    },
    diaper: {
      hasOwnSize: true,
      name: ['small diaper', 'छोटी जाली', 'નાની જાળી'],
      is: ['lattice'],
      near: ['grid', 'star-grid'],
    },
  },
  leanings: {
    patternName: { pomegranate: 3 },
    usage: { bedsheets: 0.7 },
    style: { royal: 0.8, vintage: 0.4 },
  },
} satisfies FamilyVocabulary;
