import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locale = 'en' | 'hi' | 'gu';
interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}

/** Plain English names beside those of Unicode, where that is long, British or of a kind. */
const alsoCalled: Readonly<Record<string, string>> = {
  automobile: 'car, motor car, motorcar',
  airplane: 'aeroplane, plane, aircraft, jet',
  'delivery-truck': 'truck, lorry',
  'articulated-lorry': 'trailer truck',
  locomotive: 'steam engine, steam train',
  sailboat: 'boat, sailing boat, yacht, sail boat',
  'auto-rickshaw': 'rickshaw, tuk tuk',
  'flying-saucer': 'ufo, spaceship, spacecraft',
  'ringed-planet': 'planet, planets, saturn',
  'globe-showing-asia-australia': 'globe, earth',
  'glowing-star': 'glowing star',
  'spouting-whale': 'spouting whale',
  'tropical-fish': 'angelfish',
  minibus: 'van, vans',
  blowfish: 'pufferfish, puffer fish',
  jellyfish: 'jellyfish, jelly fish',
  turtle: 'tortoise, sea turtle',
  sauropod: 'dinosaur, brontosaurus, dino',
  't-rex': 'tyrannosaurus, t rex',
  'teddy-bear': 'teddy',
  wolf: 'wolves',
  hippopotamus: 'hippo',
  rhinoceros: 'rhino',
  octopus: 'octopi',
  cactus: 'cacti',
  volcano: 'volcanoes',
  potato: 'potatoes',
  'baby-chick': 'chick',
  rooster: 'cockerel, cock',
  ewe: 'sheep, lamb',
  rabbit: 'bunny, bunnies, hare',
  dog: 'puppy, pup',
  cat: 'kitten, kitty',
  mouse: 'mice',
  'hot-beverage': 'coffee cup, tea cup, teacup, cup of tea, cup of coffee',
  'red-apple': 'apple',
  'ear-of-corn': 'corn, maize, corn cob',
  'hot-pepper': 'chilli, chili, chillies, chilli pepper, chilli peppers, chili pepper, chili peppers, hot peppers',
  'bell-pepper': 'capsicum',
  eggplant: 'aubergine, brinjal',
  tangerine: 'oranges, mandarin, clementine, satsuma',
  'ice-cream': 'icecream, ice cream bowl',
  'soft-ice-cream': 'ice cream cone, icecream cone, soft serve',
  'birthday-cake': 'cake',
  'french-fries': 'fries, chips',
  hamburger: 'burger',
  doughnut: 'donut',
  lollipop: 'lolly',
  candy: 'sweets, toffee, bonbon',
  shortcake: 'cake slice, slice of cake',
  'cheese-wedge': 'cheese',
  'leafy-green': 'lettuce, cabbage',
  'pea-pod': 'peas, pea',
  beans: 'bean',
  mushroom: 'toadstool',
  tomato: 'tomatoes',
  'kiwi-fruit': 'kiwi',
  'evergreen-tree': 'pine tree, fir tree, pine trees, conifer',
  'potted-plant': 'pot plant, houseplant, house plant, plant pot',
  'sheaf-of-rice': 'rice, paddy, wheat',
  'soccer-ball': 'football, soccer',
  'cricket-game': 'cricket, cricket bat, cricket ball',
  cricket: 'grasshopper',
  bat: 'bats',
  locked: 'lock, locks',
  seal: 'seals, sea lion',
  tennis: 'tennis racket, tennis racquet, tennis ball',
  badminton: 'badminton racket, shuttlecock',
  'ping-pong': 'table tennis',
  'game-die': 'dice, die',
  'puzzle-piece': 'jigsaw, puzzle, jigsaw puzzle',
  'wrapped-gift': 'gift, gift box',
  'party-popper': 'party poppers',
  piata: 'piñata, pinata',
  'video-game': 'gamepad, game controller, video game',
  'artist-palette': 'paint palette',
  guitar: 'guitars',
  'musical-note': 'quaver, music note',
  'musical-notes': 'music, music notes',
  'musical-keyboard': 'piano, piano keys',
  'long-drum': 'dhol, dholak, congas',
  headphone: 'headphones, earphones',
  't-shirt': 'tee shirt, tshirt',
  glasses: 'spectacles, eyeglasses',
  'high-heeled-shoe': 'high heel, high heels, stiletto, stilettos',
  'running-shoe': 'sneaker, sneakers, trainers',
  'mans-shoe': 'shoe, shoes',
  'thong-sandal': 'flip flop, flip flops, sandal',
  'womans-hat': 'sun hat, ladies hat',
  'top-hat': 'magician hat',
  handbag: 'hand bag, purse bag',
  'gem-stone': 'gem, jewel, gems, jewels, gemstone',
  key: 'keys',
  'old-key': 'antique key, vintage key',
  'light-bulb': 'bulb, lightbulb',
  'hot-air-balloon': 'hot air balloon',
  books: 'book stack',
  'open-book': 'book',
  envelope: 'letter envelope',
  pencil: 'pencils',
  'red-paper-lantern': 'paper lantern',
  telephone: 'phone, old telephone',
  'mobile-phone': 'smartphone, mobile',
  camera: 'cameras',
  'magnifying-glass-tilted-left': 'magnifying glass, lens',
  'closed-umbrella': 'folded umbrella',
  'umbrella-on-ground': 'parasol, beach umbrella',
  'umbrella-with-rain-drops': 'rain umbrella',
  'beach-with-umbrella': 'beach, beach scene',
  'desert-island': 'island, tropical island',
  'snow-capped-mountain': 'snowy mountain, himalaya, himalayas',
  mountain: 'mountains, hill, hills, pahad',
  'house-with-garden': 'cottage',
  house: 'home',
  hut: 'huts, jhopdi',
  castle: 'fort, palace, fortress',
  'office-building': 'skyscraper',
  'circus-tent': 'circus, big top',
  'carousel-horse': 'carousel, merry go round',
  'ferris-wheel': 'giant wheel, big wheel',
  bicycle: 'bike, cycle, bicycles',
  'motor-scooter': 'scooter, moped, vespa',
  motorcycle: 'motorbike',
  'fire-engine': 'fire truck',
  'alien-monster': 'space invader, space invaders',
  'shooting-star': 'falling star',
  telescope: 'telescopes',
  crown: 'crowns, tiara',
  anchor: 'anchors',
  'ring-buoy': 'lifebuoy, life ring, lifebelt',
  'cloud-with-lightning': 'thundercloud, lightning',
  'cloud-with-rain': 'rain cloud, rainy cloud',
  snowman: 'snowmen',
  'christmas-tree': 'xmas tree, christmas',
  'jack-o-lantern': 'pumpkin, halloween pumpkin',
  'garlic-bulb': 'garlic',
  ring: 'diamond ring',
  sari: 'saree drape',
  'shopping-bags': 'shopping bag',
};

