/** A panel of cloth on a grid, as it lies flat and as it hangs at first. Lengths are cm. */
export interface PanelWords {
  readonly columns: number;
  readonly rows: number;
  /** Where a point lies on the flat cloth: u to the right, v down. */
  readonly flat: (column: number, row: number) => readonly [u: number, v: number];
  /** Where it begins in the room. */
  readonly place: (column: number, row: number, u: number, v: number) => readonly [x: number, y: number, z: number];
  /** Columns meet their first again. */
  readonly isLoop?: boolean;
}

export interface Panel extends PanelWords {
  /** Its first point among all. */
  readonly first: number;
}

/** How a cloth resists: 0 not at all yielding; larger yields more. */
export interface Hand {
  readonly stretch: number;
  readonly shear: number;
  readonly bend: number;
  readonly drag: number;
  /** How far two layers keep apart, cm; 0 lets them pass. */
  readonly layer: number;
}

/** Signed distance to what stands in the way and its gradient, into `into`: [distance, x, y, z]. */
export type Obstacle = (x: number, y: number, z: number, into: Float64Array) => void;

export interface Cloth {
  readonly positions: Float64Array;
  readonly flat: Float64Array;
  readonly panels: readonly Panel[];
  readonly weights: Float64Array;
  readonly threads: Bonds;
  readonly shears: Bonds;
  readonly bends: Bonds;
  readonly seams: Bonds;
  readonly velocity: Float64Array;
}

interface Bonds {
  readonly pairs: Int32Array;
  readonly rest: Float64Array;
}

export interface Seam {
  readonly a: number;
  readonly b: number;
}

/** Lays panels out, bound as woven cloth is: threads hardly stretch, the weave shears, folds resist a little. */
export function layCloth(
  words: readonly PanelWords[],
  seams: (panels: readonly Panel[]) => readonly Seam[] = () => [],
): Cloth {
  let count = 0;
  const panels = words.map((each): Panel => {
    const panel = { ...each, first: count };
    count += each.columns * each.rows;
    return panel;
  });
  const positions = new Float64Array(count * 3);
  const flat = new Float64Array(count * 2);
  const threads = createBonds();
  const shears = createBonds();
  const bends = createBonds();
  const sewn = createBonds();
  for (const panel of panels) {
    const { columns, rows, first, isLoop = false } = panel;
    const at = (column: number, row: number) => first + row * columns + column;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const point = at(column, row);
        const [u, v] = panel.flat(column, row);
        flat.set([u, v], point * 2);
        positions.set(panel.place(column, row, u, v), point * 3);
      }
    }
    const bind = (bonds: Draft, column: number, row: number, right: number, down: number) => {
      if (row + down >= rows || column + right < 0) return;
      if (column + right >= columns && !isLoop) return;
      // The last column of a loop is the first once more.
      if (isLoop && column >= columns - 1) return;
      const a = at(column, row);
      const b = at(isLoop ? (column + right) % (columns - 1) : column + right, row + down);
      const width =
        isLoop && column + right >= columns - 1 ? panel.flat(columns - 1, row)[0] - panel.flat(0, row)[0] : 0;
      const du = (flat[b * 2] as number) + width - (flat[a * 2] as number);
      const dv = (flat[b * 2 + 1] as number) - (flat[a * 2 + 1] as number);
      bonds.add(a, b, Math.hypot(du, dv));
    };
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        bind(threads, column, row, 1, 0);
        bind(threads, column, row, 0, 1);
        bind(shears, column, row, 1, 1);
        bind(shears, column, row, -1, 1);
        bind(bends, column, row, 2, 0);
        bind(bends, column, row, 0, 2);
      }
    }
  }
  for (const { a, b } of seams(panels)) sewn.add(a, b, 0);
  return {
    positions,
    flat,
    panels,
    weights: new Float64Array(count).fill(1),
    threads: threads.done(),
    shears: shears.done(),
    bends: bends.done(),
    seams: sewn.done(),
    velocity: new Float64Array(count * 3),
  };
}

interface Draft {
  add(a: number, b: number, rest: number): void;
  done(): Bonds;
}

function createBonds(): Draft {
  const pairs: number[] = [];
  const rest: number[] = [];
  return {
    add: (a, b, length) => {
      pairs.push(a, b);
      rest.push(length);
    },
    done: () => ({ pairs: Int32Array.from(pairs), rest: Float64Array.from(rest) }),
  };
}

export interface Run {
  readonly frames: number;
  readonly substeps: number;
  readonly hand: Hand;
  readonly gravity?: number;
  readonly obstacle?: Obstacle;
  readonly friction?: number;
  /** Adds to the velocities before each substep, or moves points that are held. */
  readonly before?: (frame: number, cloth: Cloth, dt: number) => void;
  readonly seamPull?: number;
  /** How far each point keeps from the obstacle besides, for what is worn over something else. */
  readonly apart?: Float64Array;
}

