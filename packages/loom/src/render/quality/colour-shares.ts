import { hexToOklab } from '../../colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type Role, roles } from '../../scene/scene.ts';
import type { Raster } from '../raster.ts';
import { pixelOklab } from './pixel-oklab.ts';

/** What share of the tile each role has, by the nearest colour; of roles with the same colour the first has it all. */
export function colourShares(tile: Raster, { palette }: Recipe): Map<Role, number> {
  const dyes = roles.map((role) => ({ role, lab: hexToOklab(palette.roles[role]) }));
  const shares = new Map<Role, number>();
  const step = 7;
  const count = Math.ceil((tile.width * tile.height) / step);
  for (let i = 0; i < tile.width * tile.height; i += step) {
    const [L, a, b] = pixelOklab(tile, i);
    let best: Role = 'ground';
    let least = Number.POSITIVE_INFINITY;
    for (const { role, lab } of dyes) {
      const away = (lab[0] - L) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2;
      if (away >= least) continue;
      least = away;
      best = role;
    }
    shares.set(best, (shares.get(best) ?? 0) + 1 / count);
  }
  return shares;
}
