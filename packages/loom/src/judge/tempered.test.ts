import { generateParams, type Language } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import { composeObeyed } from './obey.ts';
import { isThatColour, seenAs } from './same-colour.ts';

async function compose(prompt: string, language: Language = 'en', options = {}) {
  await bringSubjects(prompt, language);
  return composeObeyed(generateParams.parse({ prompt, language, dpi: 110, ...options }), 'm').recipe;
}

describe('colours that are named', () => {
  it.each<[Language, string]>([
    ['en', 'brown teddy bears for kids'],
    ['hi', 'बच्चों के लिए भूरे भालू'],
    ['en', 'maroon cars and navy stars on cream for kids'],
    ['en', 'black watercolour roses on white'],
    ['en', 'chocolate brown dogs on sky blue, kids bedding'],
    ['gu', 'બાળકો માટે મરૂન હાથી'],
  ])('stay as deep as they are on cloth for children and in washes (%s: %s)', async (language, prompt) => {
    const { palette, source } = await compose(prompt, language);
    const { accents } = readPrompt(prompt, language);
    expect(accents.length).toBeGreaterThan(0);
    for (const { hex, name } of accents) {
      const isThere = accentRoles.some((role) => isThatColour(seenAs(palette.roles[role]), seenAs(hex)));
      expect([name, isThere]).toEqual([name, true]);
    }
    expect((source.struck ?? []).map(({ failing }) => failing)).not.toContain('littleColour');
  });
});

it('clears the dyes for children who are chosen as an option, whatever is written', async () => {
  for (const prompt of ['', 'zzz']) {
    const { palette } = await compose(prompt, 'en', { trainedPattern: 'geometric', ageGroupOptions: 'kids' });
    for (const role of accentRoles) {
      if (palette.locked.includes(role) || palette.roles[role] === palette.roles.ground) continue;
      expect(hexToOklch(palette.roles[role])[0]).toBeGreaterThan(0.595);
    }
  }
});
