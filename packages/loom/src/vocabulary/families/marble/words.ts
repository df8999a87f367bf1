import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const marbleWords = {
  words: [
    'marble print, marble pattern, marbled cloth, marbled fabric, marbling, marbled, marbled paper, ebru, abru, abri, turkish marbling',
    'मार्बलिंग, मार्बल प्रिंट, संगमरमरी, संगमरमरी छपाई, अबरी, एब्रू',
    'માર્બલિંગ, માર્બલ પ્રિન્ટ, આરસ છાપ, આરસ ભાત, અબરી, એબ્રુ',
  ],
  about: [
    'Inks floated on water, drawn with a comb and lifted off on cloth.',
    'पानी पर तैरती स्याही, कंघी से खींची, कपड़े पर उतारी।',
    'પાણી પર તરતી શાહી, કાંસકીથી ખેંચેલી, કાપડ પર ઉતારેલી.',
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
    suminagashi: {
      name: ['suminagashi rings', 'सुमिनागाशी', 'સુમિનાગાશી'],
      words: [
        'suminagashi, suminagashi rings, floating ink, ink rings, japanese marbling',
        'सुमिनागाशी, स्याही के छल्ले',
        'સુમિનાગાશી, શાહીનાં વલયો',
      ],
    },
    stone: {
      name: ['stone marble', 'पत्थर अबरी', 'પથ્થર અબરી'],
      words: [
        'stone marble, stone marbling, battal, spot marble, turkish spot, thrown drops, agate, agate print',
        'पत्थर अबरी, बत्तल',
        'પથ્થર અબરી, બત્તલ',
      ],
    },
    nonpareil: {
      name: ['combed nonpareil', 'कंघी अबरी', 'કાંસકી અબરી'],
      words: [
        'nonpareil, nonpareil marble, combed, combed marble, comb marble, combed marbling, feather marble, feathered marble, bookbinders marble, florentine marble',
        'कंघी अबरी, नॉनपैरिल',
        'કાંસકી અબરી, નોનપેરિલ',
      ],
    },
    'bouquet-marble': {
      name: ['bouquet marble', 'गुलदस्ता अबरी', 'ગુલદસ્તા અબરી'],
      words: [
        'bouquet marble, peacock marble, bouquet marbling, peacock marbling, fan marble',
        'गुलदस्ता अबरी, मोर अबरी',
        'ગુલદસ્તા અબરી, મોર અબરી',
      ],
    },
    swirl: {
      name: ['swirled marble', 'घुमावदार अबरी', 'વમળ અબરી'],
      words: [
        'swirl marble, swirled marble, marble swirl, marble swirls, marbled swirls, french curl, snail marble, ink swirl, ink swirls, gel git, veined marble, marble veins, carrara',
        'घुमावदार अबरी, भंवर अबरी',
        'વમળ અબરી, વમળ ભાત',
      ],
    },
  },
  leanings: { usage: { fabrics: 0.1 }, style: { contemporary: 0.3 }, unasked: -1 },
} satisfies FamilyVocabulary;
