import type { Scene } from '../../src/drawing/scene.ts';
import type { Patch } from '../../src/judge/measure-colours.ts';
import { seenAs } from '../../src/judge/same-colour.ts';
import { surveyScene } from '../../src/judge/survey-scene.ts';
import type { Recipe } from '../../src/recipe/recipe.ts';
import { createInkwell } from '../../src/render/ink.ts';
import { resvgRasterise } from '../../src/render/server.ts';
import { weaveWindow } from '../../src/render/weave.ts';

const size = { width: 256, height: 256 };
/** An ink with less of the scene is no colour of the picture. */
const least = 0.002;

/**
 * The colours of the finished picture by area: each pixel goes to the nearest ink of the scene, for edges are mixtures, and each ink to the
 * colour that leads in it.
 */
export function measurePixels({ recipe, scene }: { recipe: Recipe; scene: Scene }): Patch[] {
  const inkOf = createInkwell(recipe.palette.roles);
  const inks = [...surveyScene(scene).shares]
    .filter(([, share]) => share > least)
    .map(([ink]) => {
      const [from = '', to = '', part = '0'] = ink.split(/[>:]/);
      const lead = Object.entries(recipe.palette.roles).find(([role]) => role === (Number(part) > 0.5 ? to : from));
      return { bytes: bytesOf(inkOf(ink)), hex: lead?.[1] ?? inkOf(ink) };
    });
  const { data } = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  const areas = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    let nearest = '';
    let away = Number.POSITIVE_INFINITY;
    for (const { bytes, hex } of inks) {
      const far = bytes.reduce((sum, byte, channel) => sum + (byte - (data[at + channel] ?? 0)) ** 2, 0);
      if (far < away) [nearest, away] = [hex, far];
    }
    areas.set(nearest, (areas.get(nearest) ?? 0) + 4 / data.length);
  }
  return [...areas].map(([hex, share]) => ({ hex, share, colour: seenAs(hex) }));
}

function bytesOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
