import type { Made } from '../../layout/gap-fill.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { Rng } from '../../random/rng.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import type { Easel } from './easel.ts';
import type { Colourway } from './hand.ts';

/** Flowers that are never of another colour: always of the first dye, which is theirs where none was named. */
const ofOneColour: readonly MotifId[] = ['sunflower'];

/** The drawing of a flower in a colourway at a radius, by the hand's own motif or another. */
export function flowerOf(
  easel: Easel,
  motif: MotifId,
  wished: Colourway,
  radius: number,
  rng: Rng,
  other?: Motif,
): Made {
  const { stock, hand, recipe } = easel;
  const colourway = ofOneColour.includes(motif) ? hand.flowers[0] : wished;
  const draw = other ?? hand.motifs[motif];
  if (!draw) throw new RangeError(`Expected a motif of this cloth's hand but received ${motif}`);
  const inks = { ...colourway, leaf: 'leaf1' as const, contour: hand.contour(colourway.body), light: 'light' as const };
  const kind = `${other ? 'other/' : ''}${motif}/${colourway.body}/${colourway.second}/${colourway.third}`;
  const made = stock.take(
    kind,
    radius,
    (drawn, fork) => ({ ...draw({ radius: drawn, inks, detail: recipe.detail, line: recipe.line }, fork), motif }),
    rng,
  );
  return { ...made, tint: colourway.body };
}
