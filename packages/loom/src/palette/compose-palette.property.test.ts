import { ageGroups, colorSchemes, genders, moods, settings, styles } from '@naksha/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteFaults } from '../../test/palette-faults.ts';
import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';
import { createRng } from '../numbers/rng.ts';
import { combineEffects } from '../recipe/effects/combine-effects.ts';
import { moodEffects } from '../recipe/effects/mood-effects.ts';
import { ageEffects, genderEffects } from '../recipe/effects/people-effects.ts';
import { settingEffects } from '../recipe/effects/setting-effects.ts';
import { styleEffects } from '../recipe/effects/style-effects.ts';
import { families } from '../vocabulary/families/families.ts';
import { colourNames, colourWords } from '../vocabulary/lexicon-colours.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import type { PaletteWish } from './choose-dyes.ts';
import { composePalette } from './compose-palette.ts';
import { isWhiteWork } from './fill-accents.ts';
import { softenGround } from './soften-ground.ts';

const definitions = Object.values(families);
const named = fc.constantFrom(...colourNames).map((name) => colourWords[name][0]);
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const shift = fc
  .record({
    style: fc.constantFrom(...styles),
    mood: fc.constantFrom(...moods),
    setting: fc.option(fc.constantFrom(...settings), { nil: undefined }),
    gender: fc.constantFrom(...genders),
    age: fc.constantFrom(...ageGroups),
  })
  .map(({ style, mood, setting, gender, age }) => ({
    ...combineEffects([
      styleEffects[style],
      moodEffects[mood],
      ...(setting === undefined ? [] : [settingEffects[setting]]),
      genderEffects[gender],
      ageEffects[age],
    ]).palette,
    colours: undefined,
  }));
const seed = fc.string({ minLength: 1, maxLength: 6 });

const wishes = fc
  .record({
    family: fc.constantFrom(...definitions),
    shift,
    scheme: fc.option(fc.constantFrom(...colorSchemes), { nil: undefined }),
    ground: fc.option(fc.oneof(named, anyHex), { nil: undefined }),
    accents: fc.array(fc.oneof(named, anyHex), { maxLength: 5 }),
    leaves: fc.array(named, { maxLength: 2 }),
    refused: fc.array(named, { maxLength: 2 }),
    seed,
  })
  .map(
    ({ family, seed: path, ...rest }): PaletteWish => ({
      ...rest,
      dyes: family.palettes,
      isReserved: family.isReserved === true,
      own: [],
      rng: createRng(path),
    }),
  );

describe('a palette from words and options', () => {
  it('always works on cloth: contours, reserves, accents and leaves stand off, one colour at most is loud', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        // White thread on white is seen by its shade alone, as the test of it says.
        const isWhite = isWhiteWork(wish.accents.map(hexToOklch), hexToOklch(wish.ground ?? '#ffffff'));
        fc.pre(!isWhite);
        const { roles } = composePalette(wish);
        expect(paletteFaults(roles, wish.isReserved ? ['light'] : [])).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('keeps the named ground exactly, but for white beneath white thread', () => {
    fc.assert(
      fc.property(wishes, anyHex, (wish, ground) => {
        const isWhite = isWhiteWork(wish.accents.map(hexToOklch), hexToOklch(ground));
        if (!isWhite) expect(composePalette({ ...wish, ground }).roles.ground).toBe(ground);
      }),
      { numRuns: 100 },
    );
  });

  it('takes a pale aqua for no white', () => {
    expect(isWhiteWork(['#fffff0'].map(hexToOklch), hexToOklch('#ffffff'))).toBe(true);
    expect(isWhiteWork(['#ffffff'].map(hexToOklch), hexToOklch('#dbf5f1'))).toBe(false);
  });

  it('shows white thread on white by the shade of the cloth, which is called white still', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const white = { ...wish, own: [], leaves: [], scheme: undefined, ground: '#f7f3ea', accents: ['#f7f3ea'] };
        const { roles } = composePalette(white);
        const { ground, light } = roles;
        const [L, C] = hexToOklch(ground);
        // And what is added is shade, no charcoal.
        for (const role of ['a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2', 'leaf3', 'line'] as const)
          expect(hexToOklch(roles[role])[0], role).toBeGreaterThan(0.6);
        expect(light).toBe('#ffffff');
        expect(colourDistance(ground, light)).toBeGreaterThan(0.06);
        expect(L).toBeGreaterThan(0.88);
        expect(C).toBeLessThan(0.02);
      }),
      { numRuns: 60 },
    );
  });

  it('draws figures in bandhani that show on any ground', () => {
    fc.assert(
      fc.property(
        wishes.filter(({ isReserved }) => isReserved),
        (wish) => {
          const { ground, light } = composePalette(wish).roles;
          expect(colourDistance(ground, light)).toBeGreaterThan(0.28);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('has as few colours as were asked for', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 2, max: 9 }), (wish, colourCount) => {
        const { roles } = composePalette({ ...wish, colourCount });
        expect(new Set(Object.values(roles)).size).toBeLessThanOrEqual(colourCount);
        for (const role of accentRoles) expect(roles[role]).not.toBe(roles.ground);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a designer's own palette", () => {
  const own = fc.array(fc.record({ hex: anyHex, locked: fc.boolean() }), { minLength: 1, maxLength: 11 });

  it('keeps locked colours exactly, the first as the ground, and says which roles they took', () => {
    fc.assert(
      fc.property(wishes, own, (wish, colours) => {
        const { roles, locked } = composePalette({ ...wish, ground: undefined, own: colours });
        const kept = locked.map((role) => roles[role]).toSorted();
        expect(kept).toEqual(
          colours
            .filter((colour) => colour.locked)
            .map(({ hex }) => hex)
            .toSorted(),
        );
        expect(roles.ground).toBe(colours[0]?.hex);
      }),
      { numRuns: 300 },
    );
  });

  it('repairs around locked colours what is not locked', () => {
    fc.assert(
      fc.property(wishes, own, (wish, colours) => {
        const { roles, locked } = composePalette({ ...wish, ground: undefined, own: colours });
        const exempt = [...locked, ...(wish.isReserved ? (['light'] as const) : [])];
        expect(paletteFaults(roles, exempt)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('gives way to the prompt where it is not locked', () => {
    fc.assert(
      fc.property(wishes, named, named, (wish, ground, hex) => {
        expect(composePalette({ ...wish, ground, own: [{ hex, locked: false }] }).roles.ground).toBe(ground);
        expect(composePalette({ ...wish, ground, own: [{ hex, locked: true }] }).roles.ground).toBe(hex);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a named ground', () => {
  it.each(colourNames)('%s keeps its name when it is softened for a whole cloth', (name) => {
    const [hex] = colourWords[name];
    expect(colourDistance(softenGround(hex), hex)).toBeLessThanOrEqual(0.06);
  });
});

describe('a refused colour', () => {
  it('is not among the accents of the family', () => {
    const { roles } = composePalette({
      dyes: families.kalamkari?.palettes ?? [],
      isReserved: false,
      shift: combineEffects([]).palette,
      scheme: undefined,
      ground: '#efe3c8',
      accents: [],
      leaves: [],
      refused: ['#b3202c'],
      own: [],
      rng: createRng('1'),
    });
    for (const role of accentRoles) expect(colourDistance(roles[role], '#b3202c')).toBeGreaterThan(0.1);
  });
});
