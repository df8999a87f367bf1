import { bringSubjects, readPrompt } from '@naksha/loom';
import { expect, it } from 'vitest';

it.each([
  ['vans', 'en', 'minibus'],
  ['clownfish', 'en', 'clownfish'],
  ['gainda', 'en', 'rhinoceros'],
  ['बाज', 'hi', 'eagle'],
  ['બાજ', 'gu', 'eagle'],
] as const)('finds for %s the drawing of that name', async (prompt, language, subject) => {
  await bringSubjects(prompt, language);
  expect(readPrompt(prompt, language).subjects).toEqual([subject]);
});
