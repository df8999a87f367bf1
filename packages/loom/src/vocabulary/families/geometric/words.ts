import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const geometricWords = {
  words: [
    'geometric, geometrical, geometry, geometrics, jyamitiya, geometric print, geo, foulard, greek key, meander, quatrefoil',
    'ज्यामितीय, ज्यामिति',
    'ભૌમિતિક, ભૂમિતિ',
  ],
  about: [
    'Drawn by symmetry: stars, screens, fans, interlaced bands, mosaics.',
    'सममिति से बनी भात: तारे, जाली, पंखे, गुँथे पट्टे, पच्चीकारी।',
    'સમપ્રમાણતાથી રચેલી ભાત: તારા, જાળી, પંખા, ગૂંથેલા પટ્ટા, પચ્ચીકારી.',
  ],
  isTechnique: false,
  printed: 'over',
  suggestedMotifs: ['star', 'diamond'],
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
    'medallion',
    'dot',
    'tree',
    'bouquet',
    'trefoil',
  ],
  figures: ['jaali', 'wave', 'shell'],
  layouts: {
    star: {
      name: ['star tessellation', 'तारा पच्चीकारी', 'તારા પચ્ચીકારી'],
      words: [
        'star tessellation, islamic stars, zellige, zellij, arabic tiles, moroccan tile, moroccan tiles, moroccan star tile, moroccan star tiles, moorish tile, moorish tiles',
        'तारा पच्चीकारी, मोरक्को टाइल, मोरक्कन टाइल',
        'તારા પચ્ચીકારી, મોરોક્કન ટાઇલ, મોરોક્કો ટાઇલ',
      ],
      near: ['star-grid'],
      needs: ['star'],
      brings: ['star'],
    },
    jaali: {
      name: ['pierced screen', 'पत्थर की जाली', 'પથ્થરની જાળી'],
      words: ['hexagon jaali, pierced', 'षट्कोण जाली', 'ષટ્કોણ જાળી'],
      is: ['jaali'],
      near: ['jaal', 'lattice'],
      brings: ['jaali'],
      needs: ['jaali'],
    },
    fans: {
      name: ['fans', 'पंखे', 'પંખા'],
      words: [
        'art deco, deco fans, deco, fans, scallop, scallops, scalloped, fish scale, fish scales',
        'पंखे, आर्ट डेको, शल्क',
        'પંખા, આર્ટ ડેકો',
      ],
      near: ['rows'],
      brings: ['wave', 'shell'],
    },
    strapwork: {
      name: ['strapwork', 'गुँथे पट्टे', 'ગૂંથેલા પટ્ટા'],
      words: [
        'strapwork, interlaced bands, interlacing bands, celtic knot, celtic, knotwork, basketry lines',
        'गुँथे पट्टे',
        'ગૂંથેલા પટ્ટા',
      ],
      near: ['interlock'],
      needs: ['star'],
      brings: ['star'],
    },
    mosaic: {
      hasOwnSize: true,
      name: ['mosaic', 'पच्चीकारी', 'પચ્ચીકારી'],
      words: [
        'mosaic, tiles, tiled, kaleidoscope, quilt blocks, patchwork triangles, encaustic tiles, athangudi',
        'पच्चीकारी, टाइल',
        'પચ્ચીકારી, ટાઇલ',
      ],
      near: ['mirror', 'grid'],
      needs: ['diamond'],
      brings: ['diamond'],
    },
    pinwheel: {
      name: ['pinwheels', 'फिरकी', 'ફિરકી'],
      words: ['pinwheel, pinwheels, whirl', 'फिरकी, चकरघिन्नी', 'ફિરકી, ચકરડી'],
      needs: ['diamond'],
      brings: ['diamond'],
    },
    'mid-century': {
      name: ['mid-century shapes', 'पचास के दशक की आकृतियाँ', 'પચાસના દાયકાના આકાર'],
      words: ['mid century, midcentury, mid century modern, fifties, sixties, retro shapes', 'मिड सेंचुरी', 'મિડ સેન્ચુરી'],
      near: ['two-scale'],
    },
    tumbling: {
      name: ['tumbling blocks', 'घन', 'ઘન'],
      words: [
        'tumbling blocks, tumbling block, baby blocks, isometric cubes, isometric, cubes, stacked cubes, illusion cubes',
        'घनाकार, घन खंड',
        'ઘનાકાર, ઘન ટુકડા, ઘન આકાર',
      ],
      needs: ['diamond'],
      leads: true,
    },
    hexagons: {
      name: ['hexagons', 'षट्कोण', 'ષટ્કોણ'],
      words: [
        'hexagon, hexagons, hexagonal, honeycomb, hexagon tessellation, hexagon tiles',
        'षट्कोण, मधुछत्ता',
        'ષટ્કોણ, મધપૂડો',
      ],
      needs: ['diamond'],
    },
    triangles: {
      name: ['triangles', 'त्रिकोण', 'ત્રિકોણ'],
      words: [
        'triangle tessellation, tessellated triangles, triangles tessellated, triangle pattern, triangular',
        'त्रिकोण पच्चीकारी, त्रिकोणीय',
        'ત્રિકોણ પચ્ચીકારી, ત્રિકોણાકાર',
      ],
      needs: ['diamond'],
    },
    'op-art': {
      name: ['op art', 'ऑप आर्ट', 'ઓપ આર્ટ'],
      words: [
        'op art, opart, optical art, optical illusion, optical, illusion, trompe l oeil',
        'ऑप आर्ट, दृष्टिभ्रम',
        'ઓપ આર્ટ, દૃષ્ટિભ્રમ',
      ],
      needs: ['diamond'],
    },
    argyle: {
      name: ['argyle', 'आर्गाइल', 'આર્ગાઇલ'],
      words: [
        'argyle, argyles, argyll, argyle check, argyle pattern, argyle diamonds',
        'आर्गाइल, आर्गाइल चेक',
        'આર્ગાઇલ, આર્ગાઇલ ચેક',
      ],
      needs: ['diamond'],
      brings: ['diamond'],
    },
    seigaiha: {
      name: ['seigaiha waves', 'सेइगाइहा लहरें', 'સેઇગાઇહા લહેરો'],
      words: [
        'seigaiha, seigaiha waves, seigaiha wave, japanese waves, japanese wave, blue sea waves',
        'सेइगाइहा, सेगाइहा, जापानी लहरें, जापानी लहर',
        'સેઇગાઇહા, સેગાઇહા, જાપાની લહેરો, જાપાની લહેર',
      ],
      brings: ['wave'],
    },
    asanoha: {
      name: ['asanoha', 'आसानोहा', 'આસાનોહા'],
      words: ['asanoha, hemp leaf, hemp leaf star', 'आसानोहा', 'આસાનોહા'],
      brings: ['star'],
    },
    sashiko: {
      name: ['sashiko', 'साशिको', 'સાશિકો'],
      words: ['sashiko, sashiko stitch, sashiko stitching, boro', 'साशिको', 'સાશિકો'],
      brings: ['star'],
      dyes: ['#24395f', '#f1ede1'],
    },
    shippo: {
      name: ['shippo circles', 'शिप्पो वृत्त', 'શિપ્પો વર્તુળ'],
      words: [
        'shippo, shippo circles, seven treasures, overlapping circles, interlocking circles',
        'शिप्पो, एक दूसरे पर चढ़े वृत्त',
        'શિપ્પો, એકબીજા પર ચડતાં વર્તુળ',
      ],
      needs: ['diamond'],
    },
  },
  leanings: {
    patternName: { geometric: 6 },
    motif: { diamond: 2, star: 2, shell: 3 },
    usage: { shirts: 0.6, fabrics: 0.6, kurtas: 0.3 },
    style: { modern: 0.8, contemporary: 0.6 },
  },
} satisfies FamilyVocabulary;
