import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** What comes between the flowers where it is wished for, set as large as there is room. */
export const floralGuests = [
  'butterfly',
  'parrot',
  'swan',
  'peacock',
  'fish',
  'deer',
  'lamp',
  'kite',
  'heart',
  'shell',
  'moon',
  'sun',
] as const;

/** Beasts and dancers: among tossed flowers as large as a posy, in the other layouts where there is room. */
export const floralBeasts = ['elephant', 'horse', 'camel', 'cow', 'lion', 'tiger', 'dancer'] as const;

/** Flowers and fruit that the brush draws where they are named. */
export const floralFruit = ['pomegranate', 'mango', 'hibiscus', 'sunflower', 'lotus-front'] as const;

/** Things that live among flowers, by the ids of their drawings. */
const floralThings: readonly string[] = [
  ...['ladybug', 'honeybee', 'dragonfly', 'bee-on-flower', 'snail', 'caterpillar', 'beetle', 'cricket', 'bird-house'],
  ...['songbird', 'hummingbird', 'swallow', 'dove', 'crane-bird', 'heron', 'flamingo', 'owl', 'parrot-with-mango'],
  ...['hare', 'hedgehog', 'fox', 'squirrel', 'mouse', 'frog', 'bird-cage', 'deer-leaping'],
  ...[
    'mushroom',
    'fern',
    'wheat',
    'olive',
    'cotton-flower',
    'acanthus-leaf',
    'pomegranate-cut',
    'laurels',
    'strawberry',
    'ivy',
    'betel-leaf',
    'branch',
    'garland',
    'flower-wreath',
    'thistle',
    'herbs-bundle',
    'basket',
    'flower-basket',
    'porcelain-vase',
    'flower-pot',
  ],
  ...['cherries', 'lemon', 'berries-bowl', 'raspberry', 'blueberries', 'acorn', 'lily-pads', 'peacock-trailing'],
];

