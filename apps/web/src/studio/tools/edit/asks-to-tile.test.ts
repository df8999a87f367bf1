import { expect, it } from 'vitest';
import { asksToTile } from './asks-to-tile.ts';

it('hears that a picture should repeat without joins, in the three languages', () => {
  const asked = [
    'make it seamless',
    'Make it repeat',
    'without seams, please',
    'bina jod ke banao',
    'इसे सीमलेस बनाओ',
    'बिना जोड़ के',
    'इसे रिपीट करो',
    'સાંધા વગરનું કરો',
    'રિપીટ બનાવો',
  ];
  expect(asked.filter((words) => !asksToTile(words))).toEqual([]);
});

it('does not mistake adding, sewing or other words for it', () => {
  const others = ['make it warmer', 'फूल जोड़ो', 'ફૂલ જોડો', 'until it is pale', 'सिलाई वाला कपड़ा', 'seamstress blue'];
  expect(others.filter(asksToTile)).toEqual([]);
});
