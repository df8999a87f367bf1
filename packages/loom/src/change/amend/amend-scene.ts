import type { Scene } from '../../drawing/scene.ts';
import { createRng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { replanned } from '../../recipe/replanned.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { bringIn } from './bring-in.ts';
import { createNursery } from './cluster.ts';
import { donorsOf } from './donor.ts';
import { type Choice, exchange, inTurn, namely } from './exchange.ts';
import { type Instance, instancesOf, kindOf } from './instance.ts';
import { fillRest, refill, samplesOf, usualGap } from './refill.ts';
import { createRoom, regionOf } from './room.ts';
import { closeSheet, openSheet, withdraw } from './sheet.ts';
import { likenessOf, pairUp } from './sites.ts';
import { thinned } from './thinned.ts';

type Since = NonNullable<Recipe['since']>;

/**
 * The scene of a recipe whose motifs were changed since it was planned: the first plan with each change made in it where it is, nothing
 * else moved. A change that cannot be made in place, because the motif is a part of something larger or finds no room, is made by
 * planning again, and those after it in that plan. `plan` makes a scene of a recipe as if no change had been; `from` is a scene in which
 * the first changes are `done` already.
 */
export function amendScene(
  recipe: Recipe,
  since: Since,
  plan: (recipe: Recipe) => Scene,
  from?: { readonly scene: Scene; readonly done: number },
): Scene {
  const { since: _since, ...whole } = recipe;
  let scene = from?.scene ?? plan({ ...whole, motifs: since.motifs });
  /** Of the plan that the scene goes back to. */
  let { layout } = whole;
  for (const [n, change] of since.changes.entries()) {
    if (n < (from?.done ?? 0)) continue;
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
            planKeepingMotif: () => plan({ ...whole, layout, motifs: wishesBefore }),
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
      const replannedScene = replanned({ ...whole, motifs: change.motifs, since: { ...since, changes } });
      scene = plan(replannedScene);
      ({ layout } = replannedScene);
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

interface TakeOut {
  readonly motif: string;
  /** Share of them that goes. */
  readonly share: number;
  /** What is to stand in their places. */
  readonly instead?: string;
  /** Motifs that nothing may be filled with. */
  readonly refused: ReadonlySet<string>;
  /** The cloth as it would be planned without them, and with what is to stand in their places. */
  readonly without: () => Scene;
  /** The cloth as it would be planned with them still, for what is drawn into figures and is in no census. */
  readonly planKeepingMotif: () => Scene;
  /** Names the draws. */
  readonly path: string;
}

/** A cloth of which more than this share is the motif is another cloth without it. */
const mostShare = 0.72;

/**
 * The scene with motifs taken out of it, and in their room what the cloth would have there without them, else others of its motifs,
 * as far as they fit; all else as it was. Undefined where they are no drawings of their own, or where nothing could be set in their
 * places that was to stand there.
 */
function takeOut(scene: Scene, ask: TakeOut): Scene | undefined {
  const swept = ask.motif === 'dot' && ask.share === 1 ? withoutStrewn(scene, ask.without()) : scene;
  const taken = takeOutListed(swept, ask);
  if (taken === undefined || ask.instead === undefined) return taken;
  return countOf(taken, ask.instead) > countOf(scene, ask.instead) ? taken : undefined;
}

function takeOutListed(scene: Scene, ask: TakeOut): Scene | undefined {
  const instances = instancesOf(scene);
  const meant = instances.filter(({ motif }) => motif === ask.motif);
  if (meant.length === 0) return isElsewhere(ask) ? undefined : scene;
  const going = ask.share < 1 ? thinned(scene.torus, meant, ask.share) : meant;
  const other = ask.without();
  const known = new Set(instances.map(({ motif }) => motif));
  // Where only some go nothing strange comes in.
  const others = instancesOf(other).filter(({ motif }) => motif !== ask.motif && (ask.share === 1 || known.has(motif)));
  const choice = ask.instead === undefined ? inTurn(instances, others) : namely(ask.instead, others);
  const exchanged = exchangeAll({ scene, other, instances, others, going, choice }, ask);
  if (exchanged !== undefined) return exchanged;
  if (going.some(({ parts }) => parts.length === 0) || areaOf(going) > mostShare * areaOf(instances)) return undefined;
  return refillAll({ scene, other, instances, others, going, choice }, ask);
}

interface Going {
  readonly scene: Scene;
  readonly other: Scene;
  readonly instances: readonly Instance[];
  readonly others: readonly Instance[];
  readonly going: readonly Instance[];
  readonly choice: Choice;
}

/** Where the cloth would be laid out alike without them, each place has what that has there. */
function exchangeAll({ scene, other, instances, others, going, choice }: Going, ask: TakeOut): Scene | undefined {
  const meant = new Set(going);
  const sites = pairUp(scene, instances, others);
  const isMeant = ({ instance }: (typeof sites)[number]) => meant.has(instance);
  const donors = donorsOf(scene, instances, new Set([...ask.refused, ask.motif]));
  const rng = createRng(`${ask.path}/round`);
  return exchange({
    scene,
    other,
    sites: sites.filter(isMeant),
    choice,
    likeness: likenessOf(sites, isMeant),
    fill: (sheet, room, gone) =>
      fillRest({ sheet, room, donors, others: () => [], gap: gone.gap }, gone, rng.fork(kindOf(gone.instance))),
  });
}

function refillAll(
  { scene, other, instances, others, going }: Going,
  { motif, refused, instead, path }: TakeOut,
): Scene {
  const sheet = openSheet(scene);
  const samples = samplesOf(instances);
  const region = regionOf(scene.torus, scene.symbols, going);
  const room = createRoom(sheet, regionOf(scene.torus, scene.symbols, [...going, ...samples]));
  const gap = usualGap(sheet, room, samples);
  for (const instance of going) withdraw(sheet, instance, room);
  const shown = new Set(others.map((each) => each.motif));
  const unwanted = new Set([
    ...refused,
    motif,
    ...other.census.flatMap((disc) => (shown.has(disc.motif) ? [] : disc.motif)),
  ]);
  const donors = donorsOf(scene, instances, unwanted);
  let standIns: ReturnType<typeof donorsOf> | undefined;
  const findOthers = () => {
    standIns ??= donorsOf(other, others, unwanted);
    return standIns;
  };
  const isNamed = (donor: { motif: string }) => donor.motif === instead;
  const here = donors.filter(isNamed);
  const named = here.length > 0 || instead === undefined ? here : findOthers().filter(isNamed);
  const nursery = createNursery(other, unwanted, region);
  const ask = { sheet, room, donors, others: findOthers, named, nursery, gap };
  for (const instance of going.toSorted((a, b) => b.r - a.r))
    refill(ask, instance, createRng(`${path}/${kindOf(instance)}`));
  return closeSheet(sheet);
}

/** Drawn into stems, fields or figures, without a place in the census. */
function isElsewhere({ motif, without, planKeepingMotif }: TakeOut): boolean {
  if (motif === 'vine' || motif === 'tree') return true;
  return motif === 'dot' && !isSame(without(), planKeepingMotif());
}

function isSame(one: Scene, other: Scene): boolean {
  return JSON.stringify([one.layers, one.symbols]) === JSON.stringify([other.layers, other.symbols]);
}

/** Dots strewn over a ground are in no census: a layer of them that another plan does not have goes whole. */
function withoutStrewn(scene: Scene, other: Scene): Scene {
  const layers = scene.layers.filter(
    ({ id, kind }) => kind !== 'dots' || other.layers.some((layer) => layer.id === id),
  );
  return { ...scene, layers };
}

function countOf({ census }: Scene, motif: string): number {
  return census.reduce((count, disc) => count + (disc.motif === motif ? 1 : 0), 0);
}

function areaOf(list: readonly Instance[]): number {
  return list.reduce((sum, { r, disc }) => sum + (disc === undefined ? 0 : r * r), 0);
}
