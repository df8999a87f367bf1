import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it.each([
  ['bandhani with horses and women on orange', 'en', 'dancer'],
  ['औरतें और घोड़े, बांधनी नीली', 'hi', 'dancer'],
  ['સ્ત્રીઓ અને મોર, બાંધણી', 'gu', 'dancer'],
  ['warli of trees and men', 'en', 'person'],
] as const)('people beside things are drawn: %s', (text, language, motif) => {
  const intent = readPrompt(text, language);
  expect(intent.motifs).toContain(motif);
  expect(intent.gender).toBeUndefined();
});

it.each([
  ['flowers and butterflies for women', 'en'],
  ['kurta for women and men', 'en'],
  ['महिलाओं के लिए फूल और तितलियां', 'hi'],
] as const)('who a cloth is for is not drawn on it: %s', (text, language) => {
  expect(readPrompt(text, language).motifs).not.toContain('dancer');
});
