import { expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-1000', { start: 99, end: 99 }],
])('%s of 100 bytes is a part', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s of 100 bytes lies outside',
  (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable');
  },
);

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'pages=1-2', 'bytes=a-b', 'bytes=1-2-3'])(
  '%j means the whole',
  (header) => {
    expect(parseRange(header, 100)).toBeUndefined();
  },
);
