import type { Family } from '@naksha/contract';
import type { ColourName } from './lexicon-colours.ts';
import type { Words } from './words.ts';

/** Cloths that are understood but not woven here yet, and what is made in their place where a cloth is near. */
export const laterCloths = {
  pichwai: {
    words: ['pichwai, pichvai, nathdwara, nathdwara painting', 'पिछवाई, नाथद्वारा', 'પિછવાઈ, નાથદ્વારા'],
    instead: 'kalamkari',
    as: 'gauchari',
  },
  'scroll painting': {
    words: [
      'patachitra, pattachitra, cheriyal, rogan, phad, miniature painting, miniature paintings, miniature style, indian miniature, indian miniature style, mughal miniature, mughal miniatures, rajput miniature, pahari miniature',
      'पटचित्र',
      'પટચિત્ર',
    ],
    instead: 'kalamkari',
  },
  gond: { words: ['gond, gond art, gond painting', 'गोंड', 'ગોંડ'], instead: 'madhubani' },
  kente: {
    words: ['kente, kente cloth, kente print, ewe cloth', 'केंटे', 'કેન્ટે'],
    instead: 'kilim',
    as: 'strip-blocks',
  },
  adire: { words: ['adire, adire eleko, adire oniko', 'आदिरे', 'આદિરે'], instead: 'shibori', as: 'kumo' },
  'wax print': {
    words: [
      'ankara, ankara print, ankara fabric, kitenge, african wax print, african wax, african print, dutch wax, dutch wax print',
      'अंकारा, अंकारा प्रिंट, अफ़्रीकी प्रिंट',
      'અંકારા, અંકારા પ્રિન્ટ, આફ્રિકન પ્રિન્ટ',
    ],
    instead: 'batik',
    as: 'kawung',
  },
  bogolan: {
    words: ['bogolan, bogolanfini, mud cloth, mudcloth', 'बोगोलान', 'બોગોલાન'],
    instead: 'kilim',
    as: 'kilim-bands',
  },
  baluchari: { words: ['baluchari, swarnachari', 'बालूचरी', 'બાલુચરી'], instead: 'brocade' },
  'fair isle': {
    words: ['fair isle, nordic knit, knitted pattern, intarsia', 'फ़ेयर आइल', 'ફેર આઇલ'],
    instead: 'kilim',
    as: 'kilim-bands',
  },
  azulejo: {
    words: ['azulejo, azulejos, delft tiles, delft tile', 'अज़ूलेजो', 'અઝુલેજો'],
    instead: 'geometric',
    as: 'mosaic',
  },
  'blue pottery': {
    words: [
      'blue pottery, jaipur blue pottery, neeli pottery, multani blue pottery, multani tiles, neeli mitti',
      'ब्लू पॉटरी, नीली पॉटरी, जयपुर की नीली पॉटरी',
      'બ્લૂ પોટરી, બ્લુ પોટરી, વાદળી પોટરી',
    ],
    instead: 'floral',
    as: 'chintz',
    dyes: { ground: 'white', others: ['cobalt', 'turquoise'] },
  },
  'pietra dura': {
    words: [
      'pietra dura, parchin kari, parchinkari, pacchikari, pachikari, marble inlay, stone inlay, taj mahal inlay',
      'परचिन कारी, संगमरमर की पच्चीकारी',
      'પરચીન કારી, આરસની પચ્ચીકારી',
    ],
    instead: 'floral',
    as: 'vine',
    dyes: { ground: 'white', others: ['red', 'jade', 'lapis blue'] },
  },
  bidri: {
    words: ['bidri, bidriware, bidri work, bidri ware', 'बिदरी, बीदरी', 'બિદરી, બીદરી'],
    instead: 'brocade',
    as: 'jangla',
    dyes: { ground: 'black', others: ['silver'] },
  },
  kasuti: { words: ['kasuti, cross stitch, running stitch', 'कसूती', 'કસૂતી'], instead: 'kantha' },
  'chain stitch': {
    words: [
      'aari, ari work, aari work, crewel, crewel work, sozni, kashida, chain stitch',
      'आरी, कशीदा',
      'આરી, આરી કામ',
    ],
    instead: 'suzani',
  },
  'gota patti': {
    words: ['gota, gota patti, gota work, gotta patti', 'गोटा, गोटा पट्टी', 'ગોટા, ગોટા પટ્ટી'],
    instead: 'brocade',
    as: 'butidar',
  },
  embroidery: {
    words: [
      'embroidery, embroidered, bharatkam, bharat kam, bharatkaam, bharat kaam, bharat work, applique',
      'कढ़ाई',
      'ભરતકામ',
    ],
  },
} as const satisfies Record<string, LaterRow>;

