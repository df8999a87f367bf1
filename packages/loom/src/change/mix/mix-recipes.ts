import { steady } from '../../numbers/steady.ts';
import type { RoleColours } from '../../palette/role-colours.ts';
import { readPrompt } from '../../prompt/read-prompt.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { titleOf } from '../../recipe/title-of.ts';
import { hasHandFor } from '../../vocabulary/can-draw.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import { roles as allRoles, type Role } from '../../vocabulary/roles.ts';
import { repairPalette } from '../edit/repair-palette.ts';
import { planScene } from '../plan-scene.ts';
import { mixDye, takenAt } from './mix-dyes.ts';

/** What of a second design is taken: see `mixModes` of the contract. */
export type RecipeMix = 'colours' | 'layout' | 'cloth' | 'halves';

/** So many of the main motifs of a design are asked for in another's layout. */
const mostMotifs = 4;

/** Roles by what they cover: of two sets of dyes each gives every other one. */
const byCover = ['ground', 'a1', 'line', 'a2', 'leaf1', 'light', 'a3', 'leaf2', 'a4', 'leaf3', 'dark'] as const;

/**
 * Two designs of the loom as one recipe, which stays one that can be changed. `colours`: the first in the dyes of the second. `layout`: what the first draws,
 * set out as the second is. `cloth`: the first on the ground, at the size and density and with the finish of the second. `halves`: the second's cloth with motifs and
 * every other dye of the first. Undefined where the cloth of neither can be set out in that way. A weight of 0 is the first. Deterministic.
 */
export function mixRecipes(first: Recipe, second: Recipe, mode: RecipeMix, weight: number): Recipe | undefined {
  if (weight <= 0) return first;
  const mixed = ways[mode](first, second, weight);
  if (mixed === undefined) return undefined;
  const { source } = first;
  const title = titleOf({ ...mixed, intent: readPrompt('', 'en'), language: source.params.language });
  return { ...mixed, title, source: { ...source, edits: [] }, tile: first.tile };
}

const ways: Readonly<Record<RecipeMix, (first: Recipe, second: Recipe, weight: number) => Recipe | undefined>> = {
  colours: (first, second, weight) => {
    const share = takenAt(weight);
    const roles = mixedRoles(first, second, (one, other, turn) => mixDye(one, other, share, turn));
    const palette = { scheme: second.palette.scheme, roles: settled(first, roles), locked: [] };
    return { ...first, palette };
  },
  layout: (first, second, weight) => {
    const own = sameLayout(first, second);
    const { heroCm, density } = between(first, second, weight);
    const { since: _changes, ...plain } = first;
    if (own !== undefined) return { ...plain, layout: own, repeat: second.repeat, heroCm, density };
    const include = mainMotifs(first)
      .filter((motif) => hasHandFor(motif, second.family))
      .slice(0, mostMotifs);
    if (include.length === 0 || first.family === second.family) return undefined;
    const { since: _others, ...cloth } = second;
    const exclude = mainMotifs(second).filter((motif) => !include.includes(motif) && !isNeeded(second, motif));
    const weighed = Object.fromEntries(include.map((motif) => [motif, 4]));
    return {
      ...cloth,
      seed: first.seed,
      heroCm,
      density,
      motifs: { include, exclude, weight: weighed },
      palette: { ...first.palette, roles: settled(second, first.palette.roles), locked: [] },
    };
  },
  cloth: (first, second, weight) => {
    const { since: _changes, ...plain } = first;
    const { heroCm, density, freedom, line, hand, weave, mottle, age } = between(first, second, takenAt(weight));
    const detail = Math.round(first.detail + (second.detail - first.detail) * takenAt(weight));
    const cloth = weight < 0.5 ? first.finish.cloth : second.finish.cloth;
    const ground = mixDye(first.palette.roles.ground, second.palette.roles.ground, takenAt(weight), 0.3);
    const palette = { ...first.palette, roles: settled(first, { ...first.palette.roles, ground }), locked: [] };
    return { ...plain, heroCm, density, detail, freedom, line, palette, finish: { hand, cloth, weave, mottle, age } };
  },
  halves: (first, second, weight) => {
    if (weight >= 1) return second;
    const [cloth, other] = [second, first];
    const { since: _changes, ...plain } = cloth;
    const { heroCm, density, line } = between(first, second, weight);
    const drawn = mainMotifs(cloth);
    const own = mainMotifs(other).filter((motif) => hasHandFor(motif, cloth.family) && !drawn.includes(motif));
    const include = [...new Set([...own.slice(0, 2), ...cloth.motifs.include])].slice(0, 16);
    const exclude = cloth.motifs.exclude.filter((motif) => !include.includes(motif));
    // The ground is the first's up to one half, so that it is not the second in other clothes.
    const isOwn = (role: Role) => (byCover.indexOf(role) % 2 === 0) === weight <= 0.5;
    const roles = mixedRoles(first, second, (one, next, _, role) => (isOwn(role) ? one : next));
    return {
      ...plain,
      heroCm,
      density,
      line,
      motifs: { ...cloth.motifs, include, exclude },
      palette: { scheme: cloth.palette.scheme, roles: settled(cloth, roles), locked: [] },
    };
  },
};