const gravityCm = 981;
const skin = 0.25;
/** How much further than its own length each bond is moved at last: what has to travel through a whole panel arrives sooner. */
const eager = 1.6;

/** Lets a cloth fall and settle: position-based dynamics in small steps, each bond looked at once a step. */
export function settle(
  cloth: Cloth,
  { frames, substeps, hand, gravity = gravityCm, obstacle, friction = 0.35, before, seamPull = 0, apart }: Run,
): void {
  const { positions: p, weights, velocity } = cloth;
  const count = weights.length;
  const dt = 1 / 60 / substeps;
  const last = new Float64Array(p.length);
  const found = new Float64Array(4);
  const keep = 1 - hand.drag * dt;
  for (let frame = 0; frame < frames; frame++) {
    const near = hand.layer > 0 ? neighbours(cloth, hand.layer * 1.6, hand.layer) : [];
    for (let step = 0; step < substeps; step++) {
      before?.(frame + step / substeps, cloth, dt);
      last.set(p);
      for (let i = 0; i < count; i++) {
        if (weights[i] === 0) continue;
        const at = i * 3;
        velocity[at + 1] = (velocity[at + 1] as number) - gravity * dt;
        for (let axis = at; axis < at + 3; axis++) {
          const v = Math.max(-400, Math.min(400, (velocity[axis] as number) * keep));
          p[axis] = (p[axis] as number) + v * dt;
        }
      }
      solve(p, weights, cloth.bends, hand.bend / (dt * dt), false);
      solve(p, weights, cloth.shears, hand.shear / (dt * dt), false);
      solve(p, weights, cloth.threads, hand.stretch / (dt * dt), false);
      solve(p, weights, cloth.seams, seamPull / (dt * dt), false);
      part(p, weights, near, hand.layer);
      if (obstacle) {
        for (let i = 0; i < count; i++) {
          if (weights[i] === 0) continue;
          keepOut(p, last, i * 3, obstacle, found, friction, skin + (apart?.[i] ?? 0));
        }
      }
      for (let axis = 0; axis < p.length; axis++) velocity[axis] = ((p[axis] as number) - (last[axis] as number)) / dt;
    }
  }
}

/** Brings every thread to its own length without gravity: what stretched while it fell is cloth again. */
export function firm(cloth: Cloth, rounds: number, obstacle?: Obstacle, apart?: Float64Array): void {
  const { positions: p, weights } = cloth;
  const found = new Float64Array(4);
  for (let round = 0; round < rounds; round++) {
    const isLast = round > rounds - 12;
    if (!isLast) solve(p, weights, cloth.shears, 80, false);
    solve(p, weights, cloth.threads, 0, round % 2 === 1, isLast ? 1 : eager);
    solve(p, weights, cloth.seams, 0, false);
    if (!obstacle || isLast) continue;
    for (let i = 0; i < weights.length; i++)
      if (weights[i] !== 0) keepOut(p, p, i * 3, obstacle, found, 0, skin + (apart?.[i] ?? 0));
  }
  cloth.velocity.fill(0);
}

function solve(
  p: Float64Array,
  weights: Float64Array,
  { pairs, rest }: Bonds,
  yielding: number,
  isBackward: boolean,
  more = 1,
): void {
  const count = rest.length;
  for (let n = 0; n < count; n++) {
    const bond = isBackward ? count - 1 - n : n;
    const i = pairs[bond * 2] as number;
    const j = pairs[bond * 2 + 1] as number;
    const wi = weights[i] as number;
    const wj = weights[j] as number;
    const sum = wi + wj;
    if (sum === 0) continue;
    const a = i * 3;
    const b = j * 3;
    const dx = (p[b] as number) - (p[a] as number);
    const dy = (p[b + 1] as number) - (p[a + 1] as number);
    const dz = (p[b + 2] as number) - (p[a + 2] as number);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (length < 1e-9) continue;
    const pull = (more * (length - (rest[bond] as number))) / (length * (sum + yielding));
    const pi = pull * wi;
    const pj = pull * wj;
    p[a] = (p[a] as number) + dx * pi;
    p[a + 1] = (p[a + 1] as number) + dy * pi;
    p[a + 2] = (p[a + 2] as number) + dz * pi;
    p[b] = (p[b] as number) - dx * pj;
    p[b + 1] = (p[b + 1] as number) - dy * pj;
    p[b + 2] = (p[b + 2] as number) - dz * pj;
  }
}

