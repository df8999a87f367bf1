import type { SceneSymbol } from '../../drawing/scene.ts';
import { camel, elephant, parrot, peacock } from './figures.ts';
import { blossom, bud, buto, keri, medallion, rosette, star } from './flowers.ts';
import type { StitchAsk } from './needle.ts';
import { isAllowed, type KutchTask } from './task.ts';

/** What is stitched, by motif. */
export const stitched = {
  peacock,
  elephant,
  parrot,
  camel,
  bouquet: buto,
  rosette,
  blossom,
  medallion,
  star,
  paisley: keri,
  bud,
} satisfies Readonly<Record<string, (ask: StitchAsk) => SceneSymbol>>;
export type Stitched = keyof typeof stitched;

const beasts: readonly Stitched[] = ['peacock', 'elephant', 'parrot', 'camel'];

/** Of these motifs what is wished for, the figures first; where nothing of it is, the usual ones by the seed, `few` of them. */
export function castOf({ recipe, rng }: KutchTask, all: readonly Stitched[], few: number): readonly Stitched[] {
  const allowed = all.filter((motif) => isAllowed(recipe, motif));
  const wished = recipe.motifs.include.filter((motif): motif is Stitched => allowed.some((one) => one === motif));
  if (wished.length > 0)
    return [...wished.filter((motif) => beasts.includes(motif)), ...wished.filter((motif) => !beasts.includes(motif))];
  const [first, ...others] = allowed;
  return first === undefined ? [] : [first, ...rng.fork('cast').shuffle(others)].slice(0, few);
}
