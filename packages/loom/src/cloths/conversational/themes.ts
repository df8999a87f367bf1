import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Setting } from '../../vocabulary/subjects/outline.ts';
import type { Player } from './player.ts';

/** What things are about: more than their surroundings, for a kitchen and a street have each their own small filling. */
export type Theme = Setting | 'kitchen' | 'road' | 'sport' | 'rain';

const settingOfMotif: Partial<Record<MotifId, Setting>> = {
  fish: 'sea',
  shell: 'sea',
  wave: 'sea',
  star: 'sky',
  moon: 'sky',
  sun: 'sky',
  cloud: 'sky',
  kite: 'sky',
};

const wordsOf: readonly (readonly [Theme, string])[] = [
  [
    'sea',
    'anchor beach boat buoy caravel crab deckchair dolphin galleon gull lighthouse lobster sailboat sea seagull ship surf whale',
  ],
  [
    'kitchen',
    'beverage bowl chai cooker cooking cup fork frying jar jug kettle knife ladle mason mortar mug pan pot roller saucepan shaker spoon teacup teapot tiffin toaster towel whisk',
  ],
  [
    'road',
    'ambulance auto automobile bicycle bike bulldozer bullet bus car caravan delivery engine forklift jeep locomotive lorry metro minibus motor motorcycle pickup police railway scooter taxi tractor train tram trolleybus truck van',
  ],
  ['rain', 'puddle rain raindrop umbrella'],
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
  if (themes.includes('sea')) return 'sea';
  if (themes.includes('rain')) return 'rain';
  const count = (theme: Theme) => themes.filter((other) => other === theme).length;
  return themes.reduce((best, theme) => (count(theme) > count(best) ? theme : best), themes[0] ?? 'garden');
}

function themeOfPlayer({ motif, outline }: Player): Theme {
  const word = outline === undefined ? undefined : motif.split('-').find((part) => themeOfWord.has(part));
  const named = word === undefined ? undefined : themeOfWord.get(word);
  return named ?? outline?.setting ?? settingOfMotif[motif as MotifId] ?? 'garden';
}
