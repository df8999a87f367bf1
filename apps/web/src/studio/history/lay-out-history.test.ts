import { describe, expect, it } from 'vitest';
import type { HistoryNode } from '../store/walk-history.ts';
import { layOutHistory } from './lay-out-history.ts';

let clock = 0;
const node = (id: string, parentId?: string, jobId?: string): HistoryNode => ({
  id,
  parentId,
  jobId,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, clock++)).toISOString(),
});
const places = (nodes: HistoryNode[]) =>
  Object.fromEntries(layOutHistory(nodes).map(({ node: { id }, column, lane }) => [id, [column, lane]]));

describe('layOutHistory', () => {
  it('sets a chain of steps in one lane', () => {
    expect(places([node('a'), node('b', 'a'), node('c', 'b')])).toEqual({ a: [0, 0], b: [1, 0], c: [2, 0] });
  });

  it('sets a branch under everything the elder one led to', () => {
    const made = places([node('a'), node('b', 'a'), node('c', 'b'), node('d', 'b'), node('e', 'a')]);
    expect(made).toEqual({ a: [0, 0], b: [1, 0], c: [2, 0], d: [2, 1], e: [1, 2] });
  });

  it('begins again to the right of all that came before', () => {
    expect(places([node('a'), node('b', 'a'), node('x'), node('y', 'x')])).toEqual({
      a: [0, 0],
      b: [1, 0],
      x: [2, 0],
      y: [3, 0],
    });
  });

  it('sets the results of one job one above the other', () => {
    expect(places([node('a', undefined, 'j'), node('b', undefined, 'j'), node('c')])).toEqual({
      a: [0, 0],
      b: [0, 1],
      c: [1, 0],
    });
  });

  it('never sets two results on one place', () => {
    const nodes = Array.from({ length: 60 }, (_, i) =>
      node(`n${i}`, i % 5 === 0 ? undefined : `n${(i * 7) % i}`, `j${i >> 1}`),
    );
    const taken = layOutHistory(nodes).map(({ column, lane }) => `${column}|${lane}`);
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
  });

  it('treats a result whose origin is not known any more as a beginning', () => {
    expect(places([node('b', 'gone')])).toEqual({ b: [0, 0] });
  });
});
