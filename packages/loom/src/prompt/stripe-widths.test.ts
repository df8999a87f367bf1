import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it.each([
  [
    'bengal stripe in sky blue on white with a hairline burgundy pinstripe between every second stripe',
    ['bengal'],
    'sky blue',
    'burgundy',
  ],
  ['purple and yellow bands with a fine black line between them', ['wide-and-fine'], 'yellow', 'black'],
  ['नीली और पीली खड़ी धारियां, नीली चौड़ी और पीली बारीक', ['wide-and-fine'], 'blue', 'yellow'],
  ['લાલ અને લીલા પટ્ટા વચ્ચે પાતળી સોનેરી લીટી', ['wide-and-fine'], 'green', 'gold'],
] as const)('"%s": the fine line has its own colour', (prompt, layouts, accent, line) => {
  const intent = readPrompt(prompt, 'en');
  expect(intent.ownLayouts.map(({ layout }) => layout)).toEqual(layouts);
  expect(intent.accents.map(({ name }) => name)).toContain(accent);
  expect(intent.accents.map(({ name }) => name)).not.toContain(line);
  expect(intent.line?.name).toBe(line);
});

it('takes stripes that are all thin for lines on their ground', () => {
  const intent = readPrompt('white ground with fine navy pinstripes and one thin sky blue stripe between', 'en');
  expect(intent.ownLayouts).toEqual([{ family: 'stripes', layout: 'pinstripe' }]);
  expect(intent.line).toBeUndefined();
});

it('lists each word of a phrase once', () => {
  const { tokens } = readPrompt('paisley with a border on all four sides', 'en');
  expect(tokens.filter(({ value }) => value === 'all').map(({ word }) => word)).toEqual(['on all four sides']);
});
