import type { RepeatParams } from '@naksha/contract';

const shifts = [
  'gapHorizontal',
  'gapVertical',
  'offsetHorizontal',
  'offsetVertical',
  'brushHorizontal',
  'brushVertical',
] as const;

/** True for the repeat that the table shows of every design anyway. */
export function isPlain(params: RepeatParams): boolean {
  const isStraight = params.layout === 'straight' || params.layout === 'p1';
  return isStraight && shifts.every((name) => params[name] === 0);
}
