import type { Family, GenerateInput } from '@naksha/contract';

interface DemoDesign {
  readonly designName: string;
  readonly params: GenerateInput;
}

const design = (designName: string, trainedPattern: Family, seed: string, params: GenerateInput): DemoDesign => ({
  designName,
  params: { trainedPattern, seed, ...params },
});

/** What the demonstration shows of itself: a cloth each of many crafts, asked for as a designer would. Seeds were chosen by eye. */
export const demoDesigns: readonly DemoDesign[] = [
  design('Kawung in two blues', 'batik', '2', { prompt: 'batik kawung in indigo and brown' }),
  design('Block-printed buta', 'block-print', '5', {
    prompt: 'block print buta on cream, madder and indigo',
    usage: 'kurtas',
  }),
  design('Bouquets on white', 'floral', '8', { prompt: 'floral bouquets on white, pink and blue', usage: 'shirts' }),
  design('Phulkari diamonds', 'phulkari', '3', { prompt: 'phulkari in pink and orange on maroon', usage: 'dupattas' }),
  design('Banana leaves', 'tropical', '2', { prompt: 'tropical palm and hibiscus on midnight' }),
  design('Bavan baug', 'bandhani', '7', {
    prompt: 'bandhani bavan baug on red',
    dpi: 130,
    settingOptions: 'wedding',
  }),
  design('Ogee ikat', 'ikat', 'demo-8', {
    prompt: 'ikat ogee in plum, mustard and white',
    styleOptions: 'contemporary',
  }),
  design('Jangla in gold', 'brocade', '2', { prompt: 'brocade jangla on maroon, gold', settingOptions: 'wedding' }),
  design('Peacock and fish', 'madhubani', '6', { prompt: 'madhubani peacocks and fish on cream' }),
  design('Elephants of Patan', 'patola', '2', { prompt: 'patola elephants on red', usage: 'sarees' }),
  design('Indigo roundels', 'ajrakh', 'demo-4', { prompt: 'ajrakh roundels in indigo and madder with white outlines' }),
  design('Night paisley', 'paisley', '5', { prompt: 'paisley on deep maroon, teal and gold' }),
  design('Tree of life', 'kalamkari', 'demo-1', {
    prompt: 'tree of life in madder red and olive on ivory',
    styleOptions: 'royal',
  }),
  design('Vines for a saree', 'kalamkari', 'demo-0', {
    prompt: 'kalamkari vines with red and indigo flowers on cream, for a saree',
    usage: 'sarees',
  }),
];
