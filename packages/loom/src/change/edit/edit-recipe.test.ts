import { generateParams } from '@naksha/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteFaults } from '../../../test/palette-faults.ts';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { parseRecipe } from '../../recipe/parse-recipe.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { planScene } from '../plan-scene.ts';
import { editRecipe } from './edit-recipe.ts';
import { readEdit } from './read-edit.ts';

const compose = (prompt: string, seed = '7') => composeRecipe(generateParams.parse({ prompt }), seed);
const cream = compose('kalamkari jaal, red and indigo flowers on cream');
const opsOf = (words: string, recipe: Recipe = cream) =>
  readEdit(words, recipe).ops.map((op) =>
    [op.op, ...Object.entries(op).flatMap(([key, value]) => (key === 'op' ? [] : [nameOf(value)]))].join(' '),
  );
const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);
/** All that a plan depends on: a change of colours leaves it (`determinism.test.ts`). */
const geometry = ({ palette: _palette, title: _title, source: _source, ...rest }: Recipe) => rest;

describe('what is asked for', () => {
  it.each([
    ['make the background navy', ['setColour ground navy']],
    ['Make it darker', ['shiftColours darker']],
    ['background darker', ['shiftColours darker ground']],
    ['more flowers', ['weighMotif blossom 1.8']],
    ['fewer leaves and more lotus', ['weighMotif leaf 0.5', 'weighMotif lotus 1.8']],
    ['bigger motifs', ['scale 1.3']],
    ['remove the paisley', ['removeMotif paisley']],
    ['no vines', ['removeMotif vine']],
    ['replace red with teal', ['replaceColour red teal']],
    ['use teal instead of red', ['replaceColour red teal']],
    ['change the roses to lotus', ['replaceMotif rosette lotus']],
    ['fewer colours', [`limitColours ${new Set(Object.values(cream.palette.roles)).size - 2}`]],
    ['in 3 colours', ['limitColours 3']],
    ['make the flowers pink and the leaves green', ['setColour accent pink', 'setColour leaf green']],
    ['outline gold', ['setColour line gold']],
    ['make it pastel', ['scheme pastel']],
    ['make it denser, thinner lines', ['density 0.2', 'line 0.72']],
    ['turn it into ajrakh', ['family ajrakh']],
    ['as a tree of life', ['layout tree-of-life']],
    ['on silk', ['cloth silk']],
    ['rearrange', ['rearrange']],
    ['make the ground navy remove paisley', ['setColour ground navy', 'removeMotif paisley']],
    ['पृष्ठभूमि नीली करो', ['setColour ground blue']],
    ['कैरी हटाओ और फूल ज़्यादा करो', ['removeMotif paisley', 'weighMotif blossom 1.8']],
    ['लाल की जगह हरा करो', ['replaceColour red green']],
    ['પૃષ્ઠભૂમિ લાલ કરો', ['setColour ground red']],
    ['કમળ ઉમેરો', ['addMotif lotus']],
    ['laal ki jagah neela karo', ['replaceColour red blue']],
  ])('is read from "%s"', (words, ops) => {
    expect(opsOf(words)).toEqual(ops);
  });

  it('is reported back where it is not known', () => {
    expect(readEdit('add a tractor and make it navy', cream)).toMatchObject({
      ops: [{ op: 'setColour', part: 'ground' }],
      unmatched: ['tractor'],
    });
  });

  it('is reported back where it begins with a figure, and measures are not', () => {
    expect(readEdit('make it navy, 3d', cream)).toMatchObject({ ops: [{ op: 'setColour' }], unmatched: ['3d'] });
    expect(readEdit('5cm roses, 20% smaller, in 4 colours', cream).unmatched).toEqual([]);
  });
});

describe('an edit', () => {
  it('of colours leaves every motif where it was', () => {
    for (const words of ['make the background navy', 'replace red with teal', 'make it pastel', 'in 4 colours']) {
      const { recipe, done } = editRecipe(cream, words, 'en');
      expect(done).toHaveLength(1);
      expect(geometry(recipe)).toEqual(geometry(cream));
    }
  });

  it('of the ground gives exactly that ground, and moves only what would be lost on it', () => {
    const { recipe } = editRecipe(cream, 'make the background navy', 'en');
    const { roles } = recipe.palette;
    expect(colourDistance(roles.ground, cream.palette.roles.ground)).toBeGreaterThan(0.3);
    expect(paletteFaults(roles)).toEqual([]);
    const kept = (['a1', 'a2', 'a3', 'a4'] as const).filter((role) => roles[role] === cream.palette.roles[role]);
    expect(kept.length).toBeGreaterThanOrEqual(2);
  });

  it('leaves locked colours alone', () => {
    const locked: Recipe = { ...cream, palette: { ...cream.palette, locked: ['ground', 'a1'] } };
    for (const words of ['make it darker', 'make it pastel', 'replace red with teal', 'make the ground navy']) {
      const { roles } = editRecipe(locked, words, 'en').recipe.palette;
      expect([roles.ground, roles.a1]).toEqual([cream.palette.roles.ground, cream.palette.roles.a1]);
    }
  });

  it('that changes nothing gives the very recipe, and says so', () => {
    for (const words of ['', 'tractor', 'as a jaal', 'hello there', '<script>alert(1)</script>']) {
      const edited = editRecipe(cream, words, 'en');
      expect(edited.recipe).toBe(cream);
      expect(edited.done).toEqual([]);
    }
  });

  it('that takes from a cloth all it is made of is refused', () => {
    const dots = compose('polka dots');
    expect(dots.family).toBe('dots');
    expect(editRecipe(dots, 'remove the dots', 'en')).toMatchObject({
      recipe: dots,
      done: [],
      refused: [{ op: { op: 'removeMotif', motif: 'dot' }, why: 'essential' }],
    });
  });

  it('can be read again from what is remembered', () => {
    const words = ['make the background navy', 'more lotus, no paisley', 'thinner lines'];
    const edited = words.reduce((recipe, each) => editRecipe(recipe, each, 'en').recipe, cream);
    expect(edited.source.edits).toEqual(words);
    const again = (edited.source.edits ?? []).reduce((recipe, each) => editRecipe(recipe, each, 'en').recipe, cream);
    expect(again).toEqual(edited);
    expect(parseRecipe(JSON.parse(JSON.stringify(edited)))).toEqual({ recipe: edited });
  });

  it('that removes a motif leaves none of it', { timeout: 60_000 }, () => {
    const lotus = compose('kalamkari jaal with lotus on cream');
    const { recipe } = editRecipe(lotus, 'remove the lotus', 'en');
    expect(planScene(lotus).census.some(({ motif }) => motif === 'lotus')).toBe(true);
    expect(planScene(recipe).census.some(({ motif }) => motif === 'lotus')).toBe(false);
  });

  it('of any text whatever gives a recipe that can be planned', { timeout: 60_000 }, () => {
    const words = fc.constantFrom(
      'make',
      'the',
      'ground',
      'navy',
      'remove',
      'lotus',
      'हटाओ',
      'લાલ',
      'and',
      ',',
      'bigger',
      '3',
      'colours',
      'ajrakh',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 80, unit: 'binary' }),
          fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
        ),
        (text) => {
          const { recipe } = editRecipe(cream, text, 'gu');
          expect(parseRecipe(recipe)).toHaveProperty('recipe');
        },
      ),
      { numRuns: 150 },
    );
  });
});
