import type { FileRow, OperationName, Usage } from '@naksha/contract';
import type { TileSize } from '../geometry/camera.ts';
import type { SquareSet } from '../geometry/square-set.ts';
import type { Jobs } from './jobs.ts';

/** A picture of one tile, in any resolution. */
export interface ClothPicture {
  readonly source: ImageBitmap;
  readonly tile: TileSize;
  /** Equal for pictures of the same cloth in several resolutions: between them nothing fades. */
  readonly cloth: string;
  /** Of a picture that is too large to be held: `source` is then a small copy of it. */
  readonly squares?: SquareSet | undefined;
  /** Of whole goods, a saree for one: these do not repeat. */
  readonly goods?: Usage;
}

/** What a tool would make of a cloth, until it is made. */
export interface Change {
  /** The tool that shows it. */
  readonly operation: OperationName;
  /** The cloth that it is a change of. */
  readonly cloth: string;
  readonly source: ImageBitmap;
  readonly tile: TileSize;
  /** It is only laid out as it repeats: no colour is changed. */
  readonly isPlain: boolean;
}

/** The designs that this screen knows, and the cloth that lies on the table. */
export interface Table {
  /** Every known result by id. Nothing is overwritten: a new result is a new row. */
  readonly rows: Readonly<Record<string, FileRow>>;
  readonly currentId: string | null;
  /** True when the words were changed after the design: their preview is looked at. */
  readonly isPreviewing: boolean;
  /** Several results of one job wait to be compared. */
  readonly choices: readonly string[];
  /** When designs were saved, as far as this screen has seen it. */
  readonly savedAt: Readonly<Record<string, number>>;
  /** The newest picture of each kind; which one is seen follows from the design and the words. */
  readonly pictures: {
    readonly design: ClothPicture | null;
    readonly preview: ClothPicture | null;
    readonly goods: ClothPicture | null;
    /** What the design was made from, while the two are compared. */
    readonly parent: ClothPicture | null;
  };
  /** The last picture that was to be seen: it stays until the picture of what is to be seen now has come. */
  readonly laid: ClothPicture | null;
  /** What lay there before, while it fades. */
  readonly faded: ClothPicture | null;
  readonly since: number;
  readonly change: Change | null;
  /** Someone looks at the cloth as it was before the change. */
  readonly isComparing: boolean;
  /** Counts the squares of a large picture that have come. */
  readonly squares: number;
}

export const emptyTable: Table = {
  rows: {},
  currentId: null,
  isPreviewing: true,
  choices: [],
  savedAt: {},
  pictures: { design: null, preview: null, goods: null, parent: null },
  laid: null,
  faded: null,
  since: 0,
  change: null,
  isComparing: false,
  squares: 0,
};

/** Results that this tab has made and that were neither saved nor discarded. */
export const ownDrafts = ({ table, jobs }: { table: Pick<Table, 'rows'>; jobs: Pick<Jobs, 'claimed'> }): FileRow[] =>
  Object.values(table.rows).filter((row) => !row.saved && row.jobId !== undefined && jobs.claimed.includes(row.jobId));

/** The design that lay on the table last; a preview may lie over it. */
export const latestDesign = ({ rows, currentId }: Table): FileRow | undefined =>
  currentId ? rows[currentId] : undefined;

/** The design that lies on the table; none while a preview does. */
export const designOnTable = (table: Table): FileRow | undefined =>
  table.isPreviewing ? undefined : latestDesign(table);

/** True for designs that were made of one another, or of the same one. */
export function areKin(
  rows: Readonly<Record<string, Pick<FileRow, 'parentId'>>>,
  one?: string,
  other?: string,
): boolean {
  return one !== undefined && other !== undefined && originOf(rows, one) === originOf(rows, other);
}

function originOf(rows: Readonly<Record<string, Pick<FileRow, 'parentId'>>>, id: string): string {
  const parentId = rows[id]?.parentId;
  return parentId === undefined ? id : originOf(rows, parentId);
}
