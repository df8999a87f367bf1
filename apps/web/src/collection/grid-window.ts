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
  /** Pages, from 1, that hold them. */
  readonly pages: readonly number[];
  readonly height: number;
}

const rowsBeyond = 2;

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
  const firstPage = Math.floor(from / pageSize) + 1;
  const lastPage = to > from ? Math.floor((to - 1) / pageSize) + 1 : firstPage;
  return {
    from,
    to,
    pages: Array.from({ length: lastPage - firstPage + 1 }, (_, i) => firstPage + i),
    height: rows * rowHeight,
  };
}
