import { z } from 'zod';
import { type Outline, outline } from './outline.ts';

/** A subject, the shelf its drawing lies on, and its names: English and romanised, Hindi, Gujarati. */
const row = z.tuple([z.string(), z.int(), z.array(z.string()), z.array(z.string()), z.array(z.string())]);
export type SubjectNames = z.infer<typeof row>;

let rows: readonly SubjectNames[] | undefined;
let opening: Promise<readonly SubjectNames[]> | undefined;
const drawings = new Map<string, Outline>();
const fetched = new Map<number, Promise<void>>();

/** The names of all subjects; undefined until `openNames` has brought them: then their words are not known yet, and not unknown. */
export function subjectNames(): readonly SubjectNames[] | undefined {
  return rows;
}

/** Whether there is an outline of this name; not before `openNames` has brought the names. */
export function isOutlined(id: string): boolean {
  return rows?.some(([own]) => own === id) === true;
}

/** The drawing of a subject, if `fetchDrawings` has brought it. */
export function drawingOf(id: string): Outline | undefined {
  return drawings.get(id);
}

/** Brings the names, once. Rejects where they cannot be loaded; asked again it tries again. */
export async function openNames(): Promise<readonly SubjectNames[]> {
  opening ??= readTable('names').then((table) => z.array(row).parse(table));
  try {
    rows ??= await opening;
    return rows;
  } catch (problem) {
    opening = undefined;
    throw problem;
  }
}

/** Brings the drawings of these subjects, a shelf of some thirty at a time, each once. Unknown ones are left out. Rejects as `openNames` does. */
export async function fetchDrawings(ids: readonly string[]): Promise<void> {
  const names = await openNames();
  const shelves = new Set(names.filter(([id]) => ids.includes(id)).map(([, shelf]) => shelf));
  await Promise.all([...shelves].map(fetchShelf));
}

async function fetchShelf(shelf: number): Promise<void> {
  const known = fetched.get(shelf) ?? readShelf(shelf);
  fetched.set(shelf, known);
  try {
    await known;
  } catch (problem) {
    fetched.delete(shelf);
    throw problem;
  }
}

async function readShelf(shelf: number): Promise<void> {
  for (const drawing of z.array(outline).parse(await readTable(`shelf-${shelf}`))) drawings.set(drawing.id, drawing);
}

/** Made by `scripts/subjects` before anything runs, and never committed. */
async function readTable(name: string): Promise<unknown> {
  const table: { default: unknown } = await import(`../../../made/${name}.js`);
  return table.default;
}
