/** Plants that grow on sprays about a picture and are seldom what it is of, by the ids of their drawings. */
export const sprayPlants: readonly string[] = [
  ...['ivy', 'fern', 'wheat', 'olive', 'acanthus-leaf', 'laurels', 'betel-leaf', 'palm-frond', 'branch', 'holly'],
  ...['monstera-leaf', 'banana-leaf', 'herbs-bundle', 'garland', 'flower-wreath', 'thistle', 'cotton-flower', 'clover'],
  ...['acorn', 'lily-pads', 'seaweed', 'mistletoe', 'bamboo', 'maple-leaf', 'hops', 'mushroom', 'bee-on-flower'],
  ...['ladybug', 'honeybee', 'dragonfly', 'snail', 'caterpillar', 'beetle', 'leaf', 'vine', 'feather'],
];
