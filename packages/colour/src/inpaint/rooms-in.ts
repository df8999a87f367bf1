/** The largest circle that lies in a hole, in pixels of the field. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A hole with less room than this share of the roomiest is left without. */
const least = 0.4;
const mostRooms = 24;

/** Where there is room in holes for something to stand, the roomiest first. `at` holds for each pixel the number of its hole from 1, 0 for none. */
export function roomsIn(at: Uint16Array, columns: number, rows: number): Room[] {
  const away = distances(at, columns, rows);
  const best = new Map<number, { readonly place: number; readonly radius: number }>();
  for (let place = 0; place < at.length; place++) {
    const [own, radius] = [at[place] ?? 0, away[place] ?? 0];
    if (own !== 0 && radius > (best.get(own)?.radius ?? 0)) best.set(own, { place, radius });
  }
  const rooms = [...best.values()]
    .map(({ place, radius }) => ({ x: (place % columns) + 0.5, y: Math.floor(place / columns) + 0.5, radius }))
    .sort((a, b) => b.radius - a.radius);
  return rooms.filter(({ radius }) => radius >= least * (rooms[0]?.radius ?? 0)).slice(0, mostRooms);
}

const mod = (at: number, size: number): number => ((at % size) + size) % size;

/** How far each cell of a hole is from its edge, about: steps straight and slanting, to and fro until nothing changes, round the edges too. */
function distances(at: Uint16Array, columns: number, rows: number): Float64Array {
  const away = Float64Array.from(at, (own) => (own === 0 ? 0 : Number.POSITIVE_INFINITY));
  const steps = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, Math.SQRT2],
    [1, -1, Math.SQRT2],
  ] as const;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const way of [1, -1]) {
      for (let i = 0; i < away.length; i++) {
        const place = way === 1 ? i : away.length - 1 - i;
        if (away[place] === 0) continue;
        const [x, y] = [place % columns, Math.floor(place / columns)];
        for (const [dx, dy, step] of steps) {
          const from = mod(y + way * dy, rows) * columns + mod(x + way * dx, columns);
          const length = (away[from] ?? 0) + step;
          if (length >= (away[place] ?? 0)) continue;
          away[place] = length;
          isChanged = true;
        }
      }
    }
  }
  return away;
}
