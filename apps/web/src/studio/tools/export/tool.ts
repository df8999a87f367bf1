import { defaultDpi, designTitle, exportParams, type FileRow, limits } from '@naksha/contract';
import { type Recipe, usageOf } from '@naksha/loom';
import { IconFileExport } from '@tabler/icons-react';
import { downloadFile } from '../../../api/download-file.ts';
import { truncate } from '../../../ui/abbreviate.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { drawingOf, drawingProblem } from './drawing-note.tsx';
import { ExportForm, type ExportValue, hasInks, madeOf, only8, sizeOf } from './export-form.tsx';
import { ownWidthCm } from './export-size.ts';
import { useProof } from './use-proof.ts';

/** A design as a file of the trade. */
export const exportFile = defineTool({
  operation: 'export',
  icon: IconFileExport,
  group: 'take',
  family: 'deliver',
  title: 'studio.export.title',
  step: 'studio.history.step.export',
  shortcut: 'e',
  showsGoods: true,
  inputs: ['latest'],
  initial,
  texts: {
    of: ({ fileName }) => ({ fileName }),
    put: (value, { fileName = value.fileName }) => ({ ...value, fileName }),
  },
  Form: ExportForm,
  fields: ['fileName', 'dpi'],
  usePreview,
  request: ({ value, design, recipe }) => {
    const { proof: _, ...params } = value;
    if (sizeOf(value, design, recipe !== undefined).problem || value.dpi > limits.maxDpi) return { idle: 'priced' };
    if (value.fileName.trim() === '') return { refused: 'file_name_missing', field: 'fileName' };
    const made = madeOf(value, design, recipe !== undefined);
    const changed = drawingProblem(made, value.drawing, design);
    if (changed) return { refused: changed };
    const drawing = drawingOf(made, value.drawing);
    return {
      operation: 'export',
      params: { ...params, drawing, bits: only8(value) === undefined ? value.bits : 'own' },
    };
  },
  action: (_, t) => t('studio.export.submit'),
  afterwards: async ({ results: [file] }) => {
    if (file) await downloadFile(file._id);
  },
  jobName: (params, t) =>
    t('studio.jobs.export', {
      name: truncate(exportParams.safeParse(params).data?.fileName ?? '', limits.shownFileNameLength),
    }),
});

function initial(design: FileRow, recipe: Recipe | undefined): ExportValue {
  return {
    ...exportParams.parse({ fileName: '-' }),
    fileName: designTitle(design),
    widthCm: ownWidthCm(design),
    // What cannot be drawn again has the dots that it has.
    dpi: recipe ? limits.maxDpi : Math.min(limits.maxDpi, design.dpi ?? defaultDpi),
    usage: recipe ? usageOf(recipe) : 'general textile',
    proof: { isProofed: true, onPaper: false, marksBeyond: false },
  };
}

/** The table shows what the press will print. */
function usePreview({ value }: Given<ExportValue>): number | null {
  const { rendering, inks, proof } = value;
  const isShown = hasInks(value) && inks === 'cmyk' && proof.isProofed;
  return useProof(isShown ? { rendering, onPaper: proof.onPaper, marksBeyond: proof.marksBeyond } : null);
}
