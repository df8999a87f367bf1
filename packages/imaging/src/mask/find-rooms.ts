import { openRows } from '../bands/open-rows.ts';
import { findHoles, type Holes, mod } from './find-holes.ts';
import { openCover } from './hole-cover.ts';

/** The largest circle that lies in a hole. Pixels. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A hole with less room than this share of the roomiest is left without. */
const least = 0.4;
const mostRooms = 24;

/** Where there is room in what is masked for something to stand, the roomiest first. Throws as `findHoles` and `openRows` do. */
export async function findRooms(path: string, folder: string, mask: Parameters<typeof openCover>[0]): Promise<Room[]> {
  const rows = await openRows(path, folder);
  try {
    const cover = await openCover(mask, rows.layout, folder);
    try {
      return roomsIn(findHoles(cover, rows.layout, false));
    } finally {
      await cover.close();
    }
  } finally {
    await rows.close();
  }
}

function roomsIn({ cell, columns, rows, at, boxes }: Holes): Room[] {
  const away = distances(at, columns, rows);
  const best = boxes.map(() => ({ place: -1, radius: 0 }));
  for (let place = 0; place < at.length; place++) {
    const own = best[(at[place] ?? 0) - 1];
    if (own !== undefined && (away[place] ?? 0) > own.radius) Object.assign(own, { place, radius: away[place] ?? 0 });
  }
  const rooms = best
    .filter(({ place }) => place >= 0)
    .map(({ place, radius }) => ({
      x: Math.round(((place % columns) + 0.5) * cell),
      y: Math.round((Math.floor(place / columns) + 0.5) * cell),
      radius: radius * cell,
    }))
    .sort((a, b) => b.radius - a.radius);
  return rooms.filter(({ radius }) => radius >= least * (rooms[0]?.radius ?? 0)).slice(0, mostRooms);
}

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
