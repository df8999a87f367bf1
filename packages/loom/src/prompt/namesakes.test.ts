import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(openNames);

function read(prompt: string, language: 'en' | 'hi' | 'gu') {
  const { motifs, subjects, patterns, ownLayouts } = readPrompt(prompt, language);
  return { drawn: [...motifs, ...subjects], patterns, layouts: ownLayouts.map(({ layout }) => layout) };
}

describe('a name of two things', () => {
  it.each([
    ['mango print kitchen towel', 'en', ['mango']],
    ['mangoes, mango and lemons', 'en', ['mango', 'lemon']],
    ['mango print for kids', 'en', ['mango']],
    ['કેરી અને જામફળ', 'gu', ['mango', 'guava-fruit']],
    ['कैरी और अमरूद', 'hi', ['mango', 'guava-fruit']],
    ['mango silk saree', 'en', ['paisley']],
    ['કેરી, મરૂન', 'gu', ['paisley']],
    ['mango and ambi with lemons', 'en', ['paisley', 'lemon']],
  ] as const)('is a fruit where it is eaten and an ambi where it adorns: %s', (prompt, language, drawn) => {
    expect(read(prompt, language).drawn).toEqual(drawn);
  });

  it.each([
    ['fern', 'en', 'fern'],
    ['dolls', 'en', 'doll'],
    ['गुड़िया', 'hi', 'doll'],
    ['ઢીંગલી', 'gu', 'doll'],
    ['marigold garlands', 'en', 'garland'],
    ['ivy', 'en', 'ivy'],
    ['snowflakes', 'en', 'snowflake'],
    ['झरोखा', 'hi', 'jharokha'],
    ['નાળિયેર', 'gu', 'coconut'],
    ['cauliflowers', 'en', 'cauliflower'],
  ] as const)('has the drawing of what it names, and of no other thing: %s', (prompt, language, id) => {
    expect(read(`${prompt} on cream`, language).drawn).toEqual([id]);
  });

  it('is a pond of lotuses beside these, and of fishes alone', () => {
    expect(read('lotus pond on navy', 'en')).toMatchObject({ drawn: ['lotus', 'lily-pads'], patterns: [] });
    expect(read('fish pond on red', 'en').layouts).toEqual(['fish-pond']);
  });

  it.each(['retro 70s print in rust', 'seventies print in mustard', '1960s print'])(
    'is the shapes of a decade where nothing is to be drawn: %s',
    (prompt) => {
      expect(read(prompt, 'en').layouts).toEqual(['mid-century']);
    },
  );

  it('leaves flowers of a decade to the flowers', () => {
    expect(read('70s flowers in orange', 'en').layouts).toEqual([]);
  });

  it('is a colour where something else says what the cloth is of', () => {
    expect(read('parrots and lotuses, tropical green and coral', 'en').patterns).toEqual([]);
    expect(read('tropical green leaves with toucans', 'en').patterns).toEqual(['tropical']);
  });

  it('is the craft itself where that is printed with blocks', () => {
    expect(read('ajrakh block print in indigo', 'en').patterns).toEqual(['ajrakh']);
  });
});

it.each([
  ['मधुबन में मोर', 'hi', []],
  ['madhuban with peacocks', 'en', []],
  ['મધુબનમાં મોર', 'gu', []],
  ['मधुबनी में मोर', 'hi', ['madhubani']],
  ['मधुबन पेंटिंग, मोर', 'hi', ['madhubani']],
] as const)('takes a grove for Madhubani only where it is a painting: %s', (prompt, language, patterns) => {
  expect(readPrompt(prompt, language)).toMatchObject({ patterns, motifs: ['peacock'] });
});
