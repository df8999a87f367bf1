import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** Who may stand in the garden of an ambi. */
export const paisleyGuests = ['peacock', 'parrot', 'swan', 'elephant', 'deer', 'butterfly', 'fish'] as const;

export const paisleyWords = {
  words: ['paisley, paisly, pasley, bandana, bandanna, paisley bandana', 'पैस्ले, पेस्ली, पेज़ली, पैज़ली', 'પેસ્લી, પેઝલી, પૈસ્લે'],
  about: ['The mango in bands and gardens.', 'कैरी, पट्टियों और बाग़ों में।', 'કેરી, પટ્ટાઓ અને બાગોમાં.'],
  isTechnique: false,
  suggestedMotifs: ['paisley'],
  figures: paisleyGuests,
  unsupportedMotifs: ['star', 'medallion', 'tree', 'bouquet', 'diamond', 'trefoil'],
  layouts: {
    'mirrored-half-drop': {
      name: ['mirrored half-drop', 'आमने-सामने कैरी', 'સામસામે કેરી'],
      is: ['mirror'],
      near: ['half-drop', 'jaal', 'buti', 'almond'],
      brings: ['vine'],
    },
    interlock: {
      name: ['interlocking', 'गुंथी कैरी', 'ગૂંથેલી કેરી'],
      is: ['interlock'],
      near: ['zigzag', 'lattice'],
    },
    'two-scale-toss': {
      name: ['tossed in two sizes', 'छोटी-बड़ी कैरी', 'નાની-મોટી કેરી'],
      is: ['toss', 'two-scale'],
      brings: ['dot'],
    },
    rows: {
      name: ['rows', 'कैरी की क़तार', 'કેરીની હાર'],
      is: ['rows'],
      near: ['bands', 'stripe', 'borders'],
    },
    kani: {
      name: ['kani shawl', 'कानी शॉल', 'કાની શાલ'],
      words: [
        'kani, kani shawl, kani weave, kani work, jamawar, jamavar, kashmiri shawl, kashmir shawl, pashmina shawl',
        'कानी, कानी शॉल, जामावार, कश्मीरी शॉल',
        'કાની, કાની શાલ, જામાવાર, કાશ્મીરી શાલ',
      ],
      isAsked: true,
    },
  },
  leanings: {
    patternName: { paisley: 6 },
    motif: { paisley: 5, peacock: 4, parrot: 3, swan: 2, elephant: 2, deer: 1, butterfly: 1, fish: 1 },
    usage: { sarees: 1 },
    style: { royal: 1, bohemian: 0.8 },
  },
} satisfies FamilyVocabulary;
export type PaisleyGuest = (typeof paisleyGuests)[number];
