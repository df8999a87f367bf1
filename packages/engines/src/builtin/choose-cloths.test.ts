import { type Family, families as familyNames, type Look } from '@naksha/contract';
import { families } from '@naksha/loom';
import { expect, it } from 'vitest';
import { chooseCloths } from './choose-cloths.ts';

const look: Look = {
  palette: [{ hex: '#f0e4c8', share: 1 }],
  density: 0,
  kind: 'motifs',
  size: 0.2,
  sizeCm: 2,
  roundness: 0.5,
  symmetry: 'none',
  repeat: { kind: 'none', across: 1, down: 1 },
  direction: 'none',
  fineness: 0.5,
  angular: 0,
  contrast: 0.2,
  scales: [0.25, 0.25, 0.25, 0.25],
};

/** Chooses where each cloth is as dense as `densityOf` says, farther from the look the denser it is; undefined cannot be drawn. */
async function chosen(
  among: readonly Family[],
  count: number,
  densityOf: (family: Family, layout: string) => number | undefined,
) {
  const woven: string[] = [];
  const shares: number[] = [];
  const best = await chooseCloths({
    look,
    among,
    count,
    progress: (share) => shares.push(share),
    weave: async (family, layout = families[family].layouts[0] ?? '') => {
      woven.push(`${family} ${layout}`);
      const density = densityOf(family, layout);
      return { recipe: { family, layout }, own: density === undefined ? undefined : { ...look, density } };
    },
  });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
  return { best: best.map(({ family, layout }) => `${family} ${layout}`), woven };
}

const [first = '', second = '', third = ''] = families.damask.layouts;

it('takes of a cloth that words name the nearest layouts, also where the first of them cannot be drawn', async () => {
  const density: Readonly<Record<string, number | undefined>> = { [second]: 0.4, [third]: 0.1 };
  const { best, woven } = await chosen(['damask'], 4, (_, layout) => density[layout]);
  expect(best).toEqual([`damask ${third}`, `damask ${second}`]);
  expect(woven.toSorted()).toEqual(families.damask.layouts.map((layout) => `damask ${layout}`).toSorted());
  expect(woven[0]).toBe(`damask ${first}`);
});

it('says that the cloth which was named cannot be drawn so fine, where none of its layouts can', async () => {
  await expect(chosen(['damask'], 1, () => undefined)).rejects.toMatchObject({ code: 'like_too_fine' });
});

it('tries the layouts of the four nearest of many, and shows two of each at most', async () => {
  const near: readonly Family[] = ['ikat', 'damask', 'toile', 'batik'];
  const { best, woven } = await chosen(familyNames, 4, (family) => {
    const rank = near.indexOf(family);
    return family === 'paisley' ? undefined : rank < 0 ? 0.4 : rank / 10;
  });
  expect(best.map((each) => each.split(' ')[0])).toEqual(['ikat', 'ikat', 'damask', 'damask']);
  const triedWhole = familyNames.filter((family) => {
    const layouts = families[family].layouts;
    return layouts.length > 1 && layouts.every((layout) => woven.includes(`${family} ${layout}`));
  });
  expect(triedWhole.toSorted()).toEqual([...near].toSorted());
  expect(new Set(woven).size).toBe(woven.length);
});
