import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HistoryNode } from '../store/walk-history.ts';
import { placeBack, placeOn } from '../store/walk-history.ts';
import { columnPitch, columnPlaces } from './column-places.ts';
import { layOutHistory } from './lay-out-history.ts';

/** Results of an afternoon: each comes from an earlier one, from one that is gone, or from nothing; some share a job. */
const anyHistory = fc
  .array(
    fc.record({ from: fc.option(fc.nat(20), { nil: undefined }), job: fc.option(fc.nat(3), { nil: undefined }) }),
    {
      maxLength: 14,
    },
  )
  .map((steps) =>
    steps.map(
      ({ from, job }, i): HistoryNode => ({
        id: `n${i}`,
        createdAt: `2026-01-01T00:${String(i).padStart(2, '0')}:00Z`,
        ...(from !== undefined && { parentId: from < i ? `n${from}` : 'gone' }),
        ...(job !== undefined && { jobId: `j${job}` }),
      }),
    ),
  );

it('gives every result a place of its own, a step one column after what it came from', () => {
  fc.assert(
    fc.property(anyHistory, (nodes) => {
      const placed = layOutHistory(nodes);
      expect(placed.map(({ node }) => node.id).toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
      expect(new Set(placed.map(({ column, lane }) => `${column}/${lane}`)).size).toBe(nodes.length);
      for (const { node, column, lane, from } of placed) {
        const parent = placed.find(({ node: { id } }) => id === node.parentId);
        expect(from).toEqual(parent && { column: parent.column, lane: parent.lane });
        if (parent) expect([column, lane >= parent.lane]).toEqual([parent.column + 1, true]);
      }
    }),
  );
});

it('lays the same history out in the same way, in whatever order its results are known', () => {
  fc.assert(
    fc.property(anyHistory, (nodes) => {
      expect(layOutHistory(nodes.toReversed())).toEqual(layOutHistory(nodes));
    }),
  );
});

it('sets columns apart from left to right, with room for a name wherever a line leads', () => {
  fc.assert(
    fc.property(anyHistory, (nodes) => {
      const placed = layOutHistory(nodes);
      const places = columnPlaces(placed);
      for (const { column, from } of placed) {
        const before = places[column - 1] ?? Number.NEGATIVE_INFINITY;
        expect(places[column]).toBeGreaterThan(before);
        if (from) expect((places[column] ?? 0) - before).toBe(columnPitch.led);
      }
    }),
  );
});

it('leads every walk back to a first beginning and every walk on to an end', () => {
  fc.assert(
    fc.property(anyHistory, fc.nat(13), (nodes, n) => {
      const start = nodes[n]?.id ?? null;
      for (const walk of [placeBack, (all: typeof nodes, id: string | null) => placeOn(all, id, {})]) {
        let at: string | null = start;
        let steps = 0;
        for (let next = walk(nodes, at); next !== undefined; next = walk(nodes, at)) {
          at = next;
          expect(++steps).toBeLessThanOrEqual(2 * nodes.length);
        }
      }
    }),
  );
});
