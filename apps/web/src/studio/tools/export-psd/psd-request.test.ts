import { jobRequest } from '@naksha/contract';
import { expect, it } from 'vitest';
import { psdRequest } from './psd-request.ts';

const wishes = {
  fileName: 'a',
  layers: 'motif',
  dpi: 300,
  widthCm: 24,
  extent: 'piece',
  usage: 'sarees',
  drawing: undefined,
  spots: true,
  words: ' ',
  wordsMm: 8,
} as const;

it('asks for words alone at their size, and for spot channels only with layers of colours', () => {
  const request = psdRequest(undefined, { ...wishes, words: ' Butah ', layers: 'colour' });
  expect(jobRequest.parse({ ...request, inputs: [] })).toMatchObject({
    operation: 'exportPsd',
    inputs: [],
    params: { spots: true, text: [{ content: 'Butah', sizeMm: 8, x: 10, y: 10 }] },
  });
  expect(psdRequest(undefined, { ...wishes, words: 'Butah' }).params).toMatchObject({ spots: false });
});

it('asks for whole goods where a design is drawn again, and for a width otherwise', () => {
  const design = { _id: 'f3b2f0a2-4d0e-4c1e-9a51-9c0e1f0d7a11', dpi: 150 };
  expect(psdRequest(design, wishes).params).toMatchObject({ extent: 'piece', usage: 'sarees' });
  expect(psdRequest(design, { ...wishes, extent: 'tile' }).params).toMatchObject({ widthCm: 24 });
  expect(
    jobRequest.parse({ ...psdRequest(design, { ...wishes, layers: 'picture' }), inputs: [design._id] }),
  ).toMatchObject({
    params: { extent: 'tile' },
  });
});
