import type { FamilyPalette } from '../family.ts';
import { yarnDyes } from '../weaving/yarn-dyes.ts';

/** The first two colours carry the check, the others are its lines; light grounds for shirtings, deep ones for tartans. */
export const checksPalettes: readonly FamilyPalette[] = [
  yarnDyes('picnic', ['#f6f1e4', '#b3262b', '#23396b', '#dca12f', '#3d7452'], { line: '#3a1416', light: '#fffaf0' }),
  yarnDyes('scarlet', ['#a51d22', '#11151f', '#1e5640', '#e5b53a', '#3a5f93'], { line: '#140f10', light: '#f3ead6' }),
  yarnDyes('hunter', ['#245441', '#131c33', '#a3262a', '#d8b04a', '#7fa0a8'], { line: '#0d1210', light: '#ece6d2' }),
  yarnDyes('camel', ['#c49c6c', '#231d1a', '#a5302b', '#6d4a2c', '#7c8792'], { line: '#1c1512', light: '#f4ead6' }),
  yarnDyes('indigo', ['#f2eee2', '#27406f', '#7d9cc0', '#b3403a', '#c99a45'], { line: '#141c30', light: '#fdfaf2' }),
  yarnDyes('madras', ['#f0e2c2', '#a8352f', '#29467a', '#d79a2d', '#3f7f6d'], { line: '#2a1a16', light: '#fbf4e2' }),
  yarnDyes('heather', ['#d9d3c8', '#4a4f5c', '#80405c', '#b7924e', '#5f7a6c'], { line: '#25262b', light: '#f7f3ea' }),
  yarnDyes('navy', ['#1d2a4c', '#8fb0cb', '#a52a33', '#d9b765', '#3f7366'], { line: '#0d1220', light: '#eee8d8' }),
  yarnDyes('mint', ['#f5f3e8', '#4d8f79', '#e08a6f', '#e2b95b', '#466a8c'], { line: '#1f332c', light: '#fffdf5' }),
];
