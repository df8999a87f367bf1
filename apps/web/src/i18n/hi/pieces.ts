import type { pieces as english } from '../en/pieces.ts';
import type { Words } from '../words.ts';

export const pieces: Words<typeof english> = {
  extent: 'क्या एक्सपोर्ट हो',
  tile: 'टाइल',
  piece: 'पूरा कपड़ा',
  goods: 'कपड़ा',
  names: {
    'general textile': 'एक मीटर कपड़ा',
    sarees: 'साड़ी: किनारे, पल्लू और ब्लाउज़ पीस के साथ',
    dupattas: 'दुपट्टा: चारों ओर किनारे के साथ',
    kurtas: 'कुर्ता: योक, घेरे और आस्तीन के साथ',
    bedsheets: 'चादर: बीच में चौखटे के साथ',
    shirts: 'एक मीटर शर्टिंग',
    fabrics: 'एक मीटर कपड़ा',
  },
  onCloth: 'कपड़े पर',
  onClothText: '{width} × {height} सेमी',
  hint: 'किनारे और पल्लू इसी डिज़ाइन से, इसी के रंगों में बनते हैं।',
  tooLarge: '{limit} मेगापिक्सेल से अधिक। कम dpi चुनें।',
  svg: 'SVG',
  svgHint: 'लेयरों में आकृतियों के रूप में, बुनावट और रंग के फैलाव के बिना।',
};
