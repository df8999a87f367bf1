import type { ColorScheme, Mood, Setting, Style } from '@naksha/contract';
import type { Words } from './words.ts';

export const styleWords = {
  vintage: [
    'vintage, antique, retro, heirloom, aged, old world, old fashioned, faded glory, victorian, edwardian, art nouveau, purana',
    'विंटेज, पुराना, प्राचीन',
    'વિન્ટેજ, જૂનું, પ્રાચીન',
  ],
  modern: ['modern, graphic, clean lines, adhunik, scandi', 'आधुनिक, मॉडर्न', 'આધુનિક, મોડર્ન'],
  traditional: [
    'traditional, heritage, classic, classical, ethnic, authentic, paramparik, desi, ancient',
    'पारंपरिक, परंपरागत, देसी',
    'પરંપરાગત, પારંપરિક, દેશી',
  ],
  folk: [
    'folk, folk art, rustic, tribal, village, naive, lok kala, gamthi, gaamthi, dehati',
    'लोक, लोक कला, ग्रामीण, आदिवासी, देहाती, गंवई',
    'લોક, લોકકલા, લોક કલા, ગામઠી, આદિવાસી, ગામઠા, લોકભાત',
  ],
  minimal: [
    'minimal, minimalist, minimalistic, understated, pared back, scandinavian, japandi',
    'मिनिमल, न्यूनतम',
    'મિનિમલ, ઓછામાં ઓછું',
  ],
  royal: [
    'royal, regal, mughal, mughlai, opulent, luxurious, luxury, imperial, princely, shahi, rajwadi, rajasi, nawabi',
    'शाही, राजसी, मुग़ल, नवाबी, रजवाड़ी',
    'શાહી, રાજવી, રજવાડી, મુઘલ',
  ],
  bohemian: ['bohemian, boho, hippie, gypsy, eclectic, nomadic', 'बोहेमियन, बोहो', 'બોહેમિયન, બોહો'],
  contemporary: ['contemporary, trendy, current, fresh, of today, samkalin', 'समकालीन, नया, ताज़ा', 'સમકાલીન, નવું, તાજું'],
} as const satisfies Record<Style, Words>;

export const moodWords = {
  vibrant: ['vibrant, lively, energetic, vivacious, jeevant', 'जीवंत, चमकीला, चमकदार', 'જીવંત, ચમકદાર, ભપકાદાર'],
  calm: [
    'calm, serene, soothing, peaceful, tranquil, gentle, quiet, subtle, morning, dawn, soft mood, shant, saumya',
    'शांत, सौम्य, सुबह',
    'શાંત, સૌમ્ય, સવાર',
  ],
  romantic: [
    'romantic, dreamy, feminine, tender, love, valentine, poetic',
    'रोमांटिक, रूमानी, प्रेम',
    'રોમેન્ટિક, પ્રેમાળ, પ્રેમ',
  ],
  playful: ['playful, fun, cheerful, whimsical, happy, quirky, joyful', 'चंचल, मज़ेदार, ख़ुशनुमा', 'રમતિયાળ, મસ્તીભર્યું, આનંદી'],
  elegant: [
    'elegant, graceful, refined, sophisticated, classy, chic, timeless, poised',
    'सुरुचिपूर्ण, शालीन, नफ़ीस',
    'શાલીન, નફીસ, ભવ્ય',
  ],
  mysterious: [
    'mysterious, moody, dramatic, gothic, night, nocturnal, moonlit, dusky, smouldering',
    'रहस्यमय, रात',
    'રહસ્યમય, રાત, રાત્રિ',
  ],
  festive: ['festive, celebratory, joyous, merry, rejoicing', 'उल्लासपूर्ण, उमंग', 'ઉમંગ, ઉલ્લાસ'],
  earthy: ['grounded, earthen, raw, weathered, humble', 'ज़मीनी, धरती', 'ધરતી, માટીની સુગંધ'],
} as const satisfies Record<Mood, Words>;

