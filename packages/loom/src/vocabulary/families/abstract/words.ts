import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const abstractWords = {
  words: [
    'abstract, abstracts, abstract print, abstract art, modern art, paint splash',
    'एब्सट्रैक्ट, अमूर्त, आधुनिक कला',
    'એબ્સ્ટ્રેક્ટ, અમૂર્ત, આધુનિક કલા',
  ],
  about: [
    'Paint and paper without a subject: strokes, cut shapes, floated inks.',
    'बिना विषय के रंग और काग़ज़: ब्रश, कटी आकृतियाँ, तैरती स्याही।',
    'વિષય વિના રંગ અને કાગળ: પીંછીના લસરકા, કાપેલા આકાર, તરતી શાહી.',
  ],
  isTechnique: false,
  printed: 'over',
  suggestedMotifs: [],
  unsupportedMotifs: [
    'rosette',
    'palmette',
    'carnation',
    'lotus',
    'bud',
    'vine',
    'paisley',
    'star',
    'medallion',
    'dot',
    'tree',
    'bouquet',
    'diamond',
    'trefoil',
  ],
  layouts: {
    brush: {
      name: ['brush strokes', 'ब्रश के निशान', 'પીંછીના લસરકા'],
      words: [
        'brush strokes, brush stroke, brushstrokes, brushstroke, painterly, dry brush',
        'ब्रश के निशान, ब्रश स्ट्रोक',
        'પીંછીના લસરકા, બ્રશ સ્ટ્રોક',
      ],
      near: ['toss', 'two-scale'],
    },
    'cut-outs': {
      name: ['paper cut-outs', 'कटे काग़ज़', 'કાપેલા કાગળ'],
      words: [
        'cut outs, cutouts, cut out, paper cut, papercut, paper collage, collage, matisse',
        'कटे काग़ज़, कोलाज',
        'કાપેલા કાગળ, કોલાજ',
      ],
      near: ['grid'],
      brings: ['leaf', 'blossom'],
    },
    marble: {
      name: ['poured paint', 'बहता रंग', 'રેલાતો રંગ'],
      words: ['fluid art, liquid paint, poured paint, pour painting, psychedelic', 'बहता रंग', 'રેલાતો રંગ'],
    },
    arcs: {
      name: ['arcs and fields', 'चाप और रंग', 'કમાન અને રંગ'],
      words: ['arcs, colour field, color field, bauhaus, colour block, color block', 'चाप', 'કમાનો'],
      near: ['roundel'],
    },
    terrazzo: {
      name: ['terrazzo', 'टेराज़ो', 'ટેરાઝો'],
      words: ['terrazzo, stone chips, chips of stone', 'टेराज़ो', 'ટેરાઝો'],
    },
    memphis: {
      name: ['memphis shapes', 'मेम्फ़िस आकृतियाँ', 'મેમ્ફિસ આકારો'],
      words: ['memphis, eighties, squiggle, squiggles, confetti', 'मेम्फ़िस', 'મેમ્ફિસ'],
    },
  },
  leanings: { style: { contemporary: 0.6, modern: 0.4 }, usage: { shirts: 0.2 } },
} satisfies FamilyVocabulary;
