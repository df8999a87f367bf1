import type { MotifId, Recipe } from '../recipe/recipe.ts';
import { replanned } from '../recipe/replanned.ts';
import type { Scene } from '../scene/scene.ts';
import { bringIn } from './bring-in.ts';
import { takeOut } from './take-out.ts';

type Since = NonNullable<Recipe['since']>;

/**
 * The scene of a recipe whose motifs were changed since it was planned: the first plan with each change made in it where it is, nothing
 * else moved. A change that cannot be made in place, because the motif is a part of something larger or finds no room, is made by
 * planning anew, and those after it in that plan. `plan` makes a scene of a recipe as if no change had been.
 */
export function amendScene(recipe: Recipe, since: Since, plan: (recipe: Recipe) => Scene): Scene {
  const { since: _since, ...whole } = recipe;
  let scene = plan({ ...whole, motifs: since.motifs });
  /** Of the plan that the scene goes back to. */
  let { layout } = whole;
  for (const [n, change] of since.changes.entries()) {
    const wishesBefore = since.changes[n - 1]?.motifs ?? since.motifs;
    const refused = new Set<string>(recipe.motifs.exclude);
    const path = `${recipe.seed}/change/${n}`;
    let bare: Scene | undefined;
    const amended =
      change.factor < 1
        ? takeOut(scene, {
            motif: change.motif,
            share: 1 - change.factor,
            refused,
            path,
            ...(change.instead === undefined ? {} : { instead: change.instead }),
            without: () => {
              bare ??= plan({ ...whole, layout, motifs: withoutMotif(change.motifs, change.motif) });
              return bare;
            },
            withStill: () => plan({ ...whole, layout, motifs: wishesBefore }),
          })
        : bringIn(scene, {
            motif: change.motif,
            factor: change.factor,
            wanted: new Set<string>(change.motifs.include),
            refused,
            path,
            withMore: () => plan({ ...whole, layout: change.layout ?? layout, motifs: change.motifs }),
          });
    if (amended !== undefined) scene = amended;
    else {
      const changes = since.changes.slice(0, n + 1);
      const anew = replanned({ ...whole, motifs: change.motifs, since: { ...since, changes } });
      scene = plan(anew);
      ({ layout } = anew);
    }
  }
  return scene;
}

function withoutMotif(motifs: Recipe['motifs'], motif: MotifId): Recipe['motifs'] {
  return {
    ...motifs,
    include: motifs.include.filter((each) => each !== motif),
    exclude: motifs.exclude.includes(motif) ? motifs.exclude : [...motifs.exclude, motif],
  };
}
