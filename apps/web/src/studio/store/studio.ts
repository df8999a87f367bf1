import { type Asks, noAsks } from './asks.ts';
import { type Brush, type Cursor, freshBrush, noCursor } from './brush.ts';
import { type Dialogs, noDialogs } from './dialogs.ts';
import { type Jobs, noJobs } from './jobs.ts';
import { emptyTable, type Table } from './table.ts';
import { noTools, type Tools } from './tools.ts';
import { firstView, type View } from './view.ts';
import { type History, noHistory } from './walk-history.ts';

/** Everything the studio knows, in slices. */
export interface Studio {
  readonly table: Table;
  readonly view: View;
  readonly history: History;
  readonly asks: Asks;
  readonly brush: Brush;
  readonly cursor: Cursor;
  readonly dialogs: Dialogs;
  readonly jobs: Jobs;
  readonly tools: Tools;
}

export const newStudio = (): Studio => ({
  table: emptyTable,
  view: firstView(),
  history: noHistory,
  asks: noAsks(),
  brush: freshBrush,
  cursor: noCursor,
  dialogs: noDialogs,
  jobs: noJobs,
  tools: noTools,
});