/** Words that are names of a drawing by their letters alone, and mean something else to whoever orders a cloth. */
const notNames: ReadonlySet<string> = new Set(
  'candy, ring, locked, seal, bat, cricket: cricket, brick, window, door, glass, jar, key, keys, scroll, wheel, pie, pen, ram, mate, die, home, earth, mobile, jet, christmas, sweets, chips, music, lens, gems, spectacles'.split(
    ', ',
  ),
);

/** The same in Hindi and Gujarati: kinds of things, and parts of a longer name. */
const notWords: ReadonlySet<string> = new Set(
  'फल, चेहरा, वाहन, भवन, अंतरिक्ष, समारोह, चित्र, कला, पेय, खाना, तारा, मछली, रात, बर्फ, चिह्न, वृश्चिक राशि, भविष्य देखना, उपकरण, बार, स्वर, वर्दी, काँच, प्रस्थान, कार्यालय, अमेरिका, ऑस्ट्रेलिया, स्लाइस, बॉल, भोजन पात्र, पुरस्कार, शिंकानसेन, फ़ूजी, कंट्रोलर, डिस्क, बाउल, लाल, हरा, विचार, छाप, मिर्च, गेम, बॉक्स, झूला, बोतल, ઝારી, નિશાન, બોટલ, બોક્સ, સ્લાઇડ, આર્ટ, પક્ષી, ટુકડો, શાક, વાસણ, ઈમારત, વાહન, કાંટો, ફ્રેમ, બચ્ચું, બૉલ, ગેમ, નોટ, નોટ્સ, ગ્લાસ, બાર, પીણું, રાક્ષસ, ગોળો, રોટલી, ક્રીમ, યૂનિફૉર્મ, માછલી, તારો, ડિસ્ક, વૃક્ષ, वृक्ष'.split(
    ', ',
  ),
);

