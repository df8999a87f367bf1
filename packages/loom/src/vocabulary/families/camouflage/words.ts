import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const camouflageWords = {
  words: [
    'camouflage, camo, camo print, camouflage print, army print, military print, fauji, combat print',
    'छलावरण, कैमोफ्लाज, कैमो, फ़ौजी प्रिंट, फौजी',
    'કેમોફ્લાજ, કેમો, ફોજી, લશ્કરી પ્રિન્ટ',
  ],
  about: [
    'Patches that break up a shape: woods, tiger stripes, pixels, brush.',
    'आकार तोड़ते धब्बे: जंगल, बाघ धारी, पिक्सेल, ब्रश।',
    'આકાર તોડતા ડાઘ: જંગલ, વાઘ પટ્ટા, પિક્સેલ, પીંછી.',
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
    woodland: {
      name: ['woodland', 'जंगल छलावरण', 'જંગલ કેમો'],
      words: [
        'woodland camo, woodland, woodland camouflage, army camo, jungle camo, forest camo',
        'जंगल छलावरण, जंगल कैमो',
        'જંગલ કેમો',
      ],
    },
    'tiger-camo': {
      name: ['tiger stripe', 'बाघ धारी छलावरण', 'વાઘ પટ્ટા કેમો'],
      words: [
        'tiger camo, tiger stripe camo, tiger stripe camouflage, tigerstripe',
        'बाघ धारी छलावरण, बाघ कैमो',
        'વાઘ પટ્ટા કેમો, વાઘ કેમો',
      ],
    },
    digital: {
      name: ['digital', 'डिजिटल छलावरण', 'ડિજિટલ કેમો'],
      words: [
        'digital camo, digital camouflage, pixel camo, pixel camouflage, pixelated, pixel, pixels, marpat, cadpat',
        'डिजिटल छलावरण, डिजिटल कैमो, पिक्सेल',
        'ડિજિટલ કેમો, પિક્સેલ',
      ],
      near: ['grid'],
    },
    brushed: {
      name: ['brushstroke', 'ब्रश छलावरण', 'પીંછી કેમો'],
      words: [
        'brushstroke camo, brush stroke camo, brushed camo, rhodesian, lizard camo, painted camo',
        'ब्रश छलावरण, ब्रश कैमो',
        'પીંછી કેમો',
      ],
      near: ['toss'],
    },
    'duck-hunter': {
      name: ['duck hunter', 'चित्ती छलावरण', 'ટપકાં કેમો'],
      words: [
        'duck hunter, duck hunter camo, frogskin, frog skin camo, spotted camo, reef camo',
        'चित्ती छलावरण',
        'ટપકાં કેમો',
      ],
    },
  },
  leanings: { usage: { shirts: 0.1 }, unasked: -1.5 },
} satisfies FamilyVocabulary;
