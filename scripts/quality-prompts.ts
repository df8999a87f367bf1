/**
 * `npm run quality:prompts [seed]`: draws sixty prompts as designers type them and writes them as a page with pictures to
 * bench/results/prompts, to be looked at one by one.
 */
import { resolve } from 'node:path';
import { generateParams } from '@naksha/contract';
import { composeObeyed, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { prompts } from './quality/prompts.ts';
import { writeSheet } from './quality/write-sheet.ts';

const folder = resolve(import.meta.dirname, '../bench/results/prompts');
const [seed = 'looked-at'] = process.argv.slice(2);
const size = { width: 512, height: 512 };

const designs = prompts.map((prompt, at) => {
  const language = /[\u0a80-\u0aff]/.test(prompt) ? 'gu' : /[\u0900-\u097f]/.test(prompt) ? 'hi' : 'en';
  const { recipe, scene } = composeObeyed(generateParams.parse({ prompt, language, dpi: 110 }), `${seed}-${at}`);
  const tile = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  return { recipe, tile, title: prompt, points: [] };
});
await writeSheet(folder, 'prompts', designs);
console.log(`Pictures: ${folder}/index.html`);
