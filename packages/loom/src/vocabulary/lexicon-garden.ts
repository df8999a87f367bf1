import type { MotifId } from './motif-ids.ts';
import type { Words } from './words.ts';

/** Flowers of the garden that free florals draw as themselves; other cloths draw the motif that the word asks for. */
export const gardenWords = {
  rose: ['rose, gulab', 'गुलाब', 'ગુલાબ'],
  peony: ['peony', 'पियोनी', 'પિયોની'],
  marigold: ['marigold, genda, galgota', 'गेंदा', 'ગલગોટો, ગલગોટા'],
  dahlia: ['dahlia', 'डहलिया', 'ડહેલિયા'],
  chrysanthemum: ['chrysanthemum, shevanti, guldaudi', 'गुलदाउदी, शेवंती', 'સેવંતી'],
  poppy: ['poppy, khaskhas flower', 'पोस्त, पोस्ता, खसखस, पॉपी', 'ખસખસ, પોપી'],
  daisy: ['daisy', 'डेज़ी, गुलबहार', 'ડેઝી'],
  anemone: ['anemone', 'एनीमोन', 'એનિમોન'],
  jasmine: ['jasmine, mogra, chameli, juhi', 'मोगरा, चमेली, जूही', 'મોગરો, ચમેલી, જૂઈ'],
  'cherry-blossom': ['cherry blossom, apple blossom', 'चेरी ब्लॉसम', 'ચેરી બ્લોસમ'],
  orchid: ['orchids, orchid flower, orchid bloom', 'ऑर्किड', 'ઓર્કિડ'],
  bougainvillea: ['bougainvillea flower, bougainvillea bloom', 'बोगनवेलिया के फूल', 'બોગનવેલનાં ફૂલ'],
  magnolia: ['magnolia', 'मैगनोलिया', 'મેગ્નોલિયા'],
  tulip: ['tulip', 'ट्यूलिप', 'ટ્યૂલિપ'],
  lily: ['lily', 'लिली', 'લીલીનું ફૂલ, લીલીનાં ફૂલ'],
  iris: ['iris', 'आइरिस', 'આઇરિસ'],
  'lavender-sprig': ['lavender sprig, lavender flower, lavender stem, lavender stalk', 'लैवेंडर के फूल', 'લેવેન્ડરનાં ફૂલ'],
} as const satisfies Record<string, Words>;
type GardenWord = keyof typeof gardenWords;

/** The motif each asks for where it is not drawn as itself. */
export const motifsOfGarden = {
  rose: ['rosette'],
  peony: ['rosette'],
  marigold: ['rosette'],
  dahlia: ['rosette'],
  chrysanthemum: ['rosette'],
  poppy: ['blossom'],
  daisy: ['blossom'],
  anemone: ['blossom'],
  jasmine: ['blossom'],
  'cherry-blossom': ['blossom'],
  orchid: ['blossom'],
  bougainvillea: ['blossom'],
  magnolia: ['palmette'],
  tulip: ['palmette'],
  lily: ['palmette'],
  iris: ['palmette'],
  'lavender-sprig': ['bud'],
} as const satisfies Record<GardenWord, readonly MotifId[]>;
