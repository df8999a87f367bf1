import { expect, it } from 'vitest';
import { partEdit } from './part-edit.ts';
import { splitWishes } from './split-wishes.ts';

const picture = [
  { hex: '#f1e4c8', share: 0.7 },
  { hex: '#1d2b5c', share: 0.2 },
  { hex: '#a83232', share: 0.1 },
];

it.each([
  ['make the ground navy, denser', ['make the ground navy', 'denser']],
  ['Make the ground navy and add a Sailing-boat.', ['Make the ground navy', 'add a Sailing-boat']],
  ['add peacocks and lotus', ['add peacocks and lotus']],
  ['ज़मीन नीली करो और एक नाव जोड़ो', ['ज़मीन नीली करो', 'एक नाव जोड़ो']],
  ['motifs 2.5 cm', ['motifs 2.5 cm']],
  ['', []],
])('cuts “%s” where a wish ends', (words, wishes) => {
  expect(splitWishes(words)).toEqual(wishes);
});

it.each([
  ['make the ground navy, denser', 'make the ground navy, denser', ''],
  ['make the ground navy and add a sailing boat', 'make the ground navy', 'add a sailing boat'],
  ['add lotus', '', 'add lotus'],
  ['bigger motifs, turn it into a Rococo scene', 'bigger motifs', 'turn it into a Rococo scene'],
  ['ज़मीन नीली करो और एक नाव जोड़ो', 'ज़मीन नीली करो', 'एक नाव जोड़ो'],
  ['make the harbour red', '', 'make the harbour red'],
])('parts “%s” into what is exact and what would have to be drawn', (words, exact, beyond) => {
  expect(partEdit(picture, words)).toEqual({ exact, beyond });
});

it('takes a locked colour for no reason to draw', () => {
  expect(partEdit(picture, 'make the ground navy', ['#f1e4c8'])).toEqual({ exact: 'make the ground navy', beyond: '' });
});
