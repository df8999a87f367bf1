import { hexToOklch } from '../../numbers/colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import type { Player } from './cast.ts';

/** Things whose colour is theirs by nature and not by paint: a lemon is yellow on every cloth, or it is paper, and never teal. */
const grown = new Set(
  'apple artichoke asparagus aubergine avocado banana bananas beet bell berries berry blueberries broccoli cabbage cactus cactuses carrot cauliflower cherries cherry chestnut chilli corn cotton cucumber daisy egg eggplant fern frog garlic ginkgo grapes holly kiwi leaf lemon lime mandarin mango melon mushroom mushrooms onion orange peach pea peanut peanuts pear pepper pineapple plum poppy potato pumpkin raddish radish raspberry rice strawberry tangerine tomato watermelon wheat'.split(
    ' ',
  ),
);

/** The dyes of the loom's own plants. */
const ownDyes: Readonly<Record<string, string>> = {
  sunflower: '#e0ae2c',
  mango: '#dda038',
  hibiscus: '#cf4a3c',
  pomegranate: '#b93a34',
  sun: '#e5b23a',
};

/** Farther apart on the wheel of colours two hues are not the same thing's, in degrees. */
const farthest = 42;
/** Less colourful dyes are neutral and suit nothing by their hue. */
const leastChroma = 0.045;

/** The dye of a palette that a thing has by nature; paper where none is near it; undefined for what may have any. */
export function localRole({ palette }: Recipe, { motif, outline }: Player, named: number): Role | undefined {
  const isGrown = outline !== undefined && motif.split('-').some((word) => grown.has(word));
  const nature = isGrown ? outline.dyes[0] : outline === undefined ? ownDyes[motif] : undefined;
  if (nature === undefined) return undefined;
  const roles = (['a1', 'a2', 'a3', 'a4'] as const).filter((role) => named === 0 || Number(role.slice(1)) <= named);
  const [, , hue] = hexToOklch(nature);
  const near = roles.flatMap((role) => {
    const [, chroma, own] = hexToOklch(palette.roles[role]);
    const apart = Math.abs(((own - hue + 540) % 360) - 180);
    return chroma >= leastChroma && apart <= farthest ? [{ role, apart }] : [];
  });
  const [first, ...others] = near;
  if (first === undefined) return 'light';
  return others.reduce((best, next) => (next.apart < best.apart ? next : best), first).role;
}

/** Whether all of a thing is one colour, lighter and darker: its second tone is then no other dye. */
export function isOfOneHue({ dyes: [first, second] }: Outline): boolean {
  if (first === undefined || second === undefined) return false;
  const [one, other] = [hexToOklch(first)[2], hexToOklch(second)[2]];
  return Math.abs(((one - other + 540) % 360) - 180) < 34;
}
