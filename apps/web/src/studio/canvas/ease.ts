/** Fast at first, then coming to rest; 0 … 1 to 0 … 1. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
