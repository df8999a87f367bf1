import { describe, expect, it } from 'vitest';
import { planHeld } from '../../../test/held-recipes.ts';
import { type PlantCloth, plainRecipe, plantCloths } from '../../../test/plants.ts';
import { distance, type Torus } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { MotifDisc, Scene } from '../scene.ts';

/** Plans take a while on a busy machine. */
const patience = 30_000;
const plan = (cloth: PlantCloth, changes: Partial<Recipe> = {}): Scene => planHeld(plainRecipe(cloth, changes));
const known = new Map<string, Scene>();
const planned = (cloth: PlantCloth, changes: Partial<Recipe> = {}): Scene => {
  const name = `${cloth.family}/${cloth.layout}/${JSON.stringify(changes)}`;
  const scene = known.get(name) ?? plan(cloth, changes);
  known.set(name, scene);
  return scene;
};
/** A plan as text: it has thousands of items, each of which would be compared alone. */
const written = (scene: Scene): string => JSON.stringify(scene);
const heroes = (scene: Scene) => scene.census.filter((disc) => disc.rank === 'hero');

/** Which of several cases a layout is tried on: all cases are tried, but not each on every layout. */
const turnOf = <T>(cloth: PlantCloth, cases: readonly [T, ...T[]]): T =>
  cases[plantCloths.indexOf(cloth) % cases.length] ?? cases[0];

const isHerd = ({ layout }: PlantCloth): boolean => layout === 'gauchari';

describe.each(plantCloths)('$family $layout', { timeout: patience }, (cloth) => {
  it('plans the same scene twice, and the same whatever its colours', () => {
    const [, other] = cloth.definition.palettes;
    const roles = other?.roles;
    expect(roles).toBeDefined();
    if (!roles) return;
    expect(written(plan(cloth, { palette: { scheme: 'other', roles, locked: [] } }))).toBe(written(planned(cloth)));
  });

  it('plans another scene for another seed', () => {
    expect(planned(cloth, { seed: 'other' }).census).not.toEqual(planned(cloth).census);
  });

  it('has more heroes the smaller they are, and smaller ones', () => {
    const small = heroes(planned(cloth, { heroCm: 3 }));
    const large = heroes(planned(cloth, { heroCm: 9 }));
    expect(small.length).toBeGreaterThan(large.length);
    expect(mean(small)).toBeLessThan(mean(large));
  });

  it('keeps motifs apart, on a straight repeat and on one that is shifted', () => {
    const { torus, census } = planned(cloth, { repeat: turnOf(cloth, ['half-drop', 'half-brick']) });
    // Between the legs of a beast and beneath its neck there is room within its disc.
    const most = isHerd(cloth) ? 0.06 : 0.02;
    expect(overlapShare(planned(cloth).torus, planned(cloth).census)).toBeLessThan(most);
    expect(overlapShare(torus, census)).toBeLessThan(most);
  });

  it('has three sizes of motifs, about 1 to .4 to .14', () => {
    const { census } = planned(cloth);
    const flowers = census.filter((disc) => disc.motif !== 'leaf' && disc.motif !== 'dot');
    const size = (rank: MotifDisc['rank']) =>
      mean((rank === 'filler' && cloth.layout === 'buti' ? census : flowers).filter((disc) => disc.rank === rank));
    expect(size('secondary') / size('hero')).toBeGreaterThan(0.24);
    expect(size('secondary') / size('hero')).toBeLessThan(0.52);
    expect(size('filler') / size('hero')).toBeGreaterThan(0.06);
    expect(size('filler') / size('hero')).toBeLessThan(0.4);
  });

  it('leaves out what is excluded and still has heroes', () => {
    for (const motif of turnOf(cloth, [
      ['leaf', 'rosette'],
      ['bud', 'blossom'],
    ] as const)) {
      const scene = planned(cloth, { motifs: { include: [], exclude: [motif], weight: {} } });
      expect(scene.census.map((disc) => disc.motif)).not.toContain(motif);
      expect(heroes(scene).length).toBeGreaterThan(0);
    }
  });

  it('draws no leaves where leaves are excluded', () => {
    const scene = planned(cloth, { motifs: { include: [], exclude: ['leaf', 'trefoil'], weight: {} } });
    expect(scene.layers.filter((layer) => layer.kind === 'leaves')).toEqual([]);
  });

  it('makes a wanted motif its hero', () => {
    const motif = turnOf<MotifId>(cloth, ['lotus', 'carnation', 'paisley']);
    const scene = planned(cloth, { motifs: { include: [motif], exclude: [], weight: {} } });
    // A herd stays the hero among the flowers that are wanted.
    if (isHerd(cloth))
      expect(scene.census.filter(({ rank }) => rank === 'secondary').map((disc) => disc.motif)).toContain(motif);
    expect(new Set(heroes(scene).map((disc) => disc.motif))).toEqual(new Set([isHerd(cloth) ? 'cow' : motif]));
  });

  it('is fuller the denser it is asked for', () => {
    const parts = (density: number) =>
      planned(cloth, { density }).layers.reduce((sum, layer) => sum + layer.items.length, 0);
    expect(parts(0.95)).toBeGreaterThan(parts(0.15) * 1.1);
  });

  it('places only symbols that exist, at finite places', () => {
    const { layers, symbols } = planned(cloth, {
      repeat: 'half-drop',
      tile: { widthPx: 512, heightPx: 1024, dpi: 96 },
    });
    const astray = layers
      .flatMap(({ items }) => items)
      .filter(({ symbol, x, y, turn, scale }) => !symbols[symbol] || ![x, y, turn, scale].every(Number.isFinite));
    expect(astray).toEqual([]);
  });

  it('plans the module, not the picture: a smaller picture of the same cloth has the same motifs', () => {
    expect(plainRecipe(cloth).tile).toEqual({ widthPx: 1024, heightPx: 1024, dpi: 96 });
    const preview = plan(cloth, { tile: { widthPx: 512, heightPx: 512, dpi: 48 } });
    expect(written(preview)).toBe(written(planned(cloth)));
  });
});

