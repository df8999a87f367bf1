/** The mark: a buta on point paper, each square one thread crossing. */
export const markRows = [
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
] as const;
