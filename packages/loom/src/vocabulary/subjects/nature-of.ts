import type { Outline } from './outline.ts';

/** Things whose colour is theirs by nature and not by paint: a lemon is yellow on every cloth, or it is paper, and never teal. */
const grown = new Set(
  'apple artichoke asparagus aubergine avocado banana bananas beet bell berries berry blueberries broccoli cabbage cactus cactuses carrot cauliflower cherries cherry chestnut chilli corn cotton cucumber daisy egg eggplant fern frog garlic ginkgo grapes guava holly ivy iris jasmine kiwi leaf lemon lime mandarin mango melon mushroom mushrooms onion orange peach pea peanut peanuts pear pepper pineapple plum poppy potato pumpkin raddish radish raspberry rice strawberry tangerine tomato watermelon wheat'.split(
    ' ',
  ),
);

/** The dyes of the loom's own plants, and of things that a library has in one colour. */
const ownDyes: Readonly<Record<string, string>> = {
  acorn: '#96683c',
  hedgehog: '#8f6a48',
  strawberry: '#cf3f3a',
  cherry: '#b92b3a',
  cherries: '#b92b3a',
  apple: '#c8323a',
  tomato: '#d0402f',
  watermelon: '#dc4f63',
  chilli: '#c8322c',
  flamingo: '#ea8f8a',
  carrot: '#df7f2e',
  pumpkin: '#df7f2e',
  corn: '#e5bb3c',
  wheat: '#d9aa4a',
  raspberry: '#b73558',
  sunflower: '#e0ae2c',
  mango: '#e6a42e',
  lemon: '#efcb3c',
  orange: '#ea8a2a',
  tangerine: '#ea8a2a',
  mandarin: '#ea8a2a',
  banana: '#efcd4a',
  bananas: '#efcd4a',
  pineapple: '#e3ad38',
  papaya: '#ec8c3c',
  apricot: '#eda04a',
  chick: '#f0cb4a',
  honeybee: '#e3ae34',
  hibiscus: '#cf4a3c',
  pomegranate: '#b93a34',
  sun: '#e5b23a',
  garland: '#e8862a',
  marigold: '#e8862a',
  grass: '#6c9a48',
  bamboo: '#7aa04c',
  reed: '#6f8a48',
  leek: '#7ea654',
  agave: '#6a9a78',
  hops: '#86a64a',
  beanstalk: '#6a9648',
  beech: '#5f8a48',
  willow: '#7a9a58',
  baobab: '#8a8a52',
  bonsai: '#5f8a4c',
  'pine-tree': '#3f7450',
  'oak-leaf': '#9a7a3c',
  'linden-leaf': '#6f9a48',
  'chestnut-leaf': '#b87a34',
  herbs: '#6c9450',
  carambola: '#e3c23e',
  elderberry: '#5a3f78',
  almond: '#b98352',
  asparagus: '#7a9e4c',
  aubergine: '#6a3f80',
  eggplant: '#6a3f80',
  'bell-pepper': '#5f9440',
  beet: '#9a3052',
  cabbage: '#86ac5e',
  raddish: '#d0446a',
  coconut: '#8a5c38',
  chestnut: '#8a4f2e',
  chanterelles: '#e0a040',
  peanut: '#cfa062',
  'sugar-cane': '#8f5674',
  honeycomb: '#e2a834',
  'banana-leaf': '#5f9448',
  'custard-apple': '#7fa055',
  'green-apple': '#86ac48',
  'coffee-beans': '#6f472c',
  'honey-jar': '#e2a834',
  'round-straw-bale': '#d9b052',
};

const pale = /(?:^|-)(?:cloud|ghost|snowman|snowflake|igloo|iceberg|egg)(?:-|$)/;

/** Whether a thing is white or grey wherever it is, by its name. */
export function isPaleByNature(id: string): boolean {
  return pale.test(id);
}

/** The dye that a thing has by nature on every cloth; undefined for what may have any. */
export function natureOf(id: string, outline: Outline | undefined): string | undefined {
  // Of two things in one drawing none has the dye of the whole.
  const words = /-(?:with|on)-/.test(id) ? [] : id.split('-');
  const isGrown = outline !== undefined && words.some((word) => grown.has(word));
  return ownDyes[id] ?? words.map((word) => ownDyes[word]).find(Boolean) ?? (isGrown ? outline.dyes[0] : undefined);
}
