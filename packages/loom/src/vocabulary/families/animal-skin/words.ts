import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const animalSkinWords = {
  words: [
    'animal skin, animal print, animal prints, animal skins, wild print, safari print, cow hide, cowhide',
    'एनिमल प्रिंट, एनिमल स्किन, जानवर की खाल',
    'એનિમલ પ્રિન્ટ, એનિમલ સ્કિન, પ્રાણીની ખાલ',
  ],
  about: [
    'Coats and skins as nature draws them: spots, stripes, scales.',
    'खाल के प्राकृतिक नमूने: चित्तियाँ, धारियाँ, शल्क।',
    'પ્રાણીની ખાલની કુદરતી ભાત: ટપકાં, પટ્ટા, ભીંગડાં.',
  ],
  isTechnique: false,
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
    leopard: {
      name: ['leopard', 'तेंदुआ', 'દીપડો'],
      words: ['leopard, leopard print, leopard skin, jaguar print, ocelot', 'तेंदुआ', 'દીપડો'],
      near: ['toss'],
    },
    zebra: {
      name: ['zebra', 'ज़ेबरा', 'ઝીબ્રા'],
      words: ['zebra, zebra print, zebra stripes', 'ज़ेबरा', 'ઝીબ્રા'],
      near: ['stripe'],
    },
    tiger: {
      name: ['tiger stripes', 'बाघ की धारियाँ', 'વાઘના પટ્ટા'],
      words: ['tiger print, tiger stripes, tiger stripe, tiger skin', 'बाघ की धारियाँ', 'વાઘના પટ્ટા'],
    },
    giraffe: {
      name: ['giraffe', 'जिराफ़', 'જિરાફ'],
      words: ['giraffe, giraffe print, giraffe patches', 'जिराफ़', 'જિરાફ'],
    },
    snake: {
      name: ['snakeskin', 'साँप की खाल', 'સાપની ખાલ'],
      words: ['snakeskin, snake skin, snake print, python, python print, reptile', 'साँप की खाल', 'સાપની ખાલ'],
    },
    crocodile: {
      name: ['crocodile', 'मगरमच्छ', 'મગર'],
      words: ['crocodile, crocodile skin, croc print, alligator', 'मगरमच्छ', 'મગર'],
    },
    cheetah: {
      name: ['cheetah', 'चीता', 'ચિત્તો'],
      words: ['cheetah, cheetah print, dalmatian', 'चीता', 'ચિત્તો'],
    },
  },
  leanings: { style: { modern: 0.2, contemporary: 0.3 } },
} satisfies FamilyVocabulary;
