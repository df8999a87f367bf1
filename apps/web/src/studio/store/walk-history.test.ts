import { describe, expect, it } from 'vitest';
import { missingParents, placeBack, placeOn } from './walk-history.ts';

const nodes = [
  { id: 'a', createdAt: '2026-01-01T00:00:00Z' },
  { id: 'b', parentId: 'a', createdAt: '2026-01-01T00:01:00Z' },
  { id: 'c', parentId: 'a', createdAt: '2026-01-01T00:02:00Z' },
  { id: 'x', createdAt: '2026-01-01T00:03:00Z' },
];

describe('walking the history', () => {
  it('undoes to what a result came from, and from a beginning to the one before', () => {
    expect(placeBack(nodes, 'c')).toBe('a');
    expect(placeBack(nodes, 'x')).toBe('a');
    expect(placeBack(nodes, 'a')).toBeUndefined();
  });

  it('redoes the way that was taken last', () => {
    expect(placeOn(nodes, 'a', { a: 'c' })).toBe('c');
    expect(placeOn(nodes, 'a', {})).toBe('b');
  });

  it('goes on to the next beginning where nothing was made from this one, and stops at the last', () => {
    expect(placeOn(nodes, 'x', {})).toBeUndefined();
    expect(placeOn([nodes[0] ?? { id: '', createdAt: '' }, ...nodes.slice(3)], 'a', {})).toBe('x');
  });

  it('leads nowhere while nothing is chosen', () => {
    expect(placeBack(nodes, null)).toBeUndefined();
    expect(placeOn(nodes, null, {})).toBeUndefined();
  });
});

it('names what results were made from and is not among them, each once', () => {
  const rows = [
    { _id: 'a' },
    { _id: 'b', parentId: 'a' },
    { _id: 'c', parentId: 'photograph' },
    { _id: 'd', parentId: 'photograph' },
  ];
  expect(missingParents(rows)).toEqual(['photograph']);
});
