import { type Room, roomsIn } from '@naksha/colour';
import { openRows } from '../bands/open-rows.ts';
import { findHoles } from './find-holes.ts';
import { openCover } from './hole-cover.ts';

/** Where there is room in what is masked for something to stand, the roomiest first. Throws as `findHoles` and `openRows` do. */
export async function findRooms(path: string, folder: string, mask: Parameters<typeof openCover>[0]): Promise<Room[]> {
  const rows = await openRows(path, folder);
  try {
    const cover = await openCover(mask, rows.layout, folder);
    try {
      const { cell, columns, rows: lines, at } = findHoles(cover, rows.layout, false);
      return roomsIn(at, columns, lines).map(({ x, y, radius }) => ({
        x: Math.round(x * cell),
        y: Math.round(y * cell),
        radius: radius * cell,
      }));
    } finally {
      await cover.close();
    }
  } finally {
    await rows.close();
  }
}
