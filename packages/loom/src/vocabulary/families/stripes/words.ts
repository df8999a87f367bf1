import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const stripesWords = {
  words: [
    'striped cloth, stripes fabric, stripe fabric, khes, patta cloth',
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
        'awning, awning stripe, cabana, cabana stripe, deckchair stripe, tent stripe, block stripe, wide stripe awning',
        'शामियाना धारी, चौड़ी धारी',
        'શામિયાણા ધારી, પહોળી ધારી',
      ],
      is: ['stripe'],
    },
    ticking: {
      name: ['ticking', 'गद्दा धारी', 'ગાદલા ધારી'],
      words: [
        'ticking, ticking stripe, mattress stripe, mattress ticking, french stripe',
        'गद्दा धारी, टिकिंग',
        'ગાદલા ધારી, ટિકિંગ',
      ],
    },
    barcode: {
      name: ['many-coloured stripe', 'बहुरंगी धारी', 'બહુરંગી ધારી'],
      words: [
        'barcode, barcode stripe, multi stripe, multistripe, multicolour stripe, multicolor stripe, rainbow stripe, rainbow stripes, deckchair multi, uneven stripe, uneven stripes, irregular stripe, irregular stripes, random stripe, random stripes, wonky stripe, wonky stripes, stripes of uneven width, stripes of different widths, asaman patti, asaman dhari',
        'बहुरंगी धारी, सतरंगी धारी, असमान धारी, असमान धारियां, असमान पट्टी, असमान पट्टियां, असमान चौड़ाई की धारियां',
        'બહુરંગી ધારી, સાતરંગી ધારી, અસમાન પટ્ટા, અસમાન પટ્ટી, અસમાન ધારી, અસમાન લીટી',
      ],
    },
    regimental: {
      name: ['regimental stripe', 'तिरछी धारी', 'ત્રાંસી ધારી'],
      words: [
        'regimental, regimental stripe, diagonal stripe, diagonal stripes, tie stripe, club stripe, bias stripe, slanted stripes, slanting stripes, trasi patti, trasi dhari, trasi liti, tirchi dhari, tirchi dhariyan, tirchi lakeer',
        'तिरछी धारी, तिरछी धारियां, तिरछी पट्टी, तिरछी पट्टियां, तिरछे पट्टे, तिरछी लकीरें',
        'ત્રાંસી ધારી, ત્રાંસી પટ્ટી, ત્રાંસા પટ્ટા, ત્રાંસી લીટી, ત્રાંસી લીટીઓ',
      ],
    },
    pinstripe: {
      name: ['pinstripe', 'सूई धारी', 'સોય ધારી'],
      words: [
        'pinstripe, pin stripe, pinstripes, pinstriped, pencil stripe, pencil stripes, chalk stripe, chalk stripes, rope stripe, suiting stripe, pinstripe suiting, pin stripe suiting, pinstripe suit, chalk stripe suiting, pinstriped suiting',
        'सूई धारी, पिनस्ट्राइप, पेंसिल धारी',
        'સોય ધારી, પિનસ્ટ્રાઇપ, પેન્સિલ ધારી',
      ],
    },
    hairline: {
      name: ['shirting stripe', 'कमीज़ धारी', 'શર્ટ પટ્ટી'],
      words: [
        'shirting stripe, shirting stripes, shirt stripe, vertical shirting stripe, fine shirting stripe, hairline stripe, hairline stripes, hairline, feather stripe, end on end stripe, barik dhari, patli dhari, zini patti, jhini patti, jheeni patti, jhini dhari',
        'कमीज़ धारी, पतली धारी, बारीक धारी, महीन धारी, बारीक खड़ी धारी, पतली खड़ी धारी, महीन खड़ी धारी, बारीक धारियां, महीन धारियां',
        'શર્ટ પટ્ટી, ઝીણી ધારી, ઝીણી પટ્ટી, ઝીણી ઊભી પટ્ટી, ઊભી ઝીણી પટ્ટી, ઝીણી ઊભી ધારી, પાતળી પટ્ટી, પાતળી ધારી',
      ],
    },
    bengal: {
      name: ['Bengal stripe', 'बंगाल धारी', 'બંગાળ પટ્ટી'],
      words: [
        'bengal stripe, bengal stripes, candy stripe, candy stripes, butcher stripe, butchers stripe, university stripe, oxford stripe, even stripe, even stripes',
        'बंगाल धारी, बराबर धारी',
        'બંગાળ પટ્ટી, બંગાળ ધારી, સરખી પટ્ટી',
      ],
    },
    'wide-and-fine': {
      name: ['wide and fine stripe', 'चौड़ी और पतली धारी', 'પહોળી અને પાતળી પટ્ટી'],
      words: [
        'wide and fine stripe, wide and thin stripes, thick and thin stripes, thick and thin stripe, broad and narrow stripes, lined awning stripe, track stripe',
        'चौड़ी और पतली धारी, मोटी पतली धारी',
        'પહોળી અને પાતળી પટ્ટી, જાડી પાતળી પટ્ટી',
      ],
    },
    dhari: {
      name: ['dhari', 'साड़ी धारी', 'સાડી ધારી'],
      words: ['saree stripe, guard lines, dhari saree, temple stripe', 'साड़ी धारी, मंदिर धारी', 'સાડી ધારી, મંદિર ધારી'],
      near: ['borders'],
    },
    breton: {
      name: ['Breton stripe', 'ब्रेटन धारी', 'બ્રેટન પટ્ટી'],
      words: [
        'breton, breton stripe, breton stripes, mariniere, sailor stripe, sailor stripes',
        'ब्रेटन, ब्रेटन धारी, नाविक धारी',
        'બ્રેટન, બ્રેટન પટ્ટી, બ્રેટન ધારી, નાવિક પટ્ટી',
      ],
      near: ['bands'],
      dyes: ['#f5f0e2', '#1f2f55'],
    },
    seersucker: {
      name: ['seersucker', 'सीरसकर', 'સીરસકર'],
      words: [
        'seersucker, seersucker stripe, seersucker stripes, puckered stripe, puckered stripes',
        'सीरसकर',
        'સીરસકર',
      ],
      near: ['stripe'],
      dyes: ['#f7f4ea', '#6f93bd'],
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
