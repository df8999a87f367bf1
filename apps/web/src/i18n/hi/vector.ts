import type { vector as english } from '../en/vector.ts';
import type { Words } from '../words.ts';

export const vector: Words<typeof english> = {
  format: 'फ़ाइल',
  detail: 'रेखाओं की बारीकी',
  detailOf: '5 में से {level}',
  smallest: 'सबसे छोटा धब्बा',
  denoise: 'दाने हटाना',
  sharpen: 'तीखापन',
  weave: 'बुनाई और मुआरे हटाएँ',
  cleanEdges: 'साफ़ किनारे',
  hint: 'क्षेत्रों के किनारे साझा हैं और टाइल के सिरों पर मिलते हैं, इसलिए ड्रॉइंग बिना दरार के रिपीट होती है।',
  dxfHint: 'DXF में मिलीमीटर में बंद रेखाएँ होती हैं, हर रंग की अपनी लेयर, कटर और प्लॉटर के लिए।',
  submit: '{format} में बनाएँ',
  tooLarge: 'पहले “नाप” में जाकर चित्र छोटा करें।',
};
