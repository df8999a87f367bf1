import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const tieDyeWords = {
  words: [
    'tie dye, tie and dye, tie n dye, tiedye, tie dyed, hippie dye, batik tie dye, dip dye, dip dyed, ice dye, ice dyed',
    'टाई डाई, टाई एंड डाई, टाई-डाई',
    'ટાઈ ડાઈ, ટાઈ એન્ડ ડાઈ, ટાઇ ડાઇ',
  ],
  about: [
    'Cloth twisted, folded or crumpled, bound and dyed in many colours.',
    'मरोड़ा, तहाया या मसला, बाँधकर कई रंगों में रँगा कपड़ा।',
    'મરોડી, ગડી કરી કે મસળી, બાંધીને ઘણા રંગમાં રંગેલું કાપડ.',
  ],
  isTechnique: true,
  printed: 'over',
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
    'dot',
    'tree',
    'bouquet',
    'diamond',
    'trefoil',
  ],
  layouts: {
    spiral: {
      name: ['spiral', 'घुमाव', 'વમળ'],
      words: [
        'spiral, spirals, tie dye spiral, spiral tie dye, swirl tie dye, pinwheel tie dye',
        'घुमाव टाई डाई, चक्करदार',
        'વમળ ટાઈ ડાઈ, વમળ',
      ],
    },
    crumple: {
      name: ['crumple', 'मसला रंग', 'મસળેલો રંગ'],
      words: [
        'crumple, crumpled, scrunch, scrunched, crinkle dye, cloud dye, nebula dye, marble dye, ice dye clouds',
        'मसला रंग, मसली रंगाई',
        'મસળેલો રંગ',
      ],
    },
    bullseye: {
      name: ['bullseye', 'निशाना', 'નિશાન'],
      words: [
        'bullseye, bulls eye, bullseye tie dye, target rings, sunburst tie dye, sunburst dye',
        'निशाना टाई डाई, निशाना',
        'નિશાન ટાઈ ડાઈ, નિશાન',
      ],
      near: ['roundel', 'medallion'],
    },
    accordion: {
      name: ['accordion folds', 'तह धारियाँ', 'ગડી પટ્ટા'],
      words: [
        'accordion, accordion fold, pleated dye, striped tie dye, tie dye stripes, tie dye stripe, folded dye, fan fold',
        'तह धारी, तह टाई डाई',
        'ગડી પટ્ટા, ગડી ટાઈ ડાઈ',
      ],
      near: ['stripe', 'bands'],
    },
    folds: {
      name: ['shield folds', 'कोण तहें', 'ખૂણા ગડી'],
      words: ['v fold, v shape tie dye, chevron tie dye, diamond tie dye, folded diamonds', 'कोण तहें', 'ખૂણા ગડી'],
      near: ['zigzag', 'lattice'],
    },
  },
  leanings: { style: { bohemian: 0.4 }, unasked: -0.8 },
} satisfies FamilyVocabulary;
