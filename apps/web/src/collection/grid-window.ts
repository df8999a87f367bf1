interface Folder {
  readonly total: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly pageSize: number;
}

interface Visible {
  /** Items [from, to) stand in the window or just beyond its edges. */
  readonly from: number;
  readonly to: number;
  /** Pages, from 1, that hold them, and in a folder that was scrolled what is near them. */
  readonly pages: readonly number[];
  readonly height: number;
}

const rowsBeyond = 2;
/** So many more are asked for, that they are there when they come into view. */
const rowsAhead = 6;

/** Which part of a long folder is to be drawn, and which pages of it are to be asked for. */
export function gridWindow(
  { total, columns, rowHeight, pageSize }: Folder,
  scrollTop: number,
  height: number,
): Visible {
  const rows = Math.ceil(total / columns);
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - rowsBeyond);
  const last = Math.min(rows, Math.ceil((scrollTop + height) / rowHeight) + rowsBeyond);
  const from = Math.min(total, first * columns);
  const to = Math.min(total, Math.max(first, last) * columns);
  const ahead = scrollTop > 0 ? rowsAhead * columns : 0;
  const firstPage = Math.floor(Math.max(0, from - ahead) / pageSize) + 1;
  const lastPage = Math.max(firstPage, Math.ceil(Math.min(total, to + ahead) / pageSize));
  return {
    from,
    to,
    pages: Array.from({ length: lastPage - firstPage + 1 }, (_, i) => firstPage + i),
    height: rows * rowHeight,
  };
}

export type Drawn = Pick<Visible, 'from' | 'to'>;

/** So many items come, and as many go, in one frame; of a screenful that is missing more at once. */
const atOnce = 1;
const framesAtMost = 8;

/**
 * From what is drawn to what is to be drawn, a few items nearer: a whole row at once would be more than a frame has time for. What shares
 * nothing with it, as after a leap, is drawn at once.
 */
export function nearer(drawn: Drawn, wanted: Drawn): Drawn {
  if (drawn.from >= wanted.to || drawn.to <= wanted.from) return wanted;
  return { from: step(drawn.from, wanted.from), to: step(drawn.to, wanted.to) };
}

function step(at: number, goal: number): number {
  const most = Math.max(atOnce, Math.ceil(Math.abs(goal - at) / framesAtMost));
  return at < goal ? Math.min(goal, at + most) : Math.max(goal, at - most);
}
