import { type FileRow, findOperation, generateParams, type OperationName } from '@naksha/contract';
import type { TileSize } from '../geometry/camera.ts';
import { type Ask, hasNewWords, keyOf, newSeed, noAsks } from './asks.ts';
import type { Studio } from './studio.ts';
import { readStudio, releaseBitmap, update, updateSlice } from './studio-store.ts';
import type { ClothPicture, Table } from './table.ts';
import type { Tools } from './tools.ts';
import { fitView } from './view-actions.ts';

export function keepRows(rows: readonly FileRow[]): void {
  if (rows.length === 0) return;
  updateSlice('table', (table) => ({
    rows: { ...table.rows, ...Object.fromEntries(rows.map((row) => [row._id, row])) },
  }));
}

/** Forgets designs that are gone; nothing offers them again. */
export function dropRows(ids: readonly string[]): void {
  update(({ table, jobs, tools }) => ({
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
    tools: { ...tools, inputs: withoutInputs(tools.inputs, ids) },
  }));
}

/** What the tools were given, without what is gone. */
function withoutInputs(inputs: Tools['inputs'], ids: readonly string[]): Tools['inputs'] {
  const isGone = (id: string | undefined) => id !== undefined && ids.includes(id);
  return Object.fromEntries(
    Object.entries(inputs).map(([operation, { picture, file }]) => [
      operation,
      { picture: isGone(picture?._id) ? undefined : picture, file: isGone(file?.id) ? undefined : file },
    ]),
  );
}

/** Lays a known design on the table. */
export const showDesign = (id: string): void => update((studio) => onTable(studio, id));

/** Lays a known design on the table; its words come along unless others, not made yet, would be lost. */
export function selectDesign(id: string): void {
  const row = readStudio().table.rows[id];
  if (!row) return;
  update((studio) => {
    const { asks, table } = studio;
    const found = hasNewWords(asks) ? undefined : wordsOf(row, table.rows);
    const words = found && { asks: { ask: found, made: keyOf(found), before: null } };
    return { ...words, ...onTable(studio, id) };
  });
}

/** Lays a design on the table that was opened, as from the collection: with its own words or none, and seen whole. */
export function layOpened(id: string): void {
  const row = readStudio().table.rows[id];
  if (!row) return;
  update((studio) => {
    const { asks, table } = studio;
    const found = wordsOf(row, table.rows);
    // Words that no design was made of yet can be brought back.
    const before = hasNewWords(asks) ? asks.ask : null;
    const words = found ? { ask: found, made: keyOf(found), before } : { ...noAsks(), before };
    return { asks: words, ...onTable(studio, id) };
  });
  fitView();
}

/** What changes when a design is laid on the table. */
function onTable({ table, history }: Studio, id: string): Pick<Studio, 'table' | 'history'> {
  const parent = table.rows[id]?.parentId;
  return {
    table: { ...table, currentId: id, isPreviewing: false, choices: [] },
    history: parent ? { ...history, wayOn: { ...history.wayOn, [parent]: id } } : history,
  };
}

/** The words that a design, or the one that it comes from, was made of; undefined for one that no words made. */
function wordsOf(row: FileRow, rows: Table['rows']): Ask | undefined {
  const { operation, params, seed, parentId } = row;
  if (findOperation(operation)?.isFromWords) {
    const made = generateParams.safeParse(params);
    return made.success ? { ...made.data, seed: seed ?? made.data.seed ?? newSeed() } : undefined;
  }
  const parent = parentId === undefined ? undefined : rows[parentId];
  return parent && wordsOf(parent, rows);
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

/** Shows what a tool makes of a cloth, while the tool is open and the cloth lies on the table. */
export function showChange(
  operation: OperationName,
  of: ClothPicture,
  source: ImageBitmap,
  { tile = of.tile, isPlain = false, isShared = false }: ChangeOptions = {},
): void {
  const { laid } = readStudio().table;
  if (laid?.cloth === of.cloth) updateSlice('table', { change: { operation, cloth: of.cloth, source, tile, isPlain } });
  if (!isShared) releaseBitmap(source);
}

/** Shows the cloth on the table as it is. */
export function clearChange(): void {
  if (readStudio().table.change) updateSlice('table', { change: null });
}

/** While it is held, the cloth is seen as it was before the change. */
export const compare = (isComparing: boolean): void => updateSlice('table', { isComparing });

/** A square of a large picture has come. */
export const noteSquare = (): void => updateSlice('table', ({ squares }) => ({ squares: squares + 1 }));
