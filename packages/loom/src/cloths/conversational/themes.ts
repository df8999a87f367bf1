import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Setting } from '../../vocabulary/subjects/outline.ts';
import type { Player } from './player.ts';

/** What things are about: more than their surroundings, for a kitchen and a street have each their own small filling. */
export type Theme =
  | Setting
  | 'kitchen'
  | 'road'
  | 'sport'
  | 'rain'
  | 'pond'
  | 'wood'
  | 'jungle'
  | 'farm'
  | 'snow'
  | 'desert'
  | 'harbour';

const settingOfMotif: Partial<Record<MotifId, Setting>> = {
  fish: 'sea',
  shell: 'sea',
  wave: 'sea',
  star: 'sky',
  moon: 'sky',
  sun: 'sky',
  cloud: 'sky',
  kite: 'plain',
};

const wordsOf: readonly (readonly [Theme, string])[] = [
  ['sea', 'coral crab dolphin lobster mermaid octopus seahorse shark shrimp starfish whale'],
  ['harbour', 'anchor beach boat buoy caravel deckchair galleon gull lighthouse sailboat sea seagull ship surf'],
  [
    'kitchen',
    'beverage bowl chai cooker cooking cup fork frying jar jug kettle knife ladle mason mortar mug pan pot roller saucepan shaker spoon teacup teapot tiffin toaster towel whisk',
  ],
  [
    'road',
    'ambulance auto automobile bicycle bike bulldozer bullet bus car caravan delivery engine forklift jeep locomotive lorry metro minibus motor motorcycle pickup police railway scooter taxi tractor train tram trolleybus truck van',
  ],
  ['rain', 'puddle rain raindrop umbrella'],
  ['pond', 'crane dragonfly duck duckling flamingo frog goose heron koi lily newt swan tadpole toad turtle'],
  [
    'wood',
    'acorn badger bear beaver boar chestnut chipmunk conker deer fawn fox hedgehog log mole moose mushroom oak owl pinecone rabbit raccoon snail squirrel stag toadstool wolf woodpecker',
  ],
  [
    'jungle',
    'chameleon chimpanzee crocodile elephant giraffe gorilla hippo hippopotamus jaguar leopard lemur lion monkey orangutan panda panther parrot rhino rhinoceros sloth snake tiger toucan zebra',
  ],
  [
    'farm',
    'barn chick chicken cow goat hen horse lamb pig piglet pony ram rooster scarecrow sheep tractor turkey wheat',
  ],
  ['snow', 'igloo mitten narwhal penguin polar reindeer seal ski sled sleigh snowball snowflake snowman walrus yak'],
  ['desert', 'cactus camel dromedary lizard pyramid scorpion'],
  [
    'sport',
    'badminton ball baseball basketball billed bowling cricket football hockey medal ping racket skateboard soccer softball stumps tennis trophy volleyball',
  ],
];
const themeOfWord = new Map(
  wordsOf.flatMap(([theme, words]) => words.split(' ').map((word) => [word, theme] as const)),
);

/** What the small filling is to suit: the sea where anything is of it, else what most of the things are about, the first where they differ. */
export function themeOf(players: readonly Player[]): Theme {
  const themes = players.map(themeOfPlayer);
  for (const water of ['sea', 'harbour', 'rain'] as const) if (themes.includes(water)) return water;
  const count = (theme: Theme) => themes.filter((other) => other === theme).length;
  return themes.reduce((best, theme) => (count(theme) > count(best) ? theme : best), themes[0] ?? 'garden');
}

function themeOfPlayer({ motif, outline }: Player): Theme {
  const word = outline === undefined ? undefined : motif.split('-').find((part) => themeOfWord.has(part));
  const named = word === undefined ? undefined : themeOfWord.get(word);
  return named ?? outline?.setting ?? settingOfMotif[motif as MotifId] ?? 'garden';
}
