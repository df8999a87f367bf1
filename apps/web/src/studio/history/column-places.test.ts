import { describe, expect, it } from 'vitest';
import { columnPitch, columnPlaces } from './column-places.ts';
import { layOutHistory } from './lay-out-history.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const { led, loose, apart } = columnPitch;

describe('columnPlaces', () => {
  it('sets beginnings close to each other, but well apart from a chain before or after them', () => {
    const placed = layOutHistory([
      { id: 'a', createdAt: at(0) },
      { id: 'b', createdAt: at(1) },
      { id: 'chain', createdAt: at(2) },
      { id: 'step', parentId: 'chain', createdAt: at(3) },
      { id: 'c', createdAt: at(4) },
    ]);
    const places = columnPlaces(placed);
    expect(places.slice(1).map((place, i) => place - (places[i] ?? 0))).toEqual([loose, apart, led, apart]);
  });
});
