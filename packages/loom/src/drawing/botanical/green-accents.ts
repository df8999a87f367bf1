import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** Words of greens that a leaf has and a petal has not. */
const leafy = /green|sage|olive|mint|emerald|moss|fern|mehndi|mehendi|pista|bottle|forest|eucalyptus/;

const accents = ['a1', 'a2', 'a3', 'a4'] as const satisfies readonly Role[];

/**
 * Of named colours, in whose order the accents are dyed, those for leaves and those for flowers: "dusty pink and sage" is pink
 * flowers with sage leaves. None are for leaves where all are green or none is.
 */
export function greenAccents({ source }: Recipe): { greens: readonly Role[]; blooms: readonly Role[] } {
  const names = source.understood.filter((word) => word.startsWith('accent:')).slice(0, accents.length);
  const roles: readonly Role[] = accents.slice(0, names.length);
  const greens = roles.filter((_, i) => leafy.test(names[i] ?? ''));
  const blooms = roles.filter((role) => !greens.includes(role));
  return blooms.length === 0 || greens.length === 0 ? { greens: [], blooms: roles } : { greens, blooms };
}
