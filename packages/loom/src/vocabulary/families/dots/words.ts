import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** What may stand in the place of dots where it is asked for. */
export const dotShapes = ['heart', 'star', 'kite', 'shell', 'moon', 'sun', 'cloud', 'butterfly', 'fish'] as const;

export const dotsWords = {
  words: [
    'dot print, dotted print, spotted print, dotted cloth, spots print',
    'बिंदीदार कपड़ा, बिंदी प्रिंट',
    'ટપકાંવાળું કાપડ, ટપકાં પ્રિન્ટ',
  ],
  about: [
    'Nothing but dots: polka, pin, coin, halftone, pearls.',
    'सिर्फ़ बिंदियाँ: पोल्का, महीन, सिक्के, छायादार, मोती।',
    'માત્ર ટપકાં: પોલ્કા, ઝીણાં, સિક્કા, છાયા, મોતી.',
  ],
  isTechnique: false,
  printed: 'over',
  suggestedMotifs: ['dot'],
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
    'medallion',
    'tree',
    'bouquet',
    'diamond',
    'trefoil',
  ],
  figures: ['coin', ...dotShapes.filter((shape) => shape !== 'star')],
  layouts: {
    'half-drop': {
      name: ['polka dots', 'पोल्का', 'પોલ્કા'],
      words: ['polka dots, polka dot, polka, pois', 'पोल्का, पोल्का डॉट', 'પોલ્કા, પોલ્કા ડોટ'],
      near: ['half-drop'],
      needs: ['dot'],
      brings: ['dot', ...dotShapes],
    },
    straight: {
      name: ['dots in rows', 'क़तार में बिंदी', 'હારબંધ ટપકાં'],
      near: ['rows', 'grid'],
      needs: ['dot'],
      brings: ['dot', ...dotShapes],
    },
    confetti: {
      name: ['confetti', 'बिखरी बिंदियाँ', 'વેરાયેલાં ટપકાં'],
      words: [
        'confetti dots, scattered dots, random dots, bubbles, bubble',
        'बिखरी बिंदियां, बुलबुले',
        'વેરાયેલાં ટપકાં, પરપોટા',
      ],
      is: ['toss'],
      near: ['two-scale'],
      needs: ['dot'],
      brings: ['dot', ...dotShapes],
    },
    coins: {
      name: ['coin dots', 'सिक्का बिंदी', 'સિક્કા ટપકાં'],
      words: ['ringed dots, target dots, large dots, jumbo dots', 'छल्लेदार बिंदी', 'વીંટીવાળાં ટપકાં'],
      near: ['roundel'],
      needs: ['coin', 'dot'],
      brings: ['dot', 'coin'],
    },
    graded: {
      name: ['graded dots', 'छायादार बिंदी', 'છાયા ટપકાં'],
      words: [
        'halftone, half tone, graded dots, gradient dots, pin dots, pin dot, swiss dot, swiss dots',
        'छायादार बिंदी, महीन बिंदी',
        'છાયા ટપકાં, ઝીણાં ટપકાં',
      ],
      needs: ['dot'],
      brings: ['dot'],
    },
    lattice: {
      name: ['dotted lattice', 'बिंदी जाल', 'ટપકાં જાળી'],
      words: [
        'dotted lattice, pearl lattice, dotted trellis, pearl trellis',
        'बिंदी जाल, मोती जाल',
        'ટપકાં જાળી, મોતી જાળી',
      ],
      near: ['lattice', 'jaal'],
      needs: ['dot'],
      brings: ['dot'],
    },
  },
  leanings: {
    young: 1.5,
    motif: { dot: 4.6, heart: 7, fish: 2, sun: 3, moon: 5, shell: 3, butterfly: 3 },
    usage: { shirts: 0.4, fabrics: 0.3 },
    style: { vintage: 0.3, minimal: 0.5, contemporary: 0.3 },
  },
} satisfies FamilyVocabulary;
export type DotShape = (typeof dotShapes)[number];