export const schemeWords = {
  vibrant: [
    'colourful, colorful, multicolour, multicolor, multicoloured, multicolored, multi colour, multi color, rangbirangi, rang birangi, bright colours, bright colors, vivid colours, vivid colors, rangeen, rangin, rang rangila, bahurangi, rangbirange, rang birange, many coloured, many colored, many colours, many colors, neon, neon colours, neon colors, fluorescent, fluorescent colours, fluorescent colors, day glo',
    'रंगबिरंगा, रंग बिरंगा, रंगीन, रंगबिरंगे, रंग बिरंगे, बहुरंगी, नियॉन, नियॉन रंग',
    'રંગબેરંગી, રંગીન, રંગરંગીન, બહુરંગી, નિયોન, નિયોન રંગ',
  ],
  pastel: [
    'pastel, candy coloured, candy colored, candy colours, candy colors, soft colours, soft colors, powdery, sorbet, ice cream colours, ice cream colors, ice cream shades, ice cream tones, gelato, sugared almond, pastel colours, pastel colors',
    'पेस्टल, हल्के रंग',
    'પેસ્ટલ, આછા રંગ, હળવા રંગ',
  ],
  earthy: [
    'earthy, earth tones, earth tone, earth colours, natural dyes, natural dye, vegetable dyes, vegetable dye, autumn, autumnal, autumn colours, autumn colors, autumn tones, fall colours, fall colors, sharad, patjhad, patjhar, pankhar',
    'मटमैला, प्राकृतिक रंग, पतझड़, शरद, शरद ऋतु',
    'કુદરતી રંગ, માટીના રંગ, પાનખર, શરદ, શરદ ઋતુ',
  ],
  jewel: [
    'jewel, jewel tones, jewel tone, jewelled, gem, gemstone, rich colours, rich colors',
    'रत्न, जवाहरात, रत्न रंग',
    'રત્ન, ઝવેરાત',
  ],
  monochrome: [
    'monochrome, monochromatic, single colour, single color, one colour, one color, tone on tone, tonal, self colour, shades of, tints of',
    'एकरंगी, एक रंग, एक ही रंग',
    'એકરંગી, એક રંગ, એક જ રંગ',
  ],
  analogous: ['analogous, harmonious, neighbouring colours, related colours', 'मेल खाते रंग', 'મળતા રંગ'],
  complementary: [
    'complementary, contrasting, contrast, opposite colours, opposite colors, high contrast, kontrast',
    'विपरीत रंग, कंट्रास्ट',
    'વિરોધી રંગ, કોન્ટ્રાસ્ટ',
  ],
  warm: ['warm, warm colours, warm colors, warm tones, sunset, fiery', 'गर्म, उष्ण, गर्म रंग', 'ગરમ, હૂંફાળું, ગરમ રંગ'],
  cool: ['cool, cool colours, cool colors, cool tones, cold, icy', 'ठंडा, शीतल, ठंडे रंग', 'ઠંડું, શીતળ, ઠંડા રંગ'],
  neutral: [
    'neutral, muted colours, muted colors, nude, colourless, colorless, no colours, no colors, no colour, no color, without colour, without color, natural tones',
    'तटस्थ, न्यूट्रल, सादे रंग',
    'તટસ્થ, ન્યુટ્રલ',
  ],
} as const satisfies Record<ColorScheme, Words>;

export const settingWords = {
  wedding: [
    'wedding, bridal, bride, trousseau, marriage, shaadi, shadi, vivah, lagna, lagan, dulhan',
    'शादी, विवाह, दुल्हन, ब्याह, लगन',
    'લગ્ન, વિવાહ, દુલ્હન, નવવધૂ',
  ],
  festival: [
    'festival, diwali, deepavali, holi, navratri, garba, eid, pongal, onam, baisakhi, celebration, utsav, tyohar, party, puja',
    'त्योहार, त्यौहार, उत्सव, दिवाली, दीपावली, होली, नवरात्रि, ईद, पूजा',
    'તહેવાર, ઉત્સવ, દિવાળી, હોળી, નવરાત્રિ, ગરબા, પૂજા',
  ],
  spring: ['spring, springtime, vasant, basant, bahar', 'वसंत, बसंत, बहार', 'વસંત, બહાર'],
  summer: [
    'summer, summery, summertime, garmi, garmiyon, grishma, unalo, unala, unado, beachwear, resort, resort wear, cruise',
    'गर्मी, गर्मियां, ग्रीष्म',
    'ઉનાળો, ઉનાળુ, ગ્રીષ્મ',
  ],
  monsoon: [
    'monsoon, rain, rainy, sawan, saavan, barsaat, varsha, barish',
    'मानसून, सावन, बारिश, वर्षा, बरसात',
    'ચોમાસું, વરસાદ, શ્રાવણ, વર્ષા',
  ],
  garden: [
    'garden, meadow, orchard, forest floor, woodland floor, hedgerow, bageecha, bagicha, baug, gardens of, upvan',
    'बगीचा, बाग़, उपवन, बगिया',
    'બગીચો, બાગ, ઉપવન',
  ],
  winter: ['winter, snow, snowy, christmas, sardi, frost', 'सर्दी, जाड़ा, शीत ऋतु', 'શિયાળો, શિશિર'],
} as const satisfies Record<Setting, Words>;
