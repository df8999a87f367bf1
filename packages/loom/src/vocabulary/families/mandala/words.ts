import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const mandalaWords = {
  words: ['mandala, mandalas, mandala print, mandala art', 'मंडला, मंडला प्रिंट', 'મંડલા, મંડલા પ્રિન્ટ'],
  about: [
    'Rings of petals, beads and arches about a heart.',
    'बीच के चारों ओर पंखुड़ियों, मोतियों और मेहराबों के घेरे।',
    'કેન્દ્રની ફરતે પાંખડી, મોતી અને કમાનનાં વલયો.',
  ],
  isTechnique: false,
  suggestedMotifs: ['medallion'],
  unsupportedMotifs: [
    'palmette',
    'carnation',
    'lotus',
    'bud',
    'leaf',
    'vine',
    'paisley',
    'star',
    'dot',
    'tree',
    'bouquet',
    'diamond',
    'trefoil',
  ],
  layouts: {
    roundel: {
      name: ['roundels', 'गोल मंडल', 'ગોળ મંડળ'],
      near: ['roundel', 'medallion'],
      needs: ['medallion'],
      brings: ['medallion'],
    },
    panels: {
      name: ['framed panels', 'चौखटे', 'ચોકઠાં'],
      near: ['grid'],
      needs: ['medallion'],
      brings: ['medallion'],
    },
    'half-drop': {
      name: ['half-drop mandalas', 'आधी चाल मंडल', 'હાફ ડ્રોપ મંડળ'],
      near: ['half-drop'],
      needs: ['medallion'],
      brings: ['medallion'],
    },
    overlapping: {
      name: ['overlapping mandalas', 'एक पर एक मंडल', 'એક પર એક મંડળ'],
      words: ['overlapping mandalas, overlapping mandala, layered mandalas', 'एक पर एक मंडल', 'એક પર એક મંડળ'],
      near: ['toss', 'two-scale'],
      needs: ['medallion'],
      brings: ['medallion'],
    },
    border: {
      name: ['mandala border', 'मंडल किनारा', 'મંડળ કિનાર'],
      words: ['mandala border, half mandala, half mandalas', 'मंडल किनारा', 'મંડળ કિનાર'],
      near: ['borders', 'bands', 'rows'],
      needs: ['medallion'],
      brings: ['medallion'],
    },
  },
  leanings: {
    patternName: { medallion: 4.5 },
    motif: { medallion: 3 },
    usage: { bedsheets: 0.8, dupattas: 0.3 },
    style: { bohemian: 0.9 },
  },
} satisfies FamilyVocabulary;
