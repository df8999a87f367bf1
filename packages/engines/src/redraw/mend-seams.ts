import { join } from 'node:path';
import { closePicture, layBand, measureTile, showBand } from '@naksha/imaging';
import type { EngineContext } from '../engine.ts';
import { keepEdges } from './keep-edges.ts';
import { continueWords } from './model-words.ts';
import type { Redrawer, RedrawWish } from './redrawer.ts';
import { seamBands } from './seam-bands.ts';

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
  await closePicture({ from: path, to, folder: workDir, params, signal });
  return { path: to, notes: [...notes, 'edgesClosed'] };
}
