import type { FileRow } from '@naksha/contract';
import { create } from 'zustand';

interface Designs {
  /** Every result this screen knows, by id. Nothing is overwritten: a new result is a new row. */
  readonly rows: Readonly<Record<string, FileRow>>;
  readonly currentId: string | null;
  /** Which way a redo goes: the child that was last looked at, by parent. */
  readonly wayOn: Readonly<Record<string, string>>;
  /** Several results of one job wait to be compared. */
  readonly choices: readonly string[];
  /** When designs were kept, as far as this screen has seen it. */
  readonly savedAt: Readonly<Record<string, number>>;
  /** True when the words were changed after the design: the preview is looked at. */
  readonly isPreviewing: boolean;
}

export const useDesigns = create<Designs>(() => ({
  rows: {},
  currentId: null,
  wayOn: {},
  choices: [],
  savedAt: {},
  isPreviewing: true,
}));

export function keepRows(rows: readonly FileRow[]): void {
  if (rows.length === 0) return;
  useDesigns.setState((state) => ({
    rows: { ...state.rows, ...Object.fromEntries(rows.map((row) => [row._id, row])) },
  }));
}

export const noteSaved = (id: string): void =>
  useDesigns.setState(({ savedAt }) => ({ savedAt: { ...savedAt, [id]: Date.now() } }));

export function dropRows(ids: readonly string[]): void {
  useDesigns.setState((state) => ({
    rows: Object.fromEntries(Object.entries(state.rows).filter(([id]) => !ids.includes(id))),
    currentId: state.currentId && ids.includes(state.currentId) ? null : state.currentId,
    choices: state.choices.filter((id) => !ids.includes(id)),
  }));
}

export function showDesign(id: string): void {
  useDesigns.setState(({ rows, wayOn }) => {
    const parent = rows[id]?.parentId;
    return { currentId: id, isPreviewing: false, choices: [], wayOn: parent ? { ...wayOn, [parent]: id } : wayOn };
  });
}

export const offerChoices = (ids: readonly string[]): void => useDesigns.setState({ choices: ids });
export const showPreview = (): void => useDesigns.setState({ isPreviewing: true, choices: [] });

/** The design that lies on the table; none while a preview does. */
export const useCurrentDesign = (): FileRow | undefined =>
  useDesigns(({ rows, currentId }) => (currentId ? rows[currentId] : undefined));

/** Results that were neither kept nor discarded. */
export const draftsOf = (rows: Readonly<Record<string, FileRow>>): FileRow[] =>
  Object.values(rows).filter((row) => !row.saved);
export const useDraftCount = (): number => useDesigns(({ rows }) => draftsOf(rows).length);