function keepOut(
  p: Float64Array,
  last: Float64Array,
  at: number,
  obstacle: Obstacle,
  found: Float64Array,
  friction: number,
  reach = skin,
): void {
  obstacle(p[at] as number, p[at + 1] as number, p[at + 2] as number, found);
  const depth = reach - (found[0] as number);
  if (depth <= 0) return;
  const nx = found[1] as number;
  const ny = found[2] as number;
  const nz = found[3] as number;
  p[at] = (p[at] as number) + nx * depth;
  p[at + 1] = (p[at + 1] as number) + ny * depth;
  p[at + 2] = (p[at + 2] as number) + nz * depth;
  if (friction === 0) return;
  const mx = (p[at] as number) - (last[at] as number);
  const my = (p[at + 1] as number) - (last[at + 1] as number);
  const mz = (p[at + 2] as number) - (last[at + 2] as number);
  const out = mx * nx + my * ny + mz * nz;
  const tx = mx - out * nx;
  const ty = my - out * ny;
  const tz = mz - out * nz;
  const slide = Math.sqrt(tx * tx + ty * ty + tz * tz);
  if (slide < 1e-12) return;
  const held = Math.min(1, (friction * depth) / slide + 0.02);
  p[at] = (p[at] as number) - tx * held;
  p[at + 1] = (p[at + 1] as number) - ty * held;
  p[at + 2] = (p[at + 2] as number) - tz * held;
}

/** Pairs of points of different places of the cloth that lie near each other. */
function neighbours({ positions: p, flat, panels }: Cloth, reach: number, layer: number): number[] {
  const count = p.length / 3;
  const panelOf = new Int32Array(count);
  for (const [index, { first, columns, rows }] of panels.entries()) panelOf.fill(index, first, first + columns * rows);
  const size = 1 << 16;
  const heads = new Int32Array(size).fill(-1);
  const next = new Int32Array(count);
  const cell = (value: number) => Math.floor(value / reach);
  const hash = (x: number, y: number, z: number) =>
    (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (size - 1);
  const found: number[] = [];
  const reach2 = reach * reach;
  const apart2 = (layer * 2.2) ** 2;
  for (let i = 0; i < count; i++) {
    const x = p[i * 3] as number;
    const y = p[i * 3 + 1] as number;
    const z = p[i * 3 + 2] as number;
    const cx = cell(x);
    const cy = cell(y);
    const cz = cell(z);
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dz = -1; dz <= 1; dz++) {
          for (let j = heads[hash(cx + dx, cy + dy, cz + dz)] as number; j >= 0; j = next[j] as number) {
            const ex = (p[j * 3] as number) - x;
            const ey = (p[j * 3 + 1] as number) - y;
            const ez = (p[j * 3 + 2] as number) - z;
            if (ex * ex + ey * ey + ez * ez > reach2) continue;
            if (panelOf[i] === panelOf[j]) {
              const du = (flat[i * 2] as number) - (flat[j * 2] as number);
              const dv = (flat[i * 2 + 1] as number) - (flat[j * 2 + 1] as number);
              if (du * du + dv * dv < apart2) continue;
            }
            found.push(i, j);
          }
        }
    const own = hash(cx, cy, cz);
    next[i] = heads[own] as number;
    heads[own] = i;
  }
  return found;
}

function part(p: Float64Array, weights: Float64Array, near: readonly number[], layer: number): void {
  for (let n = 0; n < near.length; n += 2) {
    const i = near[n] as number;
    const j = near[n + 1] as number;
    const sum = (weights[i] as number) + (weights[j] as number);
    if (sum === 0) continue;
    const a = i * 3;
    const b = j * 3;
    const dx = (p[b] as number) - (p[a] as number);
    const dy = (p[b + 1] as number) - (p[a + 1] as number);
    const dz = (p[b + 2] as number) - (p[a + 2] as number);
    const length2 = dx * dx + dy * dy + dz * dz;
    if (length2 >= layer * layer || length2 < 1e-12) continue;
    const length = Math.sqrt(length2);
    const push = (0.5 * (length - layer)) / (length * sum);
    const pi = push * (weights[i] as number);
    const pj = push * (weights[j] as number);
    p[a] = (p[a] as number) + dx * pi;
    p[a + 1] = (p[a + 1] as number) + dy * pi;
    p[a + 2] = (p[a + 2] as number) + dz * pi;
    p[b] = (p[b] as number) - dx * pj;
    p[b + 1] = (p[b + 1] as number) - dy * pj;
    p[b + 2] = (p[b + 2] as number) - dz * pj;
  }
}

/** The largest and the mean share by which threads differ from their length. */
export function strain({ positions: p, threads: { pairs, rest } }: Cloth): { most: number; mean: number; p99: number } {
  const all = Array.from(rest, (length, bond) => {
    const a = (pairs[bond * 2] as number) * 3;
    const b = (pairs[bond * 2 + 1] as number) * 3;
    return Math.abs(
      Math.hypot(
        (p[b] as number) - (p[a] as number),
        (p[b + 1] as number) - (p[a + 1] as number),
        (p[b + 2] as number) - (p[a + 2] as number),
      ) /
        length -
        1,
    );
  }).sort((one, other) => one - other);
  return {
    most: all.at(-1) ?? 0,
    p99: all[Math.floor(all.length * 0.99)] ?? 0,
    mean: all.reduce((sum, value) => sum + value, 0) / all.length,
  };
}
