import { openRows } from '../bands/open-rows.ts';
import type { Seams } from '../quilt/close-seams.ts';
import { createRandom } from '../quilt/random.ts';
import { readField } from '../quilt/read-field.ts';
import { planClosed } from '../quilt/requilt.ts';
import { smallOf } from '../quilt/small-of.ts';
import { writeMap } from '../quilt/write-map.ts';

/** Share of the work after which it is known what is laid where. */
const planned = 0.4;

/**
 * A picture whose edges are closed with parts of itself, as a PNG of its own size. Answers whether cuts are seen in it, and its seam score. Deterministic
 * in picture and seed. `folder` takes spools. Throws PictureError as `openRows` does.
 */
export async function closePicture(
  from: string,
  to: string,
  folder: string,
  { seams, seed, dpi }: { readonly seams: Seams; readonly seed: string; readonly dpi: number },
  onProgress: (share: number) => void = () => undefined,
): Promise<{ isCutSeen: boolean; seamScore: number }> {
  const rows = await openRows(from, folder);
  try {
    const { width, height } = smallOf(rows.layout);
    const field = await readField(from, width, height);
    const { map, isCutSeen } = planClosed(field, seams, createRandom(seed));
    onProgress(planned);
    const seamScore = await writeMap(to, map, [rows], dpi, (share) => onProgress(planned + (1 - planned) * share));
    return { isCutSeen, seamScore };
  } finally {
    await rows.close();
  }
}
