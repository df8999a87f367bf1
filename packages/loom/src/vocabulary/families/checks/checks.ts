import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain, strict } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { checksWords } from './words.ts';

/**
 * Ground and first accent carry the two-coloured checks, so one of them is always pale: who asks for red gingham means red
 * and white. The second accent is the broad one of tartans.
 */
const checksPalettes: readonly FamilyPalette[] = [
  yarnDyes('picnic', ['#f6f1e4', '#b3262b', '#23396b', '#dca12f', '#3d7452'], { line: '#3a1416', light: '#fffaf0' }),
  yarnDyes('scarlet', ['#a51d22', '#f1e4c8', '#1c5340', '#e5b53a', '#2c4a80'], { line: '#12100f', light: '#f7efdc' }),
  yarnDyes('hunter', ['#245441', '#ead9a4', '#17223f', '#a3262a', '#7fa0a8'], { line: '#0d1210', light: '#f0ead6' }),
  yarnDyes('camel', ['#c49c6c', '#f6ecd8', '#3a2a22', '#a5302b', '#6f7f90'], { line: '#1c1512', light: '#faf3e4' }),
  yarnDyes('indigo', ['#f2eee2', '#27406f', '#7d9cc0', '#b3403a', '#c99a45'], { line: '#141c30', light: '#fdfaf2' }),
  yarnDyes('madras', ['#f0e2c2', '#a8352f', '#29467a', '#d79a2d', '#3f7f6d'], { line: '#2a1a16', light: '#fbf4e2' }),
  yarnDyes('heather', ['#d9d3c8', '#4a4f5c', '#80405c', '#b7924e', '#5f7a6c'], { line: '#25262b', light: '#f7f3ea' }),
  yarnDyes('navy', ['#1d2a4c', '#cfdde4', '#8f2430', '#d9b765', '#3f7366'], { line: '#0d1220', light: '#f2ecdc' }),
  yarnDyes('mint', ['#f5f3e8', '#4d8f79', '#e08a6f', '#e2b95b', '#466a8c'], { line: '#1f332c', light: '#fffdf5' }),
];

/** Dyed yarns crossed in warp and weft: gingham, tartan, madras, panes, tattersall, gamcha, buffalo. */
export const checks = defineFamily(checksWords, {
  version: 7,
  isSett: true,
  heroCm: [1, 3.2],
  moduleCm: 27,
  density: 0.6,
  hand: 0,
  cloth: 'cotton',
  palettes: checksPalettes,
  border: { layout: 'gingham', as: 'field' },
  pallu: 'madras',
  judged: { ...divided, ...strict, ...plain },
});
