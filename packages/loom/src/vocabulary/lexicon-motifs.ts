import { figureWords, motifsOfFigure } from './lexicon-figures.ts';
import { gardenWords, motifsOfGarden } from './lexicon-garden.ts';
import type { MotifId } from './motif-ids.ts';
import type { Words } from './words.ts';

/** Motifs by the words people use. What each asks for is in `motifsOfWord`. */
export const motifWords = {
  flower: [
    'flower, cottage garden, cottage gardens, english garden, english gardens, country garden, country gardens, bloom, blooms, phool, phul, ful, phoolon, phulon, phoolo, fulo, pushp, pushpa, gul, posies of flowers, wildflower, fuul, fulon, phulo, pushpo, sumana, phool vala, fulvalu',
    'फूल, पुष्प, गुल, सुमन',
    'ફૂલ, પુષ્પ, ગુલ, સુમન, ફૂલો, ફૂલડાં, ફૂલડું, ફૂલડાં',
  ],
  blossom: ['blossom, cow parsley, queen anne s lace, elderflower, stitchwort', 'खिला फूल, मंजरी', 'ખીલેલું ફૂલ, મંજરી'],
  rosette: ['rosette, zinnia, camellia', 'रोज़ेट, कैमेलिया', 'રોઝેટ, કેમેલિયા'],
  palmette: ['palmette, acanthus, anthemion', 'पामेट', 'પામેટ'],
  carnation: ['carnation, dianthus, mughal flower', 'कार्नेशन, मुग़ल फूल', 'કાર્નેશન'],
  lotus: [
    'lotus, lotuses, kamal, padma, water lily, waterlily, pankaj, kumudini, kamal ke phool, kamal na ful, kamad, kamal phool, kumud',
    'कमल, पद्म, पंकज, कुमुदिनी, कमल के फूल, कमल का फूल',
    'કમળ, પદ્મ, પંકજ, પોયણું, કમળનાં ફૂલ, કમળના ફૂલ, કમલ',
  ],
  bud: ['bud, rosebud, kaliyan, flower bud', 'कली, कलियां', 'કળી, કળીઓ'],
  leaf: [
    'leaf, leaves, leafy, foliage, greenery, paan, patta, patte, patti, pattiyan, pattiyaan, patton, pandada, pandadu, pandadi, pandadio, pandda, paanda, paan patti, paato, patiyan, pattiyon, parn',
    'पत्ता, पत्ती, पत्तियां, पान, पर्ण, पत्ते, पत्तियों, पत्तों',
    'પાન, પાંદડું, પાંદડી, પર્ણ, પાંદડાં, પાંદડાંઓ, પત્તા, પત્તું, પાંદડીઓ',
  ],
  vine: [
    'vine, creeper, tendril, bel, lata, vel, climber, bele, belein, belen, velo, velio, veli, fulvel, phoolvel, phulvel, ful vel, phool bel, phul bel, velvela, latao',
    'बेल, लता, वल्लरी, बेलें, फूल बेल, फूलबेल, फूलों की बेल',
    'વેલ, વેલી, લતા, ફૂલવેલ, ફૂલ વેલ, ફૂલની વેલ, ફૂલોની વેલ, ફૂલવેલો, વેલો',
  ],
  paisley: [
    'ambi, kairi, keri, kalka, mango, aam, mango motif, mango buta, boteh, buteh, kalga, teardrop, persian pickle, konia, paisley motif, paisleys',
    'आम्बी, अंबी, कैरी, कलका, आम, बोतेह, कोनिया',
    'કેરી, આંબી, કલકા, કોનિયા',
  ],
  star: [
    'star, starry, tara, taare, tare, sitara, sitare, starburst, taro, taara, tarao, sitaro',
    'तारा, सितारा, नक्षत्र, तारों, सितारे',
    'તારો, સિતારો, નક્ષત્ર, તારા, સિતારા, તારલા, તારલો',
  ],
  medallion: [
    'medallion, chakra, rosace, mandal, padak, round medallion, gol padak',
    'मंडल, चक्र, मेडेलियन, पदक, गोल पदक',
    'મંડળ, ચક્ર, મેડેલિયન, પદક, ગોળ પદક',
  ],
  dot: [
    'dot, spot, boond, boondi, boondein, bundi, bindu, bindi, tapka, ekdali, tikunthi, chaubundi, satbandi, pinhead, tapkan, tapku, tapko, bindiyan, binduo, teepki, tipki',
    'बूंद, बूँद, बुंदी, बूंदी, बुंदियां, बिंदु, बिंदी, टपका, बुंदकी, एकदाली, बुंदकियां, टिकली, टपके',
    'ટપકું, બિંદુ, બુંદ, બુંદી, બૂંદી, બુંદીઓ, બૂંદ, બૂંદો, એકદાળી, ટીપકી, ટપકાં, ટપકા, ટીપકીઓ, ટપકી',
  ],
  tree: [
    'tree, mango tree, neem tree, peepal tree, banyan tree, aam ka ped, amba nu zaad, vriksha, vriksh, ped, zaad, jhaad, jhad, zad, jhadva, zadva, jhaadh, vruksh, vruksha, limdo, limda nu zad, zaadva',
    'पेड़, वृक्ष, आम का पेड़, आम के पेड़, नीम का पेड़, पीपल का पेड़, पेड़ों, दरख़्त',
    'ઝાડ, વૃક્ષ, ઝાડવું, આંબો, આંબાનું ઝાડ, આંબાનાં ઝાડ, આંબાના ઝાડ, લીમડાનું ઝાડ, લીમડાનાં ઝાડ, પીપળાનું ઝાડ, વડનું ઝાડ, લીમડો, વૃક્ષો, ઝાડવાં',
  ],
  bouquet: ['bouquet, posy, nosegay, vase, guldasta', 'गुलदस्ता, फूलदान', 'ગુલદસ્તો, ફૂલદાની'],
  diamond: [
    'diamond, rhombus, lozenge, harlequin, barfi, hira, heera, hire, heere, hiro, heero',
    'हीरा, हीरे, बर्फ़ी, समचतुर्भुज',
    'હીરો, હીરા',
  ],
  trefoil: ['trefoil, clover, shamrock, three leaf', 'तिपतिया, त्रिदल', 'ત્રિદળ'],
  ...gardenWords,
  ...figureWords,
} as const satisfies Record<string, Words>;
export type MotifWord = keyof typeof motifWords;

