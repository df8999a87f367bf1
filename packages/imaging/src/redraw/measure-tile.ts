import { openRows } from '../bands/open-rows.ts';
import { type JoinsFound, judgeLook, lookAtJoins } from '../repeat/look-at-joins.ts';

/** How a picture goes on in its repeat. */
export interface TileMeasure {
  /** The left edge does not go on from the right one, */
  readonly across: boolean;
  /** or the upper from the lower. */
  readonly down: boolean;
  /** How visible the worse of them is; above 1 a person sees it. */
  readonly seamScore: number;
  readonly joins: JoinsFound;
}

/** Whether a picture tiles. `folder` takes the spool. Throws PictureError as `openRows` does. */
export async function measureTile(
  path: string,
  folder: string,
  onProgress?: (share: number) => void,
): Promise<TileMeasure> {
  const rows = await openRows(path, folder);
  try {
    const { width, height } = rows.layout;
    const joins = judgeLook(await lookAtJoins(rows, onProgress), { across: width, down: height });
    return {
      across: joins.across?.verdict === 'steps',
      down: joins.down?.verdict === 'steps',
      seamScore: Math.max(joins.across?.seen ?? 0, joins.down?.seen ?? 0),
      joins,
    };
  } finally {
    await rows.close();
  }
}
