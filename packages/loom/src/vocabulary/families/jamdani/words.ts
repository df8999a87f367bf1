import type { FamilyVocabulary } from '../family-vocabulary.ts';

export const jamdaniWords = {
  words: [
    'jamdani, jamdanee, jaamdani, dhakai, dhakai jamdani, dhaka muslin, tangail jamdani, figured muslin',
    'जामदानी, ढाकाई, ढाकाई जामदानी',
    'જામદાની, ઢાકાઈ, ઢાકાઈ જામદાની',
  ],
  about: [
    'Sheer muslin, figures laid in thread by thread on the loom.',
    'झीनी मलमल, करघे पर धागा-धागा बुनी बूटियाँ।',
    'ઝીણું મલમલ, શાળ પર તાર-તાર વણેલી બુટ્ટીઓ.',
  ],
  isTechnique: true,
  isDyed: true,
  suggestedMotifs: ['blossom', 'paisley'],
  unsupportedMotifs: ['palmette', 'carnation', 'lotus', 'tree', 'trefoil'],
  figures: ['peacock', 'elephant', 'parrot'],
  carriesSubjects: true,
  layouts: {
    buti: {
      name: ['buti', 'बूटी', 'બુટ્ટી'],
      words: ['ashrafi buti, hazar buti, jui buti', 'अशरफ़ी बूटी, हज़ार बूटी', 'અશરફી બુટ્ટી, હજાર બુટ્ટી'],
      is: ['buti'],
      near: ['half-drop', 'toss', 'medallion', 'roundel'],
      carriesSubjects: true,
      brings: ['peacock', 'elephant', 'parrot', 'paisley', 'medallion'],
    },
    tercha: {
      name: ['tercha', 'तेरछा', 'તેરછા'],
      words: ['tercha, tersa, terchi, techri, tercha jamdani', 'तेरछा, तेरसा', 'તેરછા, તેરસા'],
      near: ['stripe', 'zigzag', 'vine'],
      needs: ['vine'],
      brings: ['vine'],
    },
    jaal: {
      name: ['jaal', 'जाल', 'જાળ'],
      words: ['jalar, jalar naksha, jhalar jamdani', 'जालर', 'જાલર'],
      is: ['jaal'],
      near: ['lattice', 'ogee', 'star-grid'],
      needs: ['vine'],
      brings: ['vine', 'star'],
    },
    'panna-hazar': {
      name: ['panna hazar', 'पन्ना हज़ार', 'પન્ના હજાર'],
      words: ['panna hazar, panna hajar, panna hazaar', 'पन्ना हज़ार, पन्ना हज़ारा', 'પન્ના હજાર, પન્ના હજારા'],
      near: ['two-scale', 'grid', 'interlock'],
      brings: ['blossom', 'star'],
    },
    phulwar: {
      name: ['phulwar', 'फुलवार', 'ફૂલવાર'],
      words: ['phulwar, fulwar, toradar, phulwari jamdani', 'फुलवार, तोड़दार', 'ફૂલવાર, તોડાદાર'],
      is: ['rows'],
      near: ['bands', 'borders', 'bouquet'],
      brings: ['bouquet', 'bud', 'peacock', 'elephant', 'parrot', 'diamond'],
    },
  },
  leanings: {
    usage: { sarees: 0.4 },
    style: { minimal: 0.2 },
    unasked: -1.5,
  },
} satisfies FamilyVocabulary;
