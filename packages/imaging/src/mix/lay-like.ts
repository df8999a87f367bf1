import type { Field } from '../quilt/field.ts';
import { findGround } from '../quilt/find-ground.ts';
import { findMotifs, type Motif, type Motifs } from '../quilt/find-motifs.ts';
import { createFloor } from '../quilt/floor.ts';
import { layMotifs } from '../quilt/lay-motifs.ts';
import type { OwnerMap } from '../quilt/owners.ts';
import { scaledMotif } from '../quilt/scale-motifs.ts';
import { centred } from '../quilt/shuffle.ts';

/** Motifs of the second that are smaller than this share of its largest are filling and no places. */
const leastPlace = 0.08;
const mostPlaces = 300;
/** Where motifs cover more than the rest, what lies between them is left when they are taken away. */
const leastGround = 0.4;
/** Kinds of about one size stand for each other. */
const alike = 0.3;
/** Motifs that differ by less are one kind. */
const twins = { area: 0.08, tone: 2 };
/** A motif may be drawn so much larger or smaller: beyond that its edges are blurred or its lines lost. */
const sizes = { least: 0.3, most: 1.5 };
/** Of the places at least so many must find a motif. */
const leastLaid = 0.6;
/** As a share of a place's size, how far from its middle a motif may come to lie, */
const reach = 0.25;
/** and how much of the place it fills. */
const filled = 0.92;

/** What is to be written, from the first picture and, where `scale` says so, from it resized. */
export interface LikePlan {
  readonly map: OwnerMap;
  readonly scale: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** A side of the square of its area. */
  readonly size: number;
}

/**
 * Motifs of the first picture where those of the second lie, `copies` of whose tile cover the first. Undefined where either is no picture of motifs on
 * a ground, or too few find room.
 */
export function layLike(
  first: Field,
  second: Field,
  copies: { readonly across: number; readonly down: number },
  weight: number,
  random: () => number,
): LikePlan | undefined {
  const ground = findGround(first);
  if (ground.share < leastGround) return undefined;
  const own = findMotifs(first, ground);
  const other = findMotifs(second, findGround(second));
  if (own === undefined || other === undefined) return undefined;
  const places = placesOf(other, second, first, copies);
  const kinds = kindsOf(own);
  const [largest] = kinds;
  const [widest] = places;
  if (largest === undefined || widest === undefined) return undefined;
  const wanted = Math.min(sizes.most, Math.max(sizes.least, (widest.size * filled) / Math.sqrt(largest.area)));
  const scale = Math.exp(Math.log(wanted) * weight);
  const drawn = kinds.map((motif) => scaledMotif(motif, scale));
  const floor = createFloor(
    first.width,
    first.height,
    own.rest.map((kind) => (kind === 2 ? 1 : 0)),
  );
  const turns = new Map<number, number>();
  let laid = 0;
  for (const place of places) {
    const share = (place.size / widest.size) ** 2;
    const best = nearestKind(drawn, share);
    const near = drawn.flatMap((motif, i) =>
      Math.abs(relative(motif, drawn) - relative(drawn[best], drawn)) < alike ? [i] : [],
    );
    const turn = turns.get(best) ?? 0;
    turns.set(best, turn + 1);
    // Each of those that could stand here in turn, then the smaller ones.
    const order = [...near.slice(turn % near.length), ...near.slice(0, turn % near.length), ...drawn.keys()];
    for (const index of order) {
      const motif = drawn[index];
      if (motif === undefined) continue;
      const found = floor.nearest(centred({ motif, x: 0, y: 0, isFlipped: false }, place), reach * place.size);
      if (found === undefined) continue;
      floor.put(found);
      laid += 1;
      break;
    }
  }
  if (laid < leastLaid * places.length) return undefined;
  return { map: layMotifs(first, own, floor, random), scale };
}

const relative = (motif: Motif | undefined, all: readonly Motif[]): number =>
  motif === undefined ? 0 : motif.area / Math.max(1, all[0]?.area ?? 1);

function nearestKind(kinds: readonly Motif[], share: number): number {
  let best = 0;
  for (const [i, kind] of kinds.entries())
    if (Math.abs(relative(kind, kinds) - share) < Math.abs(relative(kinds[best], kinds) - share)) best = i;
  return best;
}

/** Middles and sizes of the second's motifs on the first's ground, the largest first. */
function placesOf({ motifs }: Motifs, second: Field, first: Field, copies: { across: number; down: number }): Place[] {
  const largest = motifs[0]?.area ?? 1;
  const [wide, high] = [first.width / copies.across, first.height / copies.down];
  const size = Math.sqrt((wide * high) / (second.width * second.height));
  const kept = motifs.filter(({ area }) => area >= leastPlace * largest);
  const places: Place[] = [];
  for (const motif of kept) {
    for (let across = 0; across < copies.across; across++) {
      for (let down = 0; down < copies.down; down++) {
        places.push({
          x: ((motif.x + motif.width / 2) / second.width + across) * wide,
          y: ((motif.y + motif.height / 2) / second.height + down) * high,
          size: Math.sqrt(motif.area) * size,
        });
      }
    }
  }
  return places.sort((one, next) => next.size - one.size).slice(0, mostPlaces);
}

/** One of each kind, the largest first. */
function kindsOf({ motifs }: Motifs): Motif[] {
  const kinds: Motif[] = [];
  for (const motif of motifs) {
    const isKnown = kinds.some(
      ({ area, tone }) => Math.abs(area - motif.area) < twins.area * area && Math.abs(tone - motif.tone) < twins.tone,
    );
    if (!isKnown) kinds.push(motif);
  }
  const largest = kinds[0]?.area ?? 1;
  return kinds.filter(({ area }) => area >= leastPlace * largest);
}
