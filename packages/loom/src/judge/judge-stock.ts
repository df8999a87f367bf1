import type { Scene } from '../drawing/scene.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { type MotifId, motifIds } from '../vocabulary/motif-ids.ts';
import { stockEverywhere, stockOf } from '../vocabulary/stock.ts';
import { alsoCalled } from './judge-subject.ts';
import type { Verdict } from './verdict.ts';

type Found = Omit<Verdict, 'token'>;

/** Share of the cloth from which what was refused is seen. */
const leastSeen = 0.004;

/** "No flowers" → whether the cloth has none of these: not by name, nor by what its layout draws whatever is refused. */
export function judgeRefusedMotifs(motifs: readonly MotifId[], recipe: Recipe, scene: Scene): Found {
  const drawn = [...new Set([...namesDrawn(scene), ...stockOf(recipe.family, recipe.layout)])];
  const refused = drawn.filter((name) => motifs.some((motif) => motif === name));
  return { measured: refused.join(' '), ...(refused.length > 0 ? { failing: 'refused' as const } : {}) };
}

/** "Only lemons", "nothing else" → whether the cloth draws no thing beside what may be there; marks of a craft that are no things do not count. */
export function judgeAlone({ subjects }: Intent, recipe: Recipe, scene: Scene): Found {
  const { include, exclude } = recipe.motifs;
  const craft = stockEverywhere(recipe.family);
  const called = include.flatMap((motif) => [motif, ...(alsoCalled[motif] ?? [])]);
  const drawn = [...new Set([...namesDrawn(scene), ...stockOf(recipe.family, recipe.layout)])];
  const isOther = (name: string) =>
    exclude.some((motif) => motif === name) &&
    !called.includes(name) &&
    !subjects.includes(name) &&
    // The craft itself is none of the things.
    !craft.some((motif) => motif === name);
  const others = drawn.filter(isOther);
  return { measured: others.join(' '), ...(others.length > 0 ? { failing: 'others' as const } : {}) };
}

/** Motifs that a scene draws and an eye sees: anything placed for itself, and of filling, leaves and shoots so much. */
function namesDrawn(scene: Scene): readonly string[] {
  const { torus, census, layers, symbols } = scene;
  const whole = torus.w * torus.h;
  const areas = new Map<string, number>();
  const add = (name: string, area: number) => areas.set(name, (areas.get(name) ?? 0) + area / whole);
  for (const { motif, r, rank } of census) add(motif, rank === 'filler' ? Math.PI * r * r : whole);
  const known = new Set(census.map(({ motif }) => motif));
  for (const { items } of layers)
    for (const { symbol, scale } of items) {
      const drawn = symbols[symbol];
      // What grows along stems stands in no list.
      if (drawn?.motif !== undefined && !known.has(drawn.motif))
        add(drawn.motif, Math.PI * (drawn.radius * scale) ** 2 * slender);
    }
  return motifIds.filter((motif) => (areas.get(motif) ?? 0) >= leastSeen);
}

/** Of its circle a leaf covers so much. */
const slender = 0.3;
