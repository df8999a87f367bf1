import { generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { composeRecipe } from '../../recipe/compose.ts';
import type { EditOp } from './edit-op.ts';
import { editRecipe } from './edit-recipe.ts';
import { readEdit } from './read-edit.ts';

const compose = (prompt: string) => composeRecipe(generateParams.parse({ prompt }), '7');
const jaal = compose('kalamkari jaal, red and indigo flowers on cream');
const stripes = compose('navy and white stripes');
const toText = (op: EditOp) =>
  Object.values(op)
    .map((value) => (typeof value === 'object' && value !== null ? String(value.name) : String(value)))
    .join(' ');

describe('an edit does no more than was said', () => {
  it.each([
    ['background bottle green and keep the flowers as they are', ['setColour ground bottle green']],
    ['make background navy but keep gold', ['setColour ground navy']],
    ["don't change the background", []],
    ['make the background not red', []],
    ['remove everything except lotus', []],
    ['only lotus', []],
    ['make the red flowers pink', ['replaceColour red pink']],
    ['change the colour of flowers from red to blue', ['replaceColour red blue']],
    ['can you please change the colour of the leaves to teal', ['setColour leaf teal']],
    ['the background should be beige', ['setColour ground beige']],
    [
      'paisley pink, leaves olive, background ivory',
      ['setColour accent pink', 'setColour leaf olive', 'setColour ground ivory'],
    ],
    [
      'ground ivory & flowers maroon & no dots',
      ['setColour ground ivory', 'setColour accent maroon', 'removeMotif dot'],
    ],
    ['add a few roses', ['addMotif rosette']],
    ['a few more roses', ['weighMotif rosette 1.8']],
    ['add gold outlines', ['setColour line gold']],
    ['make it more festive', ['mood festive']],
    ['motifs 20% smaller', ['scale 0.8']],
    ['double the size', ['scale 2']],
    ['reduce colours to 3', ['limitColours 3']],
    ['as half drop', ['repeat half-drop']],
    ['another layout', ['layout tree-of-life']],
    ['कमल हटाकर मोर लगाओ', ['removeMotif lotus', 'removeMotif lotus-front', 'addMotif peacock']],
    ['कमल नहीं', ['removeMotif lotus', 'removeMotif lotus-front']],
    ['फूल थोड़े बड़े करो', ['scale 1.5']],
    ['લાલને બદલે પીળો કરો', ['replaceColour red yellow']],
    ['ઓછાં પાંદડાં', ['weighMotif leaf 0.5']],
  ])('in "%s"', (words, ops) => {
    expect(readEdit(words, jaal).ops.map(toText)).toEqual(ops);
  });

  it.each([
    ['thinner stripes', ['scale 0.72']],
    ['make the white stripes wider', ['scale 1.5']],
    ['navy → olive', ['replaceColour navy olive']],
  ])('in "%s" of stripes', (words, ops) => {
    expect(readEdit(words, stripes).ops.map(toText)).toEqual(ops);
  });
});

it('says what it did not understand as it was written, and nothing of what was to stay', () => {
  expect(readEdit('ट्रैक्टर जोड़ो', jaal).unmatched).toEqual(['ट्रैक्टर']);
  expect(readEdit('keep the lotus, navy ground', jaal).unmatched).toEqual([]);
});

it('gives each of two added colours a place of its own', () => {
  for (const design of [jaal, stripes, compose('block print'), compose('paisley')]) {
    const pink = editRecipe(design, 'add pink', 'en').recipe;
    const roles = Object.values(editRecipe(pink, 'add olive', 'en').recipe.palette.roles);
    expect(roles).toEqual(expect.arrayContaining(['#e88aa5', '#6c6f34']));
  }
});

describe('an edit that would not be seen', () => {
  it('of a border that there is none of is not understood', () => {
    const { done, unmatched } = editRecipe(jaal, 'remove the border', 'en');
    expect(done).toEqual([]);
    expect(unmatched).not.toEqual([]);
  });

  it.each([
    ['use only three colours: rust, cream and indigo', 'en'],
    ['सिर्फ़ तीन रंग: जंग, क्रीम और नील', 'hi'],
    ['ફક્ત ગેરુ, ક્રીમ અને ગળી', 'gu'],
  ] as const)('leaves no other colour by "%s"', (words, language) => {
    const { recipe, done } = editRecipe(jaal, words, language);
    expect(done).toMatchObject([{ op: 'onlyColours' }]);
    expect(new Set(Object.values(recipe.palette.roles)).size).toBe(3);
    expect(recipe.palette.roles.ground).toBe('#efe3c8');
  });
});
