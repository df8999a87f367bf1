import type { Family } from '@naksha/contract';
import type { Make } from './makes.ts';
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

/** How the goods lie in a tile where that is not one of them: two long ones side by side, or many as a repeat in half-drop. */
export const goodsCopies = ['abreast', 'dropped'] as const;
export type GoodsCopies = (typeof goodsCopies)[number];

/** What a border is made of: a row of motifs, or a figure that any cloth can have. */
export const borderFigures = [
  'row',
  'temple',
  'gingham',
  'stripe',
  'zigzag',
  'vine',
  'dots',
  'meander',
  'chevron',
  'scale',
  'solid',
] as const;
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

/**
 * What a craft's borders are where none is named: of several one by the seed. Of crafts that are not here a row of their own motif, else a zigzag. The
 * key of the Greeks is asked for, or the craft weaves it.
 */
export const usualFigures: Partial<Record<Family, readonly BorderFigure[]>> = {
  'block-print': ['vine', 'row', 'vine', 'scale'],
  kalamkari: ['vine', 'row'],
  floral: ['vine', 'row', 'vine'],
  toile: ['vine'],
  damask: ['vine', 'row'],
  chikankari: ['vine', 'row'],
  suzani: ['row', 'vine'],
  madhubani: ['row', 'scale', 'vine'],
  batik: ['row', 'scale'],
  abstract: ['chevron', 'dots', 'scale'],
  tropical: ['row', 'chevron'],
  // Toys and teapots have no border of their own; a row of what no one named would look like an answer.
  conversational: ['dots', 'scale', 'chevron'],
  geometric: ['chevron', 'zigzag'],
  marble: ['scale', 'dots'],
  dots: ['dots', 'scale'],
  shibori: ['dots', 'chevron', 'scale'],
  'tie-dye': ['zigzag', 'dots'],
  warli: ['zigzag', 'chevron', 'scale'],
  mandala: ['scale', 'dots', 'row'],
  kilim: ['meander', 'zigzag', 'chevron'],
  leheriya: ['zigzag', 'chevron'],
  ikat: ['temple', 'chevron'],
  checks: ['stripe'],
  stripes: ['stripe'],
  'small-weaves': ['stripe', 'zigzag'],
  'animal-skin': ['stripe'],
};

/** What the borders of one layout are where its cloth's are others, and how broad where no one says: korvai has temple points and is broad. */
export const layoutBorders: Partial<
  Record<string, { readonly figure: BorderFigure; readonly breadth: BorderBreadth }>
> = {
  kanjivaram: { figure: 'temple', breadth: 'wide' },
};

