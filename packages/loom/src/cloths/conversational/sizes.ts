/** How large things are drawn beside each other, by the words in their names: a print shrinks the world, and keeps its order. */
const classes: readonly { readonly share: number; readonly names: string }[] = [
  {
    share: 1,
    names:
      'apartment bank baobab barn beech birch bridge building camp castle church circus cityscape coconut cypress evergreen factory ferris forest fort fountain galleon greenhouse hospital hotel house houses huts hut igloo india iceberg island lighthouse mosque mountain oak obelisk observatory office palace palm pavilions pine pisa pyramid pyramids rocket school stadium station taj temple tent tower tree trees village windmill volcano',
  },
  {
    share: 0.86,
    names:
      'aerial airplane ambulance articulated auto automobile bear biplane bison boat bulldozer bullet bus camel canoe car caravan caravel chariot cow crane crocodile deer diplodocus dinosaur dolphin donkey elephant engine ferry fishing forklift giraffe hippopotamus horse helicopter jeep locomotive lorry mammoth metro minibus monorail moose motor motorcycle ox paddle pickup police railway rhinoceros sailboat ship steamer submarine taxi tiger lion tractor train tram truck van whale zebra cloud sun moon',
  },
  {
    share: 0.58,
    names:
      'acorn almond ant apple avocado ball banana bee beetle berries bird blueberries bug butterfly candy caterpillar cherries cherry chestnut chick clownfish cookie crab cup doughnut dragonfly fig fish fly fork frog garlic gecko gull hummingbird key kiwi knife ladle ladybug leaf lemon lime lizard lobster mango mouse mushroom nut olive onion orange oyster peach peanut pear pencil plum prawn raspberry scallop seagull shell shrimp snail sparrow spider spoon star starfish strawberry tomato whisk',
  },
];
const middling = 0.74;

const shareOf = new Map(classes.flatMap(({ share, names }) => names.split(' ').map((name) => [name, share] as const)));

/** The share of the room that each of these things is drawn in, the largest of them in all of it; by the names of motifs or outlines. */
export function sizesOf(motifs: readonly string[]): readonly number[] {
  const own = motifs.map((motif) => Math.max(...motif.split('-').map((word) => shareOf.get(word) ?? 0)) || middling);
  const largest = Math.max(...own, 0.01);
  return own.map((share) => share / largest);
}
