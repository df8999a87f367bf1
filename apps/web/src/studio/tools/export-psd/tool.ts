import { designTitle, exportPsdParams, type FileRow, isBlank, limits } from '@naksha/contract';
import { type Recipe, usageOf } from '@naksha/loom';
import { IconStack3 } from '@tabler/icons-react';
import { truncate } from '../../../ui/abbreviate.ts';
import { notifyReady } from '../../designs/notify-ready.tsx';
import { defineTool } from '../define-tool.ts';
import { drawingProblem } from '../export/drawing-note.tsx';
import { ownWidthCm } from '../export/export-size.ts';
import { PsdForm, sizeOf } from './psd-form.tsx';
import { type PsdWishes, psdDpi, psdRequest, usualLayers } from './psd-request.ts';
import { isOneLayer, type LayerCount, useLayerCount } from './use-layer-count.ts';

/** A design, or words alone, as a file of layers. */
export const exportPsd = defineTool({
  operation: 'exportPsd',
  icon: IconStack3,
  group: 'take',
  family: 'deliver',
  title: 'files.psd.title',
  showsGoods: true,
  inputs: ['latest?'],
  initial,
  texts: {
    of: ({ fileName, words }) => ({ fileName, words }),
    put: (value, { fileName = value.fileName, words = value.words }) => ({ ...value, fileName, words }),
  },
  Form: PsdForm,
  fields: ['fileName'],
  usePreview: ({ value, design }) => useLayerCount(design, value.layers === 'colour'),
  request: ({ value, design, found }) => {
    if (design && value.layers === 'colour' && !canFallApart(found)) return { idle: 'priced' };
    const dpi = psdDpi(value, design);
    if (sizeOf(value, design)?.problem || dpi > limits.maxDpi || dpi < 1) return { idle: 'priced' };
    if (value.fileName.trim() === '') return { refused: 'file_name_missing', field: 'fileName' };
    if (!design && isBlank(value.words)) return { refused: 'psd_needs_content' };
    const changed = design && value.layers === 'motif' && drawingProblem('shapes', value.drawing, design);
    return changed ? { refused: changed } : psdRequest(design, value);
  },
  action: (_, t) => t('files.psd.submit'),
  // Made in the background: nothing falls into the hands of someone who has gone on to something else.
  afterwards: ({ results: [file] }) => {
    if (file) notifyReady(file);
  },
  jobName: (params, t) =>
    t('files.psd.job', {
      name: truncate(exportPsdParams.safeParse(params).data?.fileName ?? '', limits.shownFileNameLength),
    }),
});

function initial(design: FileRow | undefined, recipe: Recipe | undefined): PsdWishes {
  return {
    fileName: design ? designTitle(design) : 'layers',
    layers: usualLayers(design),
    dpi: undefined,
    widthCm: design && ownWidthCm(design),
    extent: 'tile',
    usage: design && recipe ? usageOf(recipe) : 'general textile',
    drawing: undefined,
    spots: false,
    words: '',
    wordsMm: 10,
  };
}

/** What cannot be counted is asked for: the server counts again before it charges. */
const canFallApart = (found: LayerCount): boolean =>
  found.error !== null || (found.layers !== undefined && !isOneLayer(found));
