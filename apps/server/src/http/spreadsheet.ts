import { Readable } from 'node:stream';
import { AppError } from './app-error.ts';
import type { Wire } from './handler.ts';

type Cell = string | number;

/** Sends rows as CSV while they are read, so that a long history is never in memory. */
export function sendSpreadsheet({ reply }: Wire, fileName: string, rows: AsyncIterable<readonly Cell[]>): void {
  reply.header('content-type', 'text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  reply.send(Readable.from(lines(rows)));
}

async function* lines(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  // The mark that makes spreadsheets read the names as UTF-8.
  yield '\ufeff';
  for await (const row of rows) yield `${row.map(cell).join(',')}\r\n`;
}

/** What a spreadsheet takes for a formula at the beginning of a cell, spaces or quotes before it or not. */
const atStart = /^(?=[\s"]*[=+\-@＝＋－＠\t\r\n|])/;
/** The same behind a sign that parts cells elsewhere: a European spreadsheet parts at semicolons, and quotes in the middle of a cell hold nothing together. */
const afterSeparator = /([;\t\r\n|][\s"']*)(?=[=+\-@＝＋－＠|])/g;

/** Quoted, and with an apostrophe before whatever a spreadsheet could take for a formula. */
export function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const harmless = value.replace(atStart, "'").replace(afterSeparator, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** How days are written, each by the clock of the zone that was kept with it: `2026-11-23`. A zone's clock is made once for all lines of a table. */
export function daysByZone(): (at: string, timeZone: string) => string {
  const clocks = new Map<string, Intl.DateTimeFormat>();
  return (at, timeZone) => {
    const clock = clocks.get(timeZone) ?? dayClock(timeZone);
    clocks.set(timeZone, clock);
    return clock.format(new Date(at));
  };
}

function dayClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: isKnown(timeZone) ? timeZone : 'UTC', dateStyle: 'short' });
}

/** Zones go: one that a client chose once may be none today. */
function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How times are written in a zone: `2026-11-23 09:05:00`, which spreadsheets read as times. */
export function clockIn(timeZone: string): (at: string) => string {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    return (at) => format.format(new Date(at));
  } catch {
    throw new AppError('time_zone_unknown', { field: 'timeZone' });
  }
}
