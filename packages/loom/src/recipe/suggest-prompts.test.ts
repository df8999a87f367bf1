import { generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from './compose.ts';
import { suggestedPrompts } from './suggest-prompts.ts';

describe('the suggested prompts', () => {
  const made = suggestedPrompts.map((input) => composeRecipe(generateParams.parse(input), input.seed));

  it('show six cloths twice, each time set out otherwise', () => {
    const shown = new Set(made.map(({ family }) => family));
    expect(shown.size).toBe(6);
    expect(new Set(made.map(({ family, layout }) => `${family} ${layout}`)).size).toBe(12);
  });

  it('are understood to the last word', () => {
    for (const { prompt, language } of suggestedPrompts)
      expect(readPrompt(prompt, language ?? 'en').unmatched, prompt).toEqual([]);
  });

  it('speak the three languages', () => {
    expect(
      suggestedPrompts.filter(({ language }) => language === 'hi' || language === 'gu').length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('look different from each other', () => {
    expect(new Set(made.map(({ palette }) => palette.roles.ground)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(made.map(({ title }) => title)).size).toBe(12);
  });
});
