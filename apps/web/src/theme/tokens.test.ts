import { DEFAULT_THEME } from '@mantine/core';
import { fromHex, srgbToLinear } from '@naksha/colour';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';
import { atelier, loomRoom } from './tokens.ts';
import { cssVariables } from './variables.ts';

const schemes = ['light', 'dark'] as const;
const textNeeds = 4.5;
const edgeNeeds = 3;

/** Contrast of two colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = fromHex(hex).map((channel) => srgbToLinear(channel));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Pairs that are too close, in words. */
function tooClose(
  tokens: Readonly<Record<string, string>>,
  inks: readonly string[],
  grounds: readonly string[],
  least: number,
): string[] {
  return inks.flatMap((ink) =>
    grounds
      .map((ground) => ({ ground, value: contrast(tokens[ink] ?? '', tokens[ground] ?? '') }))
      .filter(({ value }) => !(value >= least))
      .map(({ ground, value }) => `${ink} on ${ground}: ${value.toFixed(2)}`),
  );
}

it.each(schemes)('can be read in the rooms of work when they are %s', (scheme) => {
  const room = loomRoom[scheme];
  expect(tooClose(room, ['t1', 't2', 't3', 'madder', 'turmeric', 'leaf'], ['s0', 's1', 's2'], textNeeds)).toEqual([]);
  expect(tooClose(room, ['t1', 't2'], ['s3'], textNeeds)).toEqual([]);
  expect(tooClose(room, ['onink'], ['t1', 'madder'], textNeeds)).toEqual([]);
  expect(tooClose({ ...room, white: theme.white ?? '' }, ['white'], ['accent', 'accent-hover'], textNeeds)).toEqual([]);
});

it.each(schemes)('can be read on the public pages when they are %s', (scheme) => {
  const grounds = ['at-ground', 'at-sheet', 'at-wash', 'at-sunk', 'at-act-wash'];
  const inks = ['at-ink', 'at-ink2', 'at-ink3', 'at-act-text', 'at-madder'];
  expect(tooClose(atelier[scheme], inks, grounds, textNeeds)).toEqual([]);
  expect(tooClose(atelier[scheme], ['at-on-act'], ['at-act', 'at-act-hover'], textNeeds)).toEqual([]);
});

it.each(schemes)('shows the edges of what can be typed into or pressed when it is %s', (scheme) => {
  expect(tooClose(loomRoom[scheme], ['ctl'], ['s0', 's1', 's2'], edgeNeeds)).toEqual([]);
  expect(tooClose(atelier[scheme], ['at-field'], ['at-ground', 'at-sheet', 'at-wash', 'at-sunk'], edgeNeeds)).toEqual(
    [],
  );
});

it.each(schemes)('tints nothing around a cloth when it is %s', (scheme) => {
  const neutrals = ['booth', 's0', 's1', 's2', 's3', 'line', 'line2', 'ctl', 't1', 't2', 't3', 'onink'] as const;
  const tinted = neutrals.filter((name) => new Set(fromHex(loomRoom[scheme][name])).size !== 1);
  expect(tinted).toEqual([]);
  const greys = [...(theme.colors?.gray ?? []), ...(theme.colors?.dark ?? [])];
  expect(greys.filter((grey) => new Set(fromHex(grey)).size !== 1)).toEqual([]);
});

it('gives every colour a light and a dark value', () => {
  expect(Object.keys(loomRoom.dark)).toEqual(Object.keys(loomRoom.light));
  expect(Object.keys(atelier.dark)).toEqual(Object.keys(atelier.light));
});

it('makes the variables of the library follow the room they are in', () => {
  const { light, dark } = cssVariables(DEFAULT_THEME);
  for (const [variables, room] of [
    [light, loomRoom.light],
    [dark, loomRoom.dark],
  ] as const) {
    expect(variables['--mantine-color-body']).toBe(room.s1);
    expect(variables['--mantine-color-error']).toBe(room.madder);
    expect(variables['--mantine-color-placeholder']).toBe(room.t3);
    expect(variables['--s1']).toBe(room.s1);
  }
});
