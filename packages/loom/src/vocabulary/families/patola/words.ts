import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const patolaWords = {
  words: [
    'patola, patolu, patan patola, rajkot patola, double ikat',
    'पटोला, पाटन पटोला',
    'પટોળું, પટોળા, પાટણના પટોળા, પાટણનું પટોળું',
  ],
  about: [
    'Warp and weft dyed to one design: stepped figures, soft at the edge.',
    'ताना और बाना दोनों रँगे, सीढ़ीदार आकृतियाँ।',
    'તાણો અને વાણો બંને રંગેલા, પગથિયાંવાળી ભાત.',
  ],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: ['elephant', 'dancer', 'diamond'],
  unsupportedMotifs: [
    'palmette',
    'carnation',
    'lotus',
    'bud',
    'vine',
    'paisley',
    'star',
    'medallion',
    'dot',
    'tree',
    'trefoil',
  ],
  figures: ['elephant', 'dancer', 'parrot', 'tiger', 'peacock'],
  layouts: {
    narikunjar: {
      name: ['nari kunjar', 'नारी कुंजर', 'નારી કુંજર'],
      words: [
        'nari kunjar, narikunjar, nari kunjar bhat, popat kunjar, wagh kunjar',
        'नारी कुंजर',
        'નારી કુંજર, નારી કુંજર ભાત, વાઘ કુંજર',
      ],
      near: ['jaal', 'lattice'],
      brings: ['elephant', 'dancer', 'parrot', 'tiger', 'peacock'],
    },
    'ratan-chowk': {
      name: ['ratan chowk', 'रतन चौक', 'રતન ચોક'],
      words: ['ratan chowk, ratan chok, ratanchowk, vohra gaji', 'रतन चौक', 'રતન ચોક, રતન ચોક ભાત, વોરા ગાજી'],
      near: ['star-grid', 'mirror', 'medallion'],
      brings: ['diamond', 'blossom', 'rosette'],
    },
    chhabdi: {
      name: ['chhabdi bhat', 'छाबड़ी भात', 'છાબડી ભાત'],
      words: ['chhabdi, chhabdi bhat, chhabadi, chabdi', 'छाबड़ी, छाबड़ी भात', 'છાબડી, છાબડી ભાત'],
      is: ['roundel'],
      near: ['buti', 'half-drop', 'bouquet'],
      brings: ['bouquet', 'elephant', 'dancer', 'parrot', 'tiger', 'peacock'],
    },
    pan: {
      name: ['pan bhat', 'पान भात', 'પાન ભાત'],
      words: ['pan bhat, paan bhat, pipal leaf, peepal', 'पान भात, पीपल', 'પાન ભાત, પીપળો'],
      near: ['almond', 'toss'],
      needs: ['leaf'],
      brings: ['leaf'],
    },
    navratna: {
      name: ['navratna', 'नवरत्न', 'નવરત્ન'],
      words: ['navratna, navratna bhat, navaratna, nine jewels', 'नवरत्न', 'નવરત્ન, નવરત્ન ભાત'],
      is: ['grid'],
      needs: ['diamond'],
      brings: ['diamond', 'leaf', 'rosette'],
    },
    rows: {
      name: ['procession', 'कतार', 'હાર'],
      is: ['rows'],
      near: ['bands', 'borders', 'stripe'],
      brings: ['elephant', 'dancer', 'parrot', 'tiger', 'peacock'],
    },
  },
  leanings: {
    patternName: { elephant: 1.5, animals: 0.6 },
    motif: { dancer: 1 },
    usage: { sarees: 0.6, dupattas: 0.3 },
    style: { traditional: 0.4, royal: 0.3 },
  },
} satisfies FamilyVocabulary;
