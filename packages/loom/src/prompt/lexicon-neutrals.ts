import type { ColourWords } from './words.ts';

/** Whites, greys and blacks. Cloth knows no pure white and no pure black. */
export const neutrals = {
  white: [
    '#f7f3ea',
    'white, safed, safaid, sufaid, shwet, dholu, dholo, dhola, dholi, dhaval',
    'सफ़ेद, सफेद, श्वेत, धवल',
    'સફેદ, ધોળું, ધોળો, શ્વેત',
  ],
  'off white': ['#f1ebdc', 'off white, offwhite, broken white', 'ऑफ़ व्हाइट', 'ઓફ વ્હાઇટ'],
  ivory: ['#f3ebd7', 'ivory, hathidant', 'हाथीदांत, आइवरी', 'હાથીદાંત, આઇવરી'],
  cream: ['#efe3c8', 'cream, creamy, creme, malai', 'क्रीम, मलाई', 'ક્રીમ, મલાઈ'],
  ecru: ['#e2d4b4', 'ecru', '', ''],
  kora: ['#e6dac0', 'kora, unbleached, undyed, raw cotton, grey cloth, calico', 'कोरा', 'કોરું, કોરો'],
  beige: ['#deccae', 'beige, biscuit, bej', 'बेज, बिस्कुटी', 'બેજ, બિસ્કિટ રંગ'],
  pearl: ['#ebe5da', 'pearl, pearl white', 'मोतिया, मोती', 'મોતી, મોતિયા'],
  bone: ['#e5dcc8', 'bone, eggshell', '', ''],
  parchment: ['#eadcb9', 'parchment, vellum, old paper', '', ''],
  oatmeal: ['#d9ccb4', 'oatmeal, oat', '', ''],
  mushroom: ['#b3a18c', 'mushroom, fawn', '', ''],
  taupe: ['#8f7f6e', 'taupe', '', ''],
  stone: ['#c2b9a7', 'stone, pebble', 'पत्थर रंग', 'પથ્થર રંગ'],
  silver: [
    '#b9b7b0',
    'silver, silvery, chandi, chaandi, ruperi, rupehla, rupali, rupeli',
    'चांदी, रुपहला, रजत',
    'ચાંદી, રૂપેરી',
  ],
  'light grey': ['#c4c2bc', 'light grey, light gray, pale grey, pale gray, dove grey', 'हल्का ग्रे', 'આછો રાખોડી'],
  grey: ['#8a8781', 'grey, gray, saleti, sleti, surmai', 'स्लेटी, ग्रे, धूसर, सुरमई, राख', 'રાખોડી, ગ્રે, સ્લેટિયો'],
  ash: ['#aaa69c', 'ash, ash grey, ash gray, rakh', '', 'રાખ'],
  smoke: ['#75767a', 'smoke, smoky grey, pewter', 'धुआं', 'ધુમાડિયો'],
  slate: ['#55606b', 'slate, slate grey, slate gray', '', ''],
  charcoal: ['#38373a', 'charcoal, dark grey, dark gray, graphite, koyla', 'कोयला, गहरा ग्रे', 'કોલસો, ઘેરો રાખોડી'],
  black: [
    '#15120f',
    'black, kala, kaala, kali, kaali, kaale, kalo, kalu, jet, onyx',
    'काला, स्याह, कृष्ण रंग',
    'કાળો, કાળું, શ્યામ',
  ],
  'iron black': ['#1d1916', 'iron black, kasim, kasimi, soot', 'कसीम, कसीस', 'કસીમ, હીરાકસી'],
} as const satisfies Record<string, ColourWords>;
