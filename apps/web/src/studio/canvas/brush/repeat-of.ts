import { type Area, area, type FileRow, repeatParams } from '@naksha/contract';

const layouts = area.shape.repeat.unwrap().shape.layout.unwrap().options;
const mostCells = 8;

/**
 * The way a design repeats, as far as it tells: one that was laid by Repeat holds several cells of that layout, and what is painted on
 * one of them is painted on all. Cells with gaps, joins that were softened and cut ones are no longer alike: these repeat as a whole.
 */
export function repeatOf({
  operation,
  params,
  width,
  height,
}: Pick<FileRow, 'operation' | 'params' | 'width' | 'height'>): Area['repeat'] {
  const straight = area.shape.repeat.parse({});
  const laid = operation === 'repeat' ? repeatParams.safeParse(params).data : undefined;
  const layout = layouts.find((name) => name === laid?.layout);
  if (!laid || !layout || laid.width !== undefined || laid.height !== undefined) return straight;
  const { columns, rows, step } = laid;
  const altered = [laid.gapHorizontal, laid.gapVertical, laid.offsetHorizontal, laid.offsetVertical];
  if ([...altered, laid.brushHorizontal, laid.brushVertical].some((value) => value !== 0)) return straight;
  if (columns > mostCells || rows > mostCells || width % columns !== 0 || height % rows !== 0) return straight;
  return { layout, step, columns, rows };
}
