import { expect, it } from 'vitest';
import { beasts, songbird } from '../../packages/loom/src/cloths/conversational/beasts.ts';
import { beastsDrawn } from './write-beasts.ts';

it('the beasts of novelty prints are the drawings that were made for them', () => {
  expect({ ...beasts, songbird }).toEqual(beastsDrawn());
});
