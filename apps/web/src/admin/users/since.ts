import type { useFormat } from '../../i18n/use-format.ts';

type Since =
  | { word: 'now' | 'yesterday' | 'never' }
  | { word: 'minutes' | 'hours'; count: number }
  | { word: 'day'; text: string };

const minute = 60_000;
const dayMinutes = 24 * 60;

/** How long ago somebody was active, in the words of the list: a moment, minutes, hours, yesterday, or the day. */
export function since(iso: string | null, now: Date, format: Pick<ReturnType<typeof useFormat>, 'shortDay'>): Since {
  if (iso === null) return { word: 'never' };
  const then = new Date(iso);
  const minutes = Math.floor((now.getTime() - then.getTime()) / minute);
  if (minutes < 2) return { word: 'now' };
  if (minutes < 60) return { word: 'minutes', count: minutes };
  // By the clock that writes the days beside it.
  const day = format.shortDay(then);
  if (minutes < 2 * dayMinutes) {
    if (day === format.shortDay(now)) return { word: 'hours', count: Math.floor(minutes / 60) };
    if (day === format.shortDay(new Date(now.getTime() - dayMinutes * minute))) return { word: 'yesterday' };
  }
  return { word: 'day', text: day };
}
