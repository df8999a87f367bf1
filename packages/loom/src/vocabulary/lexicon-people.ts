import type { AgeGroup, Detail, Gender, Repeat, Usage } from '@naksha/contract';
import type { FinishCloth } from './finish-cloths.ts';
import type { Words } from './words.ts';

export const usageWords = {
  'general textile': ['textile', '', ''],
  sarees: [
    'saree, sari, saari, sadi, saadi, saris, sarees, sadio, sario, sadlo, sadla',
    'साड़ी, साडी, साड़ियां',
    'સાડી, સાડલો, સાડીઓ, સાડલા',
  ],
  dupattas: [
    'dupatta, dupatto, dupata, odhni, odhani, chunni, stole, scarf, scarves, shawl, wrap, rumal, roomal, handkerchief, handkerchiefs, hanky, kerchief, neckerchief, headscarf, head scarf, silk square, sarong, pareo, angavastram, uttariya, turban cloth, turban fabric, turban muslin, for turban, for a turban, for turbans, safa cloth, pagdi cloth, safe ke liye, pagdi ke liye, pagdi ka kapda, paghdi mate, safa mate, dupatte, odhna, odhno, odhaniyo, pachhedi',
    'दुपट्टा, ओढ़नी, चुन्नी, स्टोल, शॉल, रूमाल, पगड़ी के लिए, पगड़ी का कपड़ा, साफ़े के लिए, साफ़े का कपड़ा, अंगवस्त्र, दुपट्टे, ओढ़ना',
    'દુપટ્ટો, ઓઢણી, સ્ટોલ, શાલ, રૂમાલ, પાઘડી માટે, પાઘડીનું કાપડ, સાફા માટે, સાફાનું કાપડ, ખેસ, દુપટ્ટા, ઓઢણું, પછેડી',
  ],
  kurtas: [
    'kurta, kurti, kameez, salwar, salwar suit, tunic, dress, frock, farak, gown, dress material, lehenga, ghagra, choli, chaniya choli, anarkali, blouse, skirt, suit, maxi, maxi dress, romper, pajama, pyjama, dhoti, mundu, veshti, kaftan, jumpsuit, swimwear, swimsuit, nightwear, kurte, kurtis, kurtiyan, chaniya, chaniyo, chanya, ghaghro, ghaghra, ghagharo, lehnga, lahanga, kediyu, kedia, jhabbho, zabbho, choli ghagra, abho',
    'कुर्ता, कुर्ती, कमीज़, चनिया चोली, चणिया चोली, पजामा, पाजामा, धोती, लुंगी, फ्रॉक, सलवार, लहंगा, घाघरा, चोली, ब्लाउज़, अनारकली, कुर्ते, कुर्तियां, चनिया, चणिया, लहंगे, केडिया',
    'કુર્તો, કુર્તી, પાયજામો, ધોતિયું, લુંગી, ફ્રોક, સલવાર, ચણિયાચોળી, ચણિયા ચોળી, લહેંગો, ચણિયો, ચોળી, ઘાઘરો, બ્લાઉઝ, ઝભ્ભો, ચણિયા, ઘાઘરા, કેડિયું, કેડિયાં, આભો, કુર્તા',
  ],
  bedsheets: [
    'bedsheet, bed sheet, bedspread, bedcover, bed cover, bedding, quilt, quilt cover, razai, duvet, duvet cover, comforter, doona, chadar, throw, throws, throw blanket, blanket, pillow cover, pillow, chaddar, chaadar, chadro, odhad, rajai, godadu, godadi',
    'चादर, बेडशीट, बिस्तर, रज़ाई, क्विल्ट, तकिया, चद्दर, गोदड़ी',
    'ચાદર, ઓછાડ, બેડશીટ, રજાઈ, ક્વિલ્ટ, ઓશીકું, ચાદરો',
  ],
  shirts: [
    'shirt, shirting, bush shirt, khamis, t shirt, tshirt, tie, pocket square, shart',
    'शर्ट, बुशर्ट, टाई',
    'શર્ટ, ખમીસ, બુશર્ટ',
  ],
  fabrics: [
    'fabric, cloth, yardage, running fabric, running material, dress fabric, kapda, kapde, kapad, kapdo, kapdu, kapadu, kapda na, thaan, tako',
    'कपड़ा, वस्त्र, फ़ैब्रिक, थान',
    'કાપડ, વસ્ત્ર, ફેબ્રિક, તાકો, કપડું, કપડાં',
  ],
} as const satisfies Record<Usage, Words>;

