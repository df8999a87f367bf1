import type { FamilyPalette } from '../family.ts';

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

export const warliPalettes: readonly FamilyPalette[] = [
  earth('geru', '#7a3b22', '#2a120a', '#f5efe2', '#ead2a8', '#a8653f'),
  earth('mud wall', '#5a2e1c', '#1e0d07', '#f4ecdc', '#e2c79a', '#8a5334'),
  earth('charcoal', '#2b2522', '#0f0c0b', '#f3ead9', '#dcc8a4', '#5e524a'),
  earth('cow dung', '#6d5a34', '#241c0e', '#f7f0dd', '#e9d7a6', '#947e50'),
  earth('rice field', '#3f5138', '#141c12', '#f5f0df', '#e0dcae', '#667a58'),
  earth('red on rice', '#f1e6cf', '#3a160c', '#7e2f1b', '#9c4a2a', '#c79a74'),
];
