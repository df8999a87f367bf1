import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';

/** Centimetres: between ambis smaller than this the ground's greenery melts to one tone, which must not be theirs. */
const fine = 3.2;

/** Whether greenery is to keep behind the figures: dyed thin, without dark outlines. */
export function keepsBehind({ heroCm }: Pick<Recipe, 'heroCm'>): boolean {
  return heroCm < fine;
}

/** An ink as the same dye thinned on the ground; contours become a green that hardly shows. */
export function thinned(ink: Ink): Ink {
  const [dye, other] = ink.split('>');
  if (dye === 'line') return 'leaf3>ground:0.4';
  if (dye === 'leaf1' || dye === 'leaf2' || dye === 'leaf3')
    return `${dye}>ground:${other === undefined ? 0.55 : other.startsWith('dark') ? 0.3 : 0.7}`;
  return ink;
}

/** The drawing with all its greens and contours thinned. */
export function quieten({ shapes, ...rest }: SceneSymbol): SceneSymbol {
  return {
    ...rest,
    shapes: shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill === undefined ? {} : { fill: thinned(fill) }),
      ...(stroke === undefined ? {} : { stroke: thinned(stroke) }),
    })),
  };
}
