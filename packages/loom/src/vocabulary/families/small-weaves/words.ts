import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const smallWeavesWords = {
  words: [
    'small weaves, suiting, suitings, tweed, dobby cloth, textured weave, fancy weave, weave pattern',
    'सूटिंग, ट्वीड, महीन बुनाई',
    'સૂટિંગ, ટ્વીડ, ઝીણું વણાટ',
  ],
  about: [
    'A few yarns make the whole design: houndstooth, herringbone, birdseye, dobby.',
    'थोड़े से सूतों की पूरी बुनावट: हाउंडस्टूथ, हेरिंगबोन, बर्ड्सआई, डॉबी।',
    'થોડા તારની આખી ભાત: હાઉન્ડસ્ટૂથ, હેરિંગબોન, બર્ડ્સઆઈ, ડોબી.',
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
    houndstooth: {
      isOfTwoYarns: true,
      name: ['houndstooth', 'हाउंडस्टूथ', 'હાઉન્ડસ્ટૂથ'],
      words: [
        'houndstooth, hounds tooth, dogtooth, dogstooth, puppytooth, pied de poule, shepherds check, gun club check, gun club',
        'हाउंडस्टूथ, हाउंड्सटूथ',
        'હાઉન્ડસ્ટૂથ',
      ],
    },
    herringbone: {
      isOfTwoYarns: true,
      name: ['herringbone', 'हेरिंगबोन', 'હેરિંગબોન'],
      words: [
        'herringbone, herring bone, herringbone tweed, herringbone weave, fishbone',
        'हेरिंगबोन, मछली काँटा',
        'હેરિંગબોન, માછલી કાંટો',
      ],
      near: ['zigzag'],
    },
    'glen-plaid': {
      isOfTwoYarns: true,
      name: ['glen plaid', 'ग्लेन चेक', 'ગ્લેન ચેક'],
      words: [
        'glen plaid, glen check, glenplaid, prince of wales, prince of wales check, glen urquhart',
        'ग्लेन चेक, प्रिंस ऑफ़ वेल्स',
        'ગ્લેન ચેક, પ્રિન્સ ઓફ વેલ્સ',
      ],
    },
    birdseye: {
      isOfTwoYarns: true,
      name: ['birdseye', 'बुलबुल चश्म', 'બુલબુલ ચશ્મ'],
      words: [
        'birdseye, birds eye, bird eye, bulbul chashm, nailhead, pick and pick',
        'बुलबुल चश्म, बर्ड्सआई',
        'બુલબુલ ચશ્મ, બર્ડ્સઆઈ',
      ],
    },
    basket: {
      isOfTwoYarns: true,
      name: ['basket weave', 'टोकरी बुनाई', 'ટોપલી વણાટ'],
      words: [
        'basket weave, basketweave, hopsack, matt weave, panama weave',
        'टोकरी बुनाई, चटाई बुनाई',
        'ટોપલી વણાટ, સાદડી વણાટ',
      ],
      near: ['interlock'],
    },
    'log-cabin': {
      isOfTwoYarns: true,
      name: ['log cabin', 'लॉग केबिन', 'લોગ કેબિન'],
      words: ['log cabin, log cabin weave, colour and weave, color and weave', 'लॉग केबिन', 'લોગ કેબિન'],
    },
    dobby: {
      isOfTwoYarns: true,
      name: ['dobby diamonds', 'डॉबी', 'ડોબી'],
      words: ['dobby, dobby weave, dobby diamonds, barleycorn, diaper weave', 'डॉबी, डाबी', 'ડોબી'],
    },
  },
  leanings: { usage: { shirts: 0.5, fabrics: 0.4 }, style: { minimal: 0.4, vintage: 0.3, contemporary: 0.2 } },
} satisfies FamilyVocabulary;
