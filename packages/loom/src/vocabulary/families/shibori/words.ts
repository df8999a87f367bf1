import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const shiboriWords = {
  words: ['shibori, shiburi, japanese tie dye, indigo resist', 'शिबोरी, जापानी बंधाई', 'શિબોરી, જાપાની બાંધણી'],
  about: [
    'Japanese cloth bound, stitched or clamped, then dipped in indigo.',
    'बाँधकर, सिलकर या दबाकर नील में डुबोया जापानी कपड़ा।',
    'બાંધી, સીવી કે દબાવી ગળીમાં બોળેલું જાપાની કાપડ.',
  ],
  isTechnique: true,
  printed: 'kept',
  isDyed: true,
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
    'tree',
    'bouquet',
    'trefoil',
  ],
  layouts: {
    kumo: {
      name: ['kumo spider webs', 'कुमो जाले', 'કુમો જાળાં'],
      words: ['kumo, spider web shibori, spiderweb, spider webs', 'कुमो, मकड़ी जाला', 'કુમો, કરોળિયાનું જાળું'],
      is: ['roundel'],
      near: ['buti', 'half-drop', 'toss', 'medallion'],
      brings: ['medallion', 'dot'],
      needs: ['medallion'],
    },
    itajime: {
      name: ['itajime folds', 'इताजिमे तहें', 'ઇતાજિમે ગડી'],
      words: ['itajime, clamped, folded and clamped, clamp resist', 'इताजिमे', 'ઇતાજિમે'],
      is: ['grid'],
      near: ['lattice', 'star-grid', 'interlock', 'mirror'],
      brings: ['diamond'],
      needs: ['diamond'],
    },
    arashi: {
      name: ['arashi storm', 'अराशी', 'અરાશી'],
      words: ['arashi, pole wrapped, storm shibori', 'अराशी', 'અરાશી'],
      near: ['stripe'],
    },
    nui: {
      name: ['ori-nui stitched rows', 'नुई सिलाई', 'નુઈ ટાંકા'],
      words: ['ori nui, orinui, nui, nui shibori, stitched shibori, tritik', 'नुई, ओरी नुई', 'નુઈ, ઓરી નુઈ'],
      is: ['zigzag'],
      near: ['rows', 'bands'],
    },
    mokume: {
      name: ['mokume wood grain', 'मोकुमे', 'મોકુમે'],
      words: ['mokume, wood grain, woodgrain', 'मोकुमे, लकड़ी की रेखाएं', 'મોકુમે, લાકડાની રેખા'],
      near: ['vine'],
    },
    kanoko: {
      hasOwnSize: true,
      name: ['kanoko dots', 'कानोको बूँदें', 'કાનોકો ટપકાં'],
      words: ['kanoko, kanoko dots, kanoko shibori, fawn spots, hitta kanoko', 'कानोको', 'કાનોકો'],
      brings: ['dot'],
      needs: ['dot'],
    },
  },
  leanings: {
    usage: { shirts: 0.4, bedsheets: 0.4 },
    style: { contemporary: 0.5, minimal: 0.4, bohemian: 0.5 },
  },
} satisfies FamilyVocabulary;
