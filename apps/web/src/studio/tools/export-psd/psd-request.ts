import {
  defaultDpi,
  type ExportPsdParams,
  type FileRow,
  findOperation,
  isBlank,
  limits,
  type Usage,
} from '@naksha/contract';
import type { Asked } from '../define-tool.ts';

type PsdLayers = ExportPsdParams['layers'];

export interface PsdWishes {
  readonly fileName: string;
  readonly layers: PsdLayers;
  /** Undefined until one is chosen: it follows the layers then. */
  readonly dpi: number | undefined;
  readonly widthCm: number | undefined;
  readonly extent: ExportPsdParams['extent'];
  readonly usage: Usage;
  readonly drawing: ExportPsdParams['drawing'];
  readonly spots: boolean;
  readonly words: string;
  readonly wordsMm: number;
}

/** Words stand a finger's breadth from the corner. */
const marginMm = 10;

/** The layers that a picture can have: those it was drawn in, those of its colours, or itself as one. */
export function layersOf(design: Pick<FileRow, 'designDefinition'> | undefined): readonly PsdLayers[] {
  return design?.designDefinition?.engine === 'loom' ? ['motif', 'picture'] : ['colour', 'picture'];
}

/** Layers that suit a picture best: by colour only once it has been flattened. */
export function usualLayers(design: FileRow | undefined): PsdLayers {
  if (layersOf(design).includes('motif')) return 'motif';
  return findOperation(design?.operation)?.isFlat ? 'colour' : 'picture';
}

/** The dots per inch of the file: a picture keeps its size on cloth, and what is drawn again is as fine as it may be. */
export function psdDpi({ layers, dpi }: PsdWishes, design: Pick<FileRow, 'dpi'> | undefined): number {
  if (dpi !== undefined) return dpi;
  if (design === undefined || layers === 'motif') return limits.maxDpi;
  return Math.min(limits.maxDpi, design.dpi ?? defaultDpi);
}

/** The request for a layered file. */
export function psdRequest(design: Pick<FileRow, '_id' | 'dpi'> | undefined, wishes: PsdWishes): Asked<'exportPsd'> {
  const { fileName, layers, widthCm, extent, usage, drawing, spots, wordsMm } = wishes;
  const dpi = psdDpi(wishes, design);
  const content = wishes.words.trim();
  // Layers by colour of a picture take no words.
  const hasWords = !isBlank(content) && !(design !== undefined && layers === 'colour');
  const text = !hasWords ? [] : [{ content, sizeMm: wordsMm, x: marginMm, y: marginMm }];
  const size =
    layers !== 'motif' || design === undefined
      ? {}
      : extent === 'piece'
        ? { extent, usage }
        : widthCm === undefined
          ? {}
          : { widthCm };
  const isAgain = layers === 'motif' && design !== undefined && drawing === 'again';
  const own = isAgain ? { ...size, drawing } : size;
  const params = { fileName, layers, dpi, spots: spots && layers === 'colour', text, ...own };
  return { operation: 'exportPsd', params };
}
