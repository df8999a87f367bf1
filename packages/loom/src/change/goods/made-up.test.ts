import { expect, it } from 'vitest';
import { weaveBrief } from '../../../test/obedience/weave-brief.ts';
import { judgeWords } from '../../judge/judge-words.ts';
import { bringSubjects } from '../../recipe/subjects-of.ts';

const weave = async (prompt: string) => {
  await bringSubjects(prompt, 'en');
  return weaveBrief({ prompt, language: 'en' });
};

it.each([
  ['tea towel with a rooster, red and cream', 'rooster'],
  ['square scarf with a fox, rust and cream', 'fox'],
  ['cushion with an owl, plum and grey', 'owl'],
])('sets the hero of "%s" once in the middle, with blooms on both sides of it', async (prompt, name) => {
  const cloth = await weave(prompt);
  const { census, torus } = cloth.scene;
  const heroes = census.filter(({ motif, rank }) => motif === name && rank === 'hero');
  expect(heroes).toHaveLength(1);
  const [{ x, y, r } = { x: 0, y: 0, r: 0 }] = heroes;
  expect(Math.hypot(x - torus.w / 2, y - torus.h / 2)).toBeLessThan(torus.w * 0.08);
  expect(r).toBeGreaterThan(torus.w * 0.13);
  const blooms = census.filter(({ motif, r: own }) => /blossom|rosette/.test(motif) && own > torus.w * 0.02);
  expect(blooms.filter((each) => each.x < x - r * 0.8).length).toBeGreaterThan(2);
  expect(blooms.filter((each) => each.x > x + r * 0.8).length).toBeGreaterThan(2);
  expect(judgeWords(cloth).filter(({ failing }) => failing !== undefined)).toEqual([]);
});

it('fills all four corners of a tablecloth and rings its middle', async () => {
  const { census, torus } = (await weave('tablecloth with sunflowers')).scene;
  const { w, h } = torus;
  const flowers = census.filter(({ rank }) => rank !== 'filler');
  for (const cx of [0, w])
    for (const cy of [0, h]) expect(flowers.some(({ x, y }) => Math.hypot(x - cx, y - cy) < w * 0.34)).toBe(true);
  const ring = flowers.filter(({ x, y }) => {
    const away = Math.hypot(x - w / 2, y - h / 2);
    return away > w * 0.18 && away < w * 0.3;
  });
  expect(ring.length).toBeGreaterThan(7);
});

it('pieces a quilt as a star with its thing in the hub and in the corners', async () => {
  const { census, torus } = (await weave('quilt with a sailing boat, blue, red and white')).scene;
  expect(census.some(({ motif, r }) => motif === 'star' && r > torus.w * 0.3)).toBe(true);
  expect(census.filter(({ motif }) => motif === 'sailboat')).toHaveLength(5);
});

it('sets the second thing of a quilt in the blocks of its corners', async () => {
  const cloth = await weave('quilt with sailboats and anchors, blue and white');
  const numberOf = (name: string) => cloth.scene.census.filter(({ motif }) => motif === name).length;
  expect([numberOf('sailboat'), numberOf('anchor')]).toEqual([1, 4]);
  expect(judgeWords(cloth).filter(({ failing }) => failing !== undefined)).toEqual([]);
});

it('pieces no star where stars are refused', async () => {
  const { census } = (await weave('quilt with roses, no stars')).scene;
  expect(census.filter(({ motif }) => motif === 'star')).toEqual([]);
  expect(census.some(({ motif }) => motif === 'rosette')).toBe(true);
});

it.each(['a wreath of wild flowers', 'a wreath of roses and leaves on cream', 'kalamkari, a wreath of lotus'])(
  'rings an open middle with "%s"',
  async (prompt) => {
    const cloth = await weave(prompt);
    const { census, torus } = cloth.scene;
    expect(cloth.recipe.family).not.toBe('toile');
    const large = census.filter(({ r }) => r > torus.w * 0.03);
    const isFar = ({ x, y }: { x: number; y: number }) => Math.hypot(x - torus.w / 2, y - torus.h / 2) > torus.w * 0.24;
    expect(large.filter(isFar).length).toBeGreaterThan(6);
    expect(large.filter((disc) => !isFar(disc))).toEqual([]);
    expect(judgeWords(cloth).filter(({ failing }) => failing !== undefined)).toEqual([]);
  },
);

it('stands a beast that was named in the middle of a wreath', async () => {
  const { census, torus } = (await weave('a fox in a wreath of daisies')).scene;
  const foxes = census.filter(({ motif }) => motif === 'fox');
  expect(foxes).toHaveLength(1);
  expect(Math.abs((foxes[0]?.x ?? 0) - torus.w / 2)).toBeLessThan(torus.w * 0.1);
});

it('gives a dupatta as broad an end above as below', async () => {
  const { scene, recipe } = await weave('dupatta with jasmine butis, peach and olive');
  expect(recipe.border).toMatchObject({ hasPallu: true, isEnded: true });
  const { h } = scene.torus;
  const items = scene.layers.find(({ id }) => id === 'border-motifs')?.items ?? [];
  const within = (from: number, to: number) => items.filter(({ y }) => y > h * from && y < h * to).length;
  expect(within(0.08, 0.24)).toBeGreaterThan(4);
  expect(within(0.76, 0.92)).toBe(within(0.08, 0.24));
  const { census } = scene;
  expect(census.some(({ motif, y }) => motif !== 'dot' && y > h * 0.4 && y < h * 0.6)).toBe(true);
});

it('lays two runners abreast, each twice as long as it is wide', async () => {
  const { scene } = await weave('table runner with pomegranates');
  expect([scene.columns, scene.rows]).toEqual([2, 1]);
  expect(scene.torus.h / scene.torus.w).toBeCloseTo(2);
});

it('repeats a wreath for no goods in half-drop, as large as its use has it, and leaves one on a cushion alone', async () => {
  const { scene } = await weave('a wreath of roses and leaves on cream');
  expect(scene.torus.dropY).toBe(scene.torus.h / 2);
  expect(scene.columns % 2).toBe(0);
  const worn = (await weave('a wreath of roses for a blouse')).scene;
  expect(worn.columns).toBeGreaterThan(scene.columns);
  expect((await weave('cushion with a wreath of holly')).scene.columns).toBe(1);
});

it('makes a wreath of leaves of green leaves', async () => {
  const { layers, symbols, census } = (await weave('a wreath of laurel leaves')).scene;
  expect(census.every(({ motif }) => motif === 'leaf')).toBe(true);
  const placed = layers.filter(({ id }) => id === 'panel').flatMap(({ items }) => items);
  const inks = placed.flatMap(({ symbol }) => symbols[symbol]?.shapes.flatMap(({ fill }) => fill ?? []) ?? []);
  expect(inks.filter((ink) => /^a\d/.test(ink))).toEqual([]);
});
