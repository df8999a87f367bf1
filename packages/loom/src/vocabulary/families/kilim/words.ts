import type { MotifId } from '../../motif-ids.ts';
import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** What weavers of flat rugs draw in bands, stepped as wefts turn back. */
export const kilimFigures = [
  'parrot',
  'swan',
  'peacock',
  'deer',
  'cow',
  'horse',
  'camel',
  'elephant',
  'fish',
  'palm',
  'cypress',
] as const satisfies readonly MotifId[];
export type KilimFigure = (typeof kilimFigures)[number];

export const kilimWords = {
  words: [
    'kilim, kelim, kilims, aztec, aztec print, aztec geometric, navajo, southwestern, southwest print, dhurrie, durrie, dari, panja dari, panja dhurrie, flatweave, flat weave, slit tapestry, tapestry weave, tribal geometric, native blanket, chimayo',
    'किलिम, कालीन भात, पंजा दरी, दरी, एज़्टेक',
    'કિલીમ, ગાલીચા ભાત, પંજા શેતરંજી, શેતરંજી, એઝટેક',
  ],
  about: [
    'Stepped figures of coloured wefts that turn back at their edges.',
    'रंगीन बाने की सीढ़ीदार आकृतियाँ, किनारे पर लौटती हुई।',
    'રંગીન વાણાની પગથિયાં જેવી ભાત, ધારે પાછી વળતી.',
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
    'dot',
    'tree',
    'bouquet',
    'trefoil',
  ],
  figures: kilimFigures,
  layouts: {
    medallions: {
      name: ['stepped medallions', 'सीढ़ीदार चौखट', 'પગથિયાંવાળા ચંદ્રક'],
      words: [
        'kilim medallion, kilim medallions, stepped medallions, stepped diamonds, stepped diamond, hooked diamonds',
        'सीढ़ीदार हीरे',
        'પગથિયાંવાળા હીરા',
      ],
      near: ['medallion', 'lattice', 'half-drop'],
      brings: ['diamond', 'medallion'],
      needs: ['diamond'],
    },
    'kilim-bands': {
      name: ['figured bands', 'आकृति वाले पट्टे', 'આકૃતિવાળા પટ્ટા'],
      words: [
        'kilim bands, banded kilim, aztec bands, aztec stripe, aztec stripes, tribal bands, tribal stripe, geometric bands',
        'किलिम पट्टे, एज़्टेक पट्टे',
        'કિલીમ પટ્ટા, એઝટેક પટ્ટા',
      ],
      near: ['bands', 'rows', 'borders'],
      brings: kilimFigures,
      isSetWithin: true,
    },
    'strip-blocks': {
      name: ['strip-woven blocks', 'पट्टियों में बुने खंड', 'પટ્ટીઓમાં વણેલા ટુકડા'],
      words: [
        'strip weave, strip weaving, strip woven, woven strips, strip woven blocks, strip cloth',
        'पट्टियों में बुना',
        'પટ્ટીઓમાં વણેલું',
      ],
      dyes: ['#d99a1e', '#1d1a19', '#b3262b', '#1f6b45', '#27407a'],
    },
    saddle: {
      name: ['saddle blanket', 'ज़ीन कंबल', 'જીન ધાબળો'],
      words: [
        'saddle blanket, saddle stripe, saddle stripes, serape blanket, mexican blanket, saltillo, baja',
        'ज़ीन कंबल, मेक्सिकन धारी',
        'જીન ધાબળો, મેક્સિકન પટ્ટા',
      ],
      near: ['stripe'],
      brings: ['diamond'],
      needs: ['diamond'],
    },
    'eye-dazzler': {
      name: ['eye-dazzler', 'चौंधियाते हीरे', 'ઝળહળતા હીરા'],
      words: [
        'eye dazzler, eyedazzler, serrated diamonds, serrated diamond, serrated, concentric diamonds',
        'दाँतेदार हीरे',
        'દાંતાવાળા હીરા',
      ],
      near: ['zigzag', 'interlock'],
      brings: ['diamond'],
      needs: ['diamond'],
    },
    'comb-lattice': {
      name: ['comb lattice', 'कंघी जाल', 'કાંસકી જાળી'],
      words: [
        'kilim lattice, tree kilim, comb motif, hooked lattice, rams horn, elibelinde, running dog',
        'किलिम जाल',
        'કિલીમ જાળી',
      ],
      near: ['grid', 'jaal'],
      brings: ['diamond'],
      needs: ['diamond'],
    },
  },
  leanings: { style: { bohemian: 0.5, folk: 0.2 }, unasked: -0.6 },
} satisfies FamilyVocabulary;