/** The motifs a word asks for, the most important first. */
export const motifsOfWord = {
  flower: ['blossom', 'rosette'],
  blossom: ['blossom'],
  rosette: ['rosette'],
  palmette: ['palmette'],
  carnation: ['carnation'],
  lotus: ['lotus'],
  bud: ['bud'],
  leaf: ['leaf'],
  vine: ['vine'],
  paisley: ['paisley'],
  star: ['star'],
  medallion: ['medallion'],
  dot: ['dot'],
  tree: ['tree'],
  bouquet: ['bouquet'],
  diamond: ['diamond'],
  trefoil: ['trefoil'],
  ...motifsOfGarden,
  ...motifsOfFigure,
} as const satisfies Record<MotifWord, readonly MotifId[]>;

/** What goes when a word is refused: "no flowers" is none of any kind. */
export const motifsRefusedBy: Partial<Record<MotifWord, readonly MotifId[]>> = {
  flower: [
    'blossom',
    'rosette',
    'palmette',
    'carnation',
    'lotus',
    'lotus-front',
    'hibiscus',
    'sunflower',
    'bouquet',
    'bud',
  ],
  leaf: ['leaf', 'trefoil'],
  tree: ['tree', 'cypress', 'palm'],
  lotus: ['lotus', 'lotus-front'],
  cypress: ['cypress'],
  pomegranate: ['pomegranate'],
  'mango-cluster': ['mango'],
  hibiscus: ['hibiscus'],
  sunflower: ['sunflower'],
};

/** Motifs that every cloth draws, or something near to them; the others are figures, drawn by cloths that name them. */
export const commonMotifs: readonly MotifId[] = [
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
];

/** Whether a motif, by its name in the census, is one that every cloth draws: no figure, and no thing of a library. */
export function isCommonMotif(motif: string): boolean {
  return commonMotifs.some((each) => each === motif);
}

/** What goes when a word is refused: every kind that it means, or wider where its row says so; nothing of a word that is none for motifs. */
export function motifsRefused(word: string): readonly MotifId[] {
  return isMotifWord(word) ? (motifsRefusedBy[word] ?? motifsOfWord[word]) : [];
}

/** Whether a word of the tables is one for motifs. */
export function isMotifWord(word: string): word is MotifWord {
  return word in motifsOfWord;
}
