import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const kutchWords = {
  words: [
    'Kutch embroidery, kutchi embroidery, kutch mirror work, kutchi mirror work, kutch mirror embroidery, mirror embroidery, mirror work, mirrorwork, mirror work embroidery, mirrored embroidery, shisha, shisha work, shisha embroidery, sheesha, sheesha work, sheesha embroidery, sheesha bharat, shishedar, sheeshe ka kaam, shishe ka kaam, sheeshe ki kadhai, sheesha kaam, kutch work, kutchi work, kutch bharat, kutchi bharat, kachchhi bharat, kachhi bharat, kutch ki bharat, kutch bharatkam, kutchi bharatkam, kutch bharat kaam, kutchi bharat kaam, kutch ki bharat kaam, kutch nu bharatkam, kutch nu bharat, kutchi bharat kam, kutchi kadhai, kachchhi kadhai, kutch ki kadhai, rabari, rabari embroidery, rabari bharat, rabari work, rabari mirror work, ahir mirror work, rabari kaam, ahir embroidery, ahir bharat, ahir work, mochi bharat, mochi embroidery, kathi embroidery, kathi bharat, meghwal embroidery, aabhla, abhla, aabhala, abhala, abla, aabla, aabhla kaam, abhla kaam, abhla work, aabhla work, abhla bharat, aabhla bharat, kutch aabhla bharat, kutchi aabhla bharat, kutchi abhla bharat, kachchhi aabhla bharat, kachhi aabhla bharat',
    'कच्छ कढ़ाई, कच्छी कढ़ाई, कच्छ की कढ़ाई, कच्छी भरत, कच्छी भरत काम, कच्छी भरतकाम, कच्छी आभला भरत, कच्छ का भरत, रबारी कढ़ाई, रबारी भरत, अहीर कढ़ाई, अहीर भरत, मोची भरत, शीशा काम, आईना काम, आईने का काम, शीशे का काम, शीशे की कढ़ाई, शीशा कढ़ाई, शीशेदार, आभला, आभला भरत, आभला काम, आभले',
    'અરીસા કામ, અરીસાકામ, અરીસાનું કામ, અરીસા ભરત, કાચ કામ, કાચનું કામ, કચ્છી ભરત, કચ્છી ભરતકામ, કચ્છનું ભરતકામ, કચ્છનું ભરત, કચ્છી આભલા ભરત, કચ્છી આભલાં ભરત, રબારી ભરત, રબારી ભરતકામ, આહીર ભરત, આહીર ભરતકામ, આહિર ભરત, મોચી ભરત, મોચી ભરતકામ, કાઠી ભરત, આભલા, આભલાં, આભલાં ભરેલી, આભલાં ભરેલું, આભલાં ભરેલા, આભલા ભરેલી, આભલા ભરેલું, આભલાં જડેલી, આભલાં જડેલું, આભલાં જડેલાં, આભલા જડેલા, આભલા ભરત, આભલાં ભરત, આભલાનું ભરત, આભલાં ભરતકામ, આભલા કામ, આભલાંનું કામ, કાચ ભરત',
  ],
  about: [
    'Beasts and flowers in chain stitch about round mirrors.',
    'गोल शीशों के चारों ओर ज़ंजीरी टाँके के पशु और फूल।',
    'ગોળ આભલાંની આસપાસ સાંકળી ટાંકાનાં પશુ અને ફૂલ.',
  ],
  isTechnique: true,
  suggestedMotifs: ['blossom', 'leaf'],
  unsupportedMotifs: ['palmette', 'carnation', 'lotus', 'tree', 'diamond', 'trefoil', 'dot'],
  figures: ['peacock', 'elephant', 'parrot', 'camel'],
  layouts: {
    buti: {
      name: ['butis and mirrors', 'बूटी और शीशे', 'બુટ્ટી અને આભલાં'],
      is: ['buti'],
      near: ['half-drop', 'toss', 'bouquet'],
      brings: ['peacock', 'elephant', 'parrot', 'camel', 'bouquet', 'rosette', 'blossom', 'star', 'paisley', 'bud'],
    },
    jaal: {
      name: ['creeper net', 'बेल जाल', 'વેલ જાળ'],
      is: ['jaal'],
      near: ['lattice', 'ogee', 'almond', 'mirror'],
      needs: ['vine'],
      brings: ['vine', 'peacock', 'elephant', 'parrot', 'camel', 'rosette', 'blossom', 'star', 'paisley'],
    },
    chakla: {
      name: ['chakla', 'चकला', 'ચાકળો'],
      words: ['chakla embroidery, chaklo, chakda, toran embroidery', 'चाकला', 'ચાકળો, ચાકળા'],
      is: ['grid'],
      near: ['medallion', 'roundel', 'star-grid'],
      brings: [
        'rosette',
        'medallion',
        'peacock',
        'elephant',
        'parrot',
        'camel',
        'star',
        'bouquet',
        'blossom',
        'paisley',
      ],
    },
    patti: {
      name: ['skirt bands', 'घाघरा पट्टी', 'ઘાઘરા પટ્ટી'],
      is: ['rows'],
      near: ['bands', 'stripe', 'borders', 'one-way'],
      brings: ['elephant', 'peacock', 'parrot', 'camel', 'bouquet', 'rosette', 'blossom', 'star', 'paisley'],
    },
    vel: {
      name: ['creeper', 'बेल', 'વેલ'],
      is: ['vine'],
      near: ['two-way'],
      needs: ['vine'],
      brings: ['vine', 'blossom', 'peacock', 'rosette', 'parrot', 'star', 'elephant', 'bouquet', 'camel', 'paisley'],
    },
  },
  leanings: {
    style: { folk: 0.4, bohemian: 0.4 },
    unasked: -3,
  },
} satisfies FamilyVocabulary;
