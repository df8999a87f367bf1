import { fieldWord, languages, letterKinds } from '@naksha/contract';
import { describe, expect, test } from 'vitest';
import { letterSamples as gaps } from '../../../test/letter-samples.ts';
import { letters, renderLetter } from './render-letter.ts';

const address = { link: 'https://naksha.example/there', base: 'https://naksha.example' };
const reader = { name: 'Asha Rao', timeZone: 'Asia/Kolkata' };

describe.each(languages)('in %s', (lang) => {
  test.each(letterKinds)('a letter about %s says the same as text and as HTML, with no gap left open', (kind) => {
    const { subject, text, html } = renderLetter(kind, gaps[kind], { ...reader, lang }, address);
    const plain = html
      .replace(/<\/?a\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const words of [subject, text, html]) expect(words).not.toMatch(/\{\w+\}|undefined|\[object/);
    for (const sentence of text.split('\n').filter((line) => line !== '' && line !== '--' && !line.endsWith(':')))
      expect(plain).toContain(sentence);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(text).toContain(address.link);
    expect(subject).toBe(subject.trim());
    // Whatever address it names can be followed.
    const named = text.match(/https:\/\/\S+/g) ?? [];
    for (const each of named) expect(html).toContain(`>${each}</a>`);
    // Nothing is fetched when it is opened.
    expect(html).not.toMatch(/src=|url\(|<link|@import|<script/);
  });

  test('every letter has the gaps of the English one', () => {
    const gapsIn = (words: unknown) => [...new Set(JSON.stringify(words).match(/\{\w+\}/g))].sort();
    for (const kind of letterKinds)
      expect([kind, gapsIn(letters[lang].kinds[kind])]).toEqual([kind, gapsIn(letters.en.kinds[kind])]);
  });
});

test('moments are those of the reader, and numbers as the trade writes them', () => {
  const write = (kind: 'newSignIn' | 'creditsLow', timeZone: string) =>
    renderLetter(kind, gaps[kind], { ...reader, timeZone, lang: 'en' }, address).text;
  expect(write('newSignIn', 'Asia/Kolkata')).toMatch(/24 November 2026.*12:15/);
  expect(write('newSignIn', 'UTC')).toMatch(/23 November 2026.*6:45/);
  expect(write('creditsLow', 'UTC')).toContain('90 of 1,23,456 credits');
});

test.each([
  ['hi', '24 नवंबर 2026, 00:15', '1 दिसंबर 2026 को समाप्त', 'अपस्केल', '280.02 मेगापिक्सेल'],
  ['gu', '24 નવેમ્બર, 2026, 00:15', '1 ડિસેમ્બર, 2026 ના રોજ', 'અપસ્કેલ', '280.02 મેગાપિક્સેલ'],
] as const)(
  'in %s a moment is written without Latin letters, and the operation that failed by its name, with the sentence that says why and its code',
  (lang, moment, end, operation, reason) => {
    const write = (kind: 'newSignIn' | 'jobFailed' | 'planEnding') =>
      renderLetter(kind, gaps[kind], { ...reader, lang }, address);
    expect(write('newSignIn').text).toContain(moment);
    expect(write('planEnding').subject).toContain(end);
    for (const word of [operation, reason, '(too_many_pixels)']) expect(write('jobFailed').text).toContain(word);
    // The heading has letters of the script where there are none with serifs.
    expect(/<h1 style="([^"]*)"/.exec(write('jobFailed').html)?.[1]).toMatch(
      /Noto Sans Devanagari.*Noto Sans Gujarati/,
    );
  },
);

test('a letter without a note has no empty line where the note would stand', () => {
  const { text } = renderLetter('jobFailed', { ...gaps.jobFailed, note: '' }, { ...reader, lang: 'en' }, address);
  expect(text).not.toMatch(/\n{3}/);
});

test('a letter about money that goes back says that the plan ended with it, and only then', () => {
  const write = (endsPlan: boolean) =>
    renderLetter('paymentRefunded', { ...gaps.paymentRefunded, endsPlan }, { ...reader, lang: 'en' }, address).text;
  expect(write(true)).toContain('With it the plan “Mill” has ended');
  expect(write(false)).not.toMatch(/has ended|\n{3}/);
});

test('what people wrote stays text, and a subject one line', () => {
  const title = 'A "quoted" <img src=x onerror=alert(1)>\r\nBcc: all@mill.example';
  const { subject, html } = renderLetter('ticketAnswered', { title }, { ...reader, lang: 'en' }, address);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test.each([
  ['en', '₹58,998.82 for the plan “Mill” has arrived'],
  ['hi', 'प्लान “Mill” के लिए ₹58,998.82 मिल गए'],
  ['gu', 'પ્લાન “Mill” માટે ₹58,998.82 મળી ગયા'],
] as const)('in %s an amount is written in its currency, to the last paisa', (lang, words) => {
  expect(renderLetter('paymentSettled', gaps.paymentSettled, { ...reader, lang }, address).text).toContain(words);
});

test.each(languages)('the id of a transfer is called in %s as everywhere else', (lang) => {
  const id = fieldWord('transactionId', lang).toLowerCase();
  for (const kind of ['paymentWaiting', 'paymentUndecided', 'paymentRejected'] as const)
    expect(renderLetter(kind, gaps[kind], { ...reader, lang }, address).text.toLowerCase()).toContain(id);
});
