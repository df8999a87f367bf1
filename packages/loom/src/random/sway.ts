/**
 * A sway in a seed (`7-vk3x-30`): the design of the seed before it with some of its streams drawn anew. What no sway moves is drawn
 * as it was, to the last number. `w` in place of `v` leaves the streams that set things out alone.
 */
export interface Sway {
  readonly salt: string;
  /** Share of what may move that moves, 0 … 0.99. */
  readonly share: number;
  readonly isPlaceKept: boolean;
}

const sway = /-([vw])([0-9a-z]{1,6})-(\d\d)(?=-|$)/g;
/** Seed, family and layout come first in every path: these streams are the design itself. */
const rootDepth = 3;

/** The seed of a design that differs from the design of `seed` in about this share of its motifs. */
export function swaySeed(seed: string, salt: string, share: number, isPlaceKept: boolean): string {
  const percent = String(Math.round(Math.min(0.99, Math.max(0, share)) * 100)).padStart(2, '0');
  return `${seed}-${isPlaceKept ? 'w' : 'v'}${salt}-${percent}`;
}

/** Parts a path into itself without sways, and the sways of its seed. */
export function readSways(path: string): { readonly base: string; readonly sways: readonly Sway[] } {
  const end = path.indexOf('/');
  const seed = end < 0 ? path : path.slice(0, end);
  if (!seed.includes('-v') && !seed.includes('-w')) return { base: path, sways: [] };
  const sways = [...seed.matchAll(sway)].map(([, kind, salt = '', percent]) => ({
    salt,
    share: Number(percent) / 100,
    isPlaceKept: kind === 'w',
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

/** Small sways redraw single motifs; only large ones set them out anew. */
function chanceOf(depth: number, { share, isPlaceKept }: Sway): number {
  if (depth < rootDepth) return 0;
  if (depth === rootDepth) return isPlaceKept ? 0 : Math.max(0, share - 0.25) * 0.9;
  return share * 0.75;
}

function depthOf(path: string): number {
  let depth = 0;
  for (let i = 0; i < path.length; i++) if (path.charCodeAt(i) === 47) depth++;
  return depth;
}
