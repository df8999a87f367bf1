import type { Family } from '@naksha/contract';
import type { Words } from './words.ts';

/** Cloths that are understood but not woven here yet, and what is made in their place where a cloth is near. */
export const laterCloths = {
  patola: {
    words: [
      'patola, patolu, patan patola, rajkot patola, double ikat, nari kunjar',
      'पटोला, पाटन पटोला, नारी कुंजर',
      'પટોળું, પટોળા, પાટણના પટોળા, નારી કુંજર',
    ],
    instead: 'ikat',
  },
  batik: { words: ['batik, wax resist, parang, kawung', 'बाटिक, बातिक', 'બાટિક'], instead: 'kalamkari' },
  leheriya: {
    words: ['leheriya, lehariya, laheriya, lahariya, leheria, mothra, mothara', 'लहरिया, मोठड़ा', 'લહેરિયું, લહેરિયા'],
    instead: 'bandhani',
  },
  phulkari: { words: ['phulkari, fulkari, bagh phulkari', 'फुलकारी', 'ફુલકારી'], instead: 'ikat' },
  brocade: {
    words: [
      'brocade, brocaded, banarasi, benarasi, banaras, jamdani, kinkhab, kincob, jacquard, kanjivaram, kanchipuram, paithani, himroo, zari work, zardozi',
      'ब्रोकेड, बनारसी, जामदानी, किनख़ाब, कांजीवरम, पैठणी, ज़री का काम, ज़रदोज़ी',
      'બ્રોકેડ, બનારસી, જામદાની, કિનખાબ, કાંજીવરમ, પૈઠણી, જરીકામ, જરદોશી',
    ],
    instead: 'paisley',
  },
  damask: { words: ['damask', 'डमास्क', 'ડમાસ્ક'], instead: 'kalamkari' },
  chikankari: {
    words: ['chikankari, chikan, chikan kari, lucknowi', 'चिकनकारी, चिकन, लखनवी', 'ચિકનકારી, ચિકન'],
    instead: 'floral',
  },
  madhubani: { words: ['madhubani, mithila', 'मधुबनी, मिथिला', 'મધુબની, મિથિલા'], instead: 'kalamkari' },
  warli: { words: ['warli, varli', 'वारली', 'વારલી'], instead: 'kalamkari' },
  'block print': {
    words: [
      'block print, blockprint, block printed, hand block, hand block print, dabu, bagru, sanganeri, sanganer, jaipuri',
      'ब्लॉक प्रिंट, दाबू, बगरू, सांगानेरी, जयपुरी, ठप्पा',
      'બ્લોક પ્રિન્ટ, દાબુ, બગરુ, સાંગાનેરી, બીબાં છાપ',
    ],
    instead: 'ajrakh',
  },
  shibori: { words: ['shibori', 'शिबोरी', 'શિબોરી'], instead: 'bandhani' },
  kantha: { words: ['kantha', 'कांथा', 'કાંથા'], instead: 'bandhani' },
  suzani: { words: ['suzani', 'सुज़ानी', 'સુઝાની'], instead: 'floral' },
  toile: { words: ['toile, toile de jouy', 'ट्वाल', 'ટ્વાલ'], instead: 'floral' },
  pichwai: {
    words: ['pichwai, pichvai, patachitra, pattachitra, gond, cheriyal', 'पिछवाई, पटचित्र, गोंड', 'પિછવાઈ, પટચિત્ર'],
    instead: 'kalamkari',
  },
  check: {
    words: [
      'plaid, tartan, madras, gingham, gamcha, checked, checkered, checks',
      'चेक, चारखाना, मद्रास, गमछा',
      'ચેક્સ, ચોકડીવાળું, મદ્રાસ',
    ],
    instead: 'ikat',
  },
  watercolour: {
    words: ['watercolour, watercolor, water colour, water color, aquarelle', 'जलरंग, वाटरकलर', 'જળરંગ, વોટરકલર'],
    instead: 'floral',
  },
  tropical: { words: ['tropical, monstera, jungle, rainforest', 'उष्णकटिबंधीय, जंगल', 'જંગલ'], instead: 'floral' },
  'animal skin': {
    words: [
      'animal print, animal skin, leopard, leopard print, cheetah, zebra, snakeskin, tiger print',
      'तेंदुआ',
      'દીપડો',
    ],
  },
  abstract: { words: ['abstract, brush strokes, brushstrokes, paint splash', 'अमूर्त, एब्सट्रैक्ट', 'અમૂર્ત, એબ્સ્ટ્રેક્ટ'] },
  embroidery: {
    words: [
      'embroidery, embroidered, kashida, kasuti, mirror work, shisha, aari',
      'कढ़ाई, कशीदा, शीशा काम',
      'ભરતકામ, આભલા, આરી',
    ],
  },
} as const satisfies Record<string, { readonly words: Words; readonly instead?: Family }>;
export type LaterCloth = keyof typeof laterCloths;

