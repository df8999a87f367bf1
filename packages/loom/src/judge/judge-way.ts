import type { MotifDisc, Scene } from '../drawing/scene.ts';
import type { PlacedThing } from '../prompt/border-wish.ts';
import type { Intent, WayOfThings } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Verdict } from './verdict.ts';

/** How things are said to be turned, or to follow each other → whether they do: a pair about a centre is mirrored, where it is of them, and things by turns are seen in rows. */
export function judgeWay(
  { way, thing }: Omit<WayOfThings, 'start'>,
  { motifs, subjects }: Intent,
  recipe: Recipe,
  scene: Scene,
): Omit<Verdict, 'token'> {
  const { beside, boughs, foot } = recipe.border?.panel ?? {};
  const isMirrored =
    way === 'facing' &&
    [beside, boughs, foot].some((pair) => pair !== undefined && (thing === undefined || isSame(pair, thing)));
  const isKept = isMirrored || (way === 'turns' && isByTurns(scene, [...motifs, ...subjects]));
  return isKept
    ? { measured: way }
    : { measured: recipe.layout, failing: way === 'rows' ? 'otherNumber' : 'otherPlace' };
}

function isSame(one: PlacedThing, other: PlacedThing): boolean {
  return one.motif === other.motif && one.subject === other.subject;
}

/** Of their radius, so near in height things stand in one row. */
const ofRow = 0.5;

/** Two things or more, of which each row has one, and the next row another; or in every row neighbours differ. */
function isByTurns({ census }: Scene, named: readonly string[]): boolean {
  const things = census.filter(({ motif, rank }) => rank === 'hero' && named.includes(motif));
  if (new Set(things.map(({ motif }) => motif)).size < 2) return false;
  const rows: MotifDisc[][] = [];
  for (const thing of things.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && thing.y - row[0].y < thing.r * ofRow) row.push(thing);
    else rows.push([thing]);
  }
  const isOfOne = (row: readonly MotifDisc[]) => row.every(({ motif }) => motif === row[0]?.motif);
  const isByRows = rows.every((row, at) => isOfOne(row) && row[0]?.motif !== rows[(at + 1) % rows.length]?.[0]?.motif);
  const isInRows = rows.every((row) => {
    const along = row.toSorted((one, other) => one.x - other.x);
    return along.length > 1 && along.every(({ motif }, at) => motif !== along[(at + 1) % along.length]?.motif);
  });
  return isByRows || isInRows;
}
