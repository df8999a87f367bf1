import { expect, it } from 'vitest';
import { jobRequest } from '../operations/job-request.ts';
import { isBlank } from './is-blank.ts';

const nothing = ['', ' \n\t', '\u3164', '\u200b\u2060', '\u2800\u00a0', '\u00ad', '\u{e0061}'];
const something = ['a', '0', '.', 'क', 'ગુ', '\u200bx', '\u{1f9f5}', '<b>'];

it.each(nothing)('says of %j that it shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(something)('says of %j that it shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});

const inputs = ['0190a000-0000-7000-8000-00000000a1c7'];
it.each(nothing)('no work is asked for by words like %j', (prompt) => {
  const sentence = (operation: string, params: object, of: readonly string[] = inputs) =>
    jobRequest.safeParse({ operation, params, inputs: of }).error?.issues.map(({ message }) => message);
  expect(sentence('generate', { prompt }, [])).toEqual(['prompt_required']);
  expect(sentence('edit', { prompt })).toEqual(['prompt_required']);
  expect(sentence('mask', { action: 'fill', prompt })).toContain('prompt_required');
});
