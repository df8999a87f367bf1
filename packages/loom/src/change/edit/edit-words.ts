import type { Words } from '../../vocabulary/words.ts';

/** What one is asked to do. */
export const actionWords = {
  make: [
    'make, change, set, turn, switch, convert, use, give, recolour, recolor, colour it, color it, dye, paint, let it be, should be, must be, karo, kar do, kardo, karna, banao, bana do, banado, badlo, badal do, rakho, kari do, karjo, banavo, badli nakho, rakhjo',
    'करो, कर दो, करें, कर दें, कीजिए, करना, बनाओ, बना दो, बनाएं, बना दें, बदलो, बदल दो, बदलें, रखो, रखें',
    'કરો, કરી દો, કરજો, કરવું, બનાવો, બનાવી દો, બદલો, બદલી નાખો, રાખો, આપો',
  ],
  add: [
    'add, include, put, put in, insert, bring in, introduce, give it some, with added, jodo, jod do, dalo, daal do, lagao, umero, muko',
    'जोड़ो, जोड़ दो, जोड़ें, डालो, डाल दो, डालें, लगाओ, लगाएं',
    'ઉમેરો, ઉમેરી દો, મૂકો, નાખો, લગાવો, જોડો',
  ],
  remove: [
    'remove, delete, drop, take out, take away, take off, get rid of, erase, lose, no more, without, no, hatao, hata do, hatado, hatakar, hata kar, nikalo, nikal do, nikalkar, kadho, kadhi nakho, kadhine, bina, vagar, nahi, nahi chahiye, mat, nathi joitu, nathi joita',
    'हटाओ, हटा दो, हटाएं, हटा दें, हटाकर, हटा कर, निकालो, निकाल दो, निकालकर, मिटाओ, बिना, के बिना, नहीं, नहीं चाहिए, मत, न हो, न हों',
    'હટાવો, હટાવી દો, હટાવીને, કાઢો, કાઢી નાખો, કાઢીને, દૂર કરો, વગર, વિના, નહીં, નહિ, ન જોઈએ, નથી જોઈતું, નથી જોઈતા',
  ],
  replace: [
    'replace, swap, exchange, substitute, instead of, in place of, rather than, ki jagah, ke badle, ne badle',
    'की जगह, के बदले, बदले, के स्थान पर, की बजाय',
    'ને બદલે, ના બદલે, બદલે, ની જગ્યાએ, ની જગ્યા એ',
  ],
  /** What was said to stay. */
  keep: [
    'keep, retain, preserve, leave, don t change, dont change, do not change, don t touch, dont touch, do not touch, waisa hi rakho, em j rakho',
    'वैसा ही रखो, वैसे ही रखो, वैसे ही रहने दो, रहने दो, मत बदलो',
    'એમ જ રાખો, એમનું એમ રાખો, રહેવા દો, ન બદલો',
  ],
  relay: [
    'another layout, different layout, new layout, other layout, change the layout, change layout',
    'दूसरा लेआउट, लेआउट बदलो',
    'બીજો લેઆઉટ, લેઆઉટ બદલો',
  ],
  rearrange: [
    'rearrange, shuffle, another arrangement, different arrangement, new arrangement, arrange differently, arrange it differently, another one, try again, phir se sajao',
    'फिर से सजाओ, दूसरी तरह सजाओ, नए सिरे से सजाओ',
    'ફરી ગોઠવો, બીજી રીતે ગોઠવો, નવેસરથી ગોઠવો',
  ],
} as const satisfies Record<string, Words>;
export type Action = keyof typeof actionWords;

