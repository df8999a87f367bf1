import { join } from 'node:path';
import { openRows, type Rows } from './bands/open-rows.ts';
import type { PixelLayout } from './bands/pixel-layout.ts';
import { createPngRows } from './bands/write-png.ts';
import { compose } from './quilt/compose.ts';
import { fineSeams } from './quilt/fine-seams.ts';
import type { Origin, OwnerMap } from './quilt/owners.ts';
import { createRandom } from './quilt/random.ts';
import { readField } from './quilt/read-field.ts';
import { type Plan, planClosed, planRequilt } from './quilt/requilt.ts';
import type { Requilted, Requilting } from './quilt/requilting.ts';
import { seamsOf } from './quilt/tiles.ts';
import { resizePicture } from './resize.ts';
import { type BandSteps, measureSteps, seamScore } from './seam.ts';

/** Pictures are judged, and cuts are laid, at no more than this many pixels a side. */
const judgedPx = 512;
/** Shares of the work after which the picture tiles, it is known, and its result is planned. */
const stages = { closed: 0.2, read: 0.25, planned: 0.6 };

/**
 * A picture set out anew from its own pixels, to a PNG of its own size that tiles, of its own sharpness and bit depth: see `Requilting`. Motifs on
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
    const [coarse, fine] = [seamsOf(field), await fineSeams(given)];
    const seams = { across: coarse.across || fine.across, down: coarse.down || fine.down };
    const isOpen = seams.across || seams.down;
    if (isOpen) {
      path = join(folder, 'closed.png');
      await write(path, planClosed(field, seams, random), sources, wish.dpi, (share) =>
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
    const seamScore = await write(to, plan.map, sources, wish.dpi, (share) =>
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

/** Sides that can be halved twice. */
function smallOf({ width, height }: PixelLayout): { width: number; height: number } {
  const share = Math.min(1, judgedPx / Math.max(width, height));
  const side = (size: number) => Math.max(16, Math.round((size * share) / 4) * 4);
  return { width: side(width), height: side(height) };
}

function sizeOf({ width, height }: PixelLayout, across: number, down: number, dpi: number) {
  return { width: Math.round(width * across), height: Math.round(height * down), dpi, isTile: true };
}

/** Writes a map at full size and answers its seam score. */
async function write(
  to: string,
  map: OwnerMap,
  sources: readonly Rows[],
  dpi: number,
  onProgress: (share: number) => void,
): Promise<number> {
  const [first] = sources;
  if (first === undefined) throw new RangeError('Expected a picture to take pixels from');
  const { layout } = first;
  const png = await createPngRows(to, layout, dpi);
  const steps: BandSteps[] = [];
  try {
    const whole = { ...map, origins: map.origins.map((origin) => atFullSize(origin, map, layout)) };
    await compose(whole, sources, layout, png, (band, y, rows) => {
      steps.push(measureSteps({ width: layout.width, height: rows, pixels: colours(band, layout) }));
      onProgress((y + rows) / layout.height);
    });
    await png.finish();
  } finally {
    await png.close();
  }
  return seamScore(steps);
}

function atFullSize(origin: Origin, map: OwnerMap, { width, height }: PixelLayout): Origin {
  const across = (x: number) => Math.round((x * width) / map.width);
  const down = (y: number) => Math.round((y * height) / map.height);
  return {
    ...origin,
    // The left edge of a pixel is the right one of its mirror image.
    dx: across(origin.dx) - (origin.isFlipped ? 1 : 0),
    dy: down(origin.dy),
    fromX: across(origin.fromX),
    fromY: down(origin.fromY),
  };
}

/** RGB of eight bits, whatever the picture has. */
function colours(band: Uint8Array, { channels, depth }: PixelLayout): Uint8Array {
  if (channels === 3 && depth === 8) return band;
  const bytes = depth / 8;
  const pixels = band.length / bytes / channels;
  const out = new Uint8Array(pixels * 3);
  // Of sixteen bits the second byte is the larger half.
  for (let at = 0; at < out.length; at++)
    out[at] = band[(Math.floor(at / 3) * channels + (at % 3)) * bytes + bytes - 1] ?? 0;
  return out;
}
