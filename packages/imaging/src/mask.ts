import { findMark } from '@naksha/colour';
import { defaultDpi } from '@naksha/contract/units';
import { openRows, type Rows } from './bands/open-rows.ts';
import { findHoles } from './mask/find-holes.ts';
import { openCover } from './mask/hole-cover.ts';
import type { Masked, Masking } from './mask/masking.ts';
import { isSmall, overviewPeriod, type PlannedWindow, planWindow, windowFor } from './mask/plan-window.ts';
import { readWindow } from './mask/read-window.ts';
import { writeFilled } from './mask/write-filled.ts';
import { PictureError } from './picture-error.ts';
import { judgeLook, lookAtJoins } from './repeat/look-at-joins.ts';

/** Shares of the work after which the picture has been read and its holes are planned. */
const stages = { read: 0.15, planned: 0.65 };

/**
 * A picture with what is masked filled from the rest of it, to a PNG of its own size, bit depth and transparency. A hole is looked at
 * with its surroundings, reduced where these are large; its pixels are copied at full size. Over the edges it goes on where the picture does.
 * The same for the same seed. Memory for a window of a million pixels and some rows; `folder` takes spools. Throws PictureError `mask_empty`,
 * `mask_full`, `watermark_not_found`, and as `openRows` does; ENOSPC for a full disk.
 */
export async function maskPicture(
  from: string,
  to: string,
  folder: string,
  masking: Masking,
  onProgress: (share: number) => void = () => undefined,
): Promise<Masked> {
  const rows = await openRows(from, folder);
  try {
    const { layout } = rows;
    const { mask } = masking;
    const cover = await openCover(mask.kind === 'find' ? await lookForMark(rows) : mask, layout, folder);
    try {
      const holes = findHoles(cover, layout, isSmall(layout));
      const { across, down } = judgeLook(await lookAtJoins(rows), { across: layout.width, down: layout.height });
      const wraps = { across: across?.verdict !== 'steps', down: down?.verdict !== 'steps' };
      const source = { rows, cover, holes };
      const period = isSmall(layout) ? 0 : await overviewPeriod(source, wraps);
      onProgress(stages.read);
      const planned: PlannedWindow[] = [];
      for (const [i, box] of holes.boxes.entries()) {
        const window = windowFor(holes, box, layout, wraps, period);
        const share = (stages.planned - stages.read) / holes.boxes.length;
        const report = (done: number) => onProgress(stages.read + share * (i + done));
        planned.push(await planWindow(source, window, i + 1, masking, report));
      }
      const dpi = rows.picture.dpi ?? defaultDpi;
      const { strength, motifs } = masking;
      await writeFilled(to, { ...source, planned, strength, motifs, dpi, folder }, (share) =>
        onProgress(stages.planned + (1 - stages.planned) * share),
      );
      return {
        contentType: 'image/png',
        width: layout.width,
        height: layout.height,
        dpi,
        method: planned.some(({ plan }) => plan.isPeriodic) && !masking.isPlain ? 'phase' : 'around',
        changed: holes.pixels / (layout.width * layout.height),
        parts: planned.reduce((sum, { plan }) => sum + plan.parts.length, 0),
      };
    } finally {
      await cover.close();
    }
  } finally {
    await rows.close();
  }
}

/** Side at which a picture is looked at for a mark. */
const lookedPx = 1024;

/** The mark that lies over a picture. Throws PictureError `watermark_not_found`. */
async function lookForMark(rows: Rows): Promise<Extract<Masking['mask'], { kind: 'marked' }>> {
  const { width, height } = rows.layout;
  const scale = Math.ceil(Math.max(width, height) / lookedPx);
  const size = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
  const nothing = { cover: () => false, close: async () => undefined };
  const holes = { cell: 1, columns: 1, rows: 1, at: new Uint16Array(1), boxes: [], pixels: 0 };
  const wraps = { across: true, down: true };
  const field = await readWindow({ rows, cover: nothing, holes }, { x: 0, y: 0, scale, ...size, wraps }, 1);
  const found = findMark(field);
  if (found === undefined)
    throw new PictureError('watermark_not_found', `Expected a mark on ${width} × ${height} pixels but found none`);
  return { kind: 'marked', marks: found.marks, ...size };
}
