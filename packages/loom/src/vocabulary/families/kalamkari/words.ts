import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** What the pen draws beside its plants, where it is asked for. */
export const kalamkariFigures = [
  'peacock',
  'parrot',
  'swan',
  'elephant',
  'horse',
  'deer',
  'cow',
  'lion',
  'tiger',
  'fish',
  'butterfly',
  'dancer',
  'temple',
  'lamp',
  'feather',
  'cypress',
  'sun',
  'moon',
] as const;

/** Flowers and fruit that it draws where they are named. */
export const kalamkariFruit = ['pomegranate', 'mango', 'sunflower', 'lotus-front'] as const;

export const kalamkariWords = {
  words: [
    'kalamkari, qalamkari, kalam kari, kalamkaari, kalmkari, pedana, srikalahasti, machilipatnam, pen work',
    'कलमकारी, क़लमकारी, कलम कारी, पेडना, श्रीकालहस्ती, मछलीपट्टनम',
    'કલમકારી, કલમ કારી, પેડણા, મછલીપટ્ટનમ',
  ],
  about: [
    'Painted vines and large flowers, drawn with a pen.',
    'कलम से खींची बेलें और बड़े फूल।',
    'કલમથી દોરેલી વેલો અને મોટાં ફૂલો.',
  ],
  isTechnique: true,
  suggestedMotifs: ['palmette', 'vine'],
  unsupportedMotifs: ['star'],
  figures: [...kalamkariFigures, ...kalamkariFruit],
  carriesSubjects: true,
  layouts: {
    rinceau: {
      name: ['trailing vine', 'लहराती बेल', 'લહેરાતી વેલ'],
      is: ['vine'],
      near: ['stripe', 'among'],
      carriesSubjects: true,
      brings: ['vine', ...kalamkariFigures],
      needs: ['vine'],
    },
    jaal: {
      name: ['jaal', 'जाल', 'જાળ'],
      is: ['jaal'],
      near: ['mirror', 'almond', 'ogee', 'lattice', 'grid'],
      carriesSubjects: true,
      brings: ['diamond', ...kalamkariFigures],
      needs: ['vine'],
    },
    'tree-of-life': {
      name: ['tree of life', 'जीवन वृक्ष', 'જીવન વૃક્ષ'],
      is: ['tree-of-life'],
      brings: ['tree', ...kalamkariFigures.filter((motif) => motif !== 'fish')],
      needs: ['tree'],
    },
    buti: {
      isAsked: true,
      carriesSubjects: true,
      name: ['buti', 'बूटी', 'બુટ્ટી'],
      is: ['buti'],
      near: ['half-drop', 'toss', 'rows', 'bouquet', 'medallion'],
      brings: ['bouquet', 'medallion', ...kalamkariFigures],
    },
    gauchari: {
      isAsked: 'always',
      carriesSubjects: true,
      name: ['gauchari herd', 'गौचारी', 'ગૌચારી'],
      words: ['gauchari, gaucharan, gopashtami', 'गौचारी, गोपाष्टमी', 'ગૌચારી, ગોપાષ્ટમી'],
      near: ['rows'],
      brings: ['lotus', ...kalamkariFigures],
    },
  },
  leanings: {
    patternName: { flowers: 2, lotus: 4, vine: 5, leaf: 3, 'tree-of-life': 7 },
    motif: {
      blossom: 1,
      rosette: 1,
      palmette: 2,
      carnation: 2,
      lotus: 2,
      leaf: 1,
      vine: 2,
      tree: 4,
      fish: 4,
      butterfly: 4,
      tiger: 4,
      sun: 4,
      moon: 3,
      feather: 5,
      sunflower: 4,
      cypress: 5,
    },
    usage: { sarees: 1, dupattas: 0.8, bedsheets: 1 },
    style: { traditional: 0.6, folk: 0.6, royal: 0.6 },
  },
} satisfies FamilyVocabulary;
