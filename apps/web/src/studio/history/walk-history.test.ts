import { describe, expect, it } from 'vitest';
import { stepBack, stepOn } from './walk-history.ts';

const nodes = [
  { id: 'a', createdAt: '2026-01-01T00:00:00Z' },
  { id: 'b', parentId: 'a', createdAt: '2026-01-01T00:01:00Z' },
  { id: 'c', parentId: 'a', createdAt: '2026-01-01T00:02:00Z' },
  { id: 'x', createdAt: '2026-01-01T00:03:00Z' },
];

describe('walking the history', () => {
  it('undoes to what a result came from, and from a beginning to the one before', () => {
    expect(stepBack(nodes, 'c')).toBe('a');
    expect(stepBack(nodes, 'x')).toBe('a');
    expect(stepBack(nodes, 'a')).toBeUndefined();
  });

  it('redoes the way that was taken last', () => {
    expect(stepOn(nodes, 'a', { a: 'c' })).toBe('c');
    expect(stepOn(nodes, 'a', {})).toBe('b');
  });

  it('goes on to the next beginning where nothing was made from this one, and stops at the last', () => {
    expect(stepOn(nodes, 'x', {})).toBeUndefined();
    expect(stepOn([nodes[0] ?? { id: '', createdAt: '' }, ...nodes.slice(3)], 'a', {})).toBe('x');
  });

  it('leads nowhere while nothing is chosen', () => {
    expect(stepBack(nodes, null)).toBeUndefined();
    expect(stepOn(nodes, null, {})).toBeUndefined();
  });
});
