import type { Words } from './words.ts';

/** Sizes as factors of the usual size. */
export const sizeWords = {
  mini: [
    'nana nana, nani nani, nanu nanu, chhote chhote, chhoti chhoti, chhota chhota, mini, miniature, tiny, micro, teeny, very small, extra small, very tiny, very little, bahut chhota, bahut chhote, bahut chhoti, khub nanu, khub nani, jhinu, jhini, zini, jheena, jheeni, jhina, jhinaa, jheenu, zina, zinu, jhino, nanhi, nanha, nanhe, ekdam nanu, ekdam nani, ekdam jhinu, zina zina, jhina jhina',
    'छोटे छोटे, छोटी छोटी, छोटे-छोटे, छोटी-छोटी, नन्हा, नन्हे, सूक्ष्म, बहुत छोटा, नन्ही, बहुत छोटी, बहुत छोटे, नन्हे नन्हे, नन्ही नन्ही',
    'નાના નાના, નાની નાની, નાનું નાનું, નાનાં નાનાં, ઝીણું, ટચૂકડું, ઝીણી, ખૂબ નાનું, બહુ નાનું, ઝીણો, ઝીણા, ઝીણાં, ટચૂકડા, ઝીણકું, ઝીણકા, એકદમ નાનું, એકદમ ઝીણું, ઝીણા ઝીણા, ઝીણાં ઝીણાં, ઝીણી ઝીણી',
  ],
  small: [
    'small, little, small scale, smaller, petite, thin, thinner, narrow, slim, chhota, chota, chhote, chhoti, choti, nanu, nana, nani, patla, patli, sankdi, chhotu, patlo, patlu, nano, nanaa, naani, naana, naanu, saankdi, saankdu',
    'छोटा, पतला, संकरा, पतली, छोटी, छोटे, लघु',
    'નાનું, નાનો, પાતળું, સાંકડું, નાનકડું, નાનકડી, નાનકડા, નાની, નાના, પાતળા',
  ],
  medium: ['medium, medium sized, mid sized, medium scale', 'मध्यम, मझोला', 'મધ્યમ'],
  large: [
    'large, big, bigger, larger, large scale, thick, thicker, broad, wide, wider, bada, badi, bade, badaa, motu, mota, moti, moto, chauda, chaudi, pahola, paholi, moota, mooti, chaude, chauri, chaure, pahoda, pahodi, jadi, jadu, jaada, bari, baraa, bare motif',
    'बड़ा, विशाल, चौड़ा, मोटा, बड़ी, बड़े, चौड़ी',
    'મોટું, મોટો, પહોળું, જાડું, મોટા, મોટી, પહોળા, જાડા, જાડો',
  ],
  huge: [
    'huge, giant, oversized, oversize, very large, extra large, very big, gigantic, statement, enormous, massive, bahut bada, bahut bade, bahut badi, khub motu, khub mota, vishal, bahu motu, bahu mota, bahu moti, khoob bada, khoob bade',
    'बहुत बड़ा, विराट, विशालकाय, बहुत बड़ी, बहुत बड़े',
    'ખૂબ મોટું, બહુ મોટું, વિરાટ, ખૂબ મોટા, બહુ મોટા, વિશાળ, મહાકાય',
  ],
} as const satisfies Record<string, Words>;
export type SizeWord = keyof typeof sizeWords;

