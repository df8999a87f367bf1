import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const chikankariWords = {
  words: [
    'chikankari, chikan, chikan kari, lucknow, lucknowi, lakhnavi, white work, whitework, shadow work, shadow embroidery',
    'चिकनकारी, चिकन, लखनवी',
    'ચિકનકારી, ચિકન, લખનવી',
  ],
  about: [
    'White thread on pale cotton: shadow stitch, knots and nets.',
    'हल्के सूती पर सफ़ेद धागा: बखिया, फंदा, जाली।',
    'આછા સુતરાઉ પર સફેદ દોરો: બખિયા, ફંદા, જાળી.',
  ],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: ['blossom'],
  unsupportedMotifs: [
    'rosette',
    'palmette',
    'carnation',
    'lotus',
    'star',
    'medallion',
    'tree',
    'bouquet',
    'diamond',
    'trefoil',
  ],
  carriesSubjects: true,
  layouts: {
    buti: {
      carriesSubjects: true,
      name: ['buti', 'बूटी', 'બુટ્ટી'],
      words: ['tepchi, bakhiya, phanda, murri', 'टेपची, बखिया, मुर्री', 'ટેપચી, બખિયા, મુર્રી'],
      is: ['buti'],
      near: ['half-drop', 'toss', 'bouquet'],
    },
    jaal: {
      name: ['jaal', 'जाल', 'જાળ'],
      is: ['jaal'],
      near: ['vine', 'ogee', 'lattice', 'mirror'],
      needs: ['vine'],
      brings: ['vine'],
    },
    rows: {
      name: ['bel borders', 'बेल किनारे', 'વેલ કિનાર'],
      is: ['rows'],
      near: ['borders', 'bands', 'stripe'],
      needs: ['vine'],
      brings: ['vine'],
    },
    kairi: {
      name: ['kairi jaal', 'कैरी जाल', 'કેરી જાળ'],
      near: ['interlock', 'two-scale', 'almond'],
      needs: ['paisley'],
      brings: ['paisley'],
    },
  },
  leanings: {
    usage: { kurtas: 0.8 },
    style: { minimal: 0.5 },
  },
} satisfies FamilyVocabulary;
