import { describe, expect, it } from 'vitest';
import { paisleyRecipe, planHeld } from '../../../test/held-recipes.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { MotifDisc, Scene } from '../../drawing/scene.ts';
import { distance } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { paisley } from '../../vocabulary/families/paisley/paisley.ts';
import { roles } from '../../vocabulary/roles.ts';

const planFresh = (changed: Partial<Recipe> = {}): Scene => {
  const recipe = paisleyRecipe(changed);
  return planHeld(recipe);
};
const planned = new Map<string, Scene>();
/** Planned once for all tests of the file. */
const plan = (changed: Partial<Recipe> = {}): Scene => {
  const key = JSON.stringify(changed);
  const scene = planned.get(key) ?? planFresh(changed);
  planned.set(key, scene);
  return scene;
};
/** A plan as text: it has thousands of items, each of which would be compared alone. */
const written = (changed: Partial<Recipe> = {}): string => JSON.stringify(plan(changed));
const heroes = ({ census }: Scene) => census.filter(({ rank }) => rank === 'hero');
const itemCount = ({ layers }: Scene) => layers.reduce((sum, { items }) => sum + items.length, 0);

function overlapShare({ torus, census }: Scene): number {
  let shared = 0;
  census.forEach((a, i) => {
    for (const b of census.slice(i + 1)) shared += lens(distance(torus, a.x, a.y, b.x, b.y), a.r, b.r);
  });
  return shared / census.reduce((sum, { r }) => sum + Math.PI * r * r, 0);
}

/** Area that two discs share. */
function lens(away: number, a: number, b: number): number {
  if (away >= a + b) return 0;
  if (away <= Math.abs(a - b)) return Math.PI * Math.min(a, b) ** 2;
  const part = (r: number, s: number) => {
    const x = (away * away + r * r - s * s) / (2 * away);
    return r * r * Math.acos(x / r) - x * Math.sqrt(r * r - x * x);
  };
  return part(a, b) + part(b, a);
}

const middle = (discs: readonly MotifDisc[]) => discs.map(({ r }) => r).sort((a, b) => a - b)[discs.length >> 1] ?? 0;