export const densityWords = {
  dense: [
    'dense, densely, ghana, ghani, ghane, ghanu, ghatta, packed, closely packed, tightly packed, busy, crowded, full, lush, heavy, all over, allover, abundant, filled, denser, more dense, high density, tight, compact, no gaps, no empty space, no ground showing, hardly any ground, close set, closely set, chock full, teeming, khub ghana, thansa hua, less space, without gaps, gadh, gaadh, gich, bharchak, bharelu, bhara, bhari, ghatt, gheech, bhareli, bharela, khichokhich, khub bharelu, bharapura, chhalochhal',
    'घना, सघन, भरा, भरा हुआ, भरवां, भारी, खचाखच, ठसाठस, गझिन, घनी, घने, भरी हुई, भरपूर भरा, घना घना',
    'ગાઢ, ઘન, ભરચક, ગીચ, ભરેલું, ભારે, ખીચોખીચ, ઘટ્ટ, ઘાટું ભરેલું, ભરેલા, ભરેલી, ભરાવદાર, ઠાંસીને ભરેલું',
  ],
  airy: [
    'airy, loose, almost empty, nearly empty, mostly empty, almost bare, mostly bare, nearly bare, lots of plain ground, plenty of plain ground, lots of empty ground, lots of bare ground, lots of ground showing, plenty of ground showing, lagbhag khali, lagbhag khaali, bahut khali jagah, bahut khaali jagah, ghani khali jagya, khub khali jagya, loosely, loosely spaced, loosely scattered, sparse, sparsely, spaced, spaced out, open, khula, khuli, roomy, white space, empty space, negative space, breathing space, uncrowded, space, more space, lots of space, room, breathing room, gaps, less dense, not dense, less busy, less crowded, fewer motifs, low density, medium density, lots of ground, plenty of ground, much ground, open ground, more ground, empty ground, bare ground, generous ground, ground showing, room to breathe, breathable, uncluttered layout, well spaced, widely spaced, wide apart, far apart, lots of air, kam ghana, khula khula, khuli khuli, khullu khullu, khaali jagah, khali jagah, khali jagya, chhutu, chhuta, chhutti, khullu, khulli, khullo, door door, dur dur, duur duur, chhete chhete, chhetu, chhete, khulli jagya, khula ground, alag alag door, chhuta rakho, mokla, moklu, moklash, kam bhara, kam bharelu, khuli zameen, widely scattered, generously spaced, spaced apart, spaced far apart, spaced widely, set apart, set far apart, set wide apart, wide spacing, wide gaps, wide space, scattered far apart, lots of space between, plenty of space, plenty of room, far between, few and far between',
    'खुला, खुला खुला, लगभग खाली, लगभग ख़ाली, बहुत खाली जगह, बहुत ख़ाली जगह, खूब खाली जगह, खुली खुली, विरल, छितरा, कम घना, ख़ाली जगह, खाली जगह, ख़ाली ज़मीन, खाली जमीन, ज़्यादा ज़मीन, खूब ज़मीन, दूर दूर, हवादार, सफ़ेद जगह, दूर-दूर, दूरी पर, फ़ासले पर, खुली जगह, खुली ज़मीन, ज़्यादा जगह, छोड़ छोड़ कर',
    'છૂટું, ખુલ્લું, લગભગ ખાલી, ઘણી ખાલી જગ્યા, ખૂબ ખાલી જગ્યા, ઘણી ખુલ્લી જગ્યા, ખુલ્લું ખુલ્લું, હવાદાર, ઓછું ગાઢ, ખાલી જગ્યા, ખાલી ભોંય, ખાલી જમીન, ઝાઝી જમીન, દૂર દૂર, સફેદ જગ્યા, મોકળું, છેટે છેટે, છેટાં છેટાં, અલગ અલગ છેટે, છૂટા, છૂટી, છૂટાં, મોકળાશ, મોકળાશવાળું, વધારે જગ્યા, ઝાઝી જગ્યા, આઘાં આઘાં, આઘા આઘા',
  ],
} as const satisfies Record<string, Words>;
export type DensityWord = keyof typeof densityWords;

/** Words that change the colour after them; beside a ground without a colour they say how light it is. */
export const shadeWords = {
  light: [
    'light, pale, soft, lighter, paler, softer, halka, halke, halki, halku, aachhu, aachho, aachhi, aachha, achhu, achho, washed, tint of, aachhun, halvo, halvi, halvu, fikku, fikko, feeka, feeki',
    'हल्का, फीका, हल्की, हल्के, फीकी',
    'આછું, હળવું, હલકું, આછો, આછી, આછા, ફિક્કું',
  ],
  dark: [
    'dark, deep, darker, deeper, gehra, gahra, gehre, gehri, gahri, ghero, gheru, gheri, gaadha, darkest, midnight dark, gaadhi, ghatu, ghatta rang, ghera',
    'गहरा, गाढ़ा, गहरी, गहरे, गाढ़ी',
    'ઘેરું, ઘાટું, ઊંડું, ઘેરો, ઘેરી, ઘેરા, ઘાટો',
  ],
  bright: ['bright, brighter, vivid, intense, saturated, chatak', 'चटक, चटकीला, चटख, तेज़', 'ચટક, ભડક, તેજ'],
  muted: [
    'muted, dusty, dull, duller, faded, sun faded, dusky toned, washed out, greyed, jhankhu, jhankho, jhankhi, dhundhla, dhundhli',
    'मद्धम, मटियाला, धुंधला, मंद',
    'ઝાંખું, ઝાંખો, ઝાંખી, મંદ',
  ],
} as const satisfies Record<string, Words>;
export type ShadeWord = keyof typeof shadeWords;

