import type { FileRow } from '@naksha/contract';

type Shown = Pick<FileRow, 'previewUrl'>;

/** The address of a small copy of a file's picture, at least `size` pixels long where it has so many; undefined where it has none. */
export function previewOf(row: Shown | undefined, size: number): string | undefined {
  return row?.previewUrl && `${row.previewUrl}&size=${size}`;
}

/** A file's small picture as the ground of an element. */
export function previewGround(row: Shown | undefined, size: number): { backgroundImage: string } | undefined {
  const address = previewOf(row, size);
  return address === undefined ? undefined : { backgroundImage: `url(${address})` };
}
