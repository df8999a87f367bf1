import type { Family } from '@naksha/contract';
import type { Words } from './words.ts';

/** The sides of a cloth as it lies; its warp runs down. */
export const sides = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof sides)[number];

/** Along which sides a border runs, by what is said of it. */
export const placings = {
  both: ['left', 'right'],
  ends: ['top', 'bottom'],
  bottom: ['bottom'],
  top: ['top'],
  all: ['left', 'right', 'top', 'bottom'],
} as const satisfies Record<string, readonly Side[]>;
export type Placing = keyof typeof placings;

/** What a border is made of: a row of motifs, or a figure that any cloth can have. */
export const borderFigures = ['row', 'temple', 'gingham', 'stripe', 'zigzag', 'vine', 'dots'] as const;
export type BorderFigure = (typeof borderFigures)[number];

export const borderBreadths = ['narrow', 'usual', 'wide'] as const;
export type BorderBreadth = (typeof borderBreadths)[number];

/** The figure that a cloth's name gives a border: "a border of gingham". Of all others their main motif in a row. */
export const figureOf: Partial<Record<Family, BorderFigure>> = {
  checks: 'gingham',
  stripes: 'stripe',
  leheriya: 'stripe',
  'small-weaves': 'zigzag',
  ikat: 'zigzag',
  geometric: 'zigzag',
  'animal-skin': 'stripe',
  dots: 'dots',
  floral: 'vine',
};

/** Where a border runs. */
export const placingWords: Readonly<Record<Placing, Words>> = {
  all: [
    'all four sides, on all four sides, four sides, on four sides, all four edges, all sides, on all sides, all around, all round, all around it, around all edges, around the edges, around the edge, around it, round the edge, all along the edges, on every side, every side, framed, charo taraf, chaaro taraf, charon taraf, charon or, charo or, chaaron taraf, chare baju, charey baju, chaare baju, chare kor, chare taraf, fartu, farti',
    'चारों ओर, चारों तरफ़, चारों तरफ, चारो ओर, चारो तरफ़, चारों किनारों पर, चारों किनारे, चारों कोर, चारों ओर से',
    'ચારે બાજુ, ચારે તરફ, ચારેબાજુ, ચારે કોર, ચારેકોર, ચારે કિનારે, ફરતી, ફરતે, ફરતું, ચોતરફ',
  ],
  both: [
    'both sides, on both sides, on both the sides, both the sides, at both sides, along both sides, both edges, on both edges, along both edges, both selvedges, on both selvedges, at the selvedges, on the selvedges, along the selvedges, along the selvedge, selvedges, selvedge, either side, on either side, each side, on each side, two sides, on two sides, left and right, at the sides, on the sides, along the sides, sides, dono taraf, donon taraf, dono or, donon or, dono kinare, donon kinare, dono kinaron par, donon kinaron par, dono side, dono sides, banne baju, bane baju, banne taraf, bey baju, banne kinare, be baju',
    'दोनों किनारों पर, दोनों किनारों, दोनों किनारे, दोनों ओर, दोनों तरफ़, दोनों तरफ, दोनो ओर, दोनो तरफ़, दोनो किनारे, दोनों सिरों पर',
    'બંને બાજુ, બન્ને બાજુ, બેઉ બાજુ, બે બાજુ, બંને કિનારે, બન્ને કિનારે, બંને કોરે, બંને તરફ, બન્ને તરફ',
  ],
  ends: [
    'both ends, at both ends, on both ends, at the ends, at each end, top and bottom, at top and bottom, above and below',
    'ऊपर और नीचे, ऊपर नीचे, दोनों छोर पर, दोनों छोरों पर',
    'ઉપર અને નીચે, ઉપર નીચે, બંને છેડે, બન્ને છેડે',
  ],
  bottom: [
    'along the bottom, at the bottom, on the bottom, along the bottom edge, at the bottom edge, bottom edge, bottom, along the hem, at the hem, on the hem, hem, along one edge, at one edge, one side, on one side, along one side, lower edge, along the lower edge, neeche, niche, niche ki taraf, nichhe, nichli',
    'नीचे, नीचे की ओर, नीचे की तरफ़, निचले किनारे पर, निचली, एक तरफ़, एक ओर',
    'નીચે, નીચેની બાજુ, નીચલી, નીચલી બાજુ, એક બાજુ',
  ],
  top: ['along the top, at the top, on the top, top edge, along the top edge, upper edge', 'ऊपर की ओर', 'ઉપરની બાજુ'],
};

