import type { Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

const border = (language: Language, prompt: string) => readPrompt(prompt, language).border;

it.each<[Language, string, string, readonly string[]]>([
  ['en', 'a fish inside a roundel, teal on sand', 'roundel', ['fish']],
  ['en', 'boxes with a star inside each', 'box', ['star']],
  ['en', 'niches holding vases and lamps, madder', 'niche', ['bouquet', 'lamp']],
  ['hi', 'गोले के अंदर हाथी', 'roundel', ['elephant']],
  ['gu', 'કેરીની અંદર કમળ', 'paisley', ['lotus']],
])('%s: "%s" sets in a %s what is named', (language, prompt, frame, motifs) => {
  const { cells } = border(language, prompt)?.places ?? {};
  expect(cells?.frame).toBe(frame);
  expect(cells?.things.map(({ motif, subject }) => motif ?? subject)).toEqual(motifs);
});

it('sets one frame in the middle of goods that are a panel, and reads a prayer mat as one', () => {
  const { places, hasCentre } = border('en', 'prayer mat with a vase inside a mihrab, border all around') ?? {};
  expect([hasCentre, places?.frame, places?.centre?.motif]).toEqual([true, 'niche', 'bouquet']);
});

it.each<[Language, string, boolean]>([
  ['hi', 'चादर, बड़े गोलों के अंदर हाथी, चारों ओर किनारी', false],
  ['hi', 'चादर, एक बड़ी मेहराब के अंदर हाथी, चारों ओर किनारी', true],
  ['gu', 'ચાદર, મોટી મહેરાબની અંદર હાથી, ચારે બાજુ કિનારી', true],
])('%s: of "%s" it is %s that one frame holds the middle', (language, prompt, isOne) => {
  expect(border(language, prompt)?.places?.frame !== undefined).toBe(isOne);
});

it('reads a vine and stripes said together as stripes that carry it, but not beside a craft that weaves its own', () => {
  expect(border('en', 'stripes with a trailing vine of roses, mint')?.places?.stripes).toEqual({ motif: 'rosette' });
  expect(border('hi', 'बेल वाली धारियां, गुलाबी')?.places?.stripes).toBeDefined();
  expect(border('en', 'banarasi stripes with a vine')?.places?.stripes).toBeUndefined();
});

it('reads a panel about the neck of a kurta, and its hem', () => {
  const { places, placing } = border('en', 'kurti with a v neck yoke of lotuses and a hem band') ?? {};
  expect([places?.neck, placing]).toEqual([{ shape: 'pointed', thing: { motif: 'lotus' } }, 'bottom']);
});

it('keeps what is said of a pallu from the border beside it', () => {
  const { breadth, motif, pallu } = border('en', 'red saree, pallu of large elephants, narrow gold border') ?? {};
  expect([breadth, motif, pallu]).toEqual(['narrow', undefined, { motif: 'elephant' }]);
});

it('seats beasts beside a tree of which no one said where: wings on its boughs, all else at its foot', () => {
  const { boughs, foot } = border('en', 'panel with a tree of life in the middle, parrots and two cows')?.places ?? {};
  expect([boughs?.motif, foot?.motif]).toEqual(['parrot', 'cow']);
});

it('gives the second colour of a border to the cloth where no other is named', () => {
  const { accents, ground, border: own } = readPrompt('scarf with a lotus border in teal and cream', 'en');
  expect(own?.colour?.name).toBe('teal');
  expect([ground?.name, ...accents.map(({ name }) => name)]).toContain('cream');
});

it('seats what perches on a bough, by its name and not by letters within it', async () => {
  await openNames();
  const { boughs, foot } = border('en', 'panel with a tree of life in the middle, toucans and a bowl')?.places ?? {};
  expect([boughs?.subject, foot?.subject]).toEqual(['toucan', 'bowl-with-spoon']);
});
