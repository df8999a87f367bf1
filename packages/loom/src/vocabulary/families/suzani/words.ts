import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const suzaniWords = {
  words: [
    'suzani, suzanni, susani, suzani bharat, bukhara embroidery, bokhara embroidery, uzbek embroidery, bukhara work',
    'सुज़ानी, सूज़नी, बुख़ारा कढ़ाई',
    'સુઝાની, સુઝની, બુખારા ભરત',
  ],
  about: [
    'Great silk flowers of Bukhara, row upon row of chain stitch.',
    'बुख़ारा के बड़े रेशमी फूल, ज़ंजीरी टाँके की कतारें।',
    'બુખારાનાં મોટાં રેશમી ફૂલ, સાંકળી ટાંકાની હારો.',
  ],
  isTechnique: true,
  suggestedMotifs: ['rosette', 'leaf'],
  unsupportedMotifs: ['palmette', 'lotus', 'tree', 'diamond', 'trefoil'],
  figures: ['pomegranate', 'sun', 'moon'],
  layouts: {
    medallions: {
      name: ['rosettes', 'चक्र फूल', 'ચક્ર ફૂલ'],
      words: ['gulkurpa, gul kurpa, gulkorpa', 'गुलकुर्पा', 'ગુલકુર્પા'],
      is: ['medallion'],
      near: ['roundel', 'half-drop', 'two-scale'],
      brings: ['rosette', 'medallion', 'star', 'sun', 'vine'],
    },
    palak: {
      name: ['palak', 'पलक', 'પલક'],
      words: [
        'palak suzani, tashkent palak, tashkent palak suzani, oy palak, oi palak, moon sky suzani, tashkent suzani',
        'ओय पलक',
        'ઓય પલક',
      ],
      is: ['roundel'],
      near: ['grid', 'interlock', 'star-grid'],
      needs: ['medallion'],
      brings: ['medallion', 'moon'],
    },
    jaal: {
      name: ['vine lattice', 'बेल जाल', 'વેલ જાળ'],
      is: ['jaal'],
      near: ['ogee', 'lattice', 'almond', 'mirror'],
      needs: ['vine'],
      brings: ['vine', 'carnation'],
    },
    nurata: {
      name: ['sprays', 'गुलदस्ते', 'ગુલદસ્તા'],
      words: ['nurata, nurata suzani, char shokh, chor shoh', 'नूराता', 'નુરાતા'],
      is: ['bouquet', 'buti'],
      near: ['toss'],
      brings: ['bouquet', 'carnation', 'bud'],
    },
    meander: {
      name: ['pomegranate vine', 'अनार बेल', 'દાડમ વેલ'],
      is: ['vine'],
      near: ['stripe', 'rows', 'bands', 'borders'],
      needs: ['vine'],
      brings: ['vine', 'pomegranate'],
    },
  },
  leanings: {
    style: { bohemian: 0.6, folk: 0.4 },
    usage: { bedsheets: 0.3 },
    unasked: -1.5,
  },
} satisfies FamilyVocabulary;
