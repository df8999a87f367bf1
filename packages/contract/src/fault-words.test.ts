import { expect, test } from 'vitest';
import { costEngineWords } from './cost-engine-words.ts';
import { costEngines } from './entities/operation-cost.ts';
import { isErrorCode } from './errors.ts';
import { factWord } from './fact-words.ts';
import { faultWords } from './fault-words.ts';
import { languages } from './options.ts';

const letters = { en: /^[\x20-\x7e]+$/, hi: /[\u0900-\u097f]/, gu: /[\u0a80-\u0aff]/ } as const;
const rows = Object.entries(faultWords);

test('few words are kept of codes of the catalogue alone', () => {
  expect(rows.map(([code]) => code).filter((code) => !isErrorCode(code))).toEqual([]);
});

/** Of which no type says that they stand in logs: what refuses a job that has begun, and what it meets on its way. */
const refusals = [
  ...['not_found', 'client_inactive', 'user_inactive', 'storage_quota_reached', 'quota_insufficient', 'unavailable'],
  ...['load_issue', 'operation_coming_soon', 'operation_not_built', 'unexpected', 'code_incorrect'],
];
test.each(refusals)('%s has few words wherever it was written', (code) => {
  expect(isErrorCode(code)).toBe(true);
  expect(Object.keys(faultWords)).toContain(code);
});

test.each(languages)('a fault is said in few words in %s, in its letters', (language) => {
  const wrong = rows.filter(([, words]) => !letters[language].test(words[language]) || words[language].length > 40);
  expect(wrong).toEqual([]);
  for (const [code, words] of rows) expect(factWord('code', code, language)).toBe(words[language]);
});

test.each(languages)('who does an operation is said in %s, each otherwise', (language) => {
  const said = costEngines.map((engine) => factWord('engine', engine, language));
  expect(said).toEqual(costEngines.map((engine) => costEngineWords[language][engine]));
  expect(new Set(said).size).toBe(costEngines.length);
  expect(said.filter((word) => !letters[language].test(word))).toEqual([]);
});

test('a fault of another version is shown by its code in words', () => {
  for (const code of ['loom_jammed', 'toString', 'constructor'])
    expect(factWord('code', code, 'gu')).toBe(code.replaceAll('_', ' '));
});
