import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain } from '../judged.ts';
import { animalSkinWords } from './words.ts';

function coat(
  name: string,
  [ground, a1, light, a2, a3]: readonly [string, string, string, string, string],
  [a4, leaf3, leaf1, leaf2, dark]: readonly [string, string, string, string, string],
): FamilyPalette {
  return { name, roles: { ground, line: dark, light, a1, a2, a3, a4, leaf1, leaf2, leaf3, dark } };
}

/**
 * Coat, marks, its palest part, the marks' warm heart, the coat's deeper shade; the rest for borders and edits. The marks
 * are an accent and no contour: on a dark coat they are light.
 */
const animalSkinPalettes: readonly FamilyPalette[] = [
  coat(
    'savanna',
    ['#e3c79c', '#1f1612', '#f7ecd8', '#b0703a', '#cfa06a'],
    ['#8a5a34', '#d9b485', '#7d7045', '#5a5a44', '#140e0b'],
  ),
  coat(
    'ivory and black',
    ['#f3ecdf', '#191614', '#fffaf0', '#6b5f55', '#d6cabb'],
    ['#9c8f82', '#b8a897', '#7a786b', '#55544d', '#0d0b0a'],
  ),
  coat(
    'amber',
    ['#d98b3a', '#1b120e', '#f6e3c4', '#8f4a1c', '#b9692a'],
    ['#e8b26a', '#6d3818', '#77663a', '#4d4a30', '#120b08'],
  ),
  coat(
    'snow',
    ['#dcdad6', '#2a2b30', '#f6f5f1', '#8d8580', '#b9b4ae'],
    ['#6d6a6b', '#a7a2a0', '#7f8583', '#565c5e', '#17181c'],
  ),
  coat(
    'emerald',
    ['#1f5a48', '#0b1f1b', '#d9d9b4', '#5f8a4c', '#2f7560'],
    ['#b59a4a', '#8fae78', '#3f7a5e', '#24504a', '#071512'],
  ),
  coat(
    'rose',
    ['#e9a9ad', '#3a1420', '#fbe8e2', '#b9485f', '#d9828c'],
    ['#8a2a45', '#f0c2b8', '#7d6a5c', '#56484a', '#280c16'],
  ),
  coat(
    'mocha',
    ['#b8977c', '#2b1c15', '#efe2d2', '#6f4630', '#95715a'],
    ['#503020', '#d0b49a', '#6c644c', '#4a4638', '#1b110c'],
  ),
];

/** Coats and skins: marks as nature grows them, outlined so that they stay sharp at every size. */
export const animalSkin = defineFamily(animalSkinWords, {
  version: 5,
  heroCm: [3, 6],
  moduleCm: 26,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: animalSkinPalettes,
  border: { layout: 'zebra', as: 'field' },
  pallu: 'leopard',
  judged: { ...divided, ...plain },
});