describe.each(['kalamkari', 'floral'] as const)('the layouts of %s', { timeout: patience }, (family) => {
  it('differ in structure: in stems, in leaves, in how many flowers of which rank', () => {
    const traits = plantCloths.filter((cloth) => cloth.family === family).map((cloth) => traitsOf(planned(cloth)));
    for (const [i, a] of traits.entries()) {
      for (const b of traits.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(0.35);
    }
  });
});

/** Counts that distinguish layouts, as logarithms. */
function traitsOf({ layers, census, symbols }: Scene): number[] {
  const items = (id: string) => layers.find((layer) => layer.id === id)?.items ?? [];
  const longest = Math.max(1, ...items('stems').map((item) => symbols[item.symbol]?.radius ?? 0));
  const rank = (name: MotifDisc['rank']) => census.filter((disc) => disc.rank === name).length;
  return [
    items('stems').length,
    longest,
    items('leaves').length,
    items('fill').length,
    rank('hero'),
    rank('secondary'),
    rank('filler'),
  ].map((count) => Math.log(1 + count));
}

function apart(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));
}

function mean(discs: readonly MotifDisc[]): number {
  return discs.reduce((sum, disc) => sum + disc.r, 0) / discs.length;
}

/** Area in two discs at once as a share of the area of all. */
function overlapShare(torus: Torus, discs: readonly MotifDisc[]): number {
  let shared = 0;
  let all = 0;
  for (const [i, a] of discs.entries()) {
    all += Math.PI * a.r * a.r;
    for (const b of discs.slice(i + 1)) shared += lens(a.r, b.r, distance(torus, a.x, a.y, b.x, b.y));
  }
  return shared / all;
}

/** Area common to two circles. */
function lens(a: number, b: number, d: number): number {
  if (d >= a + b) return 0;
  if (d <= Math.abs(a - b)) return Math.PI * Math.min(a, b) ** 2;
  const x = (d * d + a * a - b * b) / (2 * d);
  return segment(a, x) + segment(b, d - x);
}

/** Area of a circle beyond a chord at a distance from its centre, which may be past the rim by a rounding. */
function segment(r: number, away: number): number {
  const x = Math.max(-r, Math.min(r, away));
  return r * r * Math.acos(x / r) - x * Math.sqrt(r * r - x * x);
}
