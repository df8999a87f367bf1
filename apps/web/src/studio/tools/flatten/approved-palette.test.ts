import { flattenParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { approvedPalette } from './approved-palette.ts';

const params = flattenParams.parse({ colours: 2, locked: ['#a4322a'] });
const colours = [
  { hex: '#a4322a', share: 0.4 },
  { hex: '#efe2c5', share: 0.6 },
];

it('asks for the colours that the preview shows', () => {
  const palette = approvedPalette({ params, colours }, { ...params });
  expect(palette).toEqual(['#a4322a', '#efe2c5']);
  expect(flattenParams.parse({ ...params, palette }).palette).toEqual(palette);
});

it('has none while the preview still shows other params, or nothing', () => {
  expect(approvedPalette({ params, colours }, { ...params, colours: 3 })).toBeUndefined();
  expect(approvedPalette({ params, colours }, { ...params, locked: [] })).toBeUndefined();
  expect(approvedPalette(null, params)).toBeUndefined();
});