/** The column of names of one language: emoji by its name of the drawings. */
export interface NamesOf {
  readonly en: readonly string[];
  readonly hi: readonly string[];
  readonly gu: readonly string[];
}

/** Names of these drawings: the one of Unicode, and the shorter words by which it is the first to be meant. */
export function namesOf(
  root: string,
  drawings: readonly string[],
  emoji: ReadonlyMap<string, string>,
): Map<string, NamesOf> {
  const table = (locale: Locale) => readAnnotations(root, locale);
  const [en, hi, gu] = [table('en'), table('hi'), table('gu')];
  const columns = {
    en: shortened(drawings, emoji, en, false),
    hi: shortened(drawings, emoji, hi, true),
    gu: shortened(drawings, emoji, gu, true),
  };
  return new Map(
    drawings.map((name) => [
      name,
      {
        en: unique([...(columns.en.get(name) ?? []), ...(alsoCalled[name]?.split(', ') ?? [])]).filter(
          (word) => !notNames.has(word) && !notNames.has(`${name}: ${word}`),
        ),
        hi: columns.hi.get(name) ?? [],
        gu: columns.gu.get(name) ?? [],
      },
    ]),
  );
}

function readAnnotations(root: string, locale: Locale): Record<string, Annotation> {
  const path = join(root, 'node_modules/cldr-annotations-full/annotations', locale, 'annotations.json');
  return JSON.parse(readFileSync(path, 'utf8')).annotations.annotations;
}

/**
 * The full name, and in Hindi and Gujarati its last word, where that is a keyword and no other drawing has it as its name or said it first:
 * those names end in the thing itself.
 */
function shortened(
  drawings: readonly string[],
  emoji: ReadonlyMap<string, string>,
  annotations: Record<string, Annotation>,
  hasHeads: boolean,
): Map<string, string[]> {
  const annotationOf = (name: string) => annotations[(emoji.get(name) ?? '').replaceAll('\ufe0f', '')] ?? {};
  const full = new Map(drawings.map((name) => [name, (annotationOf(name).tts?.[0] ?? '').split(/[,/]/).map(clean)]));
  const count = new Map<string, number>();
  for (const word of [...full.values()].flat()) count.set(word, (count.get(word) ?? 0) + 1);
  const taken = new Set(count.keys());
  return new Map(
    drawings.map((name) => {
      // Of several words the first is the name, and the others only where they are of no other drawing.
      const own = (full.get(name) ?? []).filter(
        (word, at) => word !== '' && !notWords.has(word) && (at === 0 || count.get(word) === 1),
      );
      const head = own[0]?.split(' ').at(-1) ?? '';
      const keywords = (annotationOf(name).default ?? []).map(clean);
      const isFirst = hasHeads && head.length > 2 && keywords.includes(head) && !taken.has(head) && !notWords.has(head);
      if (isFirst) taken.add(head);
      return [name, isFirst ? [...own, head] : own];
    }),
  );
}

function clean(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[:“”"()।-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const unique = (list: readonly string[]) => [...new Set(list)];
