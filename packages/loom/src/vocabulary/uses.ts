import type { Usage } from '@naksha/contract';
import type { Furnishing } from './lexicon-people.ts';
import type { Words } from './words.ts';

/**
 * What a cloth is used for and is no goods itself, by the goods whose sizes suit it: a sofa is covered, a window is hung with. `elsewhere` chooses
 * nothing. Behind "for" these are never drawn.
 */
export const uses = {
  cushions: [
    'sofa, couch, settee, divan, armchair, chair, dining chair, lounger, sun lounger, pool lounger, deckchair, deck chair, lounge chair, ottoman, pouffe, pouf, bench, stool, footstool, headboard, recliner, rocking chair, bean bag, beanbag, seat, car seat, bus seat, window seat, swing, jhula, hinchko, hinchka, kursi, khurshi',
    'सोफ़ा, कुर्सी, आरामकुर्सी, आराम कुर्सी, झूला, बेंच, दीवान, सीट, स्टूल',
    'સોફા, સોફો, ખુરશી, આરામખુરશી, આરામ ખુરશી, હીંચકો, બાંકડો, દીવાન, સીટ, સ્ટૂલ',
  ],
  curtains: ['window, windows, bay window, doorway, khidki, baari', 'खिड़की, दरवाज़ा', 'બારી, દરવાજો'],
  bedsheets: [
    'bed, beds, double bed, single bed, cot, crib, cradle, mattress, palang, khatlo, pathari, palna',
    'पलंग, खाट, पालना, गद्दा',
    'પલંગ, ખાટલો, પથારી, ઘોડિયું, પારણું, ગાદલું',
  ],
  'table linen': ['table, dining table, tabletop, mez, tebal', 'मेज़, टेबल, खाने की मेज़', 'ટેબલ, મેજ, જમવાનું ટેબલ'],
  elsewhere: [
    'wall, nursery wall, feature wall, lampshade, lamp shade, tent, canopy, awning, umbrella, parasol, boat, yacht, car, caravan, van, beach, picnic, poolside, pool, patio, balcony, terrace, veranda, verandah, porch, garden room, bedroom, living room, dining room, guest room, study, endpapers, bathroom, hall, hallway, lobby, tote, tote bag, bag, handbag, purse, clutch, backpack, gift wrap, wrapping paper, stationery, book cover, notebook, phone case, screen, room divider, kamra, kamre, diwar, deewar, thela, jhola, chhatri, ordo, bhint',
    'दीवार, कमरा, बैठक, शयनकक्ष, बरामदा, छत, आँगन, तंबू, छाता, थैला, झोला, नाव, गाड़ी',
    'દીવાલ, ભીંત, ઓરડો, રૂમ, બેઠક રૂમ, વરંડો, અગાસી, આંગણું, તંબુ, છત્રી, થેલો, થેલી, હોડી, ગાડી',
  ],
} as const satisfies Record<
  Extract<Usage | Furnishing, 'cushions' | 'curtains' | 'bedsheets' | 'table linen'> | 'elsewhere',
  Words
>;
export type Use = keyof typeof uses;