export interface LaterRow {
  readonly words: Words;
  readonly instead?: Family;
  /** The layout of it that comes nearest. */
  readonly as?: string;
  /** What it is known by, where no colour is said. */
  readonly dyes?: { readonly ground: ColourName; readonly others: readonly ColourName[] };
  /** Instead where beasts and birds are named that the other does not draw. */
  readonly figured?: Family;
}
export type LaterCloth = keyof typeof laterCloths;

/** Motifs, and places for them, that are understood but not drawn yet. */
export const laterMotifs = {
  placement: [
    'plain centre, plain center, one centre, one center, single centre, single center, corner, corners, mitred corners, mitred, placement print, panel print, scarf panel',
    'सादा बीच, बीच में सादा, कोने, कोनों पर',
    'સાદું વચ્ચે, વચ્ચે સાદું, ખૂણા, ખૂણે',
  ],
  deity: [
    'krishna, buddha, ganesha, ganesh, radha, shrinathji, durga, lakshmi, face, faces, portrait',
    'चेहरा, कृष्ण, गणेश, राधा, बुद्ध, दुर्गा, लक्ष्मी',
    'ચહેરો, કૃષ્ણ, ગણેશ, રાધા, બુદ્ધ, શ્રીનાથજી, લક્ષ્મી',
  ],
  building: ['house, mosque, taj mahal, palace, fort, castle, skyline', 'घर, क़िला, महल', 'ઘર, કિલ્લો, મહેલ'],
  fruit: [
    'fruit, pineapple, apple, banana, grapes, strawberry, lemons, pear, pears, cherries, tomatoes, carrots, mushrooms, vegetables, vegetable, watermelon, oranges',
    'फल, अनानास, सेब, केला, अंगूर',
    'ફળ, અનાનસ, સફરજન, કેળું, દ્રાક્ષ',
  ],
  coral: ['coral reef, starfish, seaweed, jellyfish, turtle', 'कछुआ', 'કાચબો'],
  script: [
    'monogram, monograms, calligraphy, script, lettering, letters, alphabet, typography, slogan, logo',
    'सुलेख, अक्षर',
    'સુલેખન, અક્ષર',
  ],
  landscape: ['landscape, mountain, hill, waterfall, pahad', 'पहाड़, पर्वत, झरना', 'પહાડ, પર્વત, ઝરણું'],
  pet: [
    'cat, dog, kitten, puppy, rabbit, panda, teddy, monkey, snake',
    'बिल्ली, कुत्ता, ख़रगोश, बंदर, सांप',
    'બિલાડી, કૂતરો, સસલું, વાંદરો, સાપ',
  ],
  vehicle: [
    'car, cars, truck, train, boat, ship, anchor, sailboat, aeroplane, airplane, bicycle, rocket',
    'गाड़ी, नाव, रेल, जहाज़',
    'ગાડી, હોડી, ટ્રેન, વહાણ',
  ],
  fabulous: [
    'dragon, phoenix, dinosaur, mermaid, fairy, monster, skull, ghost, robot, cartoon, superhero',
    'ड्रैगन, परी, राक्षस, भूत',
    'ડ્રેગન, પરી, રાક્ષસ, ભૂત',
  ],
  musical: [
    'guitar, drum, dhol, baaja, sitar, veena, flute',
    'ढोल, बाजा, बाजे, सितार, वीणा, बांसुरी',
    'ઢોલ, સિતાર, વીણા, વાંસળી',
  ],
} as const satisfies Record<string, Words>;
export type LaterMotif = keyof typeof laterMotifs;