/** What else is said of a border, or of a cloth that is a panel. */
export const panelWords = {
  pallu: ['pallu, pallav, palav, pallo, aanchal, anchal, end panel', 'पल्लू, आंचल, पल्लव, आँचल', 'પાલવ, પલ્લુ, છેડો, પાલવમાં'],
  corner: [
    'konia, konia style, koniya, konya, corner, corners, with corners, in the corners, at the corners, in each corner, mitred corners, mitred, mitered, mitered corners, corner motif, corner motifs, kone, kono par, khune, khuna, khunama',
    'कोनिया, कोने, कोनों पर, कोनों में, कोने में',
    'કોણિયા, ખૂણા, ખૂણે, ખૂણામાં, ખૂણે ખૂણે, ચારે ખૂણે',
  ],
  plain: [
    'plain centre, plain center, plain field, plain body, plain middle, empty centre, empty center, bare centre, plain ground inside, plain inside, with a plain centre, with plain centre, saada beech, sada beech, sadu vachche, sadi zameen',
    'सादा बीच, बीच में सादा, बीच सादा, सादी ज़मीन, बीच खाली, बीच में खाली',
    'સાદું વચ્ચે, વચ્ચે સાદું, વચ્ચે ખાલી, સાદી જમીન, વચ્ચે સાદી જમીન',
  ],
  centre: [
    'centre medallion, center medallion, central medallion, medallion in the centre, medallion in the center, medallion in the middle, medallion centre, medallion center, central motif, one centre, one center, single centre, single center, one large motif in the centre, in the centre, in the center, at the centre, at the center, in the middle, beech mein, beech me, vachche, vachma, vachhe',
    'बीच में, बीच में मंडल, मध्य में, बीचोंबीच',
    'વચ્ચે, વચમાં, મધ્યમાં, વચ્ચોવચ્ચ, વચોવચ',
  ],
} as const satisfies Record<string, Words>;
export type PanelWord = keyof typeof panelWords;

/** Goods that are panels, and where a border of theirs runs when no one says it; `always` has one by its nature. */
export const goodsWords: readonly { readonly placing: Placing; readonly isAlways: boolean; readonly words: Words }[] = [
  {
    placing: 'all',
    isAlways: true,
    words: [
      'handkerchief, handkerchiefs, hanky, rumal, roomal, bandana, pocket square, tablecloth, table cloth, table cover, scarf, scarves, chamba rumal',
      'रूमाल, रुमाल, मेज़पोश, स्कार्फ़',
      'રૂમાલ, ટેબલક્લોથ, સ્કાર્ફ',
    ],
  },
  {
    placing: 'all',
    isAlways: false,
    words: [
      'dupatta, dupatto, dupata, odhni, odhani, chunni, stole, cushion, cushion cover, pillow cover, quilt, razai, bedsheet, bed sheet, bedspread, bedcover, bed cover, chadar, napkin, table mat, gharchola',
      'दुपट्टा, ओढ़नी, चुन्नी, तकिया, रज़ाई, चादर, बेडशीट, घरचोला',
      'દુપટ્ટો, ઓઢણી, ઓશીકું, રજાઈ, ચાદર, ઓછાડ, બેડશીટ, ઘરચોળું, ઘરચોળા',
    ],
  },
  { placing: 'ends', isAlways: false, words: ['shawl, wrap, table runner', 'शॉल', 'શાલ'] },
  {
    placing: 'bottom',
    isAlways: false,
    words: [
      'tea towel, tea towels, kitchen towel, kitchen towels, dish towel, dish towels, dishcloth, towel, towels, apron, kurta, kurti, skirt, lehenga, ghagra, curtain, curtains',
      'कुर्ता, कुर्ती, लहंगा, घाघरा, पर्दा, परदा, पर्दे, पर्दों, एप्रन, तौलिया',
      'કુર્તો, કુર્તી, ઘાઘરો, ચણિયો, પડદો, પડદા, એપ્રન, ટુવાલ',
    ],
  },
];
