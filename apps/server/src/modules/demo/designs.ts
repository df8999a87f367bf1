import type { GenerateInput } from '@naksha/contract';

/** What the demonstration shows of itself: two cloths of each family, asked for as a designer would. */
export const demoDesigns: readonly { designName: string; params: GenerateInput }[] = [
  {
    designName: 'Vines for a saree',
    params: {
      prompt: 'kalamkari vines with red and indigo flowers on cream, for a saree',
      trainedPattern: 'kalamkari',
      usage: 'sarees',
    },
  },
  {
    designName: 'Tree of life',
    params: {
      prompt: 'tree of life in madder red and olive on ivory',
      trainedPattern: 'kalamkari',
      styleOptions: 'royal',
    },
  },
  {
    designName: 'Teal paisley',
    params: { prompt: 'ornate paisley in teal, rust and gold on deep navy', trainedPattern: 'paisley' },
  },
  {
    designName: 'Paisley rows',
    params: {
      prompt: 'small paisley rows, rose on cream, for kurtas',
      trainedPattern: 'paisley',
      usage: 'kurtas',
      moodOptions: 'calm',
    },
  },
  {
    designName: 'Indigo roundels',
    params: { prompt: 'ajrakh roundels in indigo and madder with white outlines', trainedPattern: 'ajrakh' },
  },
  {
    designName: 'Star grid',
    params: { prompt: 'ajrakh stars, indigo, black and rust', trainedPattern: 'ajrakh', usage: 'dupattas' },
  },
  {
    designName: 'Fifty-two gardens',
    params: { prompt: 'bandhani bavan baug in red and yellow', trainedPattern: 'bandhani', settingOptions: 'wedding' },
  },
  {
    designName: 'Zigzag of dots',
    params: { prompt: 'bandhani zigzag, saffron and green dots on maroon', trainedPattern: 'bandhani' },
  },
  {
    designName: 'Ogee ikat',
    params: { prompt: 'ikat ogee in plum, mustard and white', trainedPattern: 'ikat', styleOptions: 'contemporary' },
  },
  {
    designName: 'Lattice ikat',
    params: { prompt: 'ikat lattice in blue and ivory for bedsheets', trainedPattern: 'ikat', usage: 'bedsheets' },
  },
  {
    designName: 'Garden vine',
    params: { prompt: 'trailing flowers with leaves and buds on a pale ground', trainedPattern: 'floral' },
  },
  {
    designName: 'Tossed blossoms',
    params: {
      prompt: 'tossed blossoms in coral, peach and sage for shirts',
      trainedPattern: 'floral',
      usage: 'shirts',
      colorSchemeOptions: 'pastel',
    },
  },
];