type Pick = (one: string, other: string, turn: number, role: Role) => string;

function mixedRoles(first: Recipe, second: Recipe, pick: Pick): RoleColours {
  const roles: Record<Role, string> = { ...first.palette.roles };
  for (const role of allRoles) {
    const turn = (byCover.indexOf(role) + 1) / (byCover.length + 1);
    roles[role] = pick(first.palette.roles[role], second.palette.roles[role], turn, role);
  }
  return roles;
}

/** Colours as they work on a cloth: what does not stand off from its ground is moved. Its own do. */
function settled({ family, palette }: Recipe, roles: RoleColours): RoleColours {
  if (allRoles.every((role) => roles[role] === palette.roles[role])) return roles;
  return repairPalette({ roles, kept: ['ground'], isReserved: families[family].isReserved === true });
}

function between(first: Recipe, second: Recipe, share: number) {
  const mean = (one: number, other: number) => Math.round((one + (other - one) * share) * 100) / 100;
  const size = steady.exp(steady.log(first.heroCm) * (1 - share) + steady.log(second.heroCm) * share);
  return {
    heroCm: Math.min(60, Math.max(0.4, Math.round(size * 100) / 100)),
    density: mean(first.density, second.density),
    freedom: mean(first.freedom, second.freedom),
    line: mean(first.line, second.line),
    hand: mean(first.finish.hand, second.finish.hand),
    weave: mean(first.finish.weave, second.finish.weave),
    mottle: mean(first.finish.mottle, second.finish.mottle),
    age: mean(first.finish.age, second.finish.age),
  };
}

/** The layout of the first's own cloth that goes by the words of the second's; undefined where it has none but the one it has. */
function sameLayout(first: Recipe, second: Recipe): string | undefined {
  const wanted = vocabularies[second.family].layouts[second.layout];
  if (first.family === second.family) return first.layout === second.layout ? undefined : second.layout;
  const { layouts } = vocabularies[first.family];
  const names = families[first.family].layouts;
  const score = (name: string) => {
    const own = layouts[name];
    const means = wanted?.is?.filter((word) => own?.is?.includes(word)).length ?? 0;
    const near = wanted?.is?.filter((word) => own?.near?.includes(word)).length ?? 0;
    return means * 3 + near;
  };
  const best = names.reduce((found, name) => (score(name) > score(found) ? name : found), names[0]);
  return score(best) > 0 && best !== first.layout ? best : undefined;
}

/** What a design is seen to be made of, the most frequent first. */
function mainMotifs(recipe: Recipe): MotifId[] {
  const counts = new Map<string, number>();
  for (const { motif, rank, r } of planScene(recipe).census)
    if (rank !== 'filler') counts.set(motif, (counts.get(motif) ?? 0) + r * r);
  return motifIds
    .filter((motif) => counts.has(motif))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

const isNeeded = ({ family, layout }: Recipe, motif: MotifId): boolean =>
  vocabularies[family].layouts[layout]?.needs?.includes(motif) === true;
