import type { FamilyVocabulary } from '../vocabulary.ts';

export const warliWords: FamilyVocabulary = {
  words: [
    'warli, varli, warli painting, warli art, tribal painting, tribal art',
    'वारली, वरली, वारली चित्र, वारली कला, आदिवासी चित्र',
    'વારલી, વારલી ચિત્ર, વારલી કલા, આદિવાસી ચિત્ર',
  ],
  about: [
    'White rice paste on earth: people, animals and trees of triangles and lines.',
    'मिट्टी पर चावल का सफ़ेद घोल: त्रिकोण और रेखाओं से बने लोग, पशु और पेड़।',
    'માટી પર ચોખાનો સફેદ ઘોળ: ત્રિકોણ અને રેખાથી દોરેલાં માણસો, પશુઓ અને ઝાડ.',
  ],
  isTechnique: true,
  isDyed: true,
  lends: ['person', 'tree'],
  lacks: [
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
    'bouquet',
    'diamond',
    'trefoil',
  ],
  figures: ['person', 'dancer', 'deer', 'cow', 'horse', 'peacock', 'swan', 'temple', 'sun', 'gable'],
  layouts: {
    spiral: {
      name: ['spiral dance', 'गोल नृत्य', 'ગોળ નૃત્ય'],
      words: [
        'spiral dance, tarpa, tarpa dance, circle dance, dance circle, spiral',
        'तारपा, तारपा नृत्य, गोल नृत्य',
        'તારપા, તારપા નૃત્ય, ગોળ નૃત્ય',
      ],
      is: ['roundel'],
      near: ['medallion'],
      needs: ['person'],
      brings: ['person', 'dancer'],
    },
    village: {
      name: ['village rows', 'गाँव', 'ગામ'],
      words: [
        'village life, village rows, huts, hut, farming, harvest',
        'गाँव, गांव, झोपड़ी, खेती',
        'ગામ, ગામડું, ઝૂંપડી, ખેતી',
      ],
      near: ['rows', 'stripe'],
      brings: ['temple', 'person', 'tree', 'cow'],
    },
    forest: {
      name: ['trees and animals', 'पेड़ और पशु', 'ઝાડ અને પશુ'],
      words: ['trees and animals, animals under trees', 'पेड़ और पशु', 'ઝાડ અને પશુ'],
      is: ['tree-of-life'],
      near: ['half-drop', 'buti', 'toss'],
      needs: ['tree'],
      brings: ['tree', 'deer', 'peacock', 'horse'],
    },
    chauk: {
      name: ['wedding square', 'देवचौक', 'દેવચોક'],
      words: ['devchauk, dev chauk, lagna chauk, wedding square, chauk', 'देवचौक, लग्न चौक', 'દેવચોક, લગ્નચોક'],
      is: ['grid'],
      near: ['lattice'],
      brings: ['horse', 'tree', 'dancer'],
    },
    'border-field': {
      name: ['rows between borders', 'किनारियों के बीच क़तार', 'કિનારી વચ્ચે હાર'],
      is: ['borders', 'bands'],
      brings: ['person', 'horse', 'deer', 'gable'],
    },
  },
  leanings: {
    motif: { person: 5, dancer: 1, deer: 0.5, gable: 3 },
    style: { folk: 1.4, minimal: 0.4 },
    usage: { shirts: 0.3, kurtas: 0.4 },
  },
};
