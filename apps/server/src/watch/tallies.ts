/** What is counted where it happens, for the figures of this process. */
export type Tally = 'webhooks_repeated' | 'previews_evicted';

const counts = new Map<Tally, number>();

export const tally = (name: Tally, more = 1): void => void counts.set(name, tallied(name) + more);

/** Since the process began. */
export const tallied = (name: Tally): number => counts.get(name) ?? 0;
