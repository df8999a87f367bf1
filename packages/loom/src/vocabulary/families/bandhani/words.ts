import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const bandhaniWords = {
  words: [
    'bandhani, bandhej, bandhni, bandhini, bandani, chunri, chunari, chundri',
    'बांधनी, बंधनी, बंधेज, चुनरी, चुनर',
    'બાંધણી, બાંધેજ, બાંધની, ચુંદડી, ચૂંદડી',
  ],
  about: ['Figures drawn in tied dots.', 'बँधी बूँदों से कही आकृतियाँ।', 'બાંધેલાં ટપકાંમાં કહેલી ભાત.'],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: ['dot'],
  unsupportedMotifs: ['trefoil'],
  figures: ['peacock', 'elephant', 'dancer', 'horse', 'parrot'],
  carriesSubjects: true,
  layouts: {
    'bavan-baug': {
      carriesSubjects: true,
      name: ['bavan baug', 'बावन बाग', 'બાવન બાગ'],
      words: ['bavan baug, bawan bagh, bavan bagh, bawan baug, garden of squares', 'बावन बाग', 'બાવન બાગ'],
      is: ['grid'],
      near: ['jaal', 'lattice'],
      brings: ['elephant', 'peacock', 'dancer', 'horse', 'parrot'],
    },
    medallion: {
      name: ['medallion', 'चंद्रखनी', 'ચંદ્રોખણી'],
      words: ['chandrokhani, chandrakhani', 'चंद्रखनी', 'ચંદ્રોખણી'],
      is: ['medallion'],
      near: ['roundel'],
      brings: ['medallion', 'lotus', 'dancer'],
      needs: ['dot', 'medallion'],
    },
    buti: {
      carriesSubjects: true,
      name: ['buti', 'बूटी', 'બુટ્ટી'],
      is: ['buti'],
      near: ['toss', 'half-drop'],
      brings: ['bouquet', 'paisley'],
    },
    zigzag: {
      name: ['zigzag', 'लहरदार', 'લહેરદાર'],
      is: ['zigzag'],
      near: ['stripe', 'bands'],
    },
    gharchola: {
      carriesSubjects: true,
      name: ['gharchola', 'घरचोला', 'ઘરચોળું'],
      words: [
        'gharchola, gharcholu, gharchole, zari checks, gold checks',
        'घरचोला, घरचोळा, ज़री चौखाने',
        'ઘરચોળું, ઘરચોળા, ઘરચોલા, જરીનાં ખાનાં',
      ],
      near: ['star-grid'],
      brings: ['elephant', 'peacock', 'dancer', 'lotus'],
    },
    shikari: {
      carriesSubjects: true,
      name: ['shikari', 'शिकारी', 'શિકારી'],
      words: ['shikari, hunting cloth', 'शिकारी', 'શિકારી'],
      is: ['rows'],
      near: ['borders'],
      brings: ['elephant', 'dancer', 'peacock', 'horse', 'parrot'],
      needs: ['dot'],
    },
  },
  leanings: {
    patternName: { medallion: 3 },
    motif: { medallion: 1.5, dot: 3 },
    usage: { sarees: 1, dupattas: 1.2 },
    style: { traditional: 0.6, folk: 0.8, minimal: 0.4 },
  },
} satisfies FamilyVocabulary;
