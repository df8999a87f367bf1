import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const checksWords = {
  words: [
    'checks, check, checked, checkered, chequered cloth, charkhana, chaarkhana, check fabric, kota, kota doria, lungi check, lungi, chokda, chokdo, chokdi, chokadi, chokdivalu, chaukhana, chowkhana',
    'चारख़ाना, चेक, चेकदार, चारखाना',
    'ચેક્સ, ચોકડી, ચોકડા, ચોકડો, ચોકડીવાળું, ચોકડી ભાત, ચેક, ચોકડીનું કાપડ, ચોકડી કાપડ, શર્ટની ચોકડી',
  ],
  about: [
    'Dyed yarns crossing in warp and weft: gingham, tartan, madras, gamcha.',
    'ताने और बाने में मिलते रँगे सूत: गिंगम, टार्टन, मद्रास, गमछा।',
    'તાણા અને વાણામાં મળતું રંગેલું સૂતર: ગિંગમ, ટાર્ટન, મદ્રાસ, ગમછો.',
  ],
  isTechnique: true,
  printed: 'over',
  suggestedMotifs: [],
  unsupportedMotifs: [
    'rosette',
    'blossom',
    'palmette',
    'carnation',
    'lotus',
    'bud',
    'leaf',
    'vine',
    'paisley',
    'star',
    'medallion',
    'dot',
    'tree',
    'bouquet',
    'diamond',
    'trefoil',
  ],
  layouts: {
    gingham: {
      name: ['gingham', 'गिंगम', 'ગિંગમ'],
      words: [
        'gingham, vichy, vichy check, picnic check, small check, fine check, fine checks, mini check, mini checks, tiny check, apron check, jhina chokda, zina chokda, jhini chokdi, zini chokdi, jhina chek, bareek check, barik check, mahin check, chhota check, chota check, nani chokdi, nana chokda',
        'गिंगम, छोटा चेक, छोटे चेक, बारीक चेक, महीन चेक, नन्हा चेक',
        'ગિંગમ, નાની ચોકડી, ઝીણી ચોકડી, ઝીણા ચોકડા, નાના ચોકડા, ઝીણા ચેક્સ, ઝીણા ચેક, બારીક ચોકડી',
      ],
      near: ['grid'],
    },
    tartan: {
      name: ['tartan', 'टार्टन', 'ટાર્ટન'],
      words: [
        'tartan, tartans, plaid, plaids, scottish check, scotch check, highland check',
        'टार्टन, स्कॉटिश चेक, प्लेड',
        'ટાર્ટન, સ્કોટિશ ચેક, પ્લેડ',
      ],
      near: ['mirror'],
    },
    'black-watch': {
      name: ['Black Watch tartan', 'ब्लैक वॉच टार्टन', 'બ્લેક વૉચ ટાર્ટન'],
      words: [
        'black watch, black watch tartan, black watch check, black watch plaid',
        'ब्लैक वॉच, ब्लैक वॉच टार्टन, ब्लैक वॉच चेक',
        'બ્લેક વોચ, બ્લેક વૉચ, બ્લેક વોચ ટાર્ટન, બ્લેક વોચ ચેક',
      ],
      dyes: ['#1e4a36', '#1d2f55', '#16302a', '#121c38'],
    },
    'royal-stewart': {
      name: ['Royal Stewart tartan', 'रॉयल स्टुअर्ट टार्टन', 'રૉયલ સ્ટુઅર્ટ ટાર્ટન'],
      words: [
        'royal stewart, royal stewart tartan, royal stuart, royal stuart tartan, stewart tartan, royal stewart check, royal stewart plaid',
        'रॉयल स्टुअर्ट, रॉयल स्टुअर्ट टार्टन',
        'રોયલ સ્ટુઅર્ટ, રૉયલ સ્ટુઅર્ટ, રોયલ સ્ટુઅર્ટ ટાર્ટન',
      ],
      dyes: ['#b01820', '#1d5a3a', '#e3b53a', '#22376b'],
    },
    madras: {
      name: ['madras', 'मद्रास चेक', 'મદ્રાસ ચેક'],
      words: ['madras, madras check, madras plaid, bleeding madras', 'मद्रास चेक, मद्रास', 'મદ્રાસ ચેક, મદ્રાસ'],
    },
    windowpane: {
      name: ['windowpane', 'खिड़की चेक', 'બારી ચેક'],
      words: [
        'windowpane, window pane, windowpane check, overcheck',
        'खिड़की चेक, विंडोपेन, विंडोपेन चेक',
        'બારી ચેક, વિન્ડોપેન, વિન્ડોપેન ચેક',
      ],
    },
    tattersall: {
      name: ['tattersall', 'टैटरसॉल', 'ટેટરસોલ'],
      words: ['tattersall, graph check, shirting check', 'टैटरसॉल', 'ટેટરસોલ'],
    },
    gamcha: {
      name: ['gamcha', 'गमछा', 'ગમછો'],
      words: ['gamcha, gamchha, gamosa, angocha', 'गमछा, अंगोछा', 'ગમછો, અંગૂછો'],
    },
    buffalo: {
      name: ['buffalo check', 'बफ़ेलो चेक', 'બફેલો ચેક'],
      words: [
        'buffalo check, buffalo plaid, lumberjack, lumberjack check, block check',
        'बफ़ेलो चेक, बड़ा चेक',
        'બફેલો ચેક, મોટી ચોકડી',
      ],
      near: ['two-scale'],
    },
  },
  leanings: { usage: { shirts: 1.1, fabrics: 0.3 }, style: { vintage: 0.2, contemporary: 0.2 } },
} satisfies FamilyVocabulary;