/** Motifs that are understood but not drawn yet. */
export const laterMotifs = {
  parrot: ['parrot, tota, popat, parakeet, shuk', 'तोता, शुक', 'પોપટ'],
  fish: ['fish, fishes, machhli, machli, meen', 'मछली, मीन', 'માછલી'],
  bird: [
    'bird, swan, crane, duck, sparrow, dove, hamsa, hans, pakshi, chidiya, flamingo, hummingbird',
    'पक्षी, चिड़िया, हंस, कबूतर, सारस',
    'પક્ષી, ચકલી, હંસ, કબૂતર',
  ],
  deer: ['deer, stag, antelope, hiran', 'हिरण, मृग', 'હરણ, મૃગ'],
  lion: ['lion, tiger, sher, singh, shikari', 'शेर, सिंह, बाघ', 'સિંહ, વાઘ'],
  horse: ['horse, ghoda', 'घोड़ा, अश्व', 'ઘોડો, અશ્વ'],
  camel: ['camels, oont', 'ऊंट', 'ઊંટ'],
  cow: ['cow, cows, bull, nandi, kamdhenu, gaay', 'गाय, बैल, नंदी, कामधेनु', 'ગાય, બળદ, નંદી, કામધેનુ'],
  butterfly: ['butterfly, titli, dragonfly, bee, ladybird', 'तितली, मधुमक्खी', 'પતંગિયું, મધમાખી'],
  figure: [
    'human, figure, figures, people, face, faces, krishna, buddha, ganesha, ganesh, radha',
    'मानव, चेहरा, कृष्ण, गणेश, राधा, बुद्ध',
    'માણસ, ચહેરો, કૃષ્ણ, ગણેશ, રાધા',
  ],
  building: [
    'temple, house, mosque, taj mahal, palace, fort, jharokha, mandir',
    'मंदिर, घर, झरोखा, क़िला, महल',
    'મંદિર, ઘર, ઝરૂખો, કિલ્લો, મહેલ',
  ],
  sun: ['sun, moon, crescent, suraj, surya, chand', 'सूरज, सूर्य, चांद, चंद्रमा', 'સૂરજ, સૂર્ય, ચાંદ, ચંદ્ર'],
  fruit: [
    'fruit, pineapple, apple, banana, grapes, strawberry, lemons, pear, mangoes on branch',
    'फल, अनानास, सेब, केला, अंगूर',
    'ફળ, અનાનસ, સફરજન, કેળું, દ્રાક્ષ',
  ],
  shell: ['shell, seashell, coral reef, starfish, conch, shankh', 'शंख, सीप', 'શંખ, છીપ'],
  heart: ['heart, hearts, dil', 'दिल', 'દિલ'],
  feather: ['feather, pankh', 'पंख', 'પીંછું, પાંખ'],
  script: ['calligraphy, script, lettering, typography', 'सुलेख, अक्षर', 'સુલેખન, અક્ષર'],
  cloud: ['cloud, mountain, wave, river, ocean, sea, badal, pahad', 'बादल, पहाड़, नदी, समुद्र', 'વાદળ, પહાડ, નદી, દરિયો'],
  lamp: ['lamp, diya, lantern, kite, patang, kalash', 'दीया, दीपक, लालटेन, पतंग, कलश', 'દીવો, દીપક, ફાનસ, પતંગ, કળશ'],
} as const satisfies Record<string, Words>;
export type LaterMotif = keyof typeof laterMotifs;
