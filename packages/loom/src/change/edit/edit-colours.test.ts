import { expect, it } from 'vitest';
import { editColours } from './edit-colours.ts';

const two = [
  { hex: '#a4322a', share: 0.5 },
  { hex: '#efe2c5', share: 0.5 },
];
const both = two.map(({ hex }) => hex);

it.each(['warmer', 'darker', 'pastel', 'more muted'])(
  'does nothing of “%s” while every colour is to stay, and says so',
  (words) => {
    const { colours, done, refused } = editColours(two, words, both);
    expect(colours.every(({ from, to }) => from === to)).toBe(true);
    expect([done, refused.map(({ why }) => why)]).toEqual([[], ['locked']]);
  },
);

it.each(['warmer', 'make the ground navy', 'pastel'])('calls “%s” done only of a picture that it changes', (words) => {
  const { colours, done } = editColours(two, words);
  expect(done).toHaveLength(1);
  expect(colours.some(({ from, to }) => from !== to)).toBe(true);
});
