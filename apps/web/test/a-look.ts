import type { Look } from '@naksha/contract';

/** What is measured of a cloth with motifs in half-drop on a pale ground. */
export const look: Look = {
  palette: [
    { hex: '#f0e4c8', share: 0.7 },
    { hex: '#1d2b5c', share: 0.3 },
  ],
  density: 0.3,
  kind: 'motifs',
  size: 0.2,
  sizeCm: 2.5,
  roundness: 0.8,
  symmetry: 'across',
  repeat: { kind: 'half-drop', across: 2, down: 3 },
  direction: 'none',
  fineness: 0.3,
  angular: 0.1,
  scales: [0.2, 0.2, 0.2, 0.4],
  contrast: 0.4,
};
