import type { FamilyPalette } from '../family.ts';

const set = (name: string, list: string): FamilyPalette => {
  const [ground, line, light, a1, a2, a3, a4, leaf1, leaf2, leaf3, dark] = list.split(' ').map((hex) => `#${hex}`);
  const hex = (value: string | undefined) => value ?? '#808080';
  return {
    name,
    roles: {
      ground: hex(ground),
      line: hex(line),
      light: hex(light),
      a1: hex(a1),
      a2: hex(a2),
      a3: hex(a3),
      a4: hex(a4),
      leaf1: hex(leaf1),
      leaf2: hex(leaf2),
      leaf3: hex(leaf3),
      dark: hex(dark),
    },
  };
};

/** Ground, line, light, four dyes, three leaves, dark. */
export const conversationalPalettes: readonly FamilyPalette[] = [
  set('paper', 'f4ebd9 3a2418 fcf6e8 b4452f d9a441 3f6d7a dc9180 6f8452 48623f a3b07c 2b2a33'),
  set('night', '1f2a4a 10172b f6ecd6 e2a93b d9614c 7fa6c9 f0c9a0 6e9482 4c7466 a9c2a0 131a30'),
  set('mint', 'd6e5d8 24403c fbf7ea d2604a f0b64f 2f6f6b f2c6b4 5d8a5f 3d6a4d 9dbb8b 20332f'),
  set('blush', 'f3d9cd 4a2430 fff6ee a8374a 2f6a72 e59a54 7a5a8a 6e8a5c 4c6b4a a6b98a 3a1c28'),
  set('mustard', 'e0a83f 3b2412 fff3d8 a9382b 24435c f7dfa9 d4703a 5f6f33 42522a 8c9550 2a1a10'),
  set('sky', 'bfd9e4 1d3350 fbf8ee d9573f f2bd4b 2b5f8f f4d6c2 5a8a6a 3c6a55 9bbd9c 182a42'),
  set('brick', 'a8452f 2f1310 fbeedd f2c25e 2c4a5a efb59c 6b2230 7c8a4a 59682f a8ad72 260e0c'),
  set('oat', 'e6dac3 2c2a28 fbf6ea 5b6f7e c98a4b 8a3f34 d8b78a 74805c 545f43 9aa37e 26241f'),
];
