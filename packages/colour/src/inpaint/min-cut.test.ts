import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMinCut } from './min-cut.ts';

const most = { nodes: 7, edges: 14 };
const cost = fc.integer({ min: 0, max: 20 });
const network = fc.integer({ min: 1, max: most.nodes }).chain((nodes) =>
  fc.record({
    terminals: fc.array(fc.tuple(cost, cost), { minLength: nodes, maxLength: nodes }),
    edges: fc.array(
      fc.tuple(fc.integer({ min: 0, max: nodes - 1 }), fc.integer({ min: 0, max: nodes - 1 }), cost, cost),
      { maxLength: most.edges },
    ),
  }),
);
type Network = typeof network extends fc.Arbitrary<infer Value> ? Value : never;

/** What it costs to have these nodes on the side of the sink. */
function costOf({ terminals, edges }: Network, isWithSink: (node: number) => boolean): number {
  const alone = terminals.reduce((sum, [sink, source], node) => sum + (isWithSink(node) ? sink : source), 0);
  return edges.reduce((sum, [one, other, there, back]) => {
    if (!isWithSink(one) && isWithSink(other)) return sum + there;
    return isWithSink(one) && !isWithSink(other) ? sum + back : sum;
  }, alone);
}

it('finds a cut as cheap as the cheapest of all, and again after it was cleared', () => {
  const cut = createMinCut(most.nodes, most.edges);
  fc.assert(
    fc.property(network, (given) => {
      const edges = given.edges.filter(([one, other]) => one !== other);
      const all = { ...given, edges };
      cut.clear(given.terminals.length);
      for (const [node, [sink, source]] of given.terminals.entries()) cut.addTerminals(node, sink, source);
      for (const [one, other, there, back] of edges) cut.addEdge(one, other, there, back);
      cut.run();
      const ways = Array.from({ length: 2 ** given.terminals.length }, (_, way) =>
        costOf(all, (node) => ((way >> node) & 1) === 1),
      );
      expect(costOf(all, cut.isWithSink)).toBe(Math.min(...ways));
    }),
    { numRuns: 400 },
  );
});
