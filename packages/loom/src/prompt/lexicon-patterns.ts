import type { Family } from '@naksha/contract';
import type { Words } from './words.ts';

/** Cloths the loom can make. Paisley and floral are worlds of motifs too: beside another cloth they are read as that. */
export const patternWords = {
  kalamkari: [
    'kalamkari, qalamkari, kalam kari, kalamkaari, kalmkari, pedana, srikalahasti, machilipatnam, chintz, indienne, pen work',
    'कलमकारी, क़लमकारी, कलम कारी, पेडना, मछलीपट्टनम, छींट',
    'કલમકારી, કલમ કારી, છીંટ',
  ],
  paisley: ['paisley, paisly, pasley', 'पैस्ले, पेस्ली, पेज़ली, पैज़ली', 'પેઝલી, પેસ્લી, પૈસ્લે'],
  ajrakh: ['ajrakh, ajrak, azrak, azrakh, ajarakh, ajrukh', 'अजरख, अजरक, अज़रक', 'અજરખ, અજરક'],
  bandhani: [
    'bandhani, bandhej, bandhni, bandhini, bandani, chunri, chunari, chundri, tie dye, tie and dye, tie n dye',
    'बांधनी, बंधनी, बंधेज, चुनरी, चुनर, टाई डाई',
    'બાંધણી, બાંધેજ, બાંધની, ચુંદડી, ચૂંદડી, ટાઈ ડાઈ',
  ],
  ikat: [
    'ikat, ikkat, ikath, pochampally, pochampalli, telia rumal, sambalpuri, bandha, mashru',
    'इकत, इक्कत, पोचमपल्ली, संबलपुरी, मशरू',
    'ઇકત, ઇક્કત, ઈકત, પોચમપલ્લી, મશરૂ',
  ],
  floral: [
    'floral, flowery, flowered, botanical, flower pattern, flower print, flower design',
    'फूलदार, फ्लोरल, पुष्पीय, फूलों वाला, फूलों वाली',
    'ફૂલદાર, ફ્લોરલ, ફૂલવાળું, ફૂલોવાળું, ફૂલોવાળી',
  ],
} as const satisfies Record<Family, Words>;

/** Families that are a way of making cloth, not only a world of motifs. */
export const techniques: readonly Family[] = ['kalamkari', 'ajrakh', 'bandhani', 'ikat'];
