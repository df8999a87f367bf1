/** Half setts by yarn counts as tartan weavers write them, the colours by their part: from pivot to pivot. */
export const setts: readonly string[] = [
  // A broad field with a lattice of fine lines, as the royal scarlet ones.
  'ground 72, a4 8, dark 12, a3 2, dark 2, light 2, dark 2, a2 16, ground 8, dark 2, ground 4, light 2',
  // Two colours of like weight parted by black, as the regiments wear them.
  'a1 24, dark 4, a1 4, dark 4, a1 4, dark 22, ground 24, dark 6, ground 24, dark 22, a1 24, dark 4',
  // The same with one bright line in the middle of the field.
  'a1 28, dark 4, a1 4, dark 4, a1 4, dark 24, ground 26, a3 4',
  // A calm field with a bar of black and white, and a single line of colour.
  'a2 4, ground 44, dark 10, light 10, dark 10, light 10, dark 10',
  // Black blocks on a bright field.
  'dark 20, ground 3, dark 20, ground 32, a2 3',
  // One dye on another, stepped from broad to fine.
  'ground 56, a1 6, ground 6, a1 14, ground 4, a1 30, ground 4, a1 4, a3 2',
  // A hunting colour: deep, with a pair of pale lines.
  'ground 44, a1 20, dark 4, a1 20, ground 6, a4 4, ground 6, dark 16, a3 2',
  // A dress one: much of the light ground between the dyes.
  'light 40, a1 6, light 6, a1 6, light 6, a1 26, ground 30, dark 4, ground 8, a2 4',
  // Three broad dyes and their lines, the weight in the middle one.
  'a2 20, ground 6, a2 6, ground 44, a1 24, light 2, a1 4, light 2, a1 24, ground 12',
];