/** The words that tie others together. */
export const grammarWords = {
  /** Before what is refused. */
  not: [
    'no, not, without, avoid, avoiding, exclude, excluding, except, never, minus, sans, omit, skip, remove, leave out, bina, none of, free of, don t want, dont want, do not want, don t use, dont use, do not use, not any, nothing with, neither, instead of, rather than, in place of, everything but, anything but, all but, skipping, lose the, drop the, get rid of, leave off, free from, devoid of, hold the, no trace of, not a trace of, without a trace of, no hint of, not a hint of, no touch of, not a touch of, no sign of, no shade of, no shades of, no tone of, no tones of, no tint of, no tints of, no use of, not a drop of, not a speck of, nothing, zero, other than, any colour but, any color but, every colour but, every color but, all colours but, all colors but, any colour apart from, any color apart from, any colour besides, any color besides, stay away from, keep away from, staying away from, steer clear of, keep out, rule out, hate, dislike, don t like, do not like, cannot have, can t have, forbid, ban, exclude all',
    'बिना, बग़ैर, न, ना',
    '',
  ],
  /** After what is refused. */
  'not-after': [
    'nahi, nahin, mat, mat dalna, mat dalo, mat lagana, nahi chahiye, nahi hona chahiye, na ho, na hove, vagar, vina, na joie, na hoy, nathi joitu, nathi joiti, nathi joita, nathi joito, nathi joitun, nathi joie, ke bina, ke bagair, ki jagah, ne badle, sivay, siwa, hatao, hatake, hata do, not allowed, not permitted, not wanted, not welcome, not appear, not appear anywhere, not be used, not to be used, not be there, not be present, not be seen, not be visible, not be included, not to be included, not be in it, not acceptable, cannot be used, can t be used, cannot appear, can t appear, forbidden, is banned, are banned, banned, prohibited, excluded, is out, are out, is a no, is a no no, is off limits, na karo, na kare, na karein, na karna, na dalo, na daalo, na lagao, na rakho, na nakho, na nakhsho, na vapro, na vaparo, na vaparsho, na aave, na aaye, na dikhe, na dekhay, na chale, nahi chalega, nahi chale, nahi chalse, se bacho, se bachein, mana hai, mana he, mana chhe, mana che, pasand nahi, nathi gamto, nathi gamtu, talo, taaljo',
    'नहीं, मत, मत डालना, मत डालो, मत लगाना, नहीं चाहिए, नहीं होना चाहिए, न हो, न हों, ना हो, ना हों, छोड़कर, के अलावा, के बिना, के बग़ैर, की जगह, के बदले, बदले, के सिवा, न चाहिए, हटाओ, हटा दो, हटाकर, को छोड़कर, न करें, ना करें, न करो, मत करो, न डालें, न डालो, न लगाएँ, न लगाओ, न रखें, न रखो, न आए, न आये, न दिखे, न दिखाई दे, न चले, नहीं चलेगा, नहीं आना चाहिए, नहीं दिखना चाहिए, से बचें, से बचो, से परहेज़, वर्जित, निषिद्ध, मना, मना है, मंज़ूर नहीं, पसंद नहीं, नापसंद, निकाल दो, निकाल दें, हटा दें, हटाएँ',
    'વિના, વગર, નહીં, નહિ, ન જોઈએ, ના જોઈએ, નથી જોઈતું, સિવાય, ની જગ્યાએ, ને બદલે, ના બદલે, બદલે, કાઢી નાખો, ન હોય, ના હોય, ન હોવું જોઈએ, ન હોવા જોઈએ, ન હોવી જોઈએ, ન નાખો, ન નાખશો, નથી જોઈતા, નથી જોઈતી, નથી જોઈતો, ન હોવો જોઈએ, ના હોવો જોઈએ, ના હોવું જોઈએ, ન વાપરો, ના વાપરો, ન વાપરશો, ન વાપરવો, ન વાપરવું, ન વપરાય, ન કરો, ના કરો, ન કરશો, ન કરવો, ન રાખો, ના રાખો, ન રાખશો, ના નાખો, ના નાખશો, ન આવે, ના આવે, ન આવવો જોઈએ, ન દેખાય, ના દેખાય, ન ચાલે, ના ચાલે, નહીં ચાલે, ટાળો, ટાળશો, ટાળવો, ટાળીને, મનાઈ, મનાઈ છે, ની મનાઈ, વર્જિત, બાકાત, પસંદ નથી, નાપસંદ, દૂર રાખો, કાઢી નાખજો, છોડીને, નો ઉપયોગ ન કરો',
  ],
  ground: [
    'background, back ground, ground, base, backdrop, field, base colour, base color, ground colour, ground color, background colour, background color, zameen, zamin, jameen, jamin, bhoy, bhoi, prishthabhumi, grounded in, body, body colour, body color',
    'पृष्ठभूमि, ज़मीन, जमीन, बैकग्राउंड, तल, आधार, भूमि, बॉडी',
    'ભોંય, ભોંયતળ, જમીન, પૃષ્ઠભૂમિ, બેકગ્રાઉન્ડ, તળ, આધાર, ભૂમિ, બોડી',
  ],
  /** Before the ground. */
  on: ['on, onto, over, upon, against, atop, on top of', '', ''],
  /** After the ground. */
  'on-after': ['par, pe, ke upar, upar', 'पर, के ऊपर, ऊपर, पे', 'પર, ની ઉપર, ઉપર'],
  and: ['and, plus, with some, aur, ane, tatha', 'और, तथा, एवं, व', 'અને, તથા, ને'],
  or: ['or, nor, and or, ya, athva', 'या, अथवा, न ही', 'કે, અથવા'],
  /** Parts a ground from what lies on it. */
  with: [
    'with, having, featuring, carrying, bearing, covered with, covered in, filled with, scattered with, strewn with, decorated with, ke saath, ke sath, sathe, jispe, jis pe, jis par, jisme',
    'के साथ, साथ, जिस पर, जिसपर, जिसमें',
    'સાથે, જેના પર, જેમાં',
  ],
  for: ['for, as, by, from, to, ke liye, mate', 'के लिए, लिए', 'માટે'],
  /** Before what is only a likeness: "like ajrakh, but ikat" is an ikat. */
  like: [
    'like, similar to, in the style of, in the manner of, inspired by, reminiscent of, along the lines of, as in, alike',
    '',
    '',
  ],
  /** After what is only a likeness. */
  'like-after': [
    'like look, style mein, style ma, jaisa, jaise, jaisi, jevu, jevi, jevo, inspired, esque',
    'जैसा, की तरह, की शैली में, से प्रेरित, सरीखा',
    'જેવું, જેવો, ની જેમ, ની શૈલીમાં, થી પ્રેરિત',
  ],
  in: ['in, of', 'में', 'માં'],
  colours: ['colour, color, screen, ink, tone, shade, hue, tint, rang, rangon', 'रंग', 'રંગ'],
  cm: ['cm, cms, centimetre, centimeter, centimetres, centimeters, semi', 'सेमी, सेंटीमीटर', 'સેમી, સેન્ટીમીટર'],
  mm: ['mm, millimetre, millimeter, millimetres, millimeters', 'मिमी, मिलीमीटर', 'મિમી, મિલીમીટર'],
  inch: ['inch, inches', 'इंच', 'ઇંચ'],
  /** Before what is wanted, in no number. */
  some: [
    'a few, only a few, just a few, a couple of, nothing but, nothing except, nothing other than, none but, none other than, no colour but, no color but, no colour except, no color except, no colour other than, no color other than, no colours but, no colors but, no colours except, no colors except, no colours other than, no colors other than, no colours apart from, no colours besides, no other colour than, no other colours than, no other color than, no other colors than, no other colours but, no other colours except, not without',
    '',
    '',
  ],
  /** Before what there is to be little of. */
  few: ['few, fewer, very few, less, not too many, not many, not too much, not much, not so many, hardly any', '', ''],
  /** After it, or before it. */
  'few-after': [
    'kam, thode, thodi, thoda, thoda sa, thodu, ochha, ochhu, ochhi',
    'कम, थोड़ा, थोड़ा सा, ज़्यादा नहीं',
    'ઓછું, થોડું, થોડાક',
  ],
} as const satisfies Record<string, Words>;
export type GrammarWord = keyof typeof grammarWords;

