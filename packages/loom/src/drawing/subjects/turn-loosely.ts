/** What lies as it falls on a table, by the words in its name: fruit, sweets, tools, shells. Beasts, people and what stands keep their feet down. */
const loose = new Set(
  (
    'acorn almond apple avocado bagel banana berries blueberries bone bow bread brush button candle candy cap carrot cherries cherry chestnut chilli ' +
    'cinnamon clip cone cookie coral cork corn crayon croissant dice doughnut drumstick feather fern fig fork fruit garlic ginger grape grapes guava hammer ' +
    'horseshoe key kiwi knife laddu leaf lemon lime lipstick lollipop macaron mango marble nut olive onion orange paintbrush pea peach peanut pear peas pebble pen pencil ' +
    'pepper petal pill pineapple pizza plum pomegranate pretzel radish raspberry ribbon ring rose ruler scissors screwdriver shell shuttlecock slice spanner spoon ' +
    'starfish sea-star strawberry sunglasses sweet thread tomato tool tooth trowel watermelon whisk wrench'
  ).split(' '),
);
/** What hangs in the air or swims leans as it goes. */
const leaning = new Set(
  'aeroplane airplane bee bird butterfly dolphin dragonfly fish gull helicopter hummingbird kite ladybird ladybug plane rocket seagull shark shrimp turtle whale'.split(
    ' ',
  ),
);

/** How far a thing may turn from its upright as if thrown, in radians, by its name: 0 for what stands. */
export function turnLoosely(motif: string): number {
  const words = motif.split('-');
  if (words.some((word) => loose.has(word))) return Math.PI;
  return words.some((word) => leaning.has(word)) ? 0.5 : 0;
}
