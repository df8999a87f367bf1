/** The mark: a buta on point paper, each square one thread crossing. */
const rows = [
  '.....###.',
  '....#...#',
  '...##....',
  '..####...',
  '.######..',
  '###..###.',
  '##.##.##.',
  '##.##.##.',
  '###..###.',
  '.######..',
  '..####...',
];

export function Mark({ size = 24, title }: { size?: number; title?: string }) {
  const squares = rows.flatMap((row, y) => Array.from(row, (cell, x) => (cell === '#' ? `M${x} ${y}h1v1h-1z` : '')));
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
