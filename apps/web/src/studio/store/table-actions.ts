import { type FileRow, generateParams } from '@naksha/contract';
import type { TileSize } from '../canvas/camera.ts';
import { hasNewWords, keyOf, newSeed } from './asks.ts';
import { readStudio, releaseBitmap, update, updateSlice } from './studio-store.ts';
import type { ClothPicture, Table } from './table.ts';

export function keepRows(rows: readonly FileRow[]): void {
  if (rows.length === 0) return;
  updateSlice('table', (table) => ({
    rows: { ...table.rows, ...Object.fromEntries(rows.map((row) => [row._id, row])) },
  }));
}

/** Forgets designs that are no more; nothing offers them again. */
export function dropRows(ids: readonly string[]): void {
  update(({ table, jobs }) => ({
    table: {
      ...table,
      rows: Object.fromEntries(Object.entries(table.rows).filter(([id]) => !ids.includes(id))),
      currentId: table.currentId && ids.includes(table.currentId) ? null : table.currentId,
      choices: table.choices.filter((id) => !ids.includes(id)),
    },
    jobs: {
      ...jobs,
      jobs: Object.fromEntries(
        Object.entries(jobs.jobs).map(([id, job]) => [
          id,
          { ...job, results: job.results.filter((row) => !ids.includes(row._id)) },
        ]),
      ),
    },
  }));
}

/** Lays a known design on the table. */
export function showDesign(id: string): void {
  update(({ table, history }) => {
    const parent = table.rows[id]?.parentId;
    return {
      table: { ...table, currentId: id, isPreviewing: false, choices: [] },
      history: parent ? { wayOn: { ...history.wayOn, [parent]: id } } : history,
    };
  });
}

/** Lays a known design on the table; its words come along unless others, not made yet, would be lost. */
export function selectDesign(id: string): void {
  const row = readStudio().table.rows[id];
  if (!row) return;
  takeWordsOf(row);
  showDesign(id);
}

function takeWordsOf({ operation, params, seed }: FileRow): void {
  const made = generateParams.safeParse(params);
  if (operation !== 'generate' || !made.success || hasNewWords(readStudio().asks)) return;
  const ask = { ...made.data, seed: seed ?? made.data.seed ?? newSeed() };
  updateSlice('asks', { ask, made: keyOf(ask), before: null });
}

/** Sets several results of one job side by side, to choose one. */
export const offerChoices = (ids: readonly string[]): void => updateSlice('table', { choices: ids });

/** The design was saved just now. */
export const noteSaved = (id: string): void =>
  updateSlice('table', ({ savedAt }) => ({ savedAt: { ...savedAt, [id]: Date.now() } }));

/** A picture has come: it is seen as soon as it is the one to be seen. */
export function layPicture(kind: keyof Table['pictures'], picture: ClothPicture | null): void {
  if (readStudio().table.pictures[kind] === picture) return;
  updateSlice('table', ({ pictures }) => ({ pictures: { ...pictures, [kind]: picture } }));
}

interface ChangeOptions {
  /** That of the cloth where none is given. */
  readonly tile?: TileSize;
  readonly isPlain?: boolean;
  /** The picture stays its owner's to close; else it is the table's. */
  readonly isShared?: boolean;
}

/** Shows a changed picture of a cloth while that lies on the table. */
export function showChange(
  of: ClothPicture,
  source: ImageBitmap,
  { tile = of.tile, isPlain = false, isShared = false }: ChangeOptions = {},
): void {
  const { laid } = readStudio().table;
  if (laid?.cloth === of.cloth) updateSlice('table', { change: { cloth: of.cloth, source, tile, isPlain } });
  if (!isShared) releaseBitmap(source);
}

/** Shows the cloth on the table as it is. */
export function clearChange(): void {
  if (readStudio().table.change) updateSlice('table', { change: null });
}

/** While it is held, the cloth is seen as it was before the change. */
export const compare = (isComparing: boolean): void => updateSlice('table', { isComparing });

/** A piece of a large picture has come. */
export const notePiece = (): void => updateSlice('table', ({ pieces }) => ({ pieces: pieces + 1 }));
