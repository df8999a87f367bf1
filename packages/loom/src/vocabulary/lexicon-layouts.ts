import type { MotifId } from './motif-ids.ts';
import type { Words } from './words.ts';

/** How the motifs are set out. Each family answers such a word with the nearest of its own layouts. */
export const layoutWords = {
  vine: [
    'rinceau, rinceaux, trailing, trailing vine, trailing vines, climbing, scrolling, scroll, scrolls, arabesque, serpentine, meandering, flowing, vine strip, all over vine',
    'लहराती बेल, फैलती बेल, बेलदार',
    'લહેરાતી વેલ, વેલવાળું, વેલદાર',
  ],
  jaal: ['jaal, jal, trellis, net, mesh, keri jal, network, all over jaal, allover jaal', 'जाल', 'જાળ, કેરી જાળ'],
  jaali: ['jaali, jali, jaali lattice, jali lattice, lattice work, latticework, fretwork', 'जाली, जालीदार', 'જાળી'],
  'tree-of-life': [
    'tree of life, trees of life, jeevan vriksh, jivan vruksh, kalpavriksha, kalpvriksh',
    'जीवन वृक्ष, जीवन का वृक्ष, कल्पवृक्ष, जीवनवृक्ष',
    'જીવન વૃક્ષ, જીવનવૃક્ષ, કલ્પવૃક્ષ',
  ],
  buti: [
    'buti, buta, booti, boota, boote, bootiyan, butiyan, bute, booties, butti, butta, butidar, sprig, sprigs, spot repeat, scattered motifs, spaced motifs, single motifs',
    'बूटी, बूटा, बूटे, बूटीदार',
    'બુટ્ટી, બુટ્ટો, બુટ્ટા, બુટ્ટીદાર',
  ],
  'half-drop': [
    'half drop, halfdrop, drop repeat, half step, aadha drop, adha drop, aadhi chal, aadhi chaal, adhi chal, ardho drop',
    'हाफ ड्रॉप, आधी चाल, आधा ड्रॉप, आधी ड्रॉप',
    'હાફ ડ્રોપ, અડધો ડ્રોપ, અડધા ખસેડેલા ક્રમમાં, અડધા ખસેડેલા, અડધું ખસેડેલું, અડધા પગલે',
  ],
  mirror: ['mirrored, mirror, mirror repeat, symmetrical, symmetric, symmetry', 'दर्पण, सममित', 'દર્પણ, સમપ્રમાણ'],
  among: [
    'among, amongst, amid, amidst, nestled in, nestled among, hidden in, hidden among, hiding among, peeking through, peeping through, peeking from',
    'पत्तों के बीच, पत्तियों के बीच',
    'પાંદડાં વચ્ચે, પાન વચ્ચે, પાંદડાની વચ્ચે',
  ],
  'every-second': [
    'every second stripe, every other stripe, every second band, every other band, alternate stripes, every second line',
    'हर दूसरी धारी, हर दूसरी पट्टी',
    'દરેક બીજી પટ્ટી, દર બીજી પટ્ટી',
  ],
  interlock: [
    'interlock, interlocking, interlocked, nested, tessellated, tessellation, yin yang, fitted together',
    'गुंथा हुआ, आपस में गुंथा',
    'ગૂંથેલું, એકમેકમાં ગૂંથેલું',
  ],
  toss: [
    'toss, tossed, chhutu chhutu, chhuta chhuta, chhutta chhutta, scattered, scatter, random, multidirectional, multi directional, many directions, every direction, all directions, ditsy toss, strewn, bikhre, bikhra, bikhri, bikhre hue, bikhra hua, bikhri hui, chhuta chhavaya, chhutachhavaya, chhutuchhavayu, vikhrayela, verayela',
    'बिखरा, बिखरा हुआ, बिखरे हुए, बिखरी हुई, बिखरे बिखरे, छितराया, छितराए हुए',
    'વિખરાયેલું, છૂટુંછવાયું, છૂટીછવાઈ, છૂટાંછવાયાં, છૂટાછવાયા, છૂટું છવાયું, છૂટાં છવાયાં, છૂટું છૂટું, છૂટાં છૂટાં, વેરાયેલું, વીખરાયેલું',
  ],
  'one-way': [
    'one way, oneway, one directional, unidirectional, one direction, ek disha, ek j disha',
    'एक दिशा में, एक ही दिशा में',
    'એક દિશામાં, એક જ દિશામાં',
  ],
  'two-way': [
    'two way, twoway, two directional, bidirectional, top and tail, tete beche, up and down',
    'दो दिशा में, उल्टे सीधे',
    'બે દિશામાં, ઊંધા ચત્તા',
  ],
  'two-scale': [
    'two scale, two scales, two sizes, mixed sizes, big and small, large and small',
    'दो आकार, दो आकार के, दो नाप, छोटे बड़े, छोटे और बड़े',
    'બે કદ, બે કદનાં, બે કદના, બે માપ, નાના મોટા',
  ],
  rows: [
    'rows, row, row by row, in rows, in lines, lined up, procession, kataar',
    'क़तार, पंक्ति, पंक्तियां',
    'હાર, હારબંધ, પંક્તિ',
  ],
  roundel: [
    'roundel, roundels, circle, circles, circular, wheel, wheels, chakkar, gol',
    'गोल, वृत्त, चकरी, गोलाकार',
    'ગોળ, ગોળાકાર, વર્તુળ, ચકરી',
  ],
  'star-grid': [
    'star grid, star lattice, stars in squares, eight pointed stars, eight pointed star, moroccan, girih, islamic geometric',
    'तारा जाल, अष्टकोण तारा',
    'તારા જાળી, અષ્ટકોણ તારો',
  ],
  almond: ['badam, almond, almonds, badaam buta, leaf lattice', 'बादाम', 'બદામ'],
  borders: [
    'border, borders, bordered, kinari, kinar, kor, pallu, pallav, aanchal, edging, edge border',
    'किनारा, किनारी, बॉर्डर, पल्लू, आंचल, कोर, किनारों पर',
    'કિનાર, કિનારી, બોર્ડર, પાલવ, કોર, ધાર',
  ],
  grid: ['grid, panels, squares, boxes, chequered, patchwork', 'चौखाना, खाने, वर्ग', 'ખાનાં, ચોરસ'],
  medallion: ['medallions, medallion layout, centre medallion, center medallion, concentric', 'मंडलाकार', 'મંડળાકાર'],
  zigzag: [
    'zigzag, zig zag, chevron, chevrons, flame stitch, wavy, wavy lines',
    'लहरदार, ज़िगज़ैग, टेढ़ी मेढ़ी',
    'લહેરદાર, ઝિગઝેગ, વાંકીચૂકી',
  ],
  ogee: ['ogee, ogees, ogival, onion shape, moorish', 'ओजी, कलशाकार', 'ઓજી'],
  bands: ['bands, band, banded, horizontal stripes, weft bands', 'पट्टा, पट्टे, आड़ी धारियां', 'પટ્ટા, પટ્ટો, આડી પટ્ટી'],
  lattice: [
    'lattice, diamond lattice, diamond grid, diagonal grid, diaper, crisscross, criss cross',
    'जालबंध, हीरा जाल',
    'હીરા જાળી',
  ],
  bouquet: ['bouquet repeat, bouquet layout, posies, island motifs', 'गुलदस्ते', 'ગુલદસ્તા'],
  stripe: [
    'stripe, striped, stripy, chaudi patti, moti patti, khadi patti, ubhi pattio, vertical stripes, vertical stripe, upright stripes, lengthwise stripes, dhari, dharidar, khadi dhari, ubhi patti, ubhi dhari',
    'धारी, धारीदार, धारियां, पट्टीदार, खड़ी धारी, खड़ी धारियां',
    'ધારી, ધારીદાર, પટ્ટી, પટ્ટીવાળું, લીટીવાળું, ઊભી પટ્ટી, ઊભી ધારી',
  ],
} as const satisfies Record<string, Words>;
export type LayoutWord = keyof typeof layoutWords;

/** Motifs that are refused with a layout: "no medallions" is neither. */
export const motifsOfLayout: Partial<Record<LayoutWord, readonly MotifId[]>> = {
  vine: ['vine'],
  'tree-of-life': ['tree'],
  medallion: ['medallion'],
  bouquet: ['bouquet'],
};