/** Numbers in words. Digits of all three scripts are read as they stand. */
export const numberWords = {
  0.5: ['half, half an, half a, aadha, adha, adhi, ardho', 'आधा', 'અડધો, અર્ધો'],
  2: ['two, dui, bey', 'दो', 'બે'],
  3: ['three, teen rang, tran', 'तीन', 'ત્રણ'],
  4: ['four, char, chaar', 'चार', 'ચાર'],
  5: ['five, paanch, panch', 'पांच, पाँच', 'પાંચ'],
  6: ['six, chhah', 'छह, छः', 'છ'],
  7: ['seven, saat', 'सात', 'સાત'],
  8: ['eight, aath', 'आठ', 'આઠ'],
  9: ['nine, nau', 'नौ', 'નવ'],
  10: ['ten, das', 'दस', 'દસ'],
  12: ['twelve, barah', 'बारह', 'બાર'],
} as const satisfies Record<string, Words>;

/** How many colours, in one word. */
export const countWords = {
  1: ['one ink, single ink, one screen, one dye', 'एक स्याही', 'એક શાહી'],
  2: [
    'two tone, two toned, bicolour, bicolor, duotone, dorangi, do rang, do rangon, do hi rang, be j rang, be rang, only two colours, just two colours',
    'दोरंगी, दुरंगी, दो ही रंग',
    'દોરંગી, બેરંગી, બે જ રંગ',
  ],
  3: ['tricolour, tricolor, tirangi, tiranga', 'तिरंगा, तिरंगी', 'તિરંગી, ત્રિરંગી'],
  5: ['panchrangi, pachrangi', 'पंचरंगी, पचरंगी', 'પંચરંગી'],
  7: ['satrangi, saptarangi, rainbow', 'सतरंगी', 'સતરંગી, સપ્તરંગી'],
} as const satisfies Record<string, Words>;
