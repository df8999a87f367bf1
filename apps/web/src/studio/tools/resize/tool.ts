import { defaultDpi, type FileRow } from '@naksha/contract';
import { IconResize } from '@tabler/icons-react';
import { defineTool } from '../define-tool.ts';
import { askedSize } from './measured-size.ts';
import { isPossible, ResizeForm, type ResizeState } from './resize-form.tsx';

/** A design in another size, in pixels or on cloth. */
export const resize = defineTool({
  operation: 'resize',
  icon: IconResize,
  group: 'change',
  family: 'size',
  title: 'studio.tools.size',
  inputs: ['design'],
  initial,
  // Whether the cloth repeats is its owner's word: the seam of a result that measures worse does not take it back.
  carry: (value, { design, isKin }) =>
    design ? { ...initial(design), ...(isKin && { isLocked: value.isLocked, isTile: value.isTile }) } : value,
  Form: ResizeForm,
  request: ({ value, design }) =>
    isPossible(value, design)
      ? { operation: 'resize', params: { ...askedSize(value.size, value.isLocked), isTile: value.isTile } }
      : { idle: 'nothing' },
});

function initial({ width, height, dpi, seamScore }: FileRow): ResizeState {
  const size = { width, height, unit: 'px' as const, dpi: dpi ?? defaultDpi };
  return { size, isLocked: true, isTile: seamScore !== undefined && seamScore <= 1 };
}