/** Goods of the house that are no bedsheets: of running cloth, with motifs of a size that hangs or lies well on them. */
export const furnishingWords = {
  curtains: ['curtain, drape, drapes, blind, blinds, parda, parde, padda, pardo', 'पर्दा, परदा', 'પડદો'],
  cushions: [
    'cushion, cushion cover, bolster, bolster cover, upholstery, furnishing, home furnishing',
    'गद्दी, कुशन',
    'ગાદી, કુશન',
  ],
  wallpaper: [
    'wallpaper, wallpapers, wall paper, wallcovering, wallcoverings, wall covering',
    'वॉलपेपर, वालपेपर',
    'વૉલપેપર, વોલપેપર',
  ],
  'table linen': [
    'tablecloth, table cloth, table cover, table linen, table runner, table runners, bed runner, a runner, long runner, floor runner, hallway runner, dining runner, linen runner, runner with, table mat, place mat, placemat, napkin, coaster, doily, tray cloth, tray mat, for a runner, mez ka kapda, mez ke kapde, mez posh, mezposh, mejposh, table nu kapad',
    'मेज़पोश, मेजपोश, मेज़ का कपड़ा, मेज़ के कपड़े, टेबल क्लॉथ, टेबलक्लॉथ, टेबल कवर, टेबल रनर, बेड रनर, रनर, टेबल मैट, प्लेसमैट, नैपकिन',
    'ટેબલક્લોથ, ટેબલ ક્લોથ, ટેબલ કવર, ટેબલ રનર, બેડ રનર, રનર, ટેબલ મેટ, પ્લેસમેટ, મેજપોશ, ટેબલનું કાપડ',
  ],
  'kitchen linen': [
    'kitchen, kitchen towel, kitchen towels, kitchen linen, tea towel, tea towels, dish towel, dish towels, towel, towels, hand towel, hand towels, bath towel, bath towels, beach towel, beach towels, face towel, face towels, dishcloth, apron, oven glove, oven mitt, oven mitten, pot holder, potholder, tea cosy, tea cozy, rasoi, rasoighar, rasodu, rasoda',
    'रसोई, रसोईघर, किचन, एप्रन, तौलिया, तौलिये, झाड़न, रसोई का तौलिया, चाय का तौलिया, नहाने का तौलिया, हाथ का तौलिया',
    'રસોડું, રસોઈ, રસોઈઘર, કિચન, એપ્રન, ટુવાલ, ટુવાલો, લૂછણિયું, રસોડાનો ટુવાલ, ચાનો ટુવાલ, નહાવાનો ટુવાલ, હાથનો ટુવાલ, રસોડાનું કપડું, નેપકિન',
  ],
} as const satisfies Record<string, Words>;
/** Goods whose motifs have sizes of their own, apart from their usage's; skirts are kurtas by their usage. */
export type Furnishing = keyof typeof furnishingWords | 'skirts';

/** Goods by their own names, where the table of usages has them under another. */
export const goodsNames = {
  skirts: [
    'skirt, lehenga, lehnga, lahanga, ghagra, ghaghra, ghaghro, ghagharo, chaniya, chaniyo, chanya, chaniya choli, choli ghagra',
    'लहंगा, लहंगे, घाघरा, चनिया, चणिया, चनिया चोली, चणिया चोली',
    'ચણિયો, ચણિયા, ચણિયાચોળી, ચણિયા ચોળી, ઘાઘરો, ઘાઘરા, લહેંગો',
  ],
  duvets: ['duvet, duvet cover, comforter', '', ''],
  quilts: ['quilt, quilt cover, razai', 'रज़ाई, क्विल्ट', 'રજાઈ, ક્વિલ્ટ'],
  bedspreads: ['bedspread, bedcover, bed cover, bedding', '', 'ઓછાડ'],
  pillows: ['pillow, pillow cover', 'तकिया', 'ઓશીકું'],
  scarves: [
    'scarf, scarves, headscarf, headscarves, head scarf, head scarves, neckerchief, neckerchiefs, foulard, foulards, silk square, silk squares',
    '',
    '',
  ],
  stoles: ['stole', 'स्टोल', 'સ્ટોલ'],
  runners: [
    'table runner, table runners, bed runner, for a runner, a runner, long runner, floor runner, hallway runner, dining runner, linen runner, runner with',
    'टेबल रनर, बेड रनर, रनर',
    'ટેબલ રનર, બેડ રનર, રનર',
  ],
  towels: [
    'kitchen towel, kitchen towels, tea towel, tea towels, dish towel, dish towels, towel, towels, hand towel, hand towels, bath towel, bath towels, beach towel, beach towels, face towel, face towels',
    'तौलिया, तौलिये, रसोई का तौलिया, चाय का तौलिया, नहाने का तौलिया, हाथ का तौलिया',
    'ટુવાલ, ટુવાલો, રસોડાનો ટુવાલ, ચાનો ટુવાલ, નહાવાનો ટુવાલ, હાથનો ટુવાલ',
  ],
  tablecloths: [
    'tablecloth, table cloth, table cover, mez ka kapda, mez ke kapde, mez posh, mezposh, mejposh',
    'मेज़पोश, मेजपोश, मेज़ का कपड़ा, मेज़ के कपड़े, टेबल क्लॉथ, टेबलक्लॉथ, टेबल कवर',
    'ટેબલક્લોથ, ટેબલ ક્લોથ, ટેબલ કવર, મેજપોશ',
  ],
  'table mats': ['table mat, place mat, placemat', 'टेबल मैट, प्लेसमैट', 'ટેબલ મેટ, પ્લેસમેટ'],
  napkins: ['napkin', 'नैपकिन', ''],
  shawls: ['shawl, wrap', 'शॉल', 'શાલ'],
  handkerchiefs: [
    'rumal, roomal, handkerchief, handkerchiefs, hanky, kerchief, neckerchief, pocket square',
    'रूमाल',
    'રૂમાલ',
  ],
} as const satisfies Record<string, Words>;

