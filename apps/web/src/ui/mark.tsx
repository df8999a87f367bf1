import { markRows } from '@naksha/contract';

/** The mark, in the colour of the words beside it. */
export function Mark({ size = 24, title }: { size?: number; title?: string }) {
  const squares = markRows.flatMap((row, y) =>
    Array.from(row, (cell, x) => (cell === '#' ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      width={(size * 9) / 11}
      height={size}
      viewBox="0 0 9 11"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={squares.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
