import { figureSets } from '../../figure-sets.ts';
import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** What the draw-loom of Banaras and Kanchipuram sets as butas beside its plants. */
export const brocadeFigures = [
  ...figureSets.creatures,
  ...figureSets.plants,
  ...figureSets.things,
  ...figureSets.signs,
  'temple',
  'gable',
  'jaali',
] as const;

export const brocadeWords = {
  words: [
    'brocade, brocaded, banarasi, benarasi, banaras, kinkhab, kincob, kimkhab, jacquard, himroo, tanchoi, chanderi, maheshwari, narayanpet, zari work, zardozi',
    'ब्रोकेड, बनारसी, किनख़ाब, किमख़ाब, चंदेरी, महेश्वरी, तनछोई, ज़री का काम, ज़रदोज़ी',
    'બ્રોકેડ, બનારસી, કિનખાબ, ચંદેરી, મહેશ્વરી, તનછોઈ, જરીકામ, જરદોશી',
  ],
  about: [
    'Gold thread woven into silk, mirrored and rich.',
    'रेशम में बुनी सोने की ज़री, दोनों ओर एक सी।',
    'રેશમમાં વણેલી સોનેરી જરી, બંને બાજુ સરખી.',
  ],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: ['palmette', 'rosette'],
  unsupportedMotifs: ['star', 'medallion', 'tree', 'bouquet', 'diamond'],
  figures: brocadeFigures,
  carriesSubjects: true,
  layouts: {
    jangla: {
      name: ['jangla', 'जंगला', 'જંગલા'],
      words: ['jangla, jungla', 'जंगला', 'જંગલા'],
      is: ['jaal'],
      isClose: true,
      near: ['ogee', 'mirror', 'almond'],
      brings: ['paisley', 'lotus', 'carnation', ...brocadeFigures],
    },
    butidar: {
      carriesSubjects: true,
      name: ['butidar', 'बूटीदार', 'બુટ્ટીદાર'],
      is: ['buti'],
      near: ['half-drop', 'bouquet', 'toss'],
      brings: ['lotus', 'carnation', ...brocadeFigures],
    },
    kadwa: {
      carriesSubjects: true,
      name: ['kadwa buta', 'कढ़वा बूटा', 'કઢવા બુટ્ટો'],
      words: ['kadwa, kadhua, kadhwa, kalga buta', 'कढ़वा, कढ़ुआ', 'કઢવા'],
      near: ['two-scale', 'medallion'],
      brings: ['paisley', ...brocadeFigures],
    },
    paithani: {
      carriesSubjects: true,
      name: ['paithani bangdi-mor', 'पैठणी बांगड़ी मोर', 'પૈઠણી બંગડી મોર'],
      words: [
        'paithani, paithni, bangdi mor, bangadi mor, bangri mor, munia paithani, muniya paithani, paithani saree, paithani sari',
        'पैठणी, बांगड़ी मोर, बंगड़ी मोर',
        'પૈઠણી, બંગડી મોર',
      ],
      isAsked: true,
      brings: brocadeFigures,
    },
    stripe: {
      name: ['bel stripe', 'बेल पट्टी', 'વેલ પટ્ટી'],
      words: ['asawali, asavali, asawali vel', 'असावली, आसावली', 'આસાવલી'],
      near: ['stripe', 'vine', 'bands', 'rows', 'borders'],
      isAsked: 'always',
      needs: ['vine'],
      brings: ['vine'],
    },
    lattice: {
      name: ['meenakari lattice', 'मीनाकारी जाल', 'મીનાકારી જાળી'],
      words: ['meenakari, minakari, meena work', 'मीनाकारी', 'મીનાકારી'],
      is: ['lattice'],
      near: ['grid', 'star-grid'],
    },
    kanjivaram: {
      name: ['Kanjivaram butis', 'कांजीवरम बूटी', 'કાંજીવરમ બુટ્ટી'],
      words: ['kanjivaram, kanchipuram, kanjeevaram, kancheepuram', 'कांजीवरम, कांचीपुरम', 'કાંજીવરમ, કાંચીપુરમ'],
      isManner: true,
      isAsked: 'always',
      crossedWith: ['checks'],
      takes: ['buti', 'rows', 'half-drop', 'grid'],
      brings: brocadeFigures,
    },
  },
  leanings: {
    patternName: { flowers: 0.5 },
    motif: {
      sun: 3,
      butterfly: 4,
      fish: 5,
      tiger: 3,
      lion: 3,
      kite: 2,
      heart: 3,
      shell: 3,
      wave: 1,
      cloud: 1,
      camel: 3,
      cow: 3,
      hibiscus: 3,
      palm: 2,
      moon: 3,
    },
    usage: { sarees: 0.7 },
    style: { royal: 1.2, traditional: 0.3 },
  },
} satisfies FamilyVocabulary;
