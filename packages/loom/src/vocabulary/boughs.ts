/** What hangs on boughs, by the names of motifs and drawings: printed on them where nothing else is said. */
export const boughFruit: readonly string[] = [
  ...['lemon', 'lime', 'tangerine', 'cherries', 'cherry', 'peach', 'pear', 'red-apple', 'green-apple', 'plum'],
  ...[
    'olive',
    'mango',
    'mango-cluster',
    'guava-fruit',
    'custard-apple',
    'almond',
    'chestnut',
    'acorn',
    'avocado',
    'kiwi-fruit',
  ],
  ...['pomegranate', 'pomegranate-cut', 'raspberry', 'blueberries', 'elderberry', 'strawberry', 'grapes', 'carambola'],
  ...['hot-pepper', 'tomato', 'hops'],
];

/** What lives or flowers among fruit. */
export const boughGuests: readonly string[] = [
  ...['leaf', 'blossom', 'bud', 'vine', 'tree', 'butterfly', 'parrot', 'peacock', 'parrot-with-mango', 'songbird'],
  ...['hummingbird', 'swallow', 'dove', 'owl', 'ladybug', 'honeybee', 'dragonfly', 'caterpillar', 'beetle', 'squirrel'],
  ...['lemon-slice', 'orange-slice', 'snail'],
];
