import type { GenerateInput } from '@naksha/contract';

/** Prompts worth showing, two for each cloth, with the options and the seed that bring them out. */
export const suggestedPrompts: readonly (GenerateInput & { readonly prompt: string; readonly seed: string })[] = [
  { prompt: 'Kalamkari vines with red and indigo flowers on cream, for a saree', usage: 'sarees', seed: '4207' },
  {
    prompt: 'કલમકારી, જીવન વૃક્ષ, મોટાં કમળ, સુતરાઉ સફેદ ભોંય, મજીઠ અને લીલો',
    trainedPattern: 'kalamkari',
    language: 'gu',
    settingOptions: 'garden',
    seed: '31',
  },
  { prompt: 'Teal paisley with pink and gold, in rows, royal', styleOptions: 'royal', usage: 'sarees', seed: '5' },
  {
    prompt: 'Paisleys tossed in two sizes, mustard and maroon on ivory',
    trainedPattern: 'paisley',
    styleOptions: 'bohemian',
    seed: '6',
  },
  { prompt: 'Ajrakh star grid in indigo and madder', styleOptions: 'traditional', usage: 'kurtas', seed: '9' },
  { prompt: 'Ajrakh almond lattice on black with ochre and rust', detailsOption: 'fine', seed: '10' },
  {
    prompt: 'लाल बांधनी चुनरी, पीले और हरे टपके, शादी के लिए',
    language: 'hi',
    usage: 'dupattas',
    settingOptions: 'wedding',
    seed: '12',
  },
  {
    prompt: 'બાવન બાગ, ઘેરો લીલો, સફેદ અને કેસરી',
    trainedPattern: 'bandhani',
    language: 'gu',
    usage: 'sarees',
    seed: '13',
  },
  { prompt: 'Ikat ogee in plum, teal and saffron', trainedPattern: 'ikat', moodOptions: 'festive', seed: '16' },
  {
    prompt: 'Madder and white ikat lattice',
    trainedPattern: 'ikat',
    styleOptions: 'modern',
    usage: 'fabrics',
    seed: '17',
  },
  {
    prompt: 'Pink roses with sage leaves on powder blue, romantic',
    trainedPattern: 'floral',
    moodOptions: 'romantic',
    seed: '27',
  },
  { prompt: 'Dark floral with peach and lavender flowers', moodOptions: 'mysterious', usage: 'kurtas', seed: '20' },
];
