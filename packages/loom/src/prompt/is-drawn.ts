import type { Sense } from './phrase.ts';

const kinds: readonly Sense['kind'][] = ['motif', 'subject', 'later-motif'];

/** Whether a sense names a thing to draw: by hand, from a library, or not yet. Names of cloths and layouts do not. */
export function isDrawn(sense: Pick<Sense, 'kind'> | undefined): boolean {
  return sense !== undefined && kinds.includes(sense.kind);
}
