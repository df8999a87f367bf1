import type { FamilyVocabulary } from '../vocabulary.ts';

export const phulkariWords: FamilyVocabulary = {
  words: [
    'phulkari, fulkari, phoolkari, bagh phulkari, phulkari bagh, punjabi embroidery',
    'फुलकारी, फूलकारी, फुलकारी बाग',
    'ફુલકારી, ફૂલકારી',
  ],
  about: [
    'Counted stitches of floss silk that shine by the way they lie.',
    'गिने टाँकों में पट का रेशम, जो दिशा से चमकता है।',
    'ગણેલા ટાંકામાં રેશમ, જે દિશા પ્રમાણે ચમકે છે.',
  ],
  isTechnique: true,
  isDyed: true,
  lends: ['diamond', 'star'],
  lacks: [
    'rosette',
    'palmette',
    'carnation',
    'lotus',
    'bud',
    'leaf',
    'vine',
    'paisley',
    'medallion',
    'tree',
    'trefoil',
  ],
  figures: ['peacock', 'dancer', 'elephant', 'tiger', 'parrot'],
  layouts: {
    bagh: {
      name: ['bagh', 'बाग', 'બાગ'],
      is: ['lattice'],
      near: ['jaal', 'star-grid'],
      brings: ['diamond'],
    },
    panchranga: {
      name: ['panchranga chevrons', 'पंचरंगा लहर', 'પંચરંગી લહેર'],
      words: ['panchranga, satranga, panchranga bagh, satranga bagh, leheria bagh', 'पंचरंगा, सतरंगा', 'પંચરંગા, સતરંગા'],
      is: ['zigzag'],
      near: ['bands', 'stripe'],
      needs: ['diamond'],
    },
    vari: {
      name: ['vari da bagh', 'वरी दा बाग', 'વરી દા બાગ'],
      words: ['vari da bagh, vari, wari da bagh', 'वरी दा बाग', 'વરી દા બાગ'],
      near: ['interlock', 'two-scale'],
      needs: ['diamond'],
    },
    chope: {
      name: ['chope', 'चोप', 'ચોપ'],
      words: ['chope, chop phulkari, suber', 'चोप, सुभर', 'ચોપ'],
      is: ['borders'],
      near: ['rows'],
    },
    buti: {
      name: ['buti', 'बूटी', 'બુટ્ટી'],
      words: ['thirma', 'थिरमा', 'થિરમા'],
      is: ['buti'],
      near: ['half-drop', 'toss'],
      brings: ['blossom', 'star'],
    },
    sainchi: {
      name: ['sainchi', 'सैंची', 'સૈંચી'],
      words: ['sainchi, sainchi phulkari', 'सैंची', 'સૈંચી'],
      near: ['grid'],
      brings: ['peacock', 'dancer', 'elephant', 'tiger', 'parrot', 'bouquet'],
    },
  },
  leanings: {
    patternName: { geometric: 1.2 },
    motif: { diamond: 1 },
    usage: { dupattas: 0.8 },
    style: { folk: 0.6, traditional: 0.3 },
  },
};
