import { join } from 'node:path';
import {
  changeBetween,
  closePicture,
  layBand,
  measureTile,
  type RedrawBand,
  showBand,
  type TilePlace,
} from '@naksha/imaging';
import type { EngineContext } from '../engine.ts';
import { continueWords } from './model-words.ts';
import type { Redrawer, RedrawWish, Size } from './redrawer.ts';

export type SeamNote = 'edgesKept' | 'edgesRedrawn' | 'edgesClosed';

export interface Mended {
  readonly path: string;
  readonly notes: readonly SeamNote[];
}

/** Of no account: the file is resized after. */
const dpi = 72;

/**
 * Makes what a model drew tile again at those edges at which the picture it was shown did. Edges that it nearly left as they were are
 * taken from that picture. Else the model is asked for the bands along them; only those are taken of what it draws, and it is measured.
 * What then still shows is closed with parts of the picture itself, and reported.
 */
export async function mendSeams(
  { shown, drawn }: { readonly shown: string; readonly drawn: string },
  { size, seed, strength }: Pick<RedrawWish, 'size' | 'seed' | 'strength'>,
  goesOn: { readonly across: boolean; readonly down: boolean },
  redrawer: Redrawer,
  { signal, workDir }: Pick<EngineContext, 'signal' | 'workDir'>,
): Promise<Mended> {
  const openAt = async (path: string) => {
    const found = await measureTile(path, workDir, signal);
    return { ...found, across: found.across && goesOn.across, down: found.down && goesOn.down };
  };
  let path = drawn;
  let seams = await openAt(path);
  const notes: SeamNote[] = [];
  const kept = `${drawn}.kept.png`;
  const isOpen = () => seams.across || seams.down;
  if (isOpen() && (await keepEdges({ tile: shown, drawn, to: kept }, size, goesOn, signal))) {
    path = kept;
    notes.push('edgesKept');
    seams = await openAt(path);
  }
  if (isOpen()) {
    const paths = { to: `${drawn}.view.png`, mask: `${drawn}.mask.png` };
    const bands = seamBands(size, seams);
    for (const [i, band] of bands.entries()) {
      await showBand({ from: path, ...paths, band, kind: redrawer.maskKind }, signal);
      const answer = `${drawn}.band.png`;
      const wish = { picture: paths.to, mask: paths.mask, size, words: continueWords, seed: seed + i + 1 };
      await redrawer.redraw({ ...wish, to: answer, ...(strength === undefined ? {} : { strength }) }, signal);
      const to = join(workDir, `${i}-${seed}-mended.png`);
      await layBand({ tile: path, drawn: answer, to, band }, signal);
      path = to;
    }
    notes.push('edgesRedrawn');
    seams = await openAt(path);
  }
  if (!isOpen()) return { path, notes };
  const to = `${drawn}.closed.png`;
  const params = { seams, seed: String(seed), dpi };
  await closePicture({ from: path, to, folder: workDir, params, signal, progress: () => undefined });
  return { path: to, notes: [...notes, 'edgesClosed'] };
}

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
async function keepEdges(
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

/** Half a band, and how far from its neighbours' edges a band ends, as shares of the tile's shorter side. */
const halfBand = 0.09;
const apart = 0.14;
/** Share of half a band over which the new goes over into the old. */
const softness = 0.45;

/**
 * The bands along the edges of a tile that a model redraws so that it goes on in its repeat, in this order. Rolled by half, an
 * edge lies in the middle; but a band that reached the view's own edge there would end in the middle of the tile. So the level band
 * stops short of it, and its rest is drawn in a third view.
 */
function seamBands(
  { width, height }: Size,
  { across, down }: { readonly across: boolean; readonly down: boolean },
): RedrawBand[] {
  const short = Math.min(width, height);
  const b = Math.max(4, Math.round(short * halfBand));
  const m = Math.max(6, Math.round(short * apart));
  const soft = Math.max(1, Math.round(b * softness));
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const upright: RedrawBand = { roll: { across: x, down: 0 }, left: x - b, top: 0, width: 2 * b, height, soft };
  const level: RedrawBand = {
    roll: { across: x, down: y },
    left: m,
    top: y - b,
    width: width - 2 * m,
    height: 2 * b,
    soft,
  };
  // Whole where the level band is still soft.
  const reach = m + 2 * soft + 2;
  const rest: RedrawBand = {
    roll: { across: 0, down: y },
    left: x - reach,
    top: y - b,
    width: 2 * reach,
    height: 2 * b,
    soft,
  };
  return [...(across ? [upright] : []), ...(down ? [level, rest] : [])];
}
