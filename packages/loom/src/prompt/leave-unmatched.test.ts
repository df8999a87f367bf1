import { expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { leaveUnmatched } from './leave-unmatched.ts';

it('leaves no more than fifty words, each as it was written', () => {
  const intent: Draft = {
    language: 'en',
    tokens: [],
    patterns: [],
    layouts: [],
    ownLayouts: [],
    motifs: [],
    subjects: [],
    fewer: [],
    sparse: [],
    accents: [],
    leaves: [],
    bound: [],
    sized: [],
    details: [],
    later: [],
    unmatched: [],
    refused: { patterns: [], layouts: [], ownLayouts: [], motifs: [], colours: [], grounds: [], options: [] },
  };
  const reading = {
    text: 'Zqxkv',
    language: 'en' as const,
    cloth: undefined,
    phrases: [],
    refused: new Set<number>(),
    few: new Set<number>(),
    parts: new Map(),
  };
  const sense = { kind: 'unknown', value: '' } as const;
  for (let at = 0; at < 60; at++)
    leaveUnmatched(intent, reading, { sense, text: 'zqxkv', start: 0, end: 5, gap: 'none' });
  expect(intent.unmatched).toHaveLength(50);
  expect(intent.unmatched[0]).toEqual({ start: 0, end: 5, word: 'Zqxkv' });
});
