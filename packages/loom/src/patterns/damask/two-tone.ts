import type { MotifInks } from '../../motifs/motif.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, SceneSymbol, Shape } from '../../scene/scene.ts';
import type { Looks } from '../mirrored/looks.ts';

const body: MotifInks = {
  body: 'a1',
  second: 'a1',
  third: 'a1',
  leaf: 'a1',
  heart: 'a1',
  contour: 'ground',
  light: 'ground',
};
/** What is mixed with the dark by more than this is the ground showing through. */
const deepest = 0.4;
const shade: Ink = 'a1>ground:0.3';

/** Damask has the figure, the ground and, where both weaves mix, a tone between: every other ink becomes one of these. */
export function twoTone({ detail, line }: Recipe): Looks {
  return {
    inks: () => body,
    stem: 'a1',
    cut: 'ground',
    detail,
    line: line * 1.25,
    finish: (symbol): SceneSymbol => ({ ...symbol, shapes: symbol.shapes.map(reduced) }),
  };
}

function reduced(shape: Shape): Shape {
  return {
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: toneOf(shape.fill) }),
    ...(shape.stroke === undefined ? {} : { stroke: toneOf(shape.stroke) }),
  };
}

function toneOf(ink: Ink): Ink {
  const [from = 'a1', to, share] = ink.split(/[>:]/);
  if (from === 'ground') return to === undefined || to === 'dark' ? 'ground' : shade;
  if (to === undefined || to === 'light') return 'a1';
  return to === 'ground' ? shade : Number(share) > deepest ? 'ground' : Number(share) > 0.15 ? shade : 'a1';
}
