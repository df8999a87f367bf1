import type { Rng } from '../../random/rng.ts';
import type { Role } from '../../scene/scene.ts';

/** One stripe of a cycle: a dye of this width, or cloth kept white by a thread. Widths are relative. */
export interface Band {
  readonly role: Role;
  readonly width: number;
}

const dyes: readonly Role[] = ['ground', 'a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2'];

/** The first `count` dyes, the ground first, the others in an order of this cloth's own. */
function dyesOf(count: number, col: Rng): Role[] {
  const [first = 'ground', ...others] = dyes.slice(0, count);
  return [first, ...col.shuffle(others)];
}

/** Every dye once, with threads between: one line, or two or three close together. */
export function rainbow(count: number, rng: Rng, col: Rng): Band[] {
  const threads = rng.pick([1, 1, 2, 3]);
  const isGraded = rng.chance(0.4);
  return dyesOf(count, col).flatMap((role, k) => {
    const width = isGraded ? 0.62 + 0.76 * ((k % 3) / 2) : k === 0 ? 1.25 : 1;
    return [{ role, width }, ...lines(role, threads)];
  });
}

/** Wide bands of dye set apart by bundles of hairlines. */
export function bundles(count: number, rng: Rng, col: Rng): Band[] {
  const hairs = rng.whole(3, 5);
  return dyesOf(count, col).flatMap((role, k, all) => {
    const next = all[(k + 1) % all.length] ?? role;
    const bundle = Array.from({ length: hairs }, (_, n): Band[] => [
      { role: 'light', width: 0.14 },
      { role: n % 2 === 0 ? next : role, width: 0.22 },
    ]);
    return [{ role, width: 1.1 }, ...bundle.flat().slice(0, -1)];
  });
}

/** One dye with white lines at two distances. */
export function plainLines(rng: Rng, col: Rng): Band[] {
  const other = col.pick(['a1', 'a2', 'a3', 'a4'] as const);
  const set: Band[] = [];
  const repeat = rng.whole(2, 4);
  for (let k = 0; k < repeat; k++) set.push({ role: 'ground', width: 0.55 }, { role: 'light', width: 0.15 });
  return [...set, { role: other, width: 0.9 }, { role: 'light', width: 0.15 }];
}

function lines(role: Role, threads: number): Band[] {
  return Array.from({ length: 2 * threads - 1 }, (_, n) =>
    n % 2 === 0 ? { role: 'light', width: 0.15 } : { role, width: 0.14 },
  );
}
