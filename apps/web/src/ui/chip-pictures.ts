/** Pictures of the chips by list and word, `family-ikat`: drawn by the loom, see `scripts/draw-chips.ts`. */
export const chipPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(import.meta.glob<string>('./chips/*.webp', { eager: true, query: '?url', import: 'default' })).map(
    ([path, address]) => [path.slice('./chips/'.length, -'.webp'.length), address],
  ),
);
