import { cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { plantSheets } from '../../drawing/counted/plant-sheets.ts';
import { type Legend, stamp } from '../../drawing/counted/stamp.ts';
import { figureOutlines } from '../../drawing/motifs/figures/outlines.ts';
import type { Motif, MotifInks } from '../../drawing/motifs/motif.ts';
import { cellsOf } from '../../drawing/subjects/draw-cells.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { wovenFigures } from './woven-figures.ts';

/** Turns of a weft to the longer side of a thing; figures of the craft have their own. */
const across = 26;

/** A figure as the wefts of a kilim draw it, in steps of its net: the weaver's own sheet where there is one, else counted from the outline. */
export function steppedFigure(motif: MotifId): Motif | undefined {
  const sheets: Partial<Record<string, readonly string[]>> = wovenFigures;
  const sheet = sheets[motif];
  if (sheet !== undefined)
    return stepped(sheet, ({ body, second, third, light }) => ({
      '1': body,
      '2': second,
      '3': third,
      o: 'dark',
      l: light,
    }));
  const outlines: Partial<Record<string, Outline>> = figureOutlines;
  const outline = outlines[motif];
  return outline === undefined ? undefined : steppedThing(outline);
}

/** A flower of eight petals stands for every flower. */
export const steppedFlower: Motif = stepped(plantSheets.rose, countedInks);

/** A thing of a library, counted. */
export function steppedThing(outline: Outline): Motif {
  return stepped(cellsOf(outline, across), countedInks);
}

function countedInks({ body, second, leaf, light }: MotifInks): Legend {
  return { o: body, x: second, '#': light, l: leaf, e: 'dark' };
}

function stepped(rows: readonly string[], legendOf: (inks: MotifInks) => Legend): Motif {
  const width = Math.max(...rows.map((row) => row.length));
  const height = rows.length;
  return ({ radius, inks }) => {
    const cells = createCells(width, height);
    stamp(cells, { rows, legend: legendOf(inks) }, width / 2, height / 2);
    const cell = (2 * radius) / Math.max(width, height);
    return cellSymbol(cells, cell, cell);
  };
}
