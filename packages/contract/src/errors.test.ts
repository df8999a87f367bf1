import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors, fillSentence } from './errors.ts';
import { notices } from './notices.ts';

/** What the specification quotes in its sections 5 and 8, letter for letter. */
const quoted = [
  'Name is required.',
  'Name can only contain English alphabets and spaces.',
  'UserName already taken.',
  'Please enter a valid email address, e.g, {email}.',
  'Passwords do not match.',
  'At least one IP must be provided.',
  'Max limit for dpi is 300',
  'File name is missing!',
  'Insufficient quota to deduct.',
  "Looks like there's a load issue, and we're unable to fetch the data right now. Please try again later.",
  'Service is currently unavailable, please try again after sometime.',
  'Something went wrong! Please try again after some time.',
  'Unable to process the selected file. This could be due to the image being too large...',
  'Your Credits has been exhausted. Please contact admin for future reference.',
  'Unable to Export PSD!',
  'Current password is incorrect',
  'Failed to change password',
  'Password changed successfully',
  'Session ended: Your session has ended. You will be logged out in {count} seconds.',
  'Network response was not ok',
  'Failed to load image',
  'Failed to read file',
  'Could not read file as Data URL',
  'PSD export needs an image or text',
];

/** What it quotes and no one reads here, with the reason. */
const unsaid = {
  'Username is already taken.': 'of two readings of one sentence every form says the first: one state, one sentence',
  'Failed to fetch image dimensions': 'a picture comes with its measures in the list, and no page asks for them again',
  'Invalid dimensions received from S3': 'the measures are those the server has counted itself',
  'Content-Range missing from response headers':
    'a range of a stored picture names its measures for other systems; no page asks for one to learn them',
};

/** Said there without their beginning, or in other words; what must be in the sentence. */
const described = {
  repeat_quota_finished: /repeat.*quota is finished, please save the image and edit again\.$/,
  mask_quota_finished: /mask and watermark removal quota is finished, please save the image and edit again\.$/,
  upscale_quota_finished: /upscale quota is finished, please save the image and edit again\.$/,
  variation_quota_finished: /variation quota is finished, please save the image and edit again\.$/,
  edit_quota_finished: /prompt edit quota is finished, please save the image and edit again\.$/,
  too_many_pixels: /\{limit:megapixels\}.*\{totalPixels:megapixels\}.*\{width\}.*\{height\}/,
  upscale_too_large: /\{maxScale\}/,
  upload_too_large: /\{limit\} MB/,
  logo_type_not_allowed: /PNG, JPG or JPEG/,
  upload_type_not_allowed: /TIFF, PNG, JPG or JPEG/,
  user_limit_reached: /contact your provider/,
  engine_memory: /^It looks like there was an issue processing your request due to resource limitations\. .*smaller/,
  engine_disconnected: /^It looks like .* due to resource limitations\. .*lower the level or resize/,
  tiff_no_ifds: /No IFDs found/,
} as const;

const sentences: readonly string[] = [...Object.values(errors).map((row) => row.message), ...Object.values(notices)];

describe('the error catalogue', () => {
  test.each(quoted)('has “%s” letter for letter', (sentence) => {
    expect(sentences).toContain(sentence);
  });

  test.each(Object.keys(unsaid))('keeps no “%s”, which no one would read', (sentence) => {
    expect(sentences).not.toContain(sentence);
  });

  test('has what is described without being quoted', () => {
    for (const [code, pattern] of Object.entries(described)) {
      expect(errors[code as keyof typeof described].message).toMatch(pattern);
    }
  });

  test('has no sentence that nothing says', () => {
    const sources = globSync('../../../{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
      .filter((path) => !/\.test\.tsx?$|contract\/src\/errors\.ts$/.test(path))
      .map((path) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))
      .join('\n');
    expect(Object.keys(errors).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  test('answers with statuses that mean what they say', () => {
    for (const [code, row] of Object.entries(errors)) {
      // 401 ends the session in the browser, so nothing else may say it.
      if (row.status === 401) expect(['session_ended', 'key_required']).toContain(code);
      if (row.status === 200) expect(code).toBe('quota_insufficient');
      expect([null, 200, 400, 401, 403, 404, 408, 409, 413, 415, 416, 421, 422, 429, 500, 503, 504, 507]).toContain(
        row.status,
      );
    }
    expect(errors.invalid_credentials.status).toBe(400);
    expect(errors.current_password_incorrect.status).toBe(422);
  });

  test('uses the words by which clients distinguish failures on purpose only', () => {
    for (const row of Object.values(errors)) {
      expect(row.message).not.toMatch(/\b(memory|cuda|gpu|server disconnected|temporarily)\b/i);
    }
  });
});

describe('a sentence', () => {
  test('is filled with its params and keeps words that have none', () => {
    expect(fillSentence('At most {limit} of {what}', { limit: 3 })).toBe('At most 3 of {what}');
    expect(fillSentence('{a}{a}', { a: '{b}', b: 'no' })).toBe('{b}{b}');
  });

  test.each([
    [280_000_000, '280'],
    [280_000_001, '280.01'],
    [280_020_000, '280.02'],
    [7, '0.01'],
    [0, '0'],
  ])('says %d pixels as %s megapixels where it asks for them, never less than there are', (pixels, said) => {
    expect(fillSentence('{found:megapixels} of {found}', { found: pixels })).toBe(`${said} of ${pixels}`);
    expect(fillSentence('{found:megapixels} of {found}')).toBe('{found:megapixels} of {found}');
  });

  test('says amounts in minor units as whole ones, and of a moment its day', () => {
    expect(fillSentence('{max:hundredths}, {max}', { max: 1_000_050 })).toBe('10000.5, 1000050');
    expect(fillSentence('{min:amount} to {max:amount}', { min: 0, max: 4_464_910 })).toBe('0 to 44649.10');
    expect(fillSentence('{until:day}', { until: '2026-12-24T18:30:00.000Z' })).toBe('2026-12-24');
    expect(fillSentence('{until:day}')).toBe('{until:day}');
    const date = (day: string) => `<${day}>`;
    const names = 'Asha Rao (2026-12-24 18:00), Bina (10.0.0.1)';
    expect(fillSentence('{names:days}', { names }, { date })).toBe('Asha Rao (<2026-12-24> 18:00), Bina (10.0.0.1)');
    expect(fillSentence('{names:days}', { names })).toBe(names);
  });

  test('says no count of pixels in digits that no one counts', () => {
    const counted = sentences.filter((sentence) => /\{\w+\} (million )?pixels/.test(sentence));
    expect(counted).toEqual([]);
  });

  test('has its figures written by whoever reads it out, and its words left alone', () => {
    const say = { figure: (figure: number) => `<${figure}>`, day: (instant: string) => `[${instant}]` };
    expect(fillSentence('{a} {b} {c:megapixels}', { a: 3, b: 'x', c: 20_000 }, say)).toBe('<3> x <0.02>');
    expect(fillSentence('{a:hundredths} {b:day}', { a: 1_250, b: '2026-11-05' }, say)).toBe('<12.5> [2026-11-05]');
  });
});
