import { modulo } from '../../numbers/torus.ts';
import type { Item, MotifDisc, Scene } from '../scene.ts';

/** The items of a scene by where they lie along one way. */
export interface Strips {
  /** Those whose middles may lie in a disc, and some more, in the order of their layers. */
  near(disc: MotifDisc): readonly Item[];
}

/** At most so many strips. */
const most = 256;

/** Items in strips: a whole saree has thousands of butis, and what lies in one of them is not looked for in all the others. */
export function stripsOf({ layers, torus }: Pick<Scene, 'layers' | 'torus'>): Strips {
  // Along the way that no shift of the repeat moves.
  const isDown = torus.brickX !== 0;
  const length = isDown ? torus.h : torus.w;
  const all = layers.flatMap(({ items }) => items);
  const strips = Array.from({ length: most }, (): number[] => []);
  const placeOf = (at: number) => Math.min(most - 1, Math.floor((modulo(at, length) / length) * most));
  for (const [n, { x, y }] of all.entries()) strips[placeOf(isDown ? y : x)]?.push(n);
  const near = ({ x, y, r }: MotifDisc) => {
    const reach = Math.ceil((r / length) * most) + 1;
    if (2 * reach + 1 >= most) return all;
    const middle = placeOf(isDown ? y : x);
    const found = Array.from({ length: 2 * reach + 1 }, (_, k) => strips[modulo(middle + k - reach, most)] ?? []);
    return found
      .flat()
      .toSorted((one, other) => one - other)
      .flatMap((n) => all[n] ?? []);
  };
  return { near };
}
