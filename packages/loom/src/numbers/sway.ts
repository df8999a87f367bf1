/**
 * A sway in a seed (`7-vk3x-30`): the design of the seed before it with some of its streams drawn again. What no sway moves is drawn
 * as it was, to the last number. `w` in place of `v` leaves the streams that set things out alone; `p` moves none but those deep inside
 * a motif, so that every motif stands where it stood; `m` moves only those that set things out.
 */
export interface Sway {
  readonly salt: string;
  /** Share of what may move that moves, 0 … 0.99. */
  readonly share: number;
  readonly reach: SwayReach;
}

/** `whole` from the setting out on, `motifs` from single motifs on, `strokes` only within motifs, `setting` only the setting out. */
export type SwayReach = keyof typeof letters;

const reachOf: Readonly<Record<string, SwayReach>> = { v: 'whole', w: 'motifs', p: 'strokes', m: 'setting' };
const letters = { whole: 'v', motifs: 'w', strokes: 'p', setting: 'm' } as const;
/** Streams so near the root stay as they are. */
const stillDepth = { whole: 2, motifs: 3, strokes: 6, setting: 2 } as const satisfies Record<SwayReach, number>;

const sway = /-([vwpm])([0-9a-z]{1,6})-(\d\d)(?=-|$)/g;
/** Seed, family and layout come first in every path: these streams are the design itself. */
const rootDepth = 3;

/** The seed of a design that differs from the design of `seed` in about this share of its motifs. */
export function swaySeed(seed: string, salt: string, share: number, reach: SwayReach): string {
  const percent = String(Math.round(Math.min(0.99, Math.max(0, share)) * 100)).padStart(2, '0');
  return `${seed}-${letters[reach]}${salt}-${percent}`;
}

/** Parts a path into itself without sways, and the sways of its seed. */
export function readSways(path: string): { readonly base: string; readonly sways: readonly Sway[] } {
  const end = path.indexOf('/');
  const seed = end < 0 ? path : path.slice(0, end);
  if (!/-[vwpm]/.test(seed)) return { base: path, sways: [] };
  const sways = [...seed.matchAll(sway)].map(([, kind, salt = '', percent]) => ({
    salt,
    share: Number(percent) / 100,
    reach: reachOf[kind ?? 'v'] ?? 'whole',
  }));
  return { base: seed.replace(sway, '') + path.slice(seed.length), sways };
}

/** The path itself, or beside it where a sway moves the stream. */
export function swayed(path: string, sways: readonly Sway[], hash: (text: string) => number): string {
  let next = path;
  for (const each of sways) {
    const chance = chanceOf(depthOf(path), each);
    if (chance > 0 && hash(`${next}#${each.salt}`) / 4294967296 < chance) next = `${next}~${each.salt}`;
  }
  return next;
}

/** Small sways redraw single motifs; only large ones rearrange them. */
function chanceOf(depth: number, { share, reach }: Sway): number {
  if (depth <= stillDepth[reach]) return 0;
  if (reach === 'setting') return depth === rootDepth ? share : 0;
  if (depth === rootDepth) return Math.max(0, share - 0.25) * 0.9;
  return share * 0.75;
}

function depthOf(path: string): number {
  let depth = 0;
  for (let i = 0; i < path.length; i++) if (path.charCodeAt(i) === 47) depth++;
  return depth;
}
