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

/** The dyes of the loom's own plants, and of things that a library has in one colour. */
const ownDyes: Readonly<Record<string, string>> = {
  acorn: '#96683c',
  hedgehog: '#8f6a48',
  strawberry: '#cf3f3a',
  carrot: '#df7f2e',
  pumpkin: '#df7f2e',
  corn: '#e5bb3c',
  wheat: '#d9aa4a',
  raspberry: '#b73558',
  sunflower: '#e0ae2c',
  mango: '#dda038',
  hibiscus: '#cf4a3c',
  pomegranate: '#b93a34',
  sun: '#e5b23a',
};

/** What is white or grey wherever it is. */
const pale = /(?:^|-)(?:cloud|ghost|snowman|igloo|iceberg)(?:-|$)/;
/** Flowers of the loom, of any dye but that of leaves where there is another. */
const flowers: ReadonlySet<string> = new Set(['rosette', 'blossom', 'carnation', 'lotus', 'lotus-front', 'bud']);
const leafHues = [100, 165] as const;
/** A thing printed darker than this shows nothing of what is drawn in it. */
const darkest = 0.34;

/** Farther apart on the wheel of colours two hues are not the same thing's, in degrees. */
const farthest = 42;
/** Less colourful dyes are neutral and suit nothing by their hue. */
const leastChroma = 0.045;

/** The dye of a palette that a thing has by nature; paper where none is near it; undefined for what may have any. */
export function localRole({ palette }: Recipe, { motif, outline }: Player, named: number): Role | undefined {
  // A palette of few dyes may have one of them where others have their white.
  const paper: Role = hexToOklch(palette.roles.light)[1] < leastChroma ? 'light' : 'ground';
  if (pale.test(motif)) return paper;
  const words = motif.split('-');
  const isGrown = outline !== undefined && words.some((word) => grown.has(word));
  const nature = words.map((word) => ownDyes[word]).find(Boolean) ?? (isGrown ? outline.dyes[0] : undefined);
  if (nature === undefined) return undefined;
  const roles = (['a1', 'a2', 'a3', 'a4'] as const).filter((role) => named === 0 || Number(role.slice(1)) <= named);
  const [, , hue] = hexToOklch(nature);
  const near = roles.flatMap((role) => {
    const [, chroma, own] = hexToOklch(palette.roles[role]);
    const apart = Math.abs(((own - hue + 540) % 360) - 180);
    return chroma >= leastChroma && apart <= farthest ? [{ role, apart }] : [];
  });
  const [first, ...others] = near;
  if (first === undefined) return paper;
  return others.reduce((best, next) => (next.apart < best.apart ? next : best), first).role;
}

/** Whether all of a thing is one colour, lighter and darker: its second tone is then no other dye. */
export function isOfOneHue({ dyes: [first, second] }: Outline): boolean {
  if (first === undefined || second === undefined) return false;
  const [one, other] = [hexToOklch(first)[2], hexToOklch(second)[2]];
  return Math.abs(((one - other + 540) % 360) - 180) < 34;
}

/** Another dye in place of one that a thing may not have: a flower no leaf's, what is drawn within no black. */
export function fitting({ palette }: Recipe, { motif, outline }: Player, role: Role, open: readonly Role[]): Role {
  const isFit = (other: Role) => {
    const [lightness, chroma, hue] = hexToOklch(palette.roles[other]);
    if (outline === undefined)
      return !flowers.has(motif) || chroma < leastChroma || hue < leafHues[0] || hue > leafHues[1];
    return outline.regions.length < 3 || lightness >= darkest;
  };
  return isFit(role) ? role : (open.find(isFit) ?? role);
}
