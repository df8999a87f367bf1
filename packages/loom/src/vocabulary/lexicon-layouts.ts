import type { MotifId } from './motif-ids.ts';
import type { Words } from './words.ts';

/** How the motifs are set out. Each family answers such a word with the nearest of its own layouts. */
export const layoutWords = {
  vine: [
    'rinceau, rinceaux, trailing, trailing vine, trailing vines, climbing, scrolling, scroll, scrolls, arabesque, serpentine, meandering, flowing, vine strip, all over vine, belbuta, bel buta, velbutta, vel butta, velbuta',
    'लहराती बेल, फैलती बेल, बेलदार, बेल बूटा, बेल बूटे, बेलबूटे, बेलबूटा',
    'લહેરાતી વેલ, વેલવાળું, વેલદાર, વેલબુટ્ટા, વેલબુટ્ટો, વેલ બુટ્ટા, વેલબુટ્ટી',
  ],
  jaal: [
    'jaal, jal, trellis, net, mesh, keri jal, network, all over jaal, allover jaal, jaala, jaldar, jali jaal, jalvalu, jaalu',
    'जाल, जालदार, जालवाला',
    'જાળ, કેરી જાળ, જાળદાર, જાળવાળું',
  ],
  jaali: ['jaali, jali, jaali lattice, jali lattice, lattice work, latticework, fretwork', 'जाली, जालीदार', 'જાળી'],
  'tree-of-life': [
    'tree of life, trees of life, jeevan vriksh, jivan vruksh, kalpavriksha, kalpvriksh',
    'जीवन वृक्ष, जीवन का वृक्ष, कल्पवृक्ष, जीवनवृक्ष',
    'જીવન વૃક્ષ, જીવનવૃક્ષ, કલ્પવૃક્ષ',
  ],
  buti: [
    'buti, buta, booti, boota, boote, bootiyan, butiyan, bute, booties, butti, butta, butidar, sprig, sprigs, spot repeat, scattered motifs, spaced motifs, single motifs, buttiyan, buttiyo, butta butti, bootis, butis, boote dar, butidaar',
    'बूटी, बूटा, बूटे, बूटीदार, बूटियाँ, बूटियों',
    'બુટ્ટી, બુટ્ટો, બુટ્ટા, બુટ્ટીદાર, બુટીઓ, બુટી, બુટ્ટીઓ, બુટા, બુટો',
  ],
  'half-drop': [
    'half drop, halfdrop, drop repeat, half step, aadha drop, adha drop, aadhi chal, aadhi chaal, adhi chal, ardho drop, half drop me, ardha drop, ardhu drop, half drop ma',
    'हाफ ड्रॉप, आधी चाल, आधा ड्रॉप, आधी ड्रॉप, हाफ़ ड्रॉप, आधे ड्रॉप',
    'હાફ ડ્રોપ, અડધો ડ્રોપ, અડધા ખસેડેલા ક્રમમાં, અડધા ખસેડેલા, અડધું ખસેડેલું, અડધા પગલે, અડધો ડ્રૉપ, અર્ધ ડ્રોપ',
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
    'toss, tossed, chhutu chhutu, chhuta chhuta, chhutta chhutta, scattered, scatter, random, multidirectional, multi directional, many directions, every direction, all directions, in all directions, in every direction, every which way, thrown, har disha, har disha mein, sab dishaon mein, badhi disha, badhi dishama, darek dishama, ditsy toss, strewn, bikhre, bikhra, bikhri, bikhre hue, bikhra hua, bikhri hui, chhuta chhavaya, chhutachhavaya, chhutuchhavayu, vikhrayela, verayela, bikhra bikhra, bikharte, chhitke hue, chhitki hui, chhitka hua, chhitke, idhar udhar, aam tem, vikherela, vikherayela, vikharayela, verela, verelu, chhuta chhutta, chhuti chhavai, chhuta chhavai, tumbling about, thrown about, strewn about, higgledy piggledy, sprinkled, sprinkle',
    'बिखरा, बिखरा हुआ, हर दिशा में, हर दिशा, सभी दिशाओं में, सब दिशाओं में, बिखरे हुए, बिखरी हुई, बिखरे बिखरे, छितराया, छितराए हुए, छिटके हुए, छिटकी हुई, छिटका हुआ, छिटके, इधर उधर, यहाँ वहाँ',
    'વિખરાયેલું, બધી દિશામાં, દરેક દિશામાં, ચારે દિશામાં, છૂટુંછવાયું, છૂટીછવાઈ, છૂટાંછવાયાં, છૂટાછવાયા, છૂટું છવાયું, છૂટાં છવાયાં, છૂટું છૂટું, છૂટાં છૂટાં, વેરાયેલું, વીખરાયેલું, વેરવિખેર, આમતેમ, વિખેરેલા, વિખેરેલી, વેરેલા, વેરેલી, છૂટાંછવાયા, છૂટી છવાઈ',
  ],
  'one-way': [
    'one way, oneway, one directional, unidirectional, one direction, ek disha, ek j disha, ek taraf, ek j taraf, ek hi disha',
    'एक दिशा में, एक ही दिशा में, एक ही तरफ़, एक तरफ़',
    'એક દિશામાં, એક જ દિશામાં, એક જ તરફ, એક બાજુ',
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
    'rows, row, row by row, in rows, in lines, lined up, procession, kataar, kataarein, kataron, kataar mein, haar, haar ma, harbandh, haarbandh, harmala, haarmala, hare haar, line se, line ma, lines of, pankti, panktiyan, straight rows',
    'क़तार, पंक्ति, पंक्तियां, कतार, क़तारें, कतारें, क़तार में, पंक्तियों',
    'હાર, હારબંધ, પંક્તિ, હારમાળા, હારમાં, હરોળ, હરોળમાં, લાઇનબંધ, કતાર, કતારમાં',
  ],
  roundel: [
    'roundel, roundels, circle, circles, circular, wheel, wheels, chakkar, gol, gole, gol gol, chakri',
    'गोल, वृत्त, चकरी, गोलाकार, गोले, गोल गोल',
    'ગોળ, ગોળાકાર, વર્તુળ, ચકરી, ગોળા, ગોળાં, ગોળ ગોળ, ચક્કર',
  ],
  'star-grid': [
    'star grid, star lattice, stars in squares, eight pointed stars, eight pointed star, moroccan, girih, islamic geometric',
    'तारा जाल, अष्टकोण तारा',
    'તારા જાળી, અષ્ટકોણ તારો',
  ],
  almond: ['badam, almond, almonds, badaam buta, leaf lattice', 'बादाम', 'બદામ'],
  borders: [
    'border, borders, bordered, kinari, kinar, kor, pallu, pallav, aanchal, edging, edge border, kinaar, kinaari, kinaara, kinara, kinare, kinari vali, palav, paalav, pallo, palla, chhedo, chheda, jhalar, magji',
    'किनारा, किनारी, बॉर्डर, पल्लू, आंचल, कोर, किनारों पर, किनारे, झालर, पल्ले, मगजी',
    'કિનાર, કિનારી, બોર્ડર, પાલવ, પલ્લુ, પલ્લું, કોર, ધાર, છેડો, છેડા, ઝાલર, મગજી, કિનારે',
  ],
  grid: [
    'grid, panels, squares, boxes, chequered, patchwork, khana, khaane, khanavalu',
    'चौखाना, खाने, वर्ग, खानेदार, चौकोर, चौकोर खाने',
    'ખાનાં, ચોરસ, ખાનાંવાળું, ચોરસ ખાનાં',
  ],
  medallion: ['medallions, medallion layout, centre medallion, center medallion, concentric', 'मंडलाकार', 'મંડળાકાર'],
  zigzag: [
    'zigzag, zig zag, chevron, chevrons, flame stitch, wavy, wavy lines, lahardar, laherdar, tedhi medhi, vankichuki, vanki chuki, chevronu',
    'लहरदार, ज़िगज़ैग, टेढ़ी मेढ़ी, लहरियादार, टेढ़ा मेढ़ा',
    'લહેરદાર, ઝિગઝેગ, વાંકીચૂકી, વાંકુંચૂકું, વાંકી ચૂકી',
  ],
  ogee: ['ogee, ogees, ogival, onion shape, moorish', 'ओजी, कलशाकार', 'ઓજી'],
  bands: [
    'bands, band, banded, horizontal stripes, weft bands, aadi patti, aadi pattiyan, aadi dhari, aadi dhariyan, aada patta, aadi pattio, aadi lakeer, aadi liti, crosswise lines',
    'पट्टा, पट्टे, आड़ी धारियां, आड़ी पट्टी, आड़ी पट्टियां, आड़ी लकीरें, पट्टियां',
    'પટ્ટા, પટ્ટો, આડી પટ્ટી, આડી ધારી, આડી લીટી, આડી લીટીઓ, આડી પટ્ટીઓ, પટ્ટાવાળું',
  ],
  lattice: [
    'lattice, diamond lattice, diamond grid, diagonal grid, diaper, crisscross, criss cross',
    'जालबंध, हीरा जाल',
    'હીરા જાળી',
  ],
  bouquet: ['bouquet repeat, bouquet layout, posies, island motifs', 'गुलदस्ते', 'ગુલદસ્તા'],
  stripe: [
    'stripe, striped, stripy, chaudi patti, moti patti, khadi patti, ubhi pattio, vertical stripes, vertical stripe, upright stripes, lengthwise stripes, dhari, dharidar, khadi dhari, ubhi patti, ubhi dhari, dhariyan, dhariyo, dhari vala, khadi dhariyan, khadi lakeer, ubha patta, ubhi liti, ubhi litio, litivalu, pattedar, patte wala, pattidar, seedhi dhari',
    'धारी, धारीदार, धारियां, पट्टीदार, खड़ी धारी, खड़ी धारियां, खड़ी लकीरें, खड़ी लकीर, पट्टेदार, सीधी धारियां',
    'ધારી, ધારીદાર, પટ્ટી, પટ્ટીવાળું, લીટીવાળું, ઊભી પટ્ટી, ઊભી ધારી, ઊભી લીટી, ઊભી લીટીઓ, ઊભા પટ્ટા, પટ્ટેદાર, ધારીઓ',
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
