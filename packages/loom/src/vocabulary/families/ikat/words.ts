import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const ikatWords = {
  words: [
    'ikat, ikkat, ikath, pochampally, pochampalli, telia rumal, sambalpuri, bandha',
    'इकत, इक्कत, पोचमपल्ली, संबलपुरी',
    'ઇકત, ઇક્કત, ઈકત, પોચમપલ્લી',
  ],
  about: ['Yarn dyed first, edges that bleed.', 'पहले रँगा सूत, घुलते किनारे।', 'પહેલાં રંગેલું સૂતર, ઓગળતી ધાર.'],
  isTechnique: true,
  printed: 'within',
  isDyed: true,
  suggestedMotifs: ['diamond'],
  unsupportedMotifs: ['dot', 'trefoil'],
  figures: ['elephant', 'peacock', 'parrot', 'tiger', 'dancer'],
  layouts: {
    ogee: {
      isThreaded: true,
      name: ['ogee', 'ओजी', 'ઓજી'],
      is: ['ogee'],
      near: ['almond', 'mirror'],
      brings: ['leaf', 'lotus'],
      needs: ['medallion'],
    },
    medallion: {
      isThreaded: true,
      name: ['medallions', 'मंडल', 'મંડળ'],
      is: ['medallion'],
      near: ['roundel', 'half-drop', 'buti'],
      brings: ['medallion', 'paisley'],
      needs: ['diamond', 'medallion'],
    },
    bands: {
      isThreaded: true,
      name: ['bands', 'पट्टे', 'પટ્ટા'],
      is: ['bands'],
      near: ['stripe', 'rows', 'borders'],
      brings: ['elephant', 'peacock', 'parrot', 'tiger', 'dancer'],
    },
    lattice: {
      isThreaded: true,
      name: ['lattice', 'जाली', 'જાળી'],
      is: ['lattice'],
      near: ['jaal', 'zigzag', 'grid', 'star-grid'],
      brings: ['diamond', 'star', 'elephant', 'peacock', 'parrot', 'tiger', 'dancer'],
      needs: ['diamond'],
    },
  },
  leanings: {
    patternName: { medallion: 4 },
    motif: { medallion: 2, diamond: 4 },
    usage: { kurtas: 0.8, shirts: 1, fabrics: 0.6 },
    style: { modern: 0.8, bohemian: 0.8, contemporary: 0.6 },
  },
} satisfies FamilyVocabulary;
