import type { Occupancy } from '../../drawing/layout/occupancy.ts';
import { fringeAt } from '../../drawing/motifs/paisley-shape.ts';
import type { Item, MotifDisc, SceneLayer } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Ambi } from './build-ambi.ts';
import type { PaisleyTask } from './task.ts';

/** What a layout decides; the ground is filled round it. */
interface Arrangement {
  readonly placed: readonly Placed[];
  /** First guesses of vines that meander between the ambis: from one edge of the module to the same place on the other. */
  readonly channels?: readonly (readonly Point[])[];
  /** Upright stems from which the ground's flowers may grow, foot first. */
  readonly shoots?: readonly (readonly Point[])[];
  /** Layers under and over the ground's flowers, and the bands they take, as from–to heights in units. */
  readonly under?: readonly SceneLayer[];
  readonly over?: readonly SceneLayer[];
  readonly taken?: readonly (readonly [top: number, bottom: number])[];
}

export type Layout = (task: PaisleyTask) => Arrangement;

/** An ambi set on the cloth. */
export interface Placed {
  readonly ambi: Ambi;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly flip: boolean;
  readonly rank: MotifDisc['rank'];
}

/** A disc of an ambi's covering, on the cloth. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** An item of the ambi's own drawing, on the cloth. */
export function carried({ x, y, turn, flip }: Placed, item: Item): Item {
  const [px, py] = moved({ x, y, turn, flip }, [item.x, item.y]);
  return {
    symbol: item.symbol,
    x: px,
    y: py,
    turn: turn + (flip ? -item.turn : item.turn),
    scale: item.scale,
    ...(flip !== (item.flip === true) ? { flip: true } : {}),
  };
}

/** Discs that cover the ambi with its fringe; every `stride`-th of its spine. */
export function discsOf(ambi: Ambi, place: Pick<Placed, 'x' | 'y' | 'turn' | 'flip'>, stride = 1): Disc[] {
  const { spine, radii, fringe } = ambi.shape;
  const last = Math.max(1, spine.length - 1);
  return spine.flatMap((point, i) => {
    if (i % stride !== 0 && i !== last) return [];
    const [x, y] = moved(place, point);
    return [{ x, y, r: (radii[i] ?? 0) + fringe * fringeAt(i / last) + ambi.halo }];
  });
}

/** Between these the spine is as good as straight. */
const occupiedStride = 3;

/** Occupies what the ambi covers and `air` units round it. */
export function occupyAmbi(occupancy: Occupancy, placed: Placed, air: number): void {
  const discs = discsOf(placed.ambi, placed, occupiedStride);
  occupancy.chain(
    discs.map(({ x, y }): Point => [x, y]),
    (i) => (discs[i]?.r ?? 0) + air,
  );
}

/** The belly: the largest disc within the contour. */
export function bellyOf(placed: Placed): MotifDisc {
  const discs = discsOf({ ...placed.ambi, halo: 0, shape: { ...placed.ambi.shape, fringe: 0 } }, placed);
  const { x, y, r } = discs.reduce((best, disc) => (disc.r > best.r ? disc : best));
  return { x, y, r, motif: placed.ambi.motif, rank: placed.rank };
}

/** The guest in the belly, if any. */
export function guestOf(placed: Placed): MotifDisc[] {
  const { guest, shape } = placed.ambi;
  if (guest === undefined) return [];
  const { x, y } = bellyOf(placed);
  return [{ x, y, r: shape.belly * 0.5, motif: guest, rank: 'secondary' }];
}

function moved({ x, y, turn, flip }: Pick<Placed, 'x' | 'y' | 'turn' | 'flip'>, [px, py]: Point): Point {
  const [c, s, fx] = [steady.cos(turn), steady.sin(turn), flip ? -px : px];
  return [x + fx * c - py * s, y + fx * s + py * c];
}
