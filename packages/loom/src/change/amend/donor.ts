import type { MotifDisc, Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { delta } from '../../numbers/torus.ts';
import type { Cluster, Piece } from './cluster.ts';
import { coverOf } from './cover.ts';
import type { Instance } from './instance.ts';

/** A motif that can be set elsewhere: how a scene draws it once, about the middle of its disc. */
export interface Donor {
  readonly motif: string;
  readonly rank: MotifDisc['rank'];
  readonly r: number;
  /** Turn of its main drawing. */
  readonly turn: number;
  /** The motif lies in more than one direction on its cloth. */
  readonly isTurned: boolean;
  /** How many of the kind there are. */
  readonly count: number;
  readonly key: string;
  /** Round the middle of its disc. */
  readonly pieces: readonly Piece[];
}

export interface Setting {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly turn: number;
}

/** Every drawing of the scene that stands for a motif alone; of equal ones the one of middling size. */
export function donorsOf(scene: Scene, instances: readonly Instance[], without: ReadonlySet<string>): Donor[] {
  const kinds = new Map<string, Donor[]>();
  for (const instance of instances) {
    if (instance.parts.length === 0 || instance.disc === undefined || without.has(instance.motif)) continue;
    const donor = donorOf(scene, instance);
    if (donor === undefined) continue;
    const alike = kinds.get(donor.key);
    if (alike) alike.push(donor);
    else kinds.set(donor.key, [donor]);
  }
  const turned = new Set<string>();
  for (const { motif, parts } of instances) {
    const turn = parts[0]?.item.turn ?? 0;
    if (Math.abs(steady.sin(turn / 2)) > 0.03) turned.add(motif);
  }
  return [...kinds.values()].flatMap((alike) => {
    const middle = alike.toSorted((a, b) => a.r - b.r)[Math.floor(alike.length / 2)];
    return middle === undefined ? [] : [{ ...middle, count: alike.length, isTurned: turned.has(middle.motif) }];
  });
}

/** How a scene draws a motif; undefined where it does not on its own. */
export function donorOf(scene: Scene, { x, y, r, motif, rank, parts }: Instance): Donor | undefined {
  const pieces = parts.flatMap(({ layer, item }): Piece[] => {
    const symbol = scene.symbols[item.symbol];
    const on = scene.layers[layer];
    if (symbol === undefined || on === undefined) return [];
    const [dx, dy] = delta(scene.torus, x, y, item.x, item.y);
    return [{ symbol, layer: on, item: { ...item, x: dx, y: dy } }];
  });
  const [main] = pieces;
  if (main === undefined) return undefined;
  const key = `${motif}/${pieces.map(({ item }) => item.symbol).join('.')}`;
  return { motif, rank, r, turn: main.item.turn, isTurned: false, count: 1, key, pieces };
}

/** The donor where it is set. */
export function clusterAt({ pieces, r, turn, motif, rank }: Donor, at: Setting): Cluster {
  const scale = at.r / r;
  const by = at.turn - turn;
  const cos = steady.cos(by) * scale;
  const sin = steady.sin(by) * scale;
  const set = pieces.map(({ item, ...piece }): Piece => {
    const { x, y } = item;
    const placed = { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
    return { ...piece, item: { ...item, ...placed, turn: item.turn + by, scale: item.scale * scale } };
  });
  return {
    pieces: set,
    cover: set.flatMap(({ item, symbol, layer }) => coverOf(symbol, item, layer.kind)),
    discs: [{ x: at.x, y: at.y, r: at.r, motif, rank }],
  };
}