/** Where a border runs. */
export const placingWords: Readonly<Record<Placing, Words>> = {
  all: [
    'border around, border round, bordered around, edged around, four sided, all four sides, on all four sides, four sides, on four sides, all four edges, all sides, on all sides, all around, all round, all around it, around all edges, around the edges, around the edge, around it, round the edge, all along the edges, on every side, every side, framed, charo taraf, chaaro taraf, charon taraf, charon or, charo or, chaaron taraf, chare baju, charey baju, chaare baju, chare kor, chare taraf, fartu, farti',
    'चारों ओर, चारों तरफ़, चारों तरफ, चारो ओर, चारो तरफ़, चारों किनारों पर, चारों किनारे, चारों कोर, चारों ओर से',
    'ચારે બાજુ, ચારે તરફ, ચારેબાજુ, ચારે કોર, ચારેકોર, ચારે કિનારે, ફરતી, ફરતે, ફરતું, ચોતરફ',
  ],
  both: [
    'both sides, on both sides, on both the sides, both the sides, at both sides, along both sides, both edges, on both edges, along both edges, both selvedges, on both selvedges, at the selvedges, on the selvedges, along the selvedges, along the selvedge, selvedges, selvedge, either side, on either side, each side, on each side, two sides, on two sides, left and right, at the sides, on the sides, along the sides, sides, dono taraf, donon taraf, dono or, donon or, dono kinare, donon kinare, dono kinaron par, donon kinaron par, dono side, dono sides, banne baju, bane baju, banne taraf, bey baju, banne kinare, be baju',
    'दोनों किनारों पर, दोनों किनारों, दोनों किनारे, दोनों ओर, दोनों तरफ़, दोनों तरफ, दोनो ओर, दोनो तरफ़, दोनो किनारे, दोनों सिरों पर, किनारों पर',
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
  pallu: [
    'pallu, pallav, palav, pallo, aanchal, anchal, end panel',
    'पल्लू, आंचल, पल्लव, आँचल',
    'પાલવ, પલ્લુ, પલ્લું, છેડો, પાલવમાં, પલ્લુમાં, છેડામાં',
  ],
  plain: [
    'plain centre, plain center, plain field, plain body, body plain, field plain, centre plain, center plain, middle plain, plain middle, empty centre, empty center, empty middle, bare centre, plain ground inside, plain inside, with a plain centre, with plain centre, centre left plain, centre left empty, nothing in the centre, nothing in the middle, saada beech, sada beech, beech khali, beech mein khali, beech mein sada, beech mein saada, vachche khali, vachche sadu, sadu vachche, sadi zameen',
    'सादा बीच, बीच में सादा, बीच सादा, सादी ज़मीन, बीच खाली, बीच में खाली, बीच का हिस्सा खाली, बीच में कुछ नहीं',
    'સાદું વચ્ચે, વચ્ચે સાદું, વચ્ચે ખાલી, સાદી જમીન, વચ્ચે સાદી જમીન, વચ્ચે કંઈ નહીં',
  ],
  double: [
    'double border, double borders, double bordered, two borders, twin borders, twin border, double row border, dohra, dohri, bevda, bevdi, bevdu, do kinari, do kinariyan',
    'दोहरा, दोहरी, दोहरे, दो किनारी, दो किनारियां',
    'બેવડી, બેવડું, બેવડો, બે કિનાર, બે કિનારી',
  ],
} as const satisfies Record<string, Words>;
export type PanelWord = keyof typeof panelWords;

/** Where a thing stands on a panel, and beside what. */
export const placeWords = {
  centre: [
    'centre medallion, center medallion, central medallion, medallion centre, medallion center, central motif, one centre, one center, single centre, single center, single medallion, one medallion, lone medallion, single mandala, one mandala, lone mandala, one large motif in the centre, in the centre, in the center, in centre, in center, in middle, at centre, at center, at the centre, at the center, in its centre, in its center, in the middle, in its middle, at the middle, for the centre, as the centre, as centrepiece, as a centrepiece, as the centrepiece, centrepiece, centerpiece, beech mein, beech me, bich mein, bich me, beechon beech, beecho beech, madhya mein, centre mein, center mein, centre ma, center ma, vachche, vachma, vachhe, vachchovach',
    'बीच में, बीचोंबीच, बीचों बीच, मध्य में, केंद्र में, केन्द्र में',
    'વચ્ચે, વચમાં, મધ્યમાં, વચ્ચોવચ્ચ, વચોવચ, કેન્દ્રમાં',
  ],
  corner: [
    'konia, konia style, koniya, konya, with corners, in the corners, at the corners, in the four corners, at the four corners, in all four corners, at all four corners, four corners, in all corners, in each corner, at each corner, in every corner, at every corner, mitred corners, mitred, mitered, mitered corners, corner motif, corner motifs, corner, corners, charon konon mein, charo kono mein, chaaron konon mein, konon mein, kono mein, kono me, kono par, kone mein, kone, chare khune, chare khuna ma, khuna ma, khunama, khune, khuna',
    'कोनिया, चारों कोनों में, चारों कोनों पर, हर कोने में, हर कोने पर, कोनों पर, कोनों में, कोने में, कोने',
    'કોણિયા, ચારે ખૂણામાં, ચારેય ખૂણામાં, ચાર ખૂણામાં, દરેક ખૂણામાં, ખૂણામાં, ખૂણે ખૂણે, ચારે ખૂણે, ખૂણે, ખૂણા',
  ],
  wreath: [
    'round wreath, wreath, wreathed, in a ring of, inside a ring of, within a ring of, ring of, inside a circle of, within a circle of, in a circle of, circle of, surrounded by, encircled by, ringed by, framed by a garland, gol mala, mala',
    'माला, घेरा, घेरे में, से घिरा, से घिरी',
    'માળા, માળામાં, ઘેરો, ઘેરામાં, થી ઘેરાયેલું',
  ],
  boughs: [
    'on the branches, on the branch, on its branches, on its branch, on branches, on a branch, in the branches, in its branches, among the branches, among its branches, on the boughs, on its boughs, on boughs, in the boughs, in its boughs, in the tree, in its crown, perched on it, perched on top, sitting on it, on it, uspar, us par, uske upar, daal par, dal par, daliyon par, dali par, daalon par, shakhaon par, dal upar, dali upar, daliyo upar, dali par, ena upar, tena upar',
    'उस पर, उसपर, उसके ऊपर, डाल पर, डाली पर, डालों पर, डालियों पर, शाखा पर, शाखाओं पर, टहनियों पर',
    'ડાળ પર, ડાળી પર, ડાળીઓ પર, ડાળે, ડાળીએ, ડાળ ઉપર, ડાળી ઉપર, તેના પર, એના પર, તેની ઉપર, એની ઉપર',
  ],
  foot: [
    'at its foot, at the foot, at its feet, at the base, at its base, at its roots, at the roots, below it, beneath it, underneath it, under it, under the tree, beneath the tree, below the tree, underneath, beneath, below, at the bottom, uske neeche, ped ke neeche, neeche, niche, ena niche, zaad niche, nichhe',
    'उसके नीचे, पेड़ के नीचे, वृक्ष के नीचे, नीचे, तले',
    'તેની નીચે, એની નીચે, ઝાડ નીચે, વૃક્ષ નીચે, નીચે',
  ],
  beside: [
    'on both sides of it, on either side of it, on both sides, on either side, either side, on each side, flanked by, beside it, next to it, dono taraf, donon taraf, dono or, banne baju, bane baju',
    'दोनों ओर, दोनों तरफ़, दोनों तरफ, अगल बगल',
    'બંને બાજુ, બન્ને બાજુ, બેઉ બાજુ, આજુબાજુ',
  ],
} as const satisfies Record<string, Words>;
export type PlaceWord = keyof typeof placeWords;

/**
 * Goods that are panels, and where a border of theirs runs when no one says it; `always` has one by its nature. `make` is how they are made up as one
 * picture of what is named for them.
 */
export const goodsWords: readonly {
  readonly placing: Placing;
  readonly isAlways: boolean;
  readonly make?: Make;
  /** Has two broad ends with its butis between, where no one says how it is set out. */
  readonly isEnded?: true;
  /** Its border where no one names one: how broad it is, what it is made of, in how many rows it stands. */
  readonly breadth?: BorderBreadth;
  readonly figure?: BorderFigure;
  readonly rows?: 3;
  /** Is twice as long as it is wide: two lie abreast in a tile. */
  readonly isLong?: true;
  /** Is a thing that can be drawn too: it is the goods where another thing is named for it. */
  readonly isDrawable?: true;
  readonly words: Words;
}[] = [
  {
    placing: 'all',
    isAlways: true,
    make: 'framed',
    words: [
      'handkerchief, handkerchiefs, hanky, rumal, roomal, bandana, bandanas, pocket square, pocket squares, scarf, scarves, headscarf, headscarves, head scarf, head scarves, neckerchief, neckerchiefs, foulard, foulards, silk square, silk squares',
      'रूमाल, रुमाल, स्कार्फ़, स्कार्फ',
      'રૂમાલ, સ્કાર્ફ',
    ],
  },
  {
    placing: 'all',
    isAlways: true,
    make: 'wreathed',
    words: [
      'tablecloth, tablecloths, table cloth, table cloths, table cover, table covers, mejposh, mezposh, mez posh, mez ka kapda, mez ke kapde',
      'मेज़पोश, मेजपोश, मेज़ का कपड़ा, मेज़ के कपड़े, टेबलक्लॉथ, टेबल क्लॉथ',
      'ટેબલક્લોથ, ટેબલ ક્લોથ, મેજપોશ',
    ],
  },
  {
    placing: 'all',
    isAlways: true,
    make: 'cornered',
    words: [
      'napkin, napkins, placemat, placemats, place mat, place mats, table mat, table mats',
      'नैपकिन, प्लेसमैट, टेबल मैट',
      'નેપકિન, પ્લેસમેટ, ટેબલ મેટ',
    ],
  },
  { placing: 'all', isAlways: true, words: ['chamba rumal', '', ''] },
  {
    placing: 'all',
    isAlways: true,
    make: 'framed',
    breadth: 'usual',
    rows: 3,
    words: [
      'rug, rugs, durrie, durries, dhurrie, dhurries, dari, carpet, carpets, galicha',
      'दरी, क़ालीन, कालीन, ग़लीचा, गलीचा, गलीचे',
      'શેતરંજી, ગાલીચો, ગાલીચા, ગલીચો',
    ],
  },
  {
    placing: 'all',
    isAlways: true,
    isDrawable: true,
    make: 'cushioned',
    words: [
      'tote bag, tote, bag, cloth bag, jute bag, shopping bag, shoulder bag, handbag, hand bag, sling bag, jhola, jhola bag, jhola bags, thaila, thela, theli, potli, potli bag, potli bags',
      'थैला, थैली, झोला, पोटली, टोट बैग, बैग, हैंडबैग',
      'થેલો, થેલી, ઝોળો, પોટલી, ટોટ બેગ, બેગ, હેન્ડબેગ',
    ],
  },
  {
    placing: 'all',
    isAlways: true,
    figure: 'stripe',
    words: ['gamcha, gamchha, gamchas, gamusa', 'गमछा, गमछे, अंगोछा', 'ગમછો, ગમછા, અંગૂછો'],
  },
  {
    placing: 'all',
    isAlways: false,
    make: 'cushioned',
    words: [
      'cushion, cushions, cushion cover, cushion covers, pillow cover, pillow covers, pillow, pillows, pillowcase, pillowcases, pillow case, pillow cases',
      'तकिया, तकिये, तकिए, तकिये का कवर, तकिए का कवर, कुशन, गद्दी',
      'ઓશીકું, ઓશીકાં, ઓશીકાનું કવર, ઓશીકાના કવર, કુશન, ગાદી',
    ],
  },
  {
    placing: 'all',
    isAlways: false,
    isEnded: true,
    words: [
      'dupatta, dupattas, dupatto, dupata, odhni, odhani, chunni, stole, stoles',
      'दुपट्टा, दुपट्टे, दुपट्टों, ओढ़नी, ओढनी, चुन्नी, स्टोल',
      'દુપટ્ટો, દુપટ્ટા, ઓઢણી, સ્ટોલ',
    ],
  },
  { placing: 'all', isAlways: false, make: 'starred', words: ['quilt, quilts', 'क्विल्ट, क्विल्टों', 'ક્વિલ્ટ'] },
  {
    placing: 'all',
    isAlways: false,
    make: 'headed',
    // Of what the field has, and nothing else.
    figure: 'row',
    words: [
      'bedsheet, bedsheets, bed sheet, bed sheets, bedspread, bedspreads, bedcover, bedcovers, bed cover, bed covers, chadar',
      'चादर, चादरें, बेडशीट',
      'ચાદર, ઓછાડ, બેડશીટ',
    ],
  },
  {
    placing: 'all',
    isAlways: false,
    words: [
      'throw, throws, blanket, blankets, coverlet, coverlets, gharchola, panel, wall panel, prayer mat, prayer rug, prayer carpet, floor mat, door mat, bath mat, janamaz, jaanamaz, musalla, wall hanging, duvet, duvet cover, comforter, pichwai',
      'कंबल, घरचोला, पैनल',
      'ધાબળો, ઘરચોળું, ઘરચોળા, પેનલ, પૅનલ',
    ],
  },
  {
    placing: 'all',
    isAlways: true,
    breadth: 'wide',
    words: [
      'razai, rajai, razais, godadi, godadu, dohar, dohars',
      'रज़ाई, रजाई, रज़ाइयां, दोहर, गोदड़ी',
      'રજાઈ, ગોદડી, ગોદડું, દોહર',
    ],
  },
  {
    placing: 'all',
    isAlways: true,
    isLong: true,
    make: 'ended',
    words: [
      'table runner, table runners, bed runner, bed runners, for a runner, a runner, long runner, floor runner, hallway runner, dining runner, linen runner, runner with',
      'टेबल रनर, बेड रनर, रनर',
      'ટેબલ રનર, બેડ રનર, રનર',
    ],
  },
  {
    placing: 'ends',
    isAlways: true,
    make: 'hemmed',
    figure: 'stripe',
    words: [
      'tea towel, tea towels, kitchen towel, kitchen towels, beach towel, beach towels, face towel, face towels, dish towel, dish towels, dishcloth, dishcloths, hand towel, hand towels, bath towel, bath towels, towel, towels',
      'तौलिया, तौलिये, रसोई का तौलिया, चाय का तौलिया, झाड़न',
      'ટુવાલ, ટુવાલો, રસોડાનો ટુવાલ, રસોડાના ટુવાલ, ચાનો ટુવાલ, લૂછણિયું',
    ],
  },
  { placing: 'ends', isAlways: true, isEnded: true, words: ['shawl, shawls', 'शॉल, शाल, शॉलें', 'શાલ, શાલો'] },
  { placing: 'ends', isAlways: false, words: ['wrap, wraps', '', ''] },
  {
    placing: 'both',
    isAlways: true,
    words: ['lungi, lungis, dhoti, dhotis, mundu, mundus, veshti, veshtis', 'लुंगी, धोती', 'લુંગી, ધોતિયું, ધોતી'],
  },
  {
    placing: 'bottom',
    isAlways: true,
    words: [
      'lehenga, lehengas, lehnga, lahanga, ghagra, ghagras, ghaghra, ghaghro, chaniya choli, chaniya cholis, chaniya, chaniyo, lehenga choli, ghagra choli, skirt panel, skirt panels',
      'लहंगा, लहंगे, घाघरा, घाघरे, चनिया चोली, चणिया चोली, चनिया, चणिया',
      'ચણિયાચોળી, ચણિયા ચોળી, ચણિયો, ચણિયા, ઘાઘરો, ઘાઘરા, લહેંગો',
    ],
  },
  {
    placing: 'bottom',
    isAlways: false,
    words: ['apron, kurta, kurti, skirt', 'कुर्ता, कुर्ती, एप्रन', 'કુર્તો, કુર્તી, એપ્રન'],
  },
  {
    // Hung by the metre: a hem has a border where one is asked for.
    placing: 'bottom',
    isAlways: false,
    words: [
      'curtain, curtains, drape, drapes, parda, parde, padda, pardo',
      'पर्दा, परदा, पर्दे, परदे, पर्दों',
      'પડદો, પડદા, પડદાં',
    ],
  },
];
