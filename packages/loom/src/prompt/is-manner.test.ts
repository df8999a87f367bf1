import { expect, it } from 'vitest';
import { isManner } from './is-manner.ts';

it('takes Kanjivaram for a manner of its cloth, and a lattice for none', () => {
  const of = (value: string) => isManner({ kind: 'own-layout', family: 'brocade', value });
  expect([of('kanjivaram'), of('lattice'), isManner({ kind: 'stop', value: '' })]).toEqual([true, false, false]);
});
