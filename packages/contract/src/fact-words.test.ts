import { describe, expect, it, test } from 'vitest';
import { actionKinds, actionWord, isActionKind } from './action-kinds.ts';
import type { ActionFact } from './entities/action-log.ts';
import { factWord, fieldWord, operationWord, paramsAsRead } from './fact-words.ts';
import { operations } from './operations/table.ts';
import { type Language, languages } from './options.ts';

const letters = { en: /^[\x20-\x7e]+$/, hi: /[\u0900-\u097f]/, gu: /[\u0a80-\u0aff]/ } as const;
const kinds = Object.entries(actionKinds);

describe('a kind of action', () => {
  it.each(languages)('has words of its own in %s, in its letters', (language) => {
    const words = kinds.map(([, each]) => each[language]);
    expect(words.filter((word) => !letters[language].test(word) || word !== word.trim())).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('calls an administrator by the word that screens use, in each language', () => {
    const { hi, gu } = actionKinds['user.made_admin'];
    expect([hi, gu]).toEqual([expect.stringContaining('एडमिन'), expect.stringContaining('એડમિન')]);
    const others = kinds.filter(([, each]) => /व्यवस्थापक|વ્યવસ્થાપક/.test(each.hi + each.gu));
    expect(others).toEqual([]);
  });

  it('is named by what it is about and what was done', () => {
    expect(kinds.map(([kind]) => kind).filter((kind) => !/^[a-z_]+\.[a-z_]+$/.test(kind))).toEqual([]);
  });

  it.each(languages)('names work that leads to files by what it makes, in %s, whatever its operation', (language) => {
    const made = Object.values(operations).map(({ name }) => actionWord('design.made', language, name));
    const files = Object.values(operations).filter((each) => 'folder' in each && each.folder !== undefined);
    expect(files.length).toBeGreaterThan(1);
    const plain = actionKinds['design.made'][language];
    expect(made.filter((word) => word !== plain)).toHaveLength(files.length);
    expect(actionWord('design.saved', language, 'export')).toBe(actionKinds['design.saved'][language]);
  });

  it('of another version is shown by its name, and so is what only looks like one', () => {
    expect(isActionKind('weaving.started')).toBe(false);
    expect(actionWord('weaving.started', 'hi')).toBe('weaving.started');
    for (const name of ['toString', 'constructor', '__proto__', '']) {
      expect([name, isActionKind(name), actionWord(name, 'en')]).toEqual([name, false, name]);
      expect([name, fieldWord(name, 'en')]).toEqual([name, name]);
      expect([name, factWord('status', name || 'x', 'en')]).toEqual([name, name || 'x']);
    }
  });
});

describe('a value in the action log', () => {
  const said: readonly (readonly [string, ActionFact, Language, string])[] = [
    ['isActive', true, 'en', 'Yes'],
    ['isActive', false, 'hi', 'नहीं'],
    ['isActive', true, 'gu', 'હા'],
    ['accountLimit', 1_234_567, 'en', '12,34,567'],
    ['accountLimit', 1_234_567, 'hi', '12,34,567'],
    ['creditCap', null, 'en', 'None'],
    ['kind', 'signUpAccepted', 'hi', 'साइन अप स्वीकृत'],
    ['kind', 'of another version', 'en', 'of another version'],
    ['note', '', 'gu', 'કોઈ નહીં'],
    ['monday', '09:00–18:00', 'en', '09:00–18:00'],
    ['sunday', '', 'en', 'Closed'],
    ['sunday', null, 'hi', 'बंद'],
    ['allowedIps', [], 'en', 'None'],
    ['allowedIps', ['10.0.0.0/8', '::1'], 'hi', '10.0.0.0/8, ::1'],
    ['role', 'admin', 'en', 'Administrator'],
    ['status', 'pending-information', 'en', 'Pending Information'],
    ['status', 'in-active', 'gu', 'નિષ્ક્રિય'],
    ['lang', 'gu', 'en', 'Gujarati'],
    ['directory', 'processed', 'en', 'Processed'],
    ['directory', 'processed', 'gu', 'તૈયાર'],
    ['directory', 'exported', 'hi', 'एक्सपोर्ट किए'],
    ['what', 'credits', 'en', 'Credit log'],
    ['code', 'ip_not_allowed', 'en', 'Address not allowed'],
    ['code', 'engine_failed', 'en', 'engine failed'],
    ['code', 'provider_unreachable', 'en', 'The payment service could not be reached.'],
    ['code', 'code_incorrect', 'gu', 'ખોટો કોડ'],
    ['code', 'engine_memory', 'hi', 'मेमोरी कम पड़ी'],
    ['engine', 'builtin', 'gu', 'નકશો પોતે'],
    ['engine', 'model', 'hi', 'इमेज मॉडल'],
    ['engine', 'outside', 'en', 'Another system, with a key'],
    ['engine', 'of another version', 'en', 'of another version'],
    ['what', 'register', 'gu', 'ગ્રાહકોની યાદી'],
    ['prices', ['upscale 9', 'drape on model 12'], 'hi', 'अपस्केल 9, drape on model 12'],
    ['rates', ['IN 18%', 'US 5%'], 'en', 'India 18%, United States 5%'],
    ['holidays', ['2026-11-08 दीवाली', '2026-08-15 Flag'], 'en', '8 Nov 2026 दीवाली, 15 Aug 2026 Flag'],
    ['country', 'IN', 'gu', 'ભારત'],
    ['stateCode', '24', 'en', 'Gujarat'],
    ['stateCode', '27', 'hi', 'महाराष्ट्र'],
    ['stateCode', '99', 'en', '99'],
    ['startsOn', '2026-12-01', 'en', '1 Dec 2026'],
    ['startsOn', '2026-12-01', 'gu', '1 ડિસે, 2026'],
    ['what', 'sales', 'en', 'Requests to sales'],
    ['scopes', ['deduct'], 'hi', 'क्रेडिट काटना'],
    ['operation', 'vectorise', 'en', 'Vector'],
    ['operation', 'weave', 'hi', 'weave'],
  ];
  it.each(said)('%s: %j is read in %s as %s', (field, value, language, word) => {
    expect(factWord(field, value, language)).toBe(word);
  });

  it('that an older line keeps as a reason is read as the code that it is, and a person’s reason as theirs', () => {
    const failed = (reason: string) => paramsAsRead({ action: 'payment.failed', params: { plan: 'Loom', reason } });
    expect(failed('method_unavailable')).toEqual({ plan: 'Loom', code: 'method_unavailable' });
    expect(factWord('code', 'method_unavailable', 'gu')).toBe('ચુકવણીની આ રીત ઉપલબ્ધ નહોતી.');
    expect(failed('Too little came')).toEqual({ plan: 'Loom', reason: 'Too little came' });
    const params = { reason: 'expired' };
    expect(paramsAsRead({ action: 'payment.rejected', params })).toEqual(params);
  });

  it('that somebody typed stays as it was typed, also where it is a word of the program', () => {
    for (const field of ['name', 'title', 'reason', 'fileName']) {
      expect(factWord(field, 'closed', 'hi')).toBe('closed');
      expect(factWord(field, '=1+1', 'en')).toBe('=1+1');
    }
  });
});

test('a field has one name in each language, and one that is not known its own', () => {
  const names = languages.map((language) => fieldWord('timeZone', language));
  expect(names).toEqual(['Time zone', 'समय क्षेत्र', 'સમય ક્ષેત્ર']);
  expect(fieldWord('warpCount', 'en')).toBe('warpCount');
});

test.each(languages)('every operation has a name in %s', (language) => {
  const names = Object.values(operations).map(({ name }) => operationWord(name, language));
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("a moment in the action log is shown on the reader's clock, and what is none stays as it was", () => {
  const clock = (iso: string) => `at ${iso.slice(11, 16)}`;
  expect(factWord('endsAt', '2027-11-27T00:18:15.657Z', 'en', clock)).toBe('at 00:18');
  expect(factWord('endsAt', '2027-11-27T00:18:15.657Z', 'en')).toBe('2027-11-27T00:18:15.657Z');
  expect(factWord('endsAt', 'of another version', 'en', clock)).toBe('of another version');
  expect(factWord('note', '2027-11-27T00:18:15.657Z', 'en', clock)).toBe('2027-11-27T00:18:15.657Z');
});
