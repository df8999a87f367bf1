import type { pieces as english } from '../en/pieces.ts';
import type { Words } from '../words.ts';

export const pieces: Words<typeof english> = {
  extent: 'શું એક્સપોર્ટ કરવું',
  tile: 'ટાઇલ',
  piece: 'આખું કાપડ',
  goods: 'કાપડ',
  names: {
    'general textile': 'એક મીટર કાપડ',
    sarees: 'સાડી: કિનાર, પાલવ અને બ્લાઉઝ પીસ સાથે',
    dupattas: 'દુપટ્ટો: ચારે બાજુ કિનાર સાથે',
    kurtas: 'કુર્તો: યોક, ઘેર અને બાંય સાથે',
    bedsheets: 'ચાદર: વચ્ચે ચોકઠા સાથે',
    shirts: 'એક મીટર શર્ટિંગ',
    fabrics: 'એક મીટર કાપડ',
  },
  onCloth: 'કાપડ પર',
  onClothText: '{width} × {height} સેમી',
  hint: 'કિનાર અને પાલવ આ જ ડિઝાઇનમાંથી, એના જ રંગોમાં બને છે.',
  tooLarge: '{limit} મેગાપિક્સેલથી વધુ. ઓછું dpi પસંદ કરો.',
  svg: 'SVG',
  svgHint: 'લેયરમાં આકારો રૂપે, વણાટ અને રંગના ફેલાવા વિના.',
};
