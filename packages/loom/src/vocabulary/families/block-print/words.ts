import { figureSets } from '../../figure-sets.ts';
import type { FamilyVocabulary } from '../family-vocabulary.ts';

/** Figures of the library that are cut into one block. */
export const wholeFigures = [
  ...figureSets.creatures,
  ...figureSets.plants,
  ...figureSets.things,
  ...figureSets.signs,
  'dancer',
  'temple',
  'gable',
  'jaali',
] as const;

export const blockPrintWords = {
  words: [
    'block print, blockprint, block printed, hand block, hand block print, hand block printed, block chhapai, block chhap, wood block, jaipuri, jaipuri print, jaipur, jaipur print, bagh print, bagh block print, bagru, bagroo, bagru print',
    'ब्लॉक प्रिंट, ब्लॉक छपाई, ब्लॉक छाप, ठप्पा, ठप्पा छपाई, जयपुरी, बगरू, बगरू छपाई',
    'બ્લોક પ્રિન્ટ, બ્લોક છાપ, બ્લોકછાપ, બ્લોક છપાઈ, બીબાં છાપ, બીબાંછાપ, જયપુરી, બગરુ',
  ],
  about: [
    'Carved blocks set by hand, one to each colour.',
    'हाथ से लगाए लकड़ी के ठप्पे, हर रंग का अपना।',
    'હાથે મારેલાં લાકડાનાં બીબાં, દરેક રંગનું પોતાનું.',
  ],
  isTechnique: true,
  suggestedMotifs: [],
  unsupportedMotifs: ['medallion', 'bouquet', 'diamond', 'trefoil'],
  figures: wholeFigures,
  carriesSubjects: true,
  layouts: {
    sanganeri: {
      name: ['Sanganeri butis', 'सांगानेरी बूटी', 'સાંગાનેરી બુટ્ટી'],
      words: ['sanganeri, sanganer, sanganeri print', 'सांगानेरी, सांगानेर', 'સાંગાનેરી, સાંગાનેર'],
      near: ['two-scale', 'grid'],
      carriesSubjects: true,
    },
    butidar: {
      name: ['butidar', 'बूटीदार', 'બુટ્ટીદાર'],
      is: ['buti'],
      carriesSubjects: true,
      near: ['half-drop', 'bouquet', 'toss'],
    },
    jaal: {
      name: ['jaal', 'जाल', 'જાળ'],
      is: ['jaal'],
      near: ['lattice', 'ogee', 'vine'],
      brings: ['vine', 'leaf'],
      needs: ['vine', 'leaf'],
    },
    dabu: {
      name: ['Bagru dabu', 'बगरू दाबू', 'બગરુ દાબુ'],
      isDyed: true,
      isVegetable: true,
      isManner: true,
      takes: ['buti'],
      carriesSubjects: true,
      words: ['dabu, daboo, dabbu, mud resist', 'दाबू', 'દાબુ'],
      near: ['roundel', 'star-grid'],
    },
    strips: {
      name: ['border strips', 'किनारी पट्टियां', 'કિનારી પટ્ટી'],
      is: ['borders'],
      near: ['stripe', 'bands', 'rows'],
      brings: ['vine'],
    },
  },
  leanings: {
    young: 3,
    motif: {
      wave: 2,
      shell: 4,
      cloud: 3,
      heart: 4.5,
      lamp: 5,
      dancer: 3,
      coin: 3,
      moon: 3,
      sun: 4,
      temple: 3,
      tiger: 4.5,
      lion: 4.5,
      butterfly: 4.5,
      fish: 5,
      deer: 5,
    },
    usage: { kurtas: 0.5, bedsheets: 0.5, dupattas: 0.3 },
    style: { folk: 0.3, traditional: 0.3 },
  },
} satisfies FamilyVocabulary;