export const floralWords = {
  words: [
    'floral, flowery, flowered, flower pattern, flower print, flower design',
    'फूलदार, फ्लोरल, पुष्पीय, फूलों वाला, फूलों वाली',
    'ફૂલદાર, ફ્લોરલ, ફૂલવાળું, ફૂલોવાળું, ફૂલોવાળી',
  ],
  about: ['Free flowers for print.', 'छपाई के लिए खुले फूल।', 'છાપકામ માટે છૂટાં ફૂલો.'],
  isTechnique: false,
  suggestedMotifs: ['blossom', 'rosette'],
  unsupportedMotifs: ['star', 'medallion', 'diamond'],
  figures: [...floralGuests, ...floralBeasts, ...floralFruit, 'feather'],
  carriesSubjects: true,
  only: floralThings,
  layouts: {
    vine: {
      name: ['vine', 'बेल', 'વેલ'],
      words: [
        'arts and crafts, arts crafts, william morris, morris print, morris style, morris design, willow boughs',
        'विलियम मॉरिस',
        'વિલિયમ મોરિસ',
      ],
      is: ['vine'],
      near: ['jaal', 'among'],
      brings: ['sunflower', 'vine', 'tree', ...floralGuests],
      needs: ['vine'],
    },
    toss: {
      name: ['tossed flowers', 'बिखरे फूल', 'વેરાયેલાં ફૂલ'],
      is: ['toss'],
      near: ['two-scale'],
      needs: ['leaf'],
      brings: ['sunflower', 'bud', ...floralGuests, ...floralBeasts, 'feather'],
    },
    bouquet: {
      name: ['bouquets', 'गुलदस्ते', 'ગુલદસ્તા'],
      is: ['bouquet', 'buti'],
      near: ['half-drop', 'medallion', 'mirror'],
      needs: ['leaf'],
      brings: ['sunflower', 'bouquet', ...floralGuests],
    },
    stripe: {
      name: ['flower stripe', 'फूलदार धारी', 'ફૂલદાર ધારી'],
      near: ['stripe', 'rows', 'bands', 'borders'],
    },
    watercolour: {
      name: ['watercolour', 'जलरंग', 'જળરંગ'],
      words: [
        'watercolour, watercolor, water colour, water color, aquarelle, watercolour flowers, watercolor flowers',
        'जलरंग, जल रंग, पानी के रंग, वाटरकलर',
        'જળરંગ, જળ રંગ, પાણીના રંગ, વોટરકલર',
      ],
    },
    ditsy: {
      hasOwnSize: true,
      name: ['ditsy', 'नन्हे फूल', 'ઝીણાં ફૂલ'],
      words: [
        'ditsy, ditsies, ditzy, tiny flowers, liberty print, bareek phool, barik phool, mahin phool, nanhe phool, nanhe nanhe phool, chhote chhote phool, chote chote phool, jhina ful, jhina phool, jhina fulo, zina ful, zina phool, zina fulo',
        'नन्हे फूल, नन्हे नन्हे फूल, बारीक फूल, महीन फूल, छोटे छोटे फूल',
        'ઝીણાં ફૂલ, ઝીણાં ફૂલો, ઝીણાં ઝીણાં ફૂલ, બારીક ફૂલ, નાનાં નાનાં ફૂલ',
      ],
      brings: ['blossom'],
    },
    botanical: {
      name: ['botanical plate', 'वनस्पति चित्र', 'વનસ્પતિ ચિત્ર'],
      words: [
        'botanical, botanicals, herbarium, pressed flowers, wildflowers, seed heads, grasses',
        'वनस्पति चित्र, जंगली फूल',
        'વનસ્પતિ ચિત્ર, જંગલી ફૂલ',
      ],
    },
    chintz: {
      name: ['chintz', 'छींट', 'છીંટ'],
      words: ['chintz, indienne, palampore, exotic flowers', 'छींट', 'છીંટ'],
      near: ['tree-of-life'],
      brings: ['sunflower', 'palmette', 'carnation', 'lotus'],
    },
    niche: {
      name: ['Mughal niches', 'मुग़ल मेहराब', 'મુઘલ મહેરાબ'],
      words: [
        'mughal niche, mughal niches, niche, niches, mughal niche flower, mughal arch, mughal arches, mihrab, mehrab, mehraab, arched niche, arched niches, arch, arches, mughal botanical, mughal botanicals, mughal plant',
        'मेहराब, मेहराबों, मुग़ल मेहराब, मुग़ल बूटा',
        'મહેરાબ, મુઘલ મહેરાબ, મુઘલ કમાન',
      ],
      leads: true,
      isAsked: 'always',
    },
    foliage: {
      name: ['foliage', 'पत्तियाँ', 'પાંદડાં'],
      words: [
        'foliage print, leafy print, leaf print, leaves only, only leaves, leaf sprigs, leafy sprigs',
        'पत्तियाँ ही पत्तियाँ, पत्तेदार',
        'પાંદડાં જ પાંદડાં, પાનવાળું',
      ],
      of: { things: ['leaf'], guests: ['dot'] },
      brings: ['leaf'],
      needs: ['leaf'],
    },
    placed: {
      isAsked: 'always',
      name: ['placed flowers', 'सजाए हुए फूल', 'ગોઠવેલાં ફૂલ'],
      words: ['placed flowers, placed bouquet, placement flowers', 'सजाए हुए फूल', 'ગોઠવેલાં ફૂલ'],
      brings: ['sunflower', 'bouquet', ...floralGuests, ...floralBeasts],
    },
  },
  leanings: {
    subject: -6,
    young: 2.5,
    patternName: { flowers: 5, lotus: 3, vine: 4, leaf: 4 },
    motif: {
      blossom: 2,
      rosette: 2,
      carnation: 1,
      lotus: 1,
      bud: 2,
      leaf: 1.5,
      vine: 1.5,
      bouquet: 3,
      sunflower: 8,
      butterfly: 7,
      fish: 1,
      deer: 3,
      moon: 3,
      sun: 3,
      lamp: 4,
    },
    usage: { kurtas: 0.8, bedsheets: 1, shirts: 1 },
    style: { modern: 0.6, minimal: 0.6, contemporary: 0.8 },
  },
} satisfies FamilyVocabulary;
