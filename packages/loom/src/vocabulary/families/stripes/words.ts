import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const stripesWords = {
  words: [
    'striped cloth, stripes fabric, stripe fabric, shirting stripe, khes, patta cloth',
    'धारीदार कपड़ा, धारीदार वस्त्र',
    'ધારીદાર કાપડ, પટ્ટીવાળું કાપડ',
  ],
  about: [
    'Stripes by the warp, bands by the weft, lines on the slant.',
    'ताने की धारियाँ, बाने के पट्टे, तिरछी लकीरें।',
    'તાણાની ધારી, વાણાના પટ્ટા, ત્રાંસી લીટીઓ.',
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
    awning: {
      name: ['awning stripe', 'शामियाना धारी', 'શામિયાણા ધારી'],
      words: [
        'awning, awning stripe, cabana, cabana stripe, deckchair stripe, tent stripe, candy stripe, bengal stripe',
        'शामियाना धारी, चौड़ी धारी',
        'શામિયાણા ધારી, પહોળી ધારી',
      ],
      is: ['stripe'],
    },
    ticking: {
      name: ['ticking', 'गद्दा धारी', 'ગાદલા ધારી'],
      words: [
        'pinstripe, pin stripe, pinstriped, hairline stripe, ticking, ticking stripe, mattress stripe, mattress ticking, french stripe',
        'गद्दा धारी, टिकिंग',
        'ગાદલા ધારી, ટિકિંગ',
      ],
    },
    barcode: {
      name: ['many-coloured stripe', 'बहुरंगी धारी', 'બહુરંગી ધારી'],
      words: [
        'barcode, barcode stripe, multi stripe, multistripe, multicolour stripe, multicolor stripe, rainbow stripe, rainbow stripes, deckchair multi',
        'बहुरंगी धारी, सतरंगी धारी',
        'બહુરંગી ધારી, સાતરંગી ધારી',
      ],
    },
    regimental: {
      name: ['regimental stripe', 'तिरछी धारी', 'ત્રાંસી ધારી'],
      words: [
        'regimental, regimental stripe, diagonal stripe, diagonal stripes, tie stripe, club stripe, bias stripe, slanted stripes',
        'तिरछी धारी, तिरछी धारियां',
        'ત્રાંસી ધારી, ત્રાંસી પટ્ટી',
      ],
    },
    dhari: {
      name: ['dhari', 'पतली धारी', 'ઝીણી ધારી'],
      words: [
        'saree stripe, guard lines, dhari saree, pencil stripe, temple stripe',
        'पतली धारी, मंदिर धारी',
        'ઝીણી ધારી, મંદિર ધારી',
      ],
      near: ['borders'],
    },
    figured: {
      name: ['figured stripe', 'बूटीदार धारी', 'બુટ્ટીદાર ધારી'],
      words: ['figured stripe, dobby stripe, brocade stripe, satin stripe', 'बूटीदार धारी', 'બુટ્ટીદાર ધારી'],
      near: ['rows'],
    },
    ombre: {
      name: ['ombré stripe', 'छायादार धारी', 'છાયા ધારી'],
      words: [
        'ombre stripe, ombre stripes, shaded stripe, shaded stripes, gradient stripe, gradient stripes, ombre',
        'छायादार धारी, ओम्ब्रे',
        'છાયા ધારી, ઓમ્બ્રે',
      ],
    },
    bayadere: {
      name: ['bayadere', 'आड़े पट्टे', 'આડા પટ્ટા'],
      words: [
        'bayadere, crosswise stripes, serape, dhurrie stripe, blanket stripe',
        'आड़े पट्टे, दरी पट्टा',
        'આડા પટ્ટા, શેતરંજી પટ્ટા',
      ],
      near: ['bands'],
    },
  },
  leanings: {
    usage: { shirts: 1, fabrics: 0.4, bedsheets: 0.2 },
    style: { modern: 0.4, minimal: 0.6, contemporary: 0.3 },
  },
} satisfies FamilyVocabulary;
