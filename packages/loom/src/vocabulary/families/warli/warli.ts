import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { warliWords } from './words.ts';

/** Rice paste on walls of mud, cow dung and charcoal: one white, one earth. The other roles stay near these two. */
const earth = (
  name: string,
  ground: string,
  line: string,
  light: string,
  warm: string,
  dim: string,
): FamilyPalette => ({
  name,
  roles: {
    ground,
    line,
    light,
    a1: light,
    a2: warm,
    a3: warm,
    a4: dim,
    leaf1: light,
    leaf2: warm,
    leaf3: dim,
    dark: line,
  },
});

const warliPalettes: readonly FamilyPalette[] = [
  earth('geru', '#7a3b22', '#2a120a', '#f5efe2', '#ead2a8', '#a8653f'),
  earth('mud wall', '#5a2e1c', '#1e0d07', '#f4ecdc', '#e2c79a', '#8a5334'),
  earth('charcoal', '#2b2522', '#0f0c0b', '#f3ead9', '#dcc8a4', '#5e524a'),
  earth('cow dung', '#6d5a34', '#241c0e', '#f7f0dd', '#e9d7a6', '#947e50'),
  earth('rice field', '#3f5138', '#141c12', '#f5f0df', '#e0dcae', '#667a58'),
  earth('red on rice', '#f1e6cf', '#3a160c', '#7e2f1b', '#9c4a2a', '#c79a74'),
];

/** Rice paste on a mud wall: triangles, circles and strokes that dance, sow and hunt. */
export const warli = defineFamily(warliWords, {
  version: 3,
  heroCm: [5, 9.5],
  moduleCm: 28,
  density: 0.75,
  hand: 1.4,
  cloth: 'khadi',
  palettes: warliPalettes,
  ink: 'light',
  isReserved: true,
  border: { layout: 'village', as: 'row' },
  pallu: 'spiral',
  // Nothing but white on the bare wall.
  judged: { ...openGround, finest: 15 },
});
