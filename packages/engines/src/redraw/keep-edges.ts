import { changeBetween, layBand, type RedrawBand, showBand, type TilePlace } from '@naksha/imaging';
import type { Size } from './redrawer.ts';

/** Half a band along an edge, as a share of the shorter side. */
const half = 0.05;
/** Bands are judged in so many stretches, that nothing new is cut where it lies across one. */
const stretches = 24;
/** Where no more than this has changed in any of them, the model meant to leave the edges as they were. */
const most = { share: 0.2, mean: 8 };

/**
 * Lays the edges of a tile over what a model drew of it, where it left them nearly as they were: then the picture goes on in its repeat as
 * before, and nothing is drawn twice. False when the model did change them.
 */
export async function keepEdges(
  { tile, drawn, to }: { readonly tile: string; readonly drawn: string; readonly to: string },
  size: Size,
  seams: { readonly across: boolean; readonly down: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  const bands = edgeBands(size, seams);
  const places = bands.flatMap(stretchesOf);
  const changes = await changeBetween({ before: tile, after: drawn, places }, signal);
  if (changes.some(({ share, mean }) => share > most.share || mean > most.mean)) return false;
  let from = drawn;
  for (const band of bands) {
    const view = `${to}.view.png`;
    await showBand({ from: tile, to: view, mask: `${to}.mask.png`, band, kind: 'white' }, signal);
    await layBand({ tile: from, drawn: view, to, band }, signal);
    from = to;
  }
  return true;
}

function edgeBands({ width, height }: Size, { across, down }: { across: boolean; down: boolean }): RedrawBand[] {
  const b = Math.max(3, Math.round(Math.min(width, height) * half));
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const soft = Math.max(1, b - 2);
  const upright: RedrawBand = { roll: { across: x, down: 0 }, left: x - b, top: 0, width: 2 * b, height, soft };
  const level: RedrawBand = { roll: { across: 0, down: y }, left: 0, top: y - b, width, height: 2 * b, soft };
  return [...(across ? [upright] : []), ...(down ? [level] : [])];
}

function stretchesOf(band: RedrawBand): TilePlace[] {
  const isUpright = band.height > band.width;
  const at = (i: number) => Math.round((i * (isUpright ? band.height : band.width)) / stretches);
  return Array.from({ length: stretches }, (_, i) => {
    const [from, length] = [at(i), at(i + 1) - at(i)];
    return isUpright
      ? { ...band, top: band.top + from, height: length }
      : { ...band, left: band.left + from, width: length };
  });
}
