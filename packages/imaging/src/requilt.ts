import { join } from 'node:path';
import { openRows, type Rows } from './bands/open-rows.ts';
import type { PixelLayout } from './bands/pixel-layout.ts';
import { createRandom } from './quilt/random.ts';
import { readField } from './quilt/read-field.ts';
import { type Plan, planClosed, planRequilt } from './quilt/requilt.ts';
import type { Requilted, Requilting } from './quilt/requilting.ts';
import { smallOf } from './quilt/small-of.ts';
import { writeMap } from './quilt/write-map.ts';
import { judgeLook, lookAtJoins } from './repeat/look-at-joins.ts';
import { resizePicture } from './resize.ts';

/** Shares of the work after which the picture tiles, it is known, and its result is planned. */
const stages = { closed: 0.2, read: 0.25, planned: 0.6 };

/**
 * A picture laid out again from its own pixels, to a PNG of its own size that tiles, of its own sharpness and bit depth: see `Requilting`. Motifs on
 * a ground are moved whole; anything else is quilted in parts, cut where it shows least. A picture that does not tile is made to first.
 * Deterministic in picture and seed. Memory for the small copy and some rows; `folder` takes spools. Throws PictureError as `openRows`
 * does, ENOSPC for a full disk.
 */
export async function requiltPicture(
  from: string,
  to: string,
  folder: string,
  wish: Requilting,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<Requilted> {
  const random = createRandom(wish.seed);
  const given = await openRows(from, folder);
  const sources: Rows[] = [given];
  const { layout } = given;
  const { width, height } = smallOf(layout);
  try {
    let path = from;
    let field = await readField(path, width, height);
    const { across, down } = judgeLook(await lookAtJoins(given), { across: layout.width, down: layout.height });
    const seams = { across: across?.verdict === 'steps', down: down?.verdict === 'steps' };
    const isOpen = seams.across || seams.down;
    if (isOpen) {
      path = join(folder, 'closed.png');
      await writeMap(path, planClosed(field, seams, random).map, sources, wish.dpi, (share) =>
        onProgress(stages.closed * share),
      );
      const closed = await openRows(path, folder);
      await sources.shift()?.close();
      sources.unshift(closed);
      field = await readField(path, width, height);
    }
    onProgress(stages.read);
    const scaledPath = join(folder, 'scaled.png');
    const plan = await planRequilt(field, wish, random, async (across, down) => {
      await resizePicture(path, scaledPath, folder, sizeOf(layout, across, down, wish.dpi));
      return readField(scaledPath, Math.round(width * across), Math.round(height * down));
    });
    if (plan.scale !== undefined) {
      const size = sizeOf(layout, plan.scale.across, plan.scale.down, wish.dpi);
      if (plan.method === 'motifs') await resizePicture(path, scaledPath, folder, size);
      sources.push(await openRows(scaledPath, folder));
    }
    onProgress(stages.planned);
    const seamScore = await writeMap(to, plan.map, sources, wish.dpi, (share) =>
      onProgress(stages.planned + (1 - stages.planned) * share),
    );
    const changed = plan.map.owners.reduce((sum, owner) => sum + (isMoved(plan, owner) ? 1 : 0), 0);
    return {
      contentType: 'image/png',
      width: layout.width,
      height: layout.height,
      dpi: wish.dpi,
      seamScore,
      method: plan.method,
      changed: changed / plan.map.owners.length,
      notes: isOpen ? ['edgesClosed', ...plan.notes] : plan.notes,
    };
  } finally {
    for (const source of sources) await source.close();
  }
}

function isMoved({ map }: Plan, owner: number): boolean {
  const origin = map.origins[owner];
  return origin !== undefined && (origin.source !== 0 || origin.dx !== 0 || origin.dy !== 0 || origin.isFlipped);
}

function sizeOf({ width, height }: PixelLayout, across: number, down: number, dpi: number) {
  return { width: Math.round(width * across), height: Math.round(height * down), dpi, isTile: true };
}
