import { jobRequest } from '@naksha/contract';
import { expect, it } from 'vitest';
import { psdRequest } from './psd-request.ts';

const wishes = { fileName: 'a', layers: 'motif', dpi: 300, widthCm: 24, spots: true, words: ' ', wordsMm: 8 } as const;

it('asks for nothing without a picture or a word', () => {
  expect(psdRequest(undefined, wishes)).toBeUndefined();
});

it('asks for words alone at their size, and for spot channels only with layers of colours', () => {
  const request = psdRequest(undefined, { ...wishes, words: ' Butah ', layers: 'colour' });
  expect(jobRequest.parse(request)).toMatchObject({
    operation: 'exportPsd',
    inputs: [],
    params: { spots: true, text: [{ content: 'Butah', sizeMm: 8, x: 10, y: 10 }] },
  });
  expect(psdRequest(undefined, { ...wishes, words: 'Butah' })?.params).toMatchObject({ spots: false, widthCm: 24 });
});
