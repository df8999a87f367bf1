import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import {
  type BloomSeat,
  coursesOf,
  growPanel,
  type PanelSeat,
  panelSeats,
} from '../../drawing/botanical/grow-panel.ts';
import { panelDesigns } from '../../drawing/botanical/panel-designs.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { setThing } from '../../drawing/botanical/set-thing.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { boughFruit } from '../../vocabulary/boughs.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { sprayPlants } from '../../vocabulary/sprays.ts';
import { domed, posy } from './bunch-designs.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';
import { setBunch } from './set-bunch.ts';

const habit: Habit = {
  hero: { rosette: 4, blossom: 1.2, carnation: 0, lotus: 0, palmette: 0, bud: 0, paisley: 0 },
  secondary: { blossom: 2, rosette: 2, palmette: 1 },
  filler: { blossom: 1, bud: 4, trefoil: 2 },
};

/** Shares of the shorter side: larger blooms are the main flowers, smaller ones buds. */
const leastGreat = 0.046;
const leastFlower = 0.031;
/** What fills the ground is made for a flower of this share of the shorter side. */
const ground = 0.085;
/** From this density on the ground is strewn. */
const leastStrewn = 0.3;
/** Blooms of a spray are so much larger than their seats: petals touch. */
const full = 1.14;

/** One picture of flowers for the whole of a scarf, a cushion or a cloth for a table: a bouquet or a beast in the middle, sprays about it, sprigs on the ground. */
export function planPlaced(planner: Planner): Scene {
  const { plot, recipe } = planner;
  const easel = createGarden(planner, floralHand, habit);
  const design = panelDesigns[plot.panel?.make ?? 'framed'];
  const short = Math.min(plot.torus.w, plot.torus.h);
  const hero = figureOf(easel);
  for (const [n, seat] of panelSeats(planner, design.heroes).entries())
    if (hero !== undefined) figure(easel, hero, seat, n);
    else if (design.isRing !== true) bunch(easel, seat, n);
  for (const [n, { x, y, radius }] of panelSeats(planner, design.mates).entries())
    setBunch(easel, posy, { x, y, radius, facing: n % 2 === 0 ? 1 : -1, turn: 0 }, easel.rng.fork(`mates/${n}`));
  growPanel(easel, coursesOf(planner, design), (seat) => bloom(easel, seat, short));
  const filling = { ...easel, recipe: withoutGuests(easel, hero === undefined) };
  if (!design.isOpen && recipe.density >= leastStrewn)
    fillGaps(filling, {
      heroRadius: short * ground,
      gap: 6 + 14 * (1 - recipe.density),
      min: short * 0.013,
      isStrewn: true,
      isOfSprigs: true,
    });
  return sceneOf(easel);
}

/** A beast that was named is what the picture is of, the flowers are about it; small ones fly between. */
function figureOf({ recipe, hand, cast }: Easel): Hero | undefined {
  const outline = recipe.subjects?.find(({ id, setting }) => setting !== 'plain' && !isGrown(id));
  if (outline !== undefined && hand.guest !== undefined) return { outline };
  const motif = recipe.motifs.include.find(
    (each) => hand.visitors?.includes(each) === true && cast.has(each) && !small.includes(each),
  );
  return motif === undefined ? undefined : { motif };
}

type Hero = { readonly outline: NonNullable<Easel['recipe']['subjects']>[number] } | { readonly motif: MotifId };

const small: readonly MotifId[] = ['butterfly', 'feather'];
function bunch(easel: Easel, { x, y, radius }: PanelSeat, n: number): void {
  const place = { x, y: y - radius * 0.04, radius: radius * 1.06, facing: n % 2 === 0 ? 1 : -1, turn: 0 };
  setBunch(easel, domed, place, easel.rng.fork(`bunch/${n}`));
  if (easel.recipe.motifs.include.includes('bouquet')) easel.note({ x, y, r: radius, motif: 'bouquet', rank: 'hero' });
}

function figure(easel: Easel, hero: Hero, { x, y, radius }: PanelSeat, n: number): void {
  const rng = easel.rng.fork(`figure/${n}`);
  const place = { x, y, radius, turn: 0, flip: n % 2 === 1, air: radius * 0.05, rank: 'hero' } as const;
  const { guest, flowers } = easel.hand;
  if ('motif' in hero) setFigure(easel, { ...place, motif: hero.motif, colourway: flowers[0] }, rng);
  else if (guest !== undefined) setThing(easel, { ...place, outline: hero.outline, colourway: 0 }, guest, rng);
}

function bloom(easel: Easel, { x, y, radius, turn, stem, n }: BloomSeat, short: number): void {
  const rng = easel.rng.fork('blooms').fork(`${stem}/${n}`);
  const { cast, hand } = easel;
  const grown = easel.recipe.subjects?.filter(({ id }) => isGrown(id)) ?? [];
  const plant = grown[Math.floor(n / 2) % Math.max(1, grown.length)];
  if (plant !== undefined && hand.guest !== undefined && n % 2 === 1) {
    const thing = { outline: plant, x, y, radius: radius * 1.25, flip: stem % 2 === 1, air: 1, colourway: n, turn };
    setThing(easel, { ...thing, rank: 'secondary' }, hand.guest, rng);
    return;
  }
  const isGreat = radius >= short * leastGreat;
  const secondary = cast.secondary[(stem + n) % Math.max(1, cast.secondary.length)]?.motif;
  const motif = isGreat ? castHero(easel, rng) : radius >= short * leastFlower ? secondary : undefined;
  const own = motif ?? (cast.has('bud') ? 'bud' : secondary);
  if (own === undefined) return;
  setFlower(
    easel,
    {
      motif: own,
      colourway: colourAt(easel, x, y),
      x,
      y,
      radius: radius * full,
      turn,
      rank: isGreat ? 'hero' : 'filler',
      air: 1,
    },
    rng,
  );
}

function isGrown(id: string): boolean {
  return sprayPlants.includes(id) || boughFruit.includes(id);
}

/** What stands in the middle or grows on the sprays comes between them no more. */
function withoutGuests({ recipe, hand }: Easel, isOfFlowers: boolean): Easel['recipe'] {
  const { subjects = [], motifs, ...others } = recipe;
  const left = isOfFlowers ? subjects.filter(({ id }) => !isGrown(id)) : [];
  const include = motifs.include.filter(
    (motif) => isOfFlowers || hand.visitors?.includes(motif) !== true || small.includes(motif),
  );
  return { ...others, ...(left.length === 0 ? {} : { subjects: left }), motifs: { ...motifs, include } };
}
