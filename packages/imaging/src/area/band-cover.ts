import { type AreaInPixels, blendCovered, createCoverage } from '@naksha/colour';
import { type PixelLayout, rowBytes } from '../bands/pixel-layout.ts';
import { PictureError } from '../picture-error.ts';

/** Times that a piece of a stroke is held against a pixel: two minutes of a core. */
const mostWork = 2e10;

/** Keeps a change within an area, band after band from top to bottom. */
export interface BandCover {
  /** Looks at a band before it is changed. False when nothing of it is to be changed. */
  readonly keep: (y: number, pixels: Uint8Array) => boolean;
  /** Brings back of the band looked at last what lies outside of the area. */
  readonly bringBack: (pixels: Uint8Array) => void;
}

/**
 * The cover of an area on a picture; without an area a change holds everywhere. Its memory is that of a band. Throws RangeError for an
 * area that was laid for another size, PictureError `area_points` for one that would take minutes to cover.
 */
export function createBandCover(layout: PixelLayout, area: AreaInPixels | undefined): BandCover {
  if (area === undefined) return { keep: () => true, bringBack: () => undefined };
  if (area.width !== layout.width || area.height !== layout.height) {
    const sizes = `${area.width} × ${area.height} but the picture has ${layout.width} × ${layout.height}`;
    throw new RangeError(`Expected an area of the picture's size but received ${sizes}`);
  }
  const coverage = createCoverage(area);
  const work = coverage.work();
  if (work > mostWork) {
    const limit = Math.max(1, Math.floor((area.points * mostWork) / work));
    throw new PictureError(
      'area_points',
      `Expected less to be painted over itself but received ${area.points} points`,
      {
        limit,
      },
    );
  }
  const stride = rowBytes(layout);
  let kept = new Uint8Array(0);
  let covered = new Uint8Array(0);
  return {
    keep: (y, pixels) => {
      const height = pixels.length / stride;
      if (covered.length < height * layout.width) {
        covered = new Uint8Array(height * layout.width);
        kept = new Uint8Array(pixels.length);
      }
      if (!coverage.cover({ x: 0, y, width: layout.width, height }, covered)) return false;
      kept.set(pixels);
      return true;
    },
    bringBack: (pixels) => blendCovered(kept.subarray(0, pixels.length), pixels, covered, layout),
  };
}
