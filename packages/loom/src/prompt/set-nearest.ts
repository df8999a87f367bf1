import { type LaterCloth, type LaterRow, laterCloths } from '../vocabulary/lexicon-later.ts';
import type { Draft } from './draft.ts';
import type { Reading } from './reading.ts';
import { insteadFor } from './technique-of.ts';

/** Notes a cloth that cannot be made yet, and in its place the nearest, set out as comes nearest, where no cloth is named that can be made. */
export function setNearest(intent: Draft, value: LaterCloth, reading: Reading): 'later' {
  const instead = intent.patterns.length === 0 ? insteadFor(value, reading) : undefined;
  const { as: layout }: LaterRow = laterCloths[value];
  const isSetOut = reading.phrases.some(({ sense }) => sense.kind === 'layout');
  if (instead !== undefined && layout !== undefined && intent.ownLayouts.length === 0 && !isSetOut)
    intent.ownLayouts.push({ family: instead, layout });
  intent.later.push(instead === undefined ? { value } : { value, instead });
  return 'later';
}
