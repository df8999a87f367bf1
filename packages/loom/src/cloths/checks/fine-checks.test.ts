import { generateParams, pxToCm } from '@naksha/contract';
import { expect, it } from 'vitest';
import { decodeRuns } from '../../drawing/weaving/yarn-run.ts';
import { composeObeyed } from '../../judge/obey.ts';

/** The broadest band of the warp on cloth, cm. */
function squareOf(prompt: string, language: 'en' | 'hi' | 'gu'): number {
  const { recipe, scene } = composeObeyed(generateParams.parse({ prompt, language, dpi: 110 }), '7');
  const { params } = scene.surface.find(({ shader }) => shader === 'interlace') ?? {};
  if (params === undefined) throw new Error('Expected yarns');
  const yarnCm =
    ((params.pitchX ?? 0) / (scene.torus.w * scene.columns)) * pxToCm(recipe.tile.widthPx, recipe.tile.dpi);
  return Math.max(...decodeRuns(params, 'warp').map(({ yarns }) => yarns * yarnCm));
}

it.each([
  ['पुरुषों की कमीज़ के लिए महीन चेक, आसमानी और सफ़ेद', 'hi'],
  ['tiny gingham in red and white for shirts', 'en'],
  ['ઝીણા ચેક, લીલો અને સફેદ, કુર્તા માટે', 'gu'],
] as const)('has squares of three millimetres at most where checks are to be fine: %s', (prompt, language) => {
  expect(squareOf(prompt, language)).toBeLessThanOrEqual(0.33);
});