/** How what is there is to differ. */
export const changeWords = {
  more: [
    'more, increase, extra, additional, zyada, aur zyada, badhao, badha do, vadhu, vadhare, vadharo',
    'ज़्यादा, अधिक, बढ़ाओ, बढ़ा दो, और ज़्यादा',
    'વધુ, વધારે, વધારો',
  ],
  fewer: [
    'fewer, few, less, reduce, decrease, cut down, kam, ghatao, ochha, ochhu, ghatado',
    'कम, घटाओ, घटा दो',
    'ઓછા, ઓછાં, ઓછું, ઓછી, ઓછો, થોડા, થોડાં, ઘટાડો',
  ],
  bigger: [
    'bigger, larger, enlarge, scale up, blow up, grow, increase the size, increase size',
    'और बड़ा, और बड़े, और बड़ी',
    'વધુ મોટું, વધુ મોટા',
  ],
  smaller: [
    'smaller, shrink, scale down, finer scale, decrease the size, reduce the size, decrease size, reduce size',
    'और छोटा, और छोटे, और छोटी',
    'વધુ નાનું, વધુ નાના',
  ],
  doubled: [
    'double, doubled, twice the size, twice as big, twice as large, double the size, dugna, bamnu',
    'दुगना, दुगुना, दोगुना',
    'બમણું, બમણા, બેવડું',
  ],
  halved: ['half the size, half as big, half as large, halve, aadha karo, ardhu', 'आधा, आधा आकार', 'અડધું, અડધા, અડધી'],
  denser: ['denser, fuller, tighter, closer together, fill the gaps, more packed', 'और घना, और घनी', 'વધુ ગાઢ, વધુ ભરચક'],
  sparser: [
    'sparser, airier, looser, more open, more spaced, more space, more breathing space, farther apart, further apart',
    'और खुला, और विरल',
    'વધુ ખુલ્લું, વધુ છૂટું',
  ],
  darker: ['darker, deeper, darken, deepen', 'और गहरा, और गहरी, और गहरे, गाढ़ा करो', 'વધુ ઘેરું, વધુ ઘાટું, વધુ ઘેરા'],
  lighter: [
    'lighter, paler, lighten, softer colours, softer colors',
    'और हल्का, और हल्की, और हल्के',
    'વધુ આછું, વધુ આછા, વધુ હળવું',
  ],
  brighter: [
    'brighter, more vivid, more vibrant, more saturated, brighten, punchier, richer colours, richer colors',
    'और चटक, और चटकीला',
    'વધુ ચટક, વધુ ભડક',
  ],
  duller: [
    'duller, more muted, mute, less bright, less saturated, less vivid, desaturate, subtler, calmer colours, calmer colors',
    'और फीका, और मद्धम',
    'વધુ ઝાંખું',
  ],
  warmer: ['warmer, warm up', 'और गर्म, गर्माहट', 'વધુ ગરમ, ઉષ્માભર્યું'],
  cooler: ['cooler, cool down', 'और ठंडा', 'વધુ ઠંડું'],
  simpler: [
    'simpler, simplify, plainer, less detail, less detailed, fewer details, cleaner design',
    'और सरल, और सादा, सरल करो',
    'વધુ સાદું, સરળ',
  ],
  richer: [
    'more detail, more details, more detailed, more intricate, finer detail, finer details, richer, more elaborate',
    'और बारीक, और विस्तार',
    'વધુ બારીક, વધુ વિગત',
  ],
  thicker: [
    'thicker, heavier lines, heavier, bolder, thicker lines, bolder lines',
    'और मोटी, और मोटा',
    'વધુ જાડું, વધુ જાડી',
  ],
  thinner: [
    'thinner, finer, finer lines, lighter lines, thinner lines, slimmer',
    'और पतली, और पतला',
    'વધુ પાતળું, વધુ પાતળી',
  ],
  cleaner: [
    'cleaner, crisper, sharper, smoother, straighter, less rough, less wobbly, more precise',
    'और साफ़, साफ़',
    'વધુ સાફ, વધુ ચોખ્ખું',
  ],
  rougher: ['rougher, more hand drawn, more handmade, more wobbly, looser lines, more organic', 'और हाथ का', 'વધુ હાથનું'],
  older: ['older, more aged, more worn, more faded, more vintage, age it', 'और पुराना', 'વધુ જૂનું'],
  newer: ['newer, fresher, less aged, less worn, less faded', 'और नया, ताज़ा', 'વધુ નવું, તાજું'],
} as const satisfies Record<string, Words>;
export type Change = keyof typeof changeWords;

/** Parts of a cloth that only an edit speaks of. */
export const partWords = {
  line: [
    'outline, outlines, contour, contours, line, lines, linework, rekha, reja',
    'रेखा, रेखाएं, रेखाओं, आउटलाइन',
    'રેખા, રેખાઓ, આઉટલાઇન',
  ],
  texture: [
    'texture, weave, grain, noise, mottle, thread texture, cloth texture, bunavat',
    'बनावट, बुनावट, दानेदार',
    'પોત, વણાટ, દાણા',
  ],
  motifs: [
    'motif, motifs, pattern, patterns, design, designs, print, everything, all, whole, it',
    'मोटिफ़, सब कुछ, डिज़ाइन, सब',
    'મોટિફ, ભાત, ડિઝાઇન, બધું',
  ],
} as const satisfies Record<string, Words>;
export type EditPart = keyof typeof partWords;

/** Where one wish ends and the next begins. */
export const joints = [
  'and',
  'then',
  'also',
  'and then',
  'but',
  'plus',
  'aur',
  'phir',
  'ane',
  'और',
  'फिर',
  'तथा',
  'लेकिन',
  'અને',
  'પછી',
  'તથા',
  'પણ',
  '&',
  '+',
];
