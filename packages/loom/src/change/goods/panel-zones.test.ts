import { expect, it } from 'vitest';
import { weaveBrief } from '../../../test/obedience/weave-brief.ts';
import { judgeWords } from '../../judge/judge-words.ts';

const weave = (prompt: string) => weaveBrief({ prompt, language: 'en' });

it('holds each thing within its frame and keeps the frames apart', () => {
  const cloth = weave('fish inside roundels, navy on cream');
  const { census } = cloth.scene;
  const rings = census.filter(({ motif }) => motif === 'roundel');
  const fish = census.filter(({ motif }) => motif === 'fish');
  expect(rings.length).toBeGreaterThan(4);
  expect(fish).toHaveLength(rings.length);
  for (const { x, y, r } of fish)
    expect(rings.some((ring) => Math.hypot(ring.x - x, ring.y - y) + r * 0.6 < ring.r)).toBe(true);
  for (const one of rings)
    for (const other of rings)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 1);
  expect(judgeWords(cloth).filter(({ failing }) => failing !== undefined)).toEqual([]);
});

it('leaves the ring of a medallion free of what stands in the corners', () => {
  const { census } = weave('quilt, central medallion, flowers in the corners, wide border, block print').scene;
  const disc = census.find(({ motif, rank }) => motif === 'medallion' && rank === 'hero');
  const { x = 0, y = 0, r = 0 } = disc ?? {};
  expect(r).toBeGreaterThan(0);
  const corners = census.filter((each) => Math.hypot(each.x - x, each.y - y) > r * 1.05 && each.rank === 'secondary');
  expect(corners.length).toBeGreaterThan(3);
  for (const each of corners) expect(Math.hypot(each.x - x, each.y - y) + 1).toBeGreaterThan(r + each.r * 0.8);
});

it('stands beasts on their feet in the borders of both sides', () => {
  const { layers } = weave('green cloth with a wide elephant border on both sides, plain centre').scene;
  const items = layers.find(({ id }) => id === 'border-motifs')?.items ?? [];
  expect(items.length).toBeGreaterThan(4);
  for (const { turn } of items) expect(Math.abs(turn)).toBeLessThan(0.3);
});

it.each(['one large peacock in the centre, block print', 'single medallion, maroon on cream'])(
  'leaves the cloth plain about what is asked for once: %s',
  (prompt) => {
    const { census, torus } = weave(prompt).scene;
    const heroes = census.filter(({ rank }) => rank === 'hero');
    expect(new Set(heroes.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
    const [{ x, y, r } = { x: 0, y: 0, r: 0 }] = heroes;
    expect(Math.hypot(x - torus.w / 2, y - torus.h / 2)).toBeLessThan(torus.w * 0.02);
    expect(census.filter((each) => Math.hypot(each.x - x, each.y - y) > r * 1.3)).toEqual([]);
  },
);
