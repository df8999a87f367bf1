import { boughFruit, boughGuests } from '../../boughs.ts';
import { figureSets } from '../../figure-sets.ts';
import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const conversationalWords = {
  words: [
    'conversational, conversational print, conversational prints, novelty print, novelty prints, novelty, quirky print, picture print',
    'चित्र छापा, चित्र प्रिंट, नॉवेल्टी प्रिंट',
    'ચિત્ર છાપ, ચિત્ર પ્રિન્ટ, નોવેલ્ટી પ્રિન્ટ',
  ],
  about: [
    'Things of every day in flat dyes and one line.',
    'रोज़मर्रा की चीज़ें सपाट रंगों और एक रेखा में।',
    'રોજિંદી વસ્તુઓ, સપાટ રંગોમાં અને એક રેખામાં.',
  ],
  isTechnique: false,
  suggestedMotifs: [],
  unsupportedMotifs: ['vine', 'medallion', 'bouquet', 'diamond', 'trefoil'],
  figures: [
    ...figureSets.creatures,
    ...figureSets.plants,
    ...figureSets.things,
    ...figureSets.signs,
    'dancer',
    'temple',
  ],
  carriesSubjects: true,
  layouts: {
    tossed: {
      isSetWithin: true,
      name: ['tossed', 'बिखरे चित्र', 'છૂટાં ચિત્રો'],
      is: ['toss'],
      near: ['two-scale', 'one-way', 'two-way'],
      isClose: true,
    },
    spots: {
      isAsked: true,
      name: ['spots in half-drop', 'आधी चाल के चित्र', 'અડધા પગલે ચિત્રો'],
      near: ['half-drop', 'buti'],
    },
    rows: {
      isAsked: true,
      name: ['rows', 'क़तारें', 'હારબંધ ચિત્રો'],
      is: ['rows'],
      near: ['mirror'],
    },
    patchwork: {
      name: ['patchwork', 'चौखाने के चित्र', 'ચોકડીમાં ચિત્રો'],
      is: ['grid'],
      near: ['lattice', 'star-grid', 'roundel'],
      isAsked: true,
    },
    parade: {
      isAsked: true,
      name: ['parade on bands', 'पट्टियों पर जुलूस', 'પટ્ટા પર સવારી'],
      near: ['stripe', 'bands', 'borders'],
    },
    boughs: {
      name: ['fruit on boughs', 'डालियों पर फल', 'ડાળીઓ પર ફળ'],
      words: [
        'fruiting boughs, fruiting branches, on branches, on boughs, on the branch, on a branch, fruit branches',
        'डालियों पर, डाली पर, टहनियों पर, टहनी पर',
        'ડાળીઓ પર, ડાળી પર, ડાળખી પર',
      ],
      is: ['among'],
      near: ['vine', 'jaal'],
      of: { things: boughFruit, guests: boughGuests },
      needs: ['vine', 'tree'],
      brings: ['leaf', 'vine', 'tree'],
    },
    placed: {
      isAsked: 'always',
      name: ['placement print', 'एक चित्र', 'એક ચિત્ર'],
      words: ['one picture, single picture, placed picture', 'एक ही चित्र', 'એક જ ચિત્ર'],
    },
    scenes: {
      isOfSeveral: true,
      name: ['groups of things', 'चित्रों के समूह', 'ચિત્રોનાં ઝૂમખાં'],
      words: ['in groups, grouped, in little groups, in clusters', 'समूहों में', 'ઝૂમખાંમાં, સમૂહમાં'],
    },
  },
  leanings: { unasked: -6, subject: 14, young: 3 },
} satisfies FamilyVocabulary;
