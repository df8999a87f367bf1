import type { Scene } from '../../drawing/scene.ts';
import type { EditOp } from './edit-op.ts';

/** Changes that leave what they do not speak of where it lies, wherever the layout can do without. */
const local: readonly EditOp['op'][] = ['addMotif', 'removeMotif', 'replaceMotif', 'weighMotif'];
/** Changes that ask for another layout: no one is surprised by it. */
const asked: readonly EditOp['op'][] = [
  'scale',
  'scaleTo',
  'density',
  'layout',
  'family',
  'repeat',
  'detail',
  'rearrange',
  'border',
  'setting',
  'style',
];
/** Of what lay there, or of what lies there where that is less, so much has to lie where it lay. */
const leastKept = 0.5;

/**
 * Whether an edit that changed motifs alone has moved most of the others, too: some layouts are nothing without the motif that was
 * taken from them. `before` and `after` are the plans.
 */
export function layoutChanged(before: Scene, after: Scene, done: readonly { readonly op: EditOp['op'] }[]): boolean {
  if (!done.some(({ op }) => local.includes(op)) || done.some(({ op }) => asked.includes(op))) return false;
  const drawn = motifsOf(after);
  // What was taken out itself is not what moved.
  const [then, now] = [placesOf(before, drawn), placesOf(after, drawn)];
  const there = new Set(then);
  const kept = now.filter((place) => there.has(place)).length;
  return kept < leastKept * Math.min(then.length, now.length);
}

function motifsOf({ layers, symbols }: Scene): ReadonlySet<string | undefined> {
  return new Set(layers.flatMap(({ items }) => items.map(({ symbol }) => symbols[symbol]?.motif)));
}

function placesOf({ layers, symbols }: Scene, drawn: ReadonlySet<string | undefined>): string[] {
  return layers.flatMap(({ id, items }) =>
    items
      .filter(({ symbol }) => symbols[symbol]?.motif === undefined || drawn.has(symbols[symbol].motif))
      .map(({ x, y }) => `${id} ${x.toFixed(1)} ${y.toFixed(1)}`),
  );
}
