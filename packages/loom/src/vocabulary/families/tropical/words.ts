import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** Birds and beasts among the leaves, and what the beach gives. */
export const tropicalGuests = [
  'parrot',
  'butterfly',
  'swan',
  'peacock',
  'tiger',
  'lion',
  'deer',
  'fish',
  'shell',
  'wave',
  'feather',
] as const;

export const tropicalWords = {
  words: [
    'tropical, tropic, tropics, rainforest, hawaiian, aloha, exotic leaves',
    'ट्रॉपिकल, उष्णकटिबंधीय, हवाईयन',
    'ટ્રોપિકલ, ઉષ્ણકટિબંધીય, હવાઇયન',
  ],
  about: [
    'Great leaves and flowers of the warm south, plane behind plane.',
    'गर्म देशों के बड़े पत्ते और फूल, परत पर परत।',
    'ગરમ પ્રદેશનાં મોટાં પાન અને ફૂલ, એક પાછળ એક.',
  ],
  isTechnique: false,
  suggestedMotifs: ['leaf'],
  unsupportedMotifs: [
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
  figures: tropicalGuests,
  carriesSubjects: true,
  layouts: {
    jungle: {
      name: ['jungle', 'जंगल', 'જંગલ'],
      words: ['jungle, dense jungle, amazon, thicket', 'जंगल', 'જંગલ'],
      near: ['vine'],
      is: ['among'],
      isClose: true,
      needs: ['leaf'],
      brings: ['leaf', ...tropicalGuests],
    },
    toss: {
      name: ['tossed leaves', 'बिखरे पत्ते', 'વેરાયેલાં પાન'],
      words: ['monstera, monstera leaves, swiss cheese plant', 'मॉन्स्टेरा', 'મોન્સ્ટેરા'],
      is: ['toss'],
      near: ['two-scale'],
      brings: ['leaf', ...tropicalGuests],
    },
    islands: {
      name: ['flower islands', 'फूलों के द्वीप', 'ફૂલોના ટાપુ'],
      words: ['bird of paradise, birds of paradise, strelitzia, tropical islands', 'स्ट्रेलित्ज़िया', 'સ્ટ્રેલિત્ઝિયા'],
      is: ['bouquet'],
      near: ['buti', 'half-drop'],
      brings: ['blossom', 'palmette', 'rosette', ...tropicalGuests],
    },
    'palm-stripe': {
      name: ['palm stripe', 'ताड़ की धारी', 'તાડની ધારી'],
      words: ['palm stripe, palm stripes, stripes of palm fronds', 'ताड़ की धारी', 'તાડની ધારી'],
      near: ['stripe', 'bands', 'rows'],
      needs: ['leaf'],
      brings: [...tropicalGuests],
    },
    banana: {
      name: ['banana leaves', 'केले के पत्ते', 'કેળનાં પાન'],
      words: [
        'banana leaf, banana leaves, banana palm, kele ke patte, kela na pan, kelna pan',
        'केले के पत्ते, केले का पत्ता, केले के पत्तों',
        'કેળનાં પાન, કેળનું પાન, કેળના પાન, કેળાના પાન, કેળાનાં પાન, કેળાંનાં પાન, કેળાનું પાન',
      ],
      near: ['interlock'],
      needs: ['leaf'],
      brings: [...tropicalGuests],
    },
  },
  leanings: {
    subject: -8,
    motif: { tiger: 2, lion: 1, deer: 1 },
    patternName: { leaf: 1 },
    usage: { shirts: 0.4 },
    style: { contemporary: 0.2 },
  },
} satisfies FamilyVocabulary;
