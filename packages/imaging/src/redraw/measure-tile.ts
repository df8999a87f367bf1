import { openRows } from '../bands/open-rows.ts';
import { fineSeams } from '../quilt/fine-seams.ts';
import { readField } from '../quilt/read-field.ts';
import { smallOf } from '../quilt/small-of.ts';
import { seamsOf } from '../quilt/tiles.ts';
import { scoreJoins } from '../repeat/score-joins.ts';

/** How a picture goes on in its repeat. */
export interface TileMeasure {
  /** The left edge does not go on from the right one, */
  readonly across: boolean;
  /** or the upper from the lower. */
  readonly down: boolean;
  /** See `seamScore`. */
  readonly seamScore: number;
}

/** Whether a picture tiles, judged as where it is laid out again. `folder` takes the spool. Throws PictureError as `openRows` does. */
export async function measureTile(path: string, folder: string): Promise<TileMeasure> {
  const rows = await openRows(path, folder);
  try {
    const { width, height } = rows.layout;
    const small = smallOf(rows.layout);
    const coarse = seamsOf(await readField(path, small.width, small.height));
    const fine = await fineSeams(rows);
    const seamScore = await scoreJoins(rows, { across: width, down: height });
    return { across: coarse.across || fine.across, down: coarse.down || fine.down, seamScore };
  } finally {
    await rows.close();
  }
}
