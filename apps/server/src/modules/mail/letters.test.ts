import { languages, mailKinds } from '@naksha/contract';
import { describe, expect, test } from 'vitest';
import type { LetterGaps, LetterKind } from './letter-words.ts';
import { letters } from './letters.ts';
import { renderLetter } from './render-letter.ts';

const gaps: LetterGaps = {
  passwordReset: { minutes: 30 },
  newSignIn: { ip: '203.0.113.7', device: 'Firefox, Linux', time: new Date('2026-11-23T18:45:00Z') },
  secondStepOn: { time: new Date('2026-11-22T10:00:00Z') },
  secondStepOff: { by: 'Aditi Rao', time: new Date('2026-11-22T10:00:00Z') },
  designReady: { fileName: 'vines.png' },
  psdReady: { fileName: 'vines.psd' },
  ticketAnswered: { title: 'The red is not red' },
  ticketWritten: { title: 'The red is not red', author: 'Asha Rao', client: 'A mill' },
  jobFailed: {
    author: 'Meera Shah',
    operation: 'upscale',
    code: 'job_timed_out',
    time: new Date('2026-11-23T18:45:00Z'),
    job: '0193a5b1',
    note: 'It was the third time.',
  },
  creditsLow: { left: 90, total: 123_456 },
  signUpAccepted: { company: 'Vraj Prints', login: 'leela@mill.in' },
  signUpRejected: { company: 'Vraj Prints', reason: 'We need a registered address.' },
  planEnding: { plan: 'Mill', end: new Date('2026-11-30T18:45:00Z') },
};
const kinds = mailKinds.filter((kind): kind is LetterKind => kind !== 'errorReport' && kind !== 'refusalReport');
const address = { link: 'https://naksha.example/there', base: 'https://naksha.example' };
const reader = { name: 'Asha Rao', timeZone: 'Asia/Kolkata' };

describe.each(languages)('in %s', (lang) => {
  test.each(kinds)('a letter about %s says the same as text and as HTML, with no gap left open', (kind) => {
    const { subject, text, html } = renderLetter(kind, gaps[kind], { ...reader, lang }, address);
    const plain = html
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const words of [subject, text, html]) expect(words).not.toMatch(/\{\w+\}|undefined|\[object/);
    for (const sentence of text.split('\n').filter((line) => line !== '' && line !== '--' && !line.endsWith(':')))
      expect(plain).toContain(sentence);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(text).toContain(address.link);
    expect(subject).toBe(subject.trim());
    // Nothing is fetched when it is opened.
    expect(html).not.toMatch(/src=|url\(|<link|@import|<script/);
  });

  test('every letter has the gaps of the English one', () => {
    const gapsIn = (words: unknown) => [...new Set(JSON.stringify(words).match(/\{\w+\}/g))].sort();
    for (const kind of kinds)
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

test('a letter without a note has no empty line where the note would stand', () => {
  const { text } = renderLetter('jobFailed', { ...gaps.jobFailed, note: '' }, { ...reader, lang: 'en' }, address);
  expect(text).not.toMatch(/\n{3}/);
});

test('what people wrote stays text, and a subject one line', () => {
  const title = 'A "quoted" <img src=x onerror=alert(1)>\r\nBcc: all@mill.example';
  const { subject, html } = renderLetter('ticketAnswered', { title }, { ...reader, lang: 'en' }, address);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
