import { hexToOklab, type Oklab } from '../../colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Raster } from '../raster.ts';
import { pixelOklab } from './pixel-oklab.ts';

/** Two dyes that cross in plain weave are seen as one colour halfway between. */
const crossed = /^checks madras/;

/** How far pixels lie from the nearest role, in OKLab: the middle one and the one beyond which a twentieth lie. */
export function strayedColours(picture: Raster, recipe: Recipe): { median: number; p95: number } {
  const dyes = Object.values(recipe.palette.roles).map(hexToOklab);
  const roles = crossed.test(`${recipe.family} ${recipe.layout}`) ? [...dyes, ...halves(dyes)] : dyes;
  const distances: number[] = [];
  for (let i = 0; i < picture.width * picture.height; i += 13) distances.push(nearest(pixelOklab(picture, i), roles));
  distances.sort((a, b) => a - b);
  const at = (share: number) => distances[Math.floor(distances.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

function halves(dyes: readonly Oklab[]): Oklab[] {
  return dyes.flatMap(([L, a, b]) => dyes.map((dye): Oklab => [(L + dye[0]) / 2, (a + dye[1]) / 2, (b + dye[2]) / 2]));
}

function nearest([L, a, b]: Oklab, roles: readonly Oklab[]): number {
  return Math.min(...roles.map((role) => Math.hypot(role[0] - L, role[1] - a, role[2] - b)));
}