describe.each(paisley.layouts)('paisley in the layout %s', (layout) => {
  it('is planned alike for the same seed, otherwise for another', () => {
    expect(JSON.stringify(planFresh({ layout }))).toBe(written({ layout }));
    expect(written({ layout, seed: '2' })).not.toBe(written({ layout }));
  });

  it('does not depend on the palette', () => {
    const recipe = paisleyRecipe({ layout });
    const { ground, a1 } = recipe.palette.roles;
    const recoloured = { ...recipe.palette, roles: { ...recipe.palette.roles, ground: a1, a1: ground } };
    expect(written({ layout, palette: recoloured })).toBe(written({ layout }));
  });

  it.each(['straight', 'half-drop', 'half-brick'] as const)('keeps its motifs apart under a %s repeat', (repeat) => {
    const scene = plan({ layout, repeat });
    expect(heroes(scene).length).toBeGreaterThan(0);
    expect(overlapShare(scene)).toBeLessThan(0.02);
  });

  it.each([
    { name: 'tall', tile: { widthPx: 1024, heightPx: 2048, dpi: 96 } },
    { name: 'wide', tile: { widthPx: 2048, heightPx: 1024, dpi: 96 } },
    { name: 'small', tile: { widthPx: 256, heightPx: 256, dpi: 96 } },
  ])('is planned on a $name tile', ({ tile }) => {
    const scene = plan({ layout, tile });
    expect(heroes(scene).length).toBeGreaterThan(0);
    expect(overlapShare(scene)).toBeLessThan(0.02);
  });

  it('has three classes of size', () => {
    const { census } = plan({ layout, density: 0.5 });
    const of = (rank: MotifDisc['rank'], motif?: 'flower') =>
      census.filter((disc) => disc.rank === rank && (!motif || disc.motif !== 'paisley'));
    const hero = middle(of('hero'));
    const secondary = of('secondary', 'flower');
    if (secondary.length > 0) {
      expect(middle(secondary) / hero).toBeGreaterThan(0.27);
      expect(middle(secondary) / hero).toBeLessThan(0.5);
    }
    expect(Math.max(...of('filler').map(({ r }) => r / hero))).toBeLessThan(0.21);
  });

  it('draws more and smaller ambis when they are wished smaller', () => {
    const belly = (scene: Scene) => middle(heroes(scene));
    const small = plan({ layout, heroCm: 5 });
    expect(belly(small)).toBeLessThan(belly(plan({ layout })) * 0.6);
    expect(heroes(small).length).toBeGreaterThan(heroes(plan({ layout })).length);
  });

  it('draws more with more detail', () => {
    expect(itemCount(plan({ layout, detail: 5 }))).toBeGreaterThan(itemCount(plan({ layout, detail: 1 })));
  });

  it('leaves more ground with less density', () => {
    expect(itemCount(plan({ layout }))).toBeGreaterThan(itemCount(plan({ layout, density: 0.1 })));
  });

  it('sets no excluded motif, and others in place of excluded paisleys', () => {
    const without = (exclude: Recipe['motifs']['exclude']) =>
      plan({ layout, motifs: { include: [], exclude, weight: {} } });
    const none = without(['rosette', 'bud', 'dot', 'leaf', 'vine']);
    expect(none.census.filter(({ motif }) => ['rosette', 'bud', 'dot', 'leaf'].includes(motif))).toEqual([]);
    expect(none.layers.some(({ id, items }) => id === 'leaves' && items.length > 0)).toBe(false);
    const flowers = without(['paisley']);
    expect(flowers.census.filter(({ motif }) => motif === 'paisley')).toEqual([]);
    expect(heroes(flowers).length).toBeGreaterThan(0);
  });

  it('plants the flower asked for in its gardens', () => {
    expect(written({ layout, motifs: { include: ['lotus'], exclude: [], weight: {} } })).not.toBe(written({ layout }));
  });

  it('names only roles as inks, and only symbols that are there', () => {
    const scene = plan({ layout });
    const inks = new Set(scene.symbols.flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke])));
    const known: readonly string[] = roles;
    for (const ink of inks) {
      if (ink === undefined) continue;
      const [from = '', to = from] = ink.replace(/:.*/, '').split('>');
      expect(known).toContain(from);
      expect(known).toContain(to);
    }
    const used = scene.layers.flatMap(({ items }) => items.map(({ symbol }) => symbol));
    expect(Math.max(...used)).toBeLessThan(scene.symbols.length);
    for (const { shapes } of scene.symbols) for (const { d } of shapes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('paisley', () => {
  it('has layouts which set their ambis differently', () => {
    const ways = paisley.layouts.map((layout) => {
      const { layers } = plan({ layout, freedom: 0 });
      const bodies = layers.find(({ id }) => id === 'paisleys')?.items ?? [];
      const turns = new Set(bodies.map(({ turn }) => (turn * 10).toFixed(0)));
      const sizes = new Set(bodies.map(({ symbol }) => symbol));
      const flips = new Set(bodies.map(({ flip }) => flip === true));
      return `${turns.size} ${sizes.size} ${flips.size} ${layers.some(({ id }) => id === 'strips')}`;
    });
    expect(new Set(ways).size).toBe(paisley.layouts.length);
  });

  it('has at least four palettes of all roles', () => {
    expect(paisley.palettes.length).toBeGreaterThanOrEqual(4);
    for (const palette of paisley.palettes) expect(Object.keys(palette.roles).sort()).toEqual([...roles].sort());
  });

  it('refuses a layout it does not have', () => {
    expect(() => planScene(paisleyRecipe({ layout: 'rinceau' }))).toThrow(RangeError);
  });
});
