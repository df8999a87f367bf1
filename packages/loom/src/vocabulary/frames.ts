import type { Words } from './words.ts';

/** What can hold a thing on a cloth: "a peacock inside a paisley", "niches with a rose bush in each". */
export const frames = ['niche', 'roundel', 'diamond', 'box', 'oval', 'paisley', 'heart', 'leaf', 'ogee'] as const;
export type Frame = (typeof frames)[number];

/** Their names, where something is said to be inside them. */
export const frameWords: Readonly<Record<Frame, Words>> = {
  niche: [
    'niche, niches, mihrab, mihrabs, prayer niche, prayer niches, prayer arch, alcove, alcoves, arch, arches, archway, archways, jharokha, jharokhas, jharokhe, mehrab, mehraab',
    'मेहराब, मेहराबों, मिहराब, झरोखा, झरोखे, झरोखों, ताक',
    'મહેરાબ, મહેરાબની, ઝરૂખાની, ગોખલાની, કમાનની, મિહરાબ, ઝરૂખો, ઝરૂખા, ઝરૂખામાં, ગોખ, ગોખલો, ગોખલા, ગોખલામાં, કમાન, કમાનોમાં',
  ],
  roundel: [
    'roundel, roundels, circle, circles, ring, rings, disc, discs, medallion, medallions, gol, gole, golon, chakkar, ghera, ghere',
    'गोले, गोला, गोलों, गोल, घेरे, घेरा, चक्र, वृत्त',
    'ગોળ, ગોળાની, વર્તુળની, ચક્રની, ગોળા, ગોળાં, ગોળામાં, વર્તુળ, વર્તુળમાં, વર્તુળો, ચક્ર',
  ],
  diamond: [
    'diamond, diamonds, lozenge, lozenges, rhombus, barfi, heera, hira',
    'हीरा, हीरे, हीरों, बर्फी, बरफी',
    'હીરો, હીરાની, બરફીની, હીરા, હીરામાં, બરફી',
  ],
  box: [
    'box, boxes, square, squares, pane, panes, compartment, compartments, cell, cells, tile, tiles, khana, khane, khaane, khanon, chaukhana, khanama, khanu',
    'खाना, खाने, खानों, चौखाने, चौखाना, चौकोर, डिब्बे, डिब्बा',
    'ખાનું, ખાનાની, ખાનાંની, ચોરસની, ચોકઠાની, ખાનાં, ખાના, ખાનામાં, ખાનાંમાં, ચોરસ, ચોકઠું, ચોકઠાં, ચોકઠામાં',
  ],
  oval: ['oval, ovals, cartouche, cartouches, cameo, cameos, egg shape, egg shapes', 'अंडाकार', 'લંબગોળ, અંડાકાર'],
  paisley: [
    'paisley, paisleys, paisley shape, paisley shapes, ambi, ambis, keri, kairi, kairiyon, kalka, buta shape, aam',
    'कैरी, कैरियों, आम, पैस्ले, पैज़ली, कलका, अंबी',
    'કેરી, કેરીની, કેરીઓની, આંબીની, કેરીઓ, કેરીમાં, આંબી, પેઇઝલી, પેસ્લી',
  ],
  heart: ['heart, hearts, heart shape, heart shapes, dil', 'दिल, दिलों', 'દિલ, દિલની, હૃદયની, હૃદય'],
  leaf: [
    'leaf, leaves, leaf shape, leaf shapes, paan, paan shape, betel leaf, betel leaves, paan leaf, paan ke aakar, paan aakar',
    'पान, पान के आकार, पत्ते, पत्ता',
    'પાન, પાનની, પાંદડાની, પાનના આકાર, પાનના આકારની, પાંદડું, પાંદડા',
  ],
  ogee: ['ogee, ogees', 'ओजी', 'ઓજી'],
};

/** What says that a thing is inside another, by where the other stands. */
export const insideWords = {
  /** The frame stands behind: "a lotus inside a diamond". */
  behind: [
    'inside of, inside a, inside, within a, within, enclosed in, enclosed by, contained in, held in, held within, set in, set inside, set within, framed in, framed inside, framed within, tucked in, tucked inside, nested in',
    '',
    '',
  ],
  /** The frame stands before, what it holds behind: "niches holding lamps", "मेहराब के अंदर दीपक". */
  before: [
    'holding, containing, enclosing, filled with a, ke andar, ke bhitar, ke bheetar, ki andar, andar, bhitar, ni andar, na andar',
    'के अंदर, के अन्दर, के भीतर, की अंदर, अंदर, भीतर',
    'ની અંદર, ના અંદર, નાં અંદર, અંદર, અંદરની',
  ],
  /** Both stand before: "niches with a rose bush inside each". */
  each: [
    'inside each, inside every, in each, in every, inside each one, in each one, inside every one, in every one, within each, within every, inside it, inside them, in it',
    '',
    '',
  ],
} as const satisfies Record<string, Words>;

/** Openings of a kurta. */
export const necks = ['round', 'pointed'] as const;
export type Neck = (typeof necks)[number];

/** The opening of a kurta that its panel follows. */
export const neckWords: Readonly<Record<Neck, Words>> = {
  pointed: [
    'v neck, v neckline, v necked, v shaped neck, v shaped neckline, v gala',
    'वी गला, वी नेक, वी आकार का गला',
    'વી ગળું, વી નેક, વી આકારનું ગળું',
  ],
  round: [
    'round neck, round neckline, neckline panel, neckline, neck line, neck panel, neck yoke, yoke panel, yoke, neck design, placket, gala, gale par, gala par, gale ki, gala ni, gol gala, galu, gala upar',
    'गोल गला, गले पर, गले की, गले का, गला, योक',
    'ગોળ ગળું, ગળા પર, ગળાની, ગળાની ફરતે, ગળા ફરતે, ગળું, યોક',
  ],
};

/** A band along the hem or the sleeves of what has a panel about its neck. */
export const hemWords: Words = [
  'hem band, hem bands, hem border, hem, along the hem, at the hem, hem and sleeves, hem and sleeve band, sleeve band, sleeve bands, sleeve border, daman, daman par, ghera par',
  'दामन, दामन पर, घेरे पर, आस्तीन पर',
  'દામન, ઘેર પર, ઘેરમાં, બાંય પર, નીચે પટ્ટી',
];
