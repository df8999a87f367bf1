import { generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { judgeDensity, judgeSizeOf } from './judge-scale.ts';
import { judgeWords } from './judge-words.ts';
import { composeObeyed } from './obey.ts';
import { surveyScene } from './survey-scene.ts';

async function judged(prompt: string, kind: 'size' | 'density' | 'detail') {
  await bringSubjects(prompt, 'en');
  const cloth = composeObeyed(generateParams.parse({ prompt, language: 'en', dpi: 110 }), 'size');
  const verdicts = judgeWords({ ...cloth, intent: readPrompt(prompt, 'en') });
  const verdict = verdicts.find(({ token }) => token.kind === kind);
  return { cm: Number.parseFloat(verdict?.measured ?? ''), failing: verdict?.failing };
}

describe('sizes in words, on running cloth', () => {
  it.each(['small hearts in red on blush', 'small lemons on white', 'small parrots and lotuses, block print on cream'])(
    'are small at two centimetres and less: %s',
    async (prompt) => {
      const { cm, failing } = await judged(prompt, 'size');
      expect(failing).toBeUndefined();
      expect(cm).toBeLessThanOrEqual(2.2);
    },
  );

  it.each(['medium paisleys on navy', 'medium lotuses on teal, kalamkari'])(
    'are medium between two and six: %s',
    async (prompt) => {
      const { cm, failing } = await judged(prompt, 'size');
      expect(failing).toBeUndefined();
      expect(cm).toBeGreaterThan(1.8);
      expect(cm).toBeLessThanOrEqual(6.6);
    },
  );
});

describe('large motifs', () => {
  it.each([
    ['large fish, tossed on aqua', 6.6],
    ['huge hibiscus on black', 8.9],
    ['oversized tulips on pink', 8.9],
    ['big peacocks in block print', 5],
  ])('are clearly larger on cloth than the craft usually has them: %s', async (prompt, least) => {
    const { cm, failing } = await judged(prompt, 'size');
    expect(failing).toBeUndefined();
    expect(cm).toBeGreaterThan(least);
  });

  it.each(['elephants bigger than the birds on sand', 'fishes much bigger than shells on aqua'])(
    'of a comparison are larger than what they are compared with: %s',
    async (prompt) => {
      const { cm, failing } = await judged(prompt, 'size');
      expect(failing).toBeUndefined();
      expect(cm).toBeGreaterThan(1.15);
    },
  );

  it('leave the leaves beside them small, as they are', async () => {
    const words = 'large roses with small leaves on cream';
    const { recipe } = composeObeyed(generateParams.parse({ prompt: words, dpi: 110 }), 'size');
    expect(recipe.source.struck ?? []).toEqual([]);
  });

  it('show no small leaves where there are none', () => {
    const leaves = { start: 0, things: ['leaf'], isSmall: true };
    const { scene } = composeObeyed(
      generateParams.parse({ prompt: 'large roses with small leaves on cream', dpi: 110 }),
      'size',
    );
    expect(judgeSizeOf(leaves, scene)).toEqual({ measured: 'small by nature' });
    const bare = { ...scene, layers: scene.layers.filter(({ kind }) => kind === 'ground'), symbols: [] };
    expect(judgeSizeOf(leaves, bare)).toBeUndefined();
  });
});

it('a cloth is dense where half of it is covered, or its motifs stand close', async () => {
  expect((await judged('dense jaal of lotuses on teal, kalamkari', 'density')).failing).toBeUndefined();
  const { scene } = composeObeyed(generateParams.parse({ prompt: 'lotuses far apart on teal', dpi: 110 }), 'size');
  expect(judgeDensity('dense', scene, surveyScene(scene)).failing).toBe('otherCoverage');
});

it('a number of things is seen where each repeat has so many, or one corner of a panel each', async () => {
  expect((await judged('seven horses on cream, block print', 'detail')).failing).toBe('otherNumber');
  const panel = 'cushion, one lotus in the centre and four peacocks in the corners';
  expect((await judged(panel, 'detail')).failing).toBeUndefined();
  const ofOthers = 'scarf with four elephants in the centre and lotus in the corners';
  expect((await judged(ofOthers, 'detail')).failing).toBe('otherNumber');
});
