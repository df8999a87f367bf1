import type { Rows } from '../bands/open-rows.ts';
import type { PixelLayout } from '../bands/pixel-layout.ts';
import { createPngRows } from '../bands/write-png.ts';
import { type BandSteps, measureSteps, seamScore } from '../seam.ts';
import { compose } from './compose.ts';
import type { Origin, OwnerMap } from './owners.ts';

/** Writes a map at full size and answers its seam score. */
export async function writeMap(
  to: string,
  map: OwnerMap,
  sources: readonly Rows[],
  dpi: number,
  onProgress: (share: number) => void = () => undefined,
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
