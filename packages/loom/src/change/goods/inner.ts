import { bandOf } from '../../drawing/goods/figures.ts';
import { type Border, breadthOf, endShare, palluShare } from '../../drawing/goods/lay-border.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** What the borders take of a tile on each side, in units. */
export interface Inner {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far in what the borders leave of a tile begins on each side, in units. */
export function innerOf(scene: Pick<Scene, 'torus'>, border: Border): Inner {
  const { h } = scene.torus;
  const breadth = breadthOf(scene, border);
  const of = (side: Border['sides'][number]) => (border.sides.includes(side) ? breadth : 0);
  const share = border.isEnded === true ? endShare : palluShare;
  const end = (side: 'top' | 'bottom') => Math.max(share * h, of(side) + breadth * 2) + breadth * teethShare;
  return {
    left: of('left'),
    right: of('right'),
    top: border.hasPallu && border.isEnded === true ? end('top') : of('top'),
    bottom: border.hasPallu ? end('bottom') : of('bottom'),
  };
}

/** The teeth of a pallu stand on it into the field, by so much of a border's breadth. */
const teethShare = 1 - bandOf.temple;

/** A tile in units of which nothing but the proportions counts. */
export function tileUnits({ tile }: Recipe): Scene['torus'] {
  return { w: 1000, h: (1000 * tile.heightPx) / tile.widthPx, dropY: 0, brickX: 0 };
}

const setOut = ['interlace', 'threads'];

/** Whether a cloth is set out by its yarns from the tile's corner, and stays where it is. */
export function isSetOut({ surface }: Scene): boolean {
  return surface.some(({ shader }) => setOut.includes(shader));
}
