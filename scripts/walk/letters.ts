import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type LetterKind, languages } from '@naksha/contract';
import type { Browser } from 'playwright-core';
import type { LetterGaps } from '../../apps/server/src/modules/mail/letter-words.ts';
import { renderLetter } from '../../apps/server/src/modules/mail/render-letter.ts';
import { letterSamples } from '../../apps/server/test/letter-samples.ts';
import { layContactSheets, type Picture } from './contact-sheets.ts';

const widths = [390, 700];
const lights = ['light', 'dark'] as const;
const address = {
  link: 'https://naksha.example/reset-password#4f1c7a9e2b8d4c60a1f35e7790bcd2816e4fa0b93d5c',
  base: 'https://naksha.example',
};
const kinds = Object.keys(letterSamples).filter((kind): kind is LetterKind => kind in letterSamples);

/** Readers have letters of their own for their language; the browser of the tests has none. */
const fonts = ['devanagari', 'gujarati']
  .map((script) => {
    const file = `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff2`;
    const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
    return `@font-face { font-family: 'Noto Sans ${script.replace(/^./, (first) => first.toUpperCase())}'; src: url(data:font/woff2;base64,${data}) }`;
  })
  .join('\n');

/** Opens every letter in every language as a mail program would, narrow and wide, by day and by night, and its plain text. */
export async function photographLetters(browser: Browser, folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const lang of languages) {
    const texts: string[] = [];
    for (const width of widths) {
      const pictures: Picture[] = [];
      for (const colorScheme of lights) {
        const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme });
        for (const kind of kinds) {
          const letter = render(kind, lang);
          const name = `letter ${lang} ${width} ${colorScheme} ${kind}`;
          await page.setContent(letter.html);
          await page.addStyleTag({ content: fonts });
          await page.evaluate(() => document.fonts.ready);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) faults.push(`${name}: the letter is ${wide} wide`);
          await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
          pictures.push({ file: `${name}.png`, caption: name });
          if (texts.length < kinds.length) texts.push(`${letter.subject}\n\n${letter.text}`);
        }
        await page.close();
      }
      await layContactSheets(browser, folder, `letters ${lang} ${width}`, pictures, { across: 4, onSheet: 12 });
    }
    writeFileSync(join(folder, `letters ${lang}.txt`), texts.join(`\n${'='.repeat(60)}\n\n`));
  }
  return faults;
}

function render<Kind extends LetterKind & keyof LetterGaps>(kind: Kind, lang: (typeof languages)[number]) {
  const reader = { name: 'Asha Rao', lang, timeZone: 'Asia/Kolkata' };
  return renderLetter(kind, letterSamples[kind], reader, address);
}
