/** Runs in the browser: words to recipe, scene and picture, as the product's preview makes them. */
import { type GenerateInput, generateParams } from '@naksha/contract';
import { bringSubjects, composeObeyed, weaveWindow } from '@naksha/loom';
import { canvasRasterise } from '@naksha/loom/browser';

/** What the browser made of a request: recipe and scene as JSON, straight RGBA of `side` × `side` pixels in base64. */
export interface DrawnCloth {
  readonly recipe: string;
  readonly scene: string;
  readonly pixels: string;
}

export async function drawCloth(input: GenerateInput, seed: string, side: number): Promise<DrawnCloth> {
  const params = generateParams.parse(input);
  await bringSubjects(params.prompt, params.language);
  const { recipe, scene } = composeObeyed(params, seed);
  const size = { width: side, height: side };
  const { data } = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, canvasRasterise);
  return { recipe: JSON.stringify(recipe), scene: JSON.stringify(scene), pixels: toBase64(data) };
}

function toBase64(bytes: Uint8ClampedArray): string {
  // As many arguments as a call may have in every browser.
  const most = 2 ** 15;
  let text = '';
  for (let at = 0; at < bytes.length; at += most) text += String.fromCharCode(...bytes.subarray(at, at + most));
  return btoa(text);
}
