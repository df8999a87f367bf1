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
      'aerial airplane ambulance articulated auto automobile bear biplane bison boat bulldozer bullet bullock bus camel canoe car caravan caravel chariot cow crane crocodile deer diplodocus dinosaur dolphin donkey elephant engine ferry fishing forklift giraffe hippopotamus horse helicopter jeep ladder locomotive lorry shepherd shepherdess mammoth metro minibus monorail moose motor motorcycle ox paddle pickup police railway rhinoceros ship steamer submarine taxi tiger lion tractor train tram truck van whale zebra cloud sun',
  },
  {
    share: 0.58,
    names:
      'acorn almond apple avocado banana bauble blossom bucket butterfly candy cap cat chick chicken clownfish dog duck ewe fox goat hare hen lamb rabbit rooster sheep cookie crab cup daisy doughnut fish fork frog garlic gecko gull hummingbird kiwi knife ladle laddu leaf lemon lizard lobster lotus mango mouse mushroom onion orange owl parrot peach pear pencil pitchfork plum poppy rattle rosette samosa seagull scissors slippers sparrow spoon squirrel starfish strawberry teacup tomato trowel whisk',
  },
  {
    share: 0.47,
    names:
      'ant bean beans bee beetle berries blueberries bug button caterpillar cherries cherry chestnut dragonfly fig fly key ladybug lime marbles nut olive oyster peanut prawn raspberry scallop sea-star shell shrimp slice snail spider star',
  },
  { share: 0.38, names: 'ball' },
];
const middling = 0.74;
/** Where a name has two of these words the one that says how much of it there is counts. */
const parts: ReadonlySet<string> = new Set(['slice', 'ball', 'button']);

const shareOf = new Map(classes.flatMap(({ share, names }) => names.split(' ').map((name) => [name, share] as const)));

/** The share of the room that each of these things is drawn in, the largest of them in all of it; by the names of motifs or outlines. */
export function sizesOf(motifs: readonly string[]): readonly number[] {
  const own = motifs.map((motif) => {
    const words = motif.split('-');
    const part = words.find((word) => parts.has(word));
    return shareOf.get(part ?? motif) ?? (Math.max(...words.map((word) => shareOf.get(word) ?? 0)) || middling);
  });
  const largest = Math.max(...own, 0.01);
  return own.map((share) => share / largest);
}
