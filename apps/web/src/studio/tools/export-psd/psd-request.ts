import { type ExportPsdParams, type FileRow, findOperation, type Usage } from '@naksha/contract';
import type { Asked } from '../define-tool.ts';

type PsdLayers = ExportPsdParams['layers'];

export interface PsdWishes {
  readonly fileName: string;
  readonly layers: PsdLayers;
  readonly dpi: number;
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

/** The request for a layered file. */
export function psdRequest(design: Pick<FileRow, '_id'> | undefined, wishes: PsdWishes): Asked<'exportPsd'> {
  const { fileName, layers, dpi, widthCm, extent, usage, drawing, spots, wordsMm } = wishes;
  const content = wishes.words.trim();
  // Layers by colour of a picture take no words.
  const hasWords = content !== '' && !(design !== undefined && layers === 'colour');
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
