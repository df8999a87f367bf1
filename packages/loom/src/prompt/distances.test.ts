import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const distances = [
  ['en', 'ivory with indigo butis, each about 1.5 cm and 6 cm apart', { heroCm: 1.5, pitchCm: 6 }],
  ['en', 'lotus 3 cm wide on cream', { heroCm: 3 }],
  ['hi', 'क्रीम पर बूटे 5 सेमी दूर', { pitchCm: 5 }],
  ['gu', 'ક્રીમ પર બુટ્ટા 5 સેમી છેટે', { pitchCm: 5 }],
  ['en', 'white shirting with navy pinstripes 1 mm wide every 8 mm', { pitchCm: 0.8, lineCm: 0.1 }],
  [
    'en',
    'white shirting, charcoal stripe every 6 mm, one thin red stripe after every third',
    { pitchCm: 0.6, every: 3 },
  ],
  ['hi', 'सफेद शर्ट, हर 8 मिमी पर नीली धारी, हर चौथी के बाद एक पतली लाल धारी', { pitchCm: 0.8, every: 4 }],
] as const;

test.each(distances)('%s: "%s" is read as the sizes and distances that it gives', (language, prompt, expected) => {
  const { heroCm, pitchCm, every, lineCm } = readPrompt(prompt, language);
  expect({ heroCm, pitchCm, every, lineCm }).toEqual({
    heroCm: undefined,
    pitchCm: undefined,
    every: undefined,
    lineCm: undefined,
    ...expected,
  });
});

test('the stripe that stands after every so many is the line, the other the stripe', () => {
  const { line, accents } = readPrompt(distances[5][1], 'en');
  expect([line?.name, accents.map(({ name }) => name)]).toEqual(['red', ['charcoal']]);
});

test.each([
  ['en', 'tiny stars on pink, lots of ground showing'],
  ['en', 'few red dots on an almost empty cream field'],
  ['gu', 'નાનાં નાનાં ફૂલ, છૂટાં છૂટાં'],
  ['en', 'nana nana tara, chhuta chhuta'],
] as const)('%s: "%s" stand apart', (language, prompt) => {
  expect(readPrompt(prompt, language)).toMatchObject({ density: 'airy', isApart: true });
});

test.each([
  ['roses with white space, dark ground', 'dark'],
  ['dark ground and white space, lotus', 'dark'],
  ['lotus, white space', 'light'],
  ['lotus with white space on black', undefined],
])('takes white space for a light ground where none is said: %s', (prompt, tone) => {
  expect(readPrompt(prompt, 'en').groundTone).toBe(tone);
});
