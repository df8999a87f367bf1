import { bringSubjects, readPrompt } from '@naksha/loom';
import { expect, it } from 'vitest';

it.each([
  ['vans', 'en', 'minibus'],
  ['clownfish', 'en', 'clownfish'],
  ['gainda', 'en', 'rhinoceros'],
  ['बाज', 'hi', 'eagle'],
  ['બાજ', 'gu', 'eagle'],
  ['इल्ली', 'hi', 'caterpillar'],
  ['baby giraffe', 'en', 'giraffe'],
  ['नर्सरी के लिए जिराफ', 'hi', 'giraffe'],
  ['kesudo flowers', 'en', 'palash'],
  ['કેસૂડો', 'gu', 'palash'],
  ['flame of the forest on cream', 'en', 'palash'],
  ['palash and parrots', 'en', 'palash'],
  ['मटका', 'hi', 'matka'],
  ['तबला', 'hi', 'tabla'],
] as const)('finds for %s the drawing of that name', async (prompt, language, subject) => {
  await bringSubjects(prompt, language);
  expect(readPrompt(prompt, language).subjects).toEqual([subject]);
});