export const genderWords = {
  women: [
    'women, woman, womens, ladies, lady, female, girl, mahila, aurat, stri, ladki',
    'महिला, औरत, स्त्री, लड़की',
    'મહિલા, સ્ત્રી, બહેનો, છોકરી',
  ],
  men: [
    'men, man, mens, male, gents, gentlemen, menswear, masculine, mardana',
    'पुरुष, मर्द, मर्दाना, आदमी',
    'પુરુષ, મર્દાના, ભાઈઓ',
  ],
  unisex: ['unisex, gender neutral', 'यूनिसेक्स', 'યુનિસેક્સ'],
  kids: [
    'kids, kid, children, child, childrens, boys, boy, bachcha, bachche, bachchon, bachcho, bacche, bacchon, balak, balako, balko, bachhe, bachho, bachhon, bachoo, chhokra, chhokrao, nana balko',
    'बच्चा, बच्चे, बच्चों, बाल, बच्ची, बच्चियां',
    'બાળક, બાળકો, છોકરાં, બાળકોના, ભૂલકાં, બચ્ચાં, છોકરા',
  ],
} as const satisfies Record<Gender, Words>;

export const ageWords = {
  infants: ['infant, baby, babies, newborn, toddler, nursery', 'शिशु, नवजात, नर्सरी', 'શિશુ, નવજાત, નર્સરી'],
  kids: ['school children, schoolchildren, kids wear, kidswear', 'स्कूली बच्चे', 'શાળાનાં બાળકો'],
  teens: ['teen, teenager, teenage, youth, young, college', 'किशोर, युवा, जवान', 'કિશોર, યુવાન, યુવા'],
  adults: ['adult, grown up, grownup', 'वयस्क', 'પુખ્ત'],
} as const satisfies Record<AgeGroup, Words>;

export const detailWords = {
  fine: [
    'fine, finely, intricate, detailed, delicate, fine lines, thin lines, thin outlines, bareek, barik, mahin, baareek, zinavat, najuk, nazuk',
    'बारीक, महीन, जटिल, बारीकी',
    'બારીક, ઝીણવટભર્યું, નાજુક, બારીકી',
  ],
  bold: ['bold, chunky, thick lines, strong lines, big bold', 'बोल्ड, मोटी रेखा, दमदार', 'બોલ્ડ, જાડી રેખા, જોરદાર'],
  outlined: [
    'outlined, outline, outlines, contour, contours, contoured, linework, line art, rekha, rekhaye',
    'रेखांकित, आउटलाइन, रूपरेखा, रेखा',
    'રેખાંકિત, આઉટલાઇન, રૂપરેખા, રેખા',
  ],
  dotted: ['dotted, stippled, beaded, beads, speckled, dotwork', 'बिंदीदार, बुंदकीदार', 'ટપકાંવાળું, ટપકીવાળું, ટીપકીવાળું'],
  layered: ['layered, layers, overlapping, overlapped, in depth', 'परतदार, परतें', 'સ્તરવાળું, પડવાળું'],
  plain: ['plain, simple, flat, unadorned, uncluttered, sada, saada, saral', 'सादा, सरल, साधारण', 'સાદું, સરળ'],
} as const satisfies Record<Detail, Words>;

export const repeatWords = {
  straight: [
    'straight repeat, block repeat, square repeat, one below the other, one below another, one under the other, one under another, ek ke neeche ek, ek ni niche ek, ek niche ek, in columns, straight columns',
    'एक के नीचे एक, सीधे कॉलम में',
    'એકની નીચે એક, એક નીચે એક',
  ],
  'half-drop': ['half drop repeat', '', ''],
  'half-brick': ['half brick, brick layout, brick repeat, half brick repeat', 'ईंट चाल', 'ઈંટ ચાલ'],
} as const satisfies Record<Repeat, Words>;

export const clothWords = {
  none: ['smooth ground', '', ''],
  cotton: [
    'cotton, suti, mulmul, mul, muslin, cambric, poplin, voile, lawn, organdie, organdy',
    'सूती, सूत, कपास, मलमल, कॉटन',
    'સુતરાઉ, કોટન, મલમલ, કપાસ',
  ],
  silk: [
    'silk, silken, silky, resham, reshmi, satin, crepe, georgette, chiffon, tussar, organza, modal, rayon, viscose, velvet',
    'रेशम, रेशमी, सिल्क, जॉर्जेट',
    'રેશમ, રેશમી, સિલ્ક, જ્યોર્જેટ',
  ],
  linen: ['linen, flax, jute', 'लिनन', 'લિનન'],
  khadi: [
    'khadi, khaddar, handspun, hand spun, handloom, handwoven, hand woven',
    'खादी, खद्दर, हथकरघा',
    'ખાદી, હાથશાળ, હાથવણાટ',
  ],
} as const satisfies Record<FinishCloth, Words>;
