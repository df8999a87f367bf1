import { limits } from '@naksha/contract';
import { expect, test } from 'vitest';
import { soughtWords, wordsOf } from './words-of.ts';

type Named = Parameters<typeof wordsOf>[0];
const plain: Named = { fileName: 'a.png', designName: null, tags: [], params: null, designDefinition: null };
/** The words of which one begins as what was typed. */
const isFound = (typed: string, named: Partial<Named>) => {
  const words = wordsOf({ ...plain, ...named });
  return soughtWords(typed).every((sought) => words.some((word) => word.startsWith(sought)));
};

test.each([
  ['Kalam', { fileName: 'KALAMKARI vines.png' }],
  ['vine kal', { fileName: 'kalamkari-vines.png' }],
  ['rosette', { fileName: 'BlueRosette.png' }],
  ['2023', { fileName: 'IMG20231105.tif' }],
  ['42', { fileName: 'DSC_0042.png' }],
  ['0042', { fileName: 'DSC_0042.png' }],
  ['૯૦', { fileName: 'scan०००९०१.png' }],
  ['jacquard', { fileName: 'Jácquard.png' }],
  ['jácq', { fileName: 'jacquard.png' }],
  // Without the nukta, with the dot instead of the chandrabindu, and digits of either script.
  ['फूल', { fileName: 'फ़ूल.png' }],
  ['साड़ी', { fileName: 'साडी १२.png' }],
  ['१२', { fileName: 'cloth 12.png' }],
  ['મોર', { fileName: 'મોરપીંછ.png' }],
  ['12', { fileName: 'મોર ૧૨.png' }],
  ['12', { fileName: 'बूटा१२.png' }],
  ['૭', { fileName: 'વેલો૭.png' }],
  ['चांद', { fileName: 'चाँद.png' }],
  ['राष्ट्र', { fileName: 'राष्\u200dट्र ध्वज.png' }],
  ['શ્\u200dરી', { fileName: 'શ્રી.png' }],
  ['મો\u200cર', { fileName: 'મો\u200cર.png' }],
  ['wedd', { tags: ['wedding season'] }],
  ['season', { tags: ['wedding season'] }],
])('finds %s in %o', (typed, named) => {
  expect(isFound(typed, named)).toBe(true);
});

test.each([
  ['ines', { fileName: 'vines.png' }],
  ['2', { fileName: '0042.png' }],
  ['tag:wedding', { fileName: 'wedding.png' }],
  ['vines silk', { fileName: 'vines.png' }],
])('does not find %s in %o', (typed, named) => {
  expect(isFound(typed, named)).toBe(false);
});

test('takes words from names, tags, the prompt and what was changed since, and no more of a file than it keeps', () => {
  const source = { params: { prompt: 'peacock on cream' }, edits: ['more lotus'] };
  const named = {
    designName: 'Monsoon',
    params: { prompt: 'mango' },
    designDefinition: { title: 'Garden', family: 'ajrakh', source },
  };
  const words = wordsOf({ ...plain, ...named, tags: ['silk'] });
  for (const word of [
    'monsoon',
    'a',
    'png',
    'garden',
    'mango',
    'peacock',
    'lotus',
    'silk',
    'tag:silk',
    'family:ajrakh',
  ])
    expect(words).toContain(word);
  const long = Array.from({ length: 5000 }, (_, at) => `w${'x'.repeat(30)}${at}${'y'.repeat(30)}`);
  const ofEdits = wordsOf({ ...plain, designDefinition: { source: { ...source, edits: long } } });
  expect(ofEdits.length).toBeLessThanOrEqual(2 * limits.promptMaxLength);
  expect(ofEdits).toContain('peacock');
  expect(Math.max(...ofEdits.map((word) => word.length))).toBe(40);
});

test('finds the last word of the longest prompt there may be, and the latest of many changes', () => {
  const prompt = Array.from({ length: 1000 }, (_, at) => at.toString(36))
    .join(' ')
    .slice(0, limits.promptMaxLength - ' marigolds'.length)
    .concat(' marigolds');
  expect(prompt).toHaveLength(limits.promptMaxLength);
  const edits = Array.from({ length: 200 }, (_, at) => `change ${at} ${prompt.slice(0, 400)}`);
  const words = new Set(wordsOf({ ...plain, params: { prompt }, designDefinition: { source: { edits } } }));
  expect([...prompt.split(' '), '199'].filter((word) => !words.has(word))).toEqual([]);
});
