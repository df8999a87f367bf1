import { type FileRow, fileRow, type Job, job } from '@naksha/contract';
import { vi } from 'vitest';
import { newStudio } from '../src/studio/store/studio.ts';
import { useStudio } from '../src/studio/store/studio-store.ts';
import type { ClothPicture } from '../src/studio/store/table.ts';
import { showChange } from '../src/studio/store/table-actions.ts';
import { openTool } from '../src/studio/store/tool-actions.ts';

const clientId = '0190a000-0000-7000-8000-00000000c11e';
const createdBy = '0190a000-0000-7000-8000-0000000005e1';

/** An id that is the same for the same letters; the contract wants UUIDs. */
function idOf(name: string): string {
  const digits = Array.from(name, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return `0190a000-0000-7000-8000-${digits.slice(-12).padStart(12, '0')}`;
}

let minutes = 0;

/** A design as the server answers it, made after all others of the test. */
export function aDesign(name: string, changes: Partial<FileRow> = {}): FileRow {
  const { width = 400, height = 200 } = changes;
  return fileRow.parse({
    _id: idOf(name),
    clientId,
    fileName: `${name}.png`,
    s3FileName: `designs/${name}.png`,
    directory: null,
    contentType: 'image/png',
    bytes: 1000,
    width,
    height,
    totalPixels: width * height,
    dpi: 150,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minutes++)).toISOString(),
    createdBy,
    saved: false,
    designName: name,
    ...changes,
  });
}

/** A bitmap that only knows whether it was closed: nothing draws outside a browser. */
export const aBitmap = (): ImageBitmap => ({ width: 64, height: 32, close: vi.fn() });
export const isClosed = ({ close }: ImageBitmap): boolean => vi.mocked(close).mock.calls.length > 0;

export const aPicture = (cloth: string, changes: Partial<ClothPicture> = {}): ClothPicture => ({
  source: aBitmap(),
  tile: { widthPx: 400, heightPx: 200, dpi: 150 },
  cloth,
  ...changes,
});

/** What a tool that is open makes of a cloth; by default a copy of it. */
export function tryOn(
  of: ClothPicture,
  ...[source = aBitmap(), options]: [ImageBitmap?, Parameters<typeof showChange>[3]?]
): void {
  openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
  showChange('adjust', of, source, options);
}

/** The studio as it is when it is opened. */
export const freshStudio = (): void => useStudio.setState(newStudio(), true);

/** A job as the server reports it. */
export function aJob(name: string, changes: Partial<Job> = {}): Job {
  return job.parse({
    _id: idOf(name),
    operation: 'adjust',
    params: {},
    state: 'running',
    progress: 0.5,
    cost: 0,
    engine: 'builtin',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minutes++)).toISOString(),
    results: [],
    ...changes,
  });
}
