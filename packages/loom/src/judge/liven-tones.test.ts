import { expect, it } from 'vitest';
import { weaveBrief } from '../../test/obedience/weave-brief.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { hueDifference } from '../palette/hue.ts';
import { leafRoles } from '../palette/role-colours.ts';
import type { Role } from '../vocabulary/roles.ts';
import { leafOnGround, livenTones } from './liven-tones.ts';
import { distance, seenAs } from './same-colour.ts';

const accents: readonly Role[] = ['a1', 'a2', 'a3', 'a4'];
const dyed = (own: Partial<Record<Role, string>>): Record<Role, string> => ({
  ground: '#24408e',
  line: '#141a30',
  light: '#fbf6ea',
  dark: '#141a30',
  a1: '#e8b21f',
  a2: '#f2cd74',
  a3: '#a98a3c',
  a4: '#8f7430',
  leaf1: '#50607c',
  leaf2: '#50607c',
  leaf3: '#50607c',
  ...own,
});

it('makes khaki dips of a yellow amber, and the first of them a tint of the ground that was named', () => {
  const roles = dyed({});
  livenTones(roles, accents, ['#24408e', '#e8b21f']);
  const [, , a3, a4] = accents.map((role) => hexToOklch(roles[role]));
  expect(a3?.[2]).toBeCloseTo(hexToOklch('#24408e')[2], -1);
  expect(a3?.[0]).toBeGreaterThan(0.6);
  expect(a4?.[1]).toBeGreaterThan(0.12);
  expect(a4?.[2]).toBeLessThan(80);
});

it('leaves deep dyes, tints and what was named as they are, and what is not free', () => {
  const own = { a1: '#e8b21f', a2: '#7d1f46', a3: '#f2cd74', a4: '#24408e' };
  const roles = dyed(own);
  livenTones(roles, accents, ['#24408e', '#e8b21f', '#7d1f46']);
  expect(roles).toMatchObject(own);
  const kept = dyed({});
  livenTones(kept, [], ['#24408e', '#e8b21f']);
  expect(kept).toEqual(dyed({}));
});

it('lays leaves in three tones of a dyed ground, lighter on a deep one and deeper on a light one', () => {
  for (const hex of ['#5b2a6e', '#24408e', '#b3202c', '#e88aa5', '#8fb7d3', '#e8b21f']) {
    const ground = seenAs(hex);
    const tones = leafRoles.map((role) => leafOnGround(ground, role));
    for (const tone of tones) {
      expect(Math.abs(hueDifference(tone[2], ground[2]))).toBeLessThan(1);
      expect(distance(tone, ground)).toBeGreaterThan(0.11);
      expect(tone[0] > ground[0]).toBe(ground[0] < 0.46);
    }
    expect(new Set(tones.map(([L]) => L.toFixed(2))).size).toBe(3);
  }
});

it.each(['purple and pink flowers', 'teal and coral floral', 'maroon and peach floral'])(
  'grows no leaf of a hue that no one named: %s',
  (prompt) => {
    const { recipe, intent } = weaveBrief({ prompt, language: 'en' });
    const hues = [intent.ground, ...intent.accents].flatMap((each) =>
      each === undefined ? [] : [seenAs(each.hex)[2]],
    );
    for (const role of leafRoles) {
      const [, chroma, hue] = seenAs(recipe.palette.roles[role]);
      expect(chroma < 0.025 || hues.some((own) => Math.abs(hueDifference(own, hue)) < 26)).toBe(true);
    }
  },
);
