import type { Item, Scene } from '../src/drawing/scene.ts';
import type { Role } from '../src/vocabulary/roles.ts';

export const colours: Readonly<Record<Role, string>> = {
  ground: '#efe0c0',
  line: '#2a1613',
  light: '#f7ecd2',
  a1: '#a8342a',
  a2: '#d98d7c',
  a3: '#c58a2b',
  a4: '#35506f',
  leaf1: '#6c7637',
  leaf2: '#4d6a5c',
  leaf3: '#8a8440',
  dark: '#1f1210',
};

/** A disc, and a comma that has no symmetry. */
const symbols: Scene['symbols'] = [
  {
    radius: 62,
    shapes: [{ d: 'M-60 0A60 60 0 1 0 60 0A60 60 0 1 0 -60 0Z', fill: 'a1', stroke: 'line', strokeWidth: 3 }],
  },
  {
    radius: 90,
    shapes: [
      {
        d: 'M0 80C-70 60 -60 -40 20 -80C60 -60 10 -30 40 10C50 40 30 70 0 80Z',
        fill: 'a4>dark:0.2',
        stroke: 'line',
        strokeWidth: 4,
      },
    ],
  },
];

/** Items that lie over edges and corners and over each other. */
const items: readonly Item[] = [
  { symbol: 0, x: 10, y: 40, turn: 0, scale: 1 },
  { symbol: 1, x: 40, y: 20, turn: 0.7, scale: 1.2 },
  { symbol: 1, x: 990, y: 480, turn: 2.5, scale: 1, flip: true },
  { symbol: 0, x: 500, y: 590, turn: 0, scale: 1.4 },
  { symbol: 1, x: 540, y: 20, turn: 4, scale: 1 },
  { symbol: 0, x: 300, y: 300, turn: 0, scale: 0.5 },
];

/** A module of 1000 × 600 units under one of the repeats, with any surface. */
export function sceneUnder(repeat: 'straight' | 'half-drop' | 'half-brick', surface: Scene['surface'] = []): Scene {
  return {
    torus: { w: 1000, h: 600, dropY: repeat === 'half-drop' ? 300 : 0, brickX: repeat === 'half-brick' ? 500 : 0 },
    columns: 2,
    rows: 2,
    symbols,
    layers: [
      { id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] },
      { id: 'motifs', name: 'Motifs', kind: 'motifs', items },
    ],
    surface,
    census: [],
  };
}

/** Every surface step of the finish, all of them strong, with yarns wide enough to be seen in a small picture. */
export const fullSurface: Scene['surface'] = [
  { shader: 'hand', params: { amplitude: 1.5 } },
  { shader: 'block-ink', params: { voids: 0.8, mottle: 0.1 } },
  { shader: 'mottle', params: { strength: 1 } },
  { shader: 'age', params: { strength: 0.8 } },
  { shader: 'cloth', params: { kind: 4, strength: 1, perCm: 300 } },
];
