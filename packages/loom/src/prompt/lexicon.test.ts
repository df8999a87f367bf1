import { describe, expect, it } from 'vitest';
import { colourNames, colourWords } from '../vocabulary/lexicon-colours.ts';
import { type LexiconNode, lexicon, lexiconForms } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

function homographs(node: LexiconNode, path: string): string[] {
  const meanings = new Set(node.meanings.map(({ kind, value }) => `${kind} ${value}`));
  const own = meanings.size > 1 ? [path] : [];
  return [...own, ...[...(node.next ?? [])].flatMap(([word, next]) => homographs(next, `${path} ${word}`.trim()))];
}

describe('the lexicon', () => {
  it('gives no word two meanings but the flowers, the camel and the peacock that are colours too', () => {
    expect(homographs(lexicon(), '').toSorted()).toEqual([
      'camel',
      'marigold',
      'peacock',
      'poppy',
      'rose',
      'wisteria',
      'મોરપિંછ',
    ]);
  });

  it('knows every form of every table when it stands alone', () => {
    const lost = lexiconForms().filter(({ form }) => readPrompt(form, 'en').unmatched.length > 0);
    expect(lost.map(({ form }) => form)).toEqual([]);
  });

  it('names at least 300 colours in English, each with a value of its own, and 200 in Hindi and in Gujarati', () => {
    const named = (column: 1 | 2 | 3) => colourNames.filter((name) => colourWords[name][column] !== '').length;
    expect(named(1)).toBeGreaterThanOrEqual(300);
    expect(Math.min(named(2), named(3))).toBeGreaterThanOrEqual(200);
    expect(new Set(colourNames.map((name) => colourWords[name][0])).size).toBe(colourNames.length);
  });

  it('knows no pure white and no pure black', () => {
    for (const name of colourNames) expect(['#ffffff', '#000000']).not.toContain(colourWords[name][0]);
  });

  it.each([
    ['lal', 'लाल', 'લાલ', '#b3202c'],
    ['kesari', 'केसरी', 'કેસરી', '#f28c1e'],
    ['peela', 'पीला', 'પીળો', '#e8b21f'],
    ['hara', 'हरा', 'લીલો', '#3f7d3a'],
    ['neela', 'नीला', 'વાદળી', '#24408e'],
    ['firozi', 'फ़िरोज़ी', 'ફિરોઝી', '#159a9c'],
    ['rani', 'रानी', 'રાણી', '#c2186b'],
    ['gulabi', 'गुलाबी', 'ગુલાબી', '#e88aa5'],
    ['jamuni', 'जामुनी', 'જાંબલી', '#5b2a6e'],
    ['badami', 'बादामी', 'બદામી', '#d8b48a'],
    ['safed', 'सफ़ेद', 'સફેદ', '#f7f3ea'],
    ['kala', 'काला', 'કાળો', '#15120f'],
  ])('%s, %s and %s are one colour', (romanised, hindi, gujarati, hex) => {
    for (const word of [romanised, hindi, gujarati])
      expect(readPrompt(word, 'en').accents.map((colour) => colour.hex)).toEqual([hex]);
  });

  it('keeps brown and blue apart where Hindi and Gujarati use one word', () => {
    expect(readPrompt('भूरा', 'hi').accents[0]?.name).toBe('brown');
    expect(readPrompt('ભૂરો', 'gu').accents[0]?.name).toBe('blue');
  });

  it.each([
    ['फूलों', 'फूल'],
    ['पत्तियाँ', 'पत्ती'],
    ['नीली', 'नीला'],
    ['पीले', 'पीला'],
    ['बाँधनी', 'बांधनी'],
    ['फिरोजी', 'फ़िरोज़ी'],
    ['ફૂલોની', 'ફૂલ'],
    ['પીળાં', 'પીળો'],
    ['લીલી', 'લીલો'],
    ['સાડીમાં', 'સાડી'],
    ['વેલવાળી', 'વેલ'],
    ['બાન્ધણી', 'બાંધણી'],
    ['લાલ', 'લાલ'],
    ['lotuses', 'lotus'],
    ['lilies', 'lily'],
    ['Leaves', 'leaf'],
    ['PAISLEYS', 'paisley motif'],
  ])('%s is a form of %s', (met, known) => {
    const [one] = readPrompt(met, 'en').tokens;
    const [other] = readPrompt(known, 'en').tokens;
    expect(one?.value).toBe(other?.value);
    expect(one).toBeDefined();
  });
});
