import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { judgeRelated } from './judge-related.ts';
import { composeObeyed } from './obey.ts';

const { scene } = composeObeyed(generateParams.parse({ prompt: 'lotus', language: 'en', dpi: 110 }), '7');
const disc = { rank: 'hero' as const, r: 10 };
const torus = { w: 100, h: 100, dropY: 0, brickX: 0 };
const deer = { ...disc, motif: 'deer', x: 50, y: 60 };
const under = { start: 0, where: 'under' as const, things: ['deer'], others: ['tree'] };

it.each([
  ['over it', { x: 52, y: 40 }, undefined],
  ['below it', { x: 52, y: 80 }, 'otherPlace'],
  ['far to one side', { x: 90, y: 40 }, 'otherPlace'],
] as const)('sees a deer under a tree that stands %s', (_, place, failing) => {
  const census = [deer, { ...disc, motif: 'tree', ...place }];
  expect(judgeRelated(under, { ...scene, torus, census }).failing).toBe(failing);
});
