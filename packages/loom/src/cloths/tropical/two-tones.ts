import type { MotifInks } from '../../drawing/motifs/motif.ts';
import type { Ink, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { countAsked } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** Of no count. */
const many = 99;
/** The one dye that is drawn with; the other is the ground. */
const ink = 'leaf1';

/** Whether a cloth has no more than a ground and one ink, so that only lines of the ground part what lies upon each other. */
export function isTwoToned(recipe: Recipe): boolean {
  return (countAsked(recipe) ?? many) <= 2;
}

/** Inks with which a flower or a bird is drawn in the ground's colour, lined and marked with the ink. */
export const reservedInks: MotifInks = {
  body: 'ground',
  second: ink,
  third: ink,
  leaf: ink,
  heart: ink,
  contour: ink,
  light: 'ground',
};

/** The same the other way: a solid body, its marks left in the ground. */
export const solidInks: MotifInks = { ...reservedInks, body: ink, second: 'ground', third: 'ground', heart: 'ground' };

/** A mixture becomes the nearer of its two; what is pale is the ground, all else the ink. */
function flat(mixed: Ink): 'ground' | typeof ink {
  const [from = '', to = '', share = '0'] = mixed.split(/[>:]/);
  const role = Number(share) < 0.5 ? from : to;
  return role === 'ground' || role === 'light' ? 'ground' : ink;
}

/** Washes thinner than this are not seen in one ink. */
const thinnest = 0.45;

/** A drawing in the ink and the ground alone, parted from what lies behind by a line of the ground `gap` units wide. */
export function inTwoTones({ shapes, radius, ...rest }: SceneSymbol, gap: number): SceneSymbol {
  const drawn = shapes
    .filter(({ opacity = 1 }) => opacity >= thinnest)
    .map(({ opacity: _, fill, stroke, ...shape }): Shape => {
      const filled = fill === undefined ? {} : { fill: flat(fill) };
      return { ...shape, ...filled, ...(stroke === undefined ? {} : { stroke: flat(stroke) }) };
    });
  return { ...rest, shapes: [...haloOf(shapes, gap), ...drawn], radius: radius + gap };
}

/** How a great leaf is seen: solid with its veins left in the ground, half of it so, or drawn in lines as what lies farther. */
export type LeafTone = 'solid' | 'half' | 'lines';

/** A leaf whose halves were drawn in `leaf1` and `leaf2` and its veins in `leaf3`, in the ink and the ground alone. */
export function leafInTwoTones({ shapes, radius, ...rest }: SceneSymbol, tone: LeafTone, gap: number): SceneSymbol {
  const drawn = shapes.map(({ opacity: _, fill, ...shape }): Shape => {
    if (fill === 'leaf3') return { ...shape, fill: tone === 'lines' ? ink : 'ground' };
    const isSolid = tone === 'solid' || (tone === 'half' && fill === 'leaf1');
    return isSolid
      ? { ...shape, fill: ink, stroke: 'ground', strokeWidth: gap * 0.6 }
      : { ...shape, fill: 'ground', stroke: ink, strokeWidth: gap * 0.5 };
  });
  return { ...rest, shapes: [...haloOf(shapes, gap), ...drawn], radius: radius + gap };
}

function haloOf(shapes: readonly Shape[], gap: number): Shape[] {
  const width = Math.round(gap * 200) / 100;
  return shapes
    .filter(({ fill, opacity }) => fill !== undefined && opacity === undefined)
    .map(({ d, evenOdd }) => ({
      d,
      fill: 'ground',
      stroke: 'ground',
      strokeWidth: width,
      ...(evenOdd === true ? { evenOdd } : {}),
    }));
}
